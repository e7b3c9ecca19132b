package io.github.hiverules.testkit;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Random setups that games rarely reach: stacks close together, holes, gates around a Pillbug, any piece resting. */
final class RandomSetups {

    private final SplittableRandom random;

    /** The rare situations that are drawn on purpose. */
    @SuppressWarnings("ImmutableEnumChecker") // The lists cannot be modified.
    private enum Situation {
        /** Stacks with one cell between each two of them, so that two of them make a gate above the ground. */
        HEAPS(List.of(Hex.ORIGIN), cells(Direction.E, Direction.NW, Direction.SW), List.of()),
        /** A ring around an empty cell. */
        HOLE(cells(Direction.values()), List.of(), List.of(Hex.ORIGIN)),
        /** A Pillbug with a piece behind two stacks. */
        GATE_UP(List.of(Hex.ORIGIN), cells(Direction.E, Direction.NW), List.of()),
        /** A Pillbug with an empty cell behind two stacks. */
        GATE_DOWN(List.of(Hex.ORIGIN), cells(Direction.E, Direction.NW), cells(Direction.NE));

        /** The cells that are occupied first. */
        private final List<Hex> foundation;

        /** The cells on which most climbing pieces stand. */
        private final List<Hex> heaps;

        /** The cells that usually stay empty. */
        private final List<Hex> holes;

        Situation(List<Hex> foundation, List<Hex> heaps, List<Hex> holes) {
            this.foundation = Stream.concat(foundation.stream(), heaps.stream()).toList();
            this.heaps = heaps;
            this.holes = holes;
        }

        private static List<Hex> cells(Direction... directions) {
            return Stream.of(directions).map(Hex.ORIGIN::neighbor).toList();
        }

        private boolean isAroundPillbug() {
            return this == GATE_UP || this == GATE_DOWN;
        }
    }

    RandomSetups(SplittableRandom random) {
        this.random = random;
    }

    /** Returns a connected hive of random pieces in a random situation. */
    Setup setup(Ruleset ruleset) {
        Situation situation = randomElement(List.of(Situation.values()));
        Color sideToMove = randomElement(List.of(Color.values()));
        ReferenceHive hive = new ReferenceHive(Map.of());
        for (Piece piece : randomPieces(ruleset, situation, sideToMove)) {
            hive = hive.with(cellFor(piece, hive, situation), piece);
        }
        int turnNumber = maxPiecesOfOneColor(hive) + 1 + random.nextInt(3);
        Setup setup = new Setup(ruleset, sideToMove, turnNumber, hive.stacks(), Optional.empty());
        if (hive.isEmpty() || random.nextBoolean()) {
            return setup;
        }
        List<Hex> cells = new ArrayList<>(hive.stacks().keySet());
        if (situation.isAroundPillbug()) {
            cells.removeIf(cell -> cell.distanceTo(Hex.ORIGIN) > 1);
        }
        return setup.withResting(hive.top(randomElement(cells)).orElseThrow());
    }

    /**
     * Returns random pieces of the set. Queens come late, so that few are surrounded, and climbers last; a Pillbug comes
     * first if the situation is about it. Equal pieces are numbered from 1.
     */
    private List<Piece> randomPieces(Ruleset ruleset, Situation situation, Color sideToMove) {
        double probability = random.nextDouble(0.4, 1.6);
        Piece pillbug = Piece.of(sideToMove, Bug.PILLBUG);
        Map<Integer, Piece> shuffled = new TreeMap<>();
        Stream.of(Color.values())
                .flatMap(color -> ruleset.pieces(color).stream())
                .filter(piece -> random.nextDouble() < probability
                        || (situation.isAroundPillbug()
                                && (piece.equals(pillbug) || piece.bug().climbs())))
                .forEach(piece -> shuffled.put(random.nextInt(), piece));
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : shuffled.values()) {
            int equalPieceCount = (int)
                    pieces.stream().filter(other -> isSameKind(other, piece)).count();
            pieces.add(Piece.of(piece.color(), piece.bug(), equalPieceCount + 1));
        }
        pieces.sort(Comparator.comparingInt(piece -> {
            if (situation.isAroundPillbug() && piece.equals(pillbug)) {
                return 0;
            }
            return piece.bug().climbs() ? 3 : piece.bug() == Bug.QUEEN_BEE ? 2 : 1;
        }));
        return pieces;
    }

    private static boolean isSameKind(Piece first, Piece second) {
        return first.color() == second.color() && first.bug() == second.bug();
    }

    private Hex cellFor(Piece piece, ReferenceHive hive, Situation situation) {
        if (piece.bug().climbs() && random.nextInt(4) > 0) {
            List<Hex> heaps = situation.heaps.stream().filter(hive::isOccupied).toList();
            List<Hex> cells = heaps.isEmpty() ? List.copyOf(hive.stacks().keySet()) : heaps;
            if (!cells.isEmpty()) {
                return randomElement(cells);
            }
        }
        return rimCell(hive, situation);
    }

    /** Returns an empty cell next to the hive, or the next one of the foundation. */
    private Hex rimCell(ReferenceHive hive, Situation situation) {
        Optional<Hex> next = situation.foundation.stream()
                .filter(cell -> !hive.isOccupied(cell))
                .findFirst();
        if (next.isPresent()) {
            return next.get();
        }
        List<Hex> rim = new ArrayList<>(hive.rim());
        if (random.nextInt(6) > 0) {
            rim.removeAll(situation.holes);
        }
        return randomElement(rim);
    }

    private static int maxPiecesOfOneColor(ReferenceHive hive) {
        return Stream.of(Color.values()).mapToInt(hive::piecesInPlay).max().orElseThrow();
    }

    private <T> T randomElement(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
