package io.github.hiverules.testkit;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Random setups that games rarely reach: high stacks close together, any piece resting, Queens still in hand. */
final class RandomSetups {

    private final SplittableRandom random;

    RandomSetups(SplittableRandom random) {
        this.random = random;
    }

    /** Returns a connected hive of random pieces, with most climbers stacked around the origin. */
    Setup setup(Ruleset ruleset) {
        ReferenceHive hive = new ReferenceHive(Map.of());
        for (Piece piece : randomPieces(ruleset)) {
            hive = hive.with(isClimber(piece) && !hive.isEmpty() ? heapCell(hive) : rimCell(hive), piece);
        }
        int turnNumber = maxPiecesOfOneColor(hive) + 1 + random.nextInt(3);
        Setup setup =
                new Setup(ruleset, randomElement(List.of(Color.values())), turnNumber, hive.stacks(), Optional.empty());
        return random.nextBoolean() && !hive.isEmpty() ? setup.withResting(randomTop(hive)) : setup;
    }

    /**
     * Returns random pieces of the set. Queens come late, so that few are surrounded, and climbers last. Equal pieces
     * are numbered from 1.
     */
    private List<Piece> randomPieces(Ruleset ruleset) {
        double probability = random.nextDouble(0.4, 1.6);
        Map<Integer, Piece> shuffled = new TreeMap<>();
        Stream.of(Color.values())
                .flatMap(color -> ruleset.pieces(color).stream())
                .filter(piece -> random.nextDouble() < probability)
                .forEach(piece -> shuffled.put(random.nextInt(), piece));
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : shuffled.values()) {
            int equalPieceCount = (int)
                    pieces.stream().filter(other -> isSameKind(other, piece)).count();
            pieces.add(Piece.of(piece.color(), piece.bug(), equalPieceCount + 1));
        }
        pieces.sort(Comparator.comparingInt(piece -> isClimber(piece) ? 2 : piece.bug() == Bug.QUEEN_BEE ? 1 : 0));
        return pieces;
    }

    private static boolean isSameKind(Piece first, Piece second) {
        return first.color() == second.color() && first.bug() == second.bug();
    }

    private static boolean isClimber(Piece piece) {
        return piece.bug() == Bug.BEETLE || piece.bug() == Bug.MOSQUITO;
    }

    private Hex rimCell(ReferenceHive hive) {
        return hive.isEmpty() ? Hex.ORIGIN : randomElement(List.copyOf(hive.rim()));
    }

    /** Returns a cell for a climber, mostly one of three around the origin: stacks there make gates between them. */
    private Hex heapCell(ReferenceHive hive) {
        List<Hex> heaps = Stream.of(Direction.E, Direction.NW, Direction.SW)
                .map(Hex.ORIGIN::neighbor)
                .filter(hive::isOccupied)
                .toList();
        return heaps.isEmpty() || random.nextInt(3) == 0 ? rimCell(hive) : randomElement(heaps);
    }

    private Piece randomTop(ReferenceHive hive) {
        return hive.top(randomElement(List.copyOf(hive.stacks().keySet()))).orElseThrow();
    }

    private static int maxPiecesOfOneColor(ReferenceHive hive) {
        return Stream.of(Color.values())
                .mapToInt(color -> (int) Piece.all().stream()
                        .filter(piece ->
                                piece.color() == color && hive.cellOf(piece).isPresent())
                        .count())
                .max()
                .orElseThrow();
    }

    private <T> T randomElement(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
