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

/**
 * Random setups that games rarely reach: stacks close together, towers, holes, gates around a Pillbug, a surrounded
 * Queen, any piece resting, openings at any turn number.
 */
final class RandomSetups {

    private final SplittableRandom random;
    private final Situation situation;
    private final Color sideToMove;

    /** The rare situations that are drawn on purpose. */
    @SuppressWarnings("ImmutableEnumChecker") // The lists cannot be modified.
    private enum Situation {
        /** Stacks with one cell between each two of them, and a climbing piece between them that moves: a gate. */
        HEAPS(List.of(), cells(Direction.E, Direction.NW, Direction.SW), List.of()),
        /** A ring around an empty cell. */
        HOLE(cells(Direction.values()), List.of(), List.of(Hex.ORIGIN)),
        /** A Pillbug with a piece behind two stacks, and empty cells on its other side. */
        GATE_UP(cells(Direction.NE), cells(Direction.E, Direction.NW), cells(Direction.W, Direction.SW, Direction.SE)),
        /** A Pillbug with an empty cell behind two stacks, and pieces on its other side. */
        GATE_DOWN(
                cells(Direction.W, Direction.SE, Direction.SW), cells(Direction.E, Direction.NW), cells(Direction.NE)),
        /** Nearly all climbing pieces in one stack, which has up to seven pieces. */
        TOWER(List.of(), List.of(Hex.ORIGIN), List.of()),
        /** A Queen with a piece on five sides, and sometimes on the sixth. */
        SURROUNDED_QUEEN(cells(Direction.values()), List.of(), cells(Direction.E)),
        /** A Mosquito next to a Pillbug under climbing pieces. */
        COVERED_PILLBUG(cells(Direction.E), cells(Direction.E), cells(Direction.W, Direction.SW)),
        /** The player to move has not placed any piece, and the opponent at most one. */
        OPENING(List.of(), List.of(), List.of());

        /** The cells that are occupied first, after the origin. */
        private final List<Hex> foundation;

        /** The cells on which most climbing pieces stand. */
        private final List<Hex> heaps;

        /** The cells that usually stay empty. */
        private final List<Hex> holes;

        Situation(List<Hex> foundation, List<Hex> heaps, List<Hex> holes) {
            this.foundation = Stream.of(List.of(Hex.ORIGIN), heaps, foundation)
                    .flatMap(List::stream)
                    .distinct()
                    .filter(cell -> !holes.contains(cell))
                    .toList();
            this.heaps = heaps;
            this.holes = holes;
        }

        private static List<Hex> cells(Direction... directions) {
            return Stream.of(directions).map(Hex.ORIGIN::neighbor).toList();
        }

        private boolean isAroundPillbug() {
            return this == GATE_UP || this == GATE_DOWN;
        }

        private Optional<Bug> center() {
            return switch (this) {
                case GATE_UP, GATE_DOWN -> Optional.of(Bug.PILLBUG);
                case COVERED_PILLBUG -> Optional.of(Bug.MOSQUITO);
                case SURROUNDED_QUEEN -> Optional.of(Bug.QUEEN_BEE);
                default -> Optional.empty();
            };
        }

        private boolean needsClimbers() {
            return this == HEAPS || this == TOWER || this == COVERED_PILLBUG || isAroundPillbug();
        }
    }

    private RandomSetups(long number) {
        List<Situation> situations = List.of(Situation.values());
        this.situation = situations.get((int) (number % situations.size()));
        this.random = new SplittableRandom(number);
        this.sideToMove = randomElement(List.of(Color.values()));
    }

    /** Returns a connected hive of random pieces. Each number stands for one setup; the situations take turns. */
    static Setup setup(long number, Ruleset ruleset) {
        return new RandomSetups(number).setup(ruleset);
    }

    private Setup setup(Ruleset ruleset) {
        ReferenceHive hive = new ReferenceHive(Map.of());
        List<Piece> pieces = situation == Situation.OPENING ? openingPieces(ruleset) : randomPieces(ruleset);
        for (Piece piece : pieces) {
            hive = hive.with(cellFor(piece, hive, pieces), piece);
        }
        int turnNumber = maxPiecesOfOneColor(hive) + 1 + random.nextInt(3);
        Setup setup = new Setup(ruleset, sideToMove, turnNumber, hive.stacks(), Optional.empty());
        if (hive.isEmpty() || random.nextBoolean()) {
            return setup;
        }
        List<Hex> cells = new ArrayList<>(hive.stacks().keySet());
        if (situation.isAroundPillbug()) {
            cells.retainAll(situation.foundation);
            cells.removeAll(situation.heaps);
        }
        return setup.withResting(hive.top(randomElement(cells)).orElseThrow());
    }

    private List<Piece> openingPieces(Ruleset ruleset) {
        Piece first = randomElement(ruleset.pieces(sideToMove.opposite()));
        return random.nextBoolean() ? List.of() : List.of(Piece.of(first.color(), first.bug(), 1));
    }

    /** Returns random pieces of the set, in the order in which they are put down. Equal pieces are numbered from 1. */
    private List<Piece> randomPieces(Ruleset ruleset) {
        double probability = random.nextDouble(0.4, 1.6);
        Map<Integer, Piece> shuffled = new TreeMap<>();
        Stream.of(Color.values())
                .flatMap(color -> ruleset.pieces(color).stream())
                .filter(piece -> random.nextDouble() < probability || isNeeded(piece))
                .forEach(piece -> shuffled.put(random.nextInt(), piece));
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : shuffled.values()) {
            int equalPieceCount = (int)
                    pieces.stream().filter(other -> isSameKind(other, piece)).count();
            pieces.add(Piece.of(piece.color(), piece.bug(), equalPieceCount + 1));
        }
        pieces.sort(Comparator.comparingInt(this::order));
        return pieces;
    }

    /** Without the Queen of the player to move, nothing moves. */
    private boolean isNeeded(Piece piece) {
        boolean isQueen = piece.equals(Piece.of(sideToMove, Bug.QUEEN_BEE));
        return isCenter(piece)
                || (situation.needsClimbers() && (isQueen || piece.bug().climbs()))
                || isCoveredPillbug(piece);
    }

    /** Returns whether the situation is about this piece, which then stands on the origin. */
    private boolean isCenter(Piece piece) {
        return situation.center().stream().anyMatch(bug -> piece.equals(Piece.of(sideToMove, bug)));
    }

    private boolean isCoveredPillbug(Piece piece) {
        return situation == Situation.COVERED_PILLBUG && piece.equals(Piece.of(sideToMove, Bug.PILLBUG));
    }

    /** Queens come late, so that few are surrounded, and climbing pieces last, those of the player to move at the end. */
    private int order(Piece piece) {
        if (isCenter(piece)) {
            return 0;
        }
        if (isCoveredPillbug(piece)) {
            return 1;
        }
        if (piece.bug().climbs()) {
            return piece.color() == sideToMove ? 5 : 4;
        }
        return piece.bug() == Bug.QUEEN_BEE ? 3 : 2;
    }

    private static boolean isSameKind(Piece first, Piece second) {
        return first.color() == second.color() && first.bug() == second.bug();
    }

    private Hex cellFor(Piece piece, ReferenceHive hive, List<Piece> pieces) {
        if (situation == Situation.HEAPS && piece.equals(pieces.get(pieces.size() - 1))) {
            return Hex.ORIGIN;
        }
        if (piece.bug().climbs() && random.nextInt(situation == Situation.TOWER ? 12 : 4) > 0) {
            List<Hex> heaps = situation.heaps.stream().filter(hive::isOccupied).toList();
            List<Hex> cells = heaps.isEmpty() ? List.copyOf(hive.stacks().keySet()) : heaps;
            if (!cells.isEmpty()) {
                return randomElement(cells);
            }
        }
        return rimCell(hive);
    }

    /** Returns an empty cell next to the hive, or the next one of the foundation. */
    private Hex rimCell(ReferenceHive hive) {
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
