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

/** Arrangements that play hardly reaches: high stacks close together, any piece at rest, Queens still in hand. */
final class RandomSetups {

    private final SplittableRandom random;

    RandomSetups(SplittableRandom random) {
        this.random = random;
    }

    /** A connected hive of random pieces with the climbers piled up around the middle. */
    Setup setup(Ruleset ruleset) {
        ReferenceHive hive = new ReferenceHive(Map.of());
        for (Piece piece : pieces(ruleset)) {
            hive = hive.with(isClimber(piece) && !hive.isEmpty() ? heap(hive) : rim(hive), piece);
        }
        int turnNumber = mostOfOneColor(hive) + 1 + random.nextInt(3);
        Setup setup = new Setup(ruleset, any(List.of(Color.values())), turnNumber, hive.stacks(), Optional.empty());
        return random.nextBoolean() && !hive.isEmpty() ? setup.withResting(anyTop(hive)) : setup;
    }

    /**
     * A random part of the set, lower numbers first: the Queens late, so that few are surrounded, the climbers last.
     */
    private List<Piece> pieces(Ruleset ruleset) {
        double share = random.nextDouble(0.4, 1.6);
        Map<Integer, Piece> shuffled = new TreeMap<>();
        Stream.of(Color.values())
                .flatMap(color -> ruleset.pieces(color).stream())
                .filter(piece -> random.nextDouble() < share)
                .forEach(piece -> shuffled.put(random.nextInt(), piece));
        List<Piece> pieces = new ArrayList<>();
        for (Piece piece : shuffled.values()) {
            int before = (int)
                    pieces.stream().filter(other -> isSameKind(other, piece)).count();
            pieces.add(Piece.of(piece.color(), piece.bug(), before + 1));
        }
        pieces.sort(Comparator.comparingInt(piece -> isClimber(piece) ? 2 : piece.bug() == Bug.QUEEN_BEE ? 1 : 0));
        return pieces;
    }

    private static boolean isSameKind(Piece one, Piece other) {
        return one.color() == other.color() && one.bug() == other.bug();
    }

    private static boolean isClimber(Piece piece) {
        return piece.bug() == Bug.BEETLE || piece.bug() == Bug.MOSQUITO;
    }

    private Hex rim(ReferenceHive hive) {
        return hive.isEmpty() ? Hex.ORIGIN : any(List.copyOf(hive.rim()));
    }

    /** Mostly one of three cells around the middle, which turn the cells between them into gates. */
    private Hex heap(ReferenceHive hive) {
        List<Hex> posts = Stream.of(Direction.E, Direction.NW, Direction.SW)
                .map(Hex.ORIGIN::neighbor)
                .filter(hive::isOccupied)
                .toList();
        return posts.isEmpty() || random.nextInt(3) == 0 ? rim(hive) : any(posts);
    }

    private Piece anyTop(ReferenceHive hive) {
        return hive.top(any(List.copyOf(hive.stacks().keySet()))).orElseThrow();
    }

    private static int mostOfOneColor(ReferenceHive hive) {
        return Stream.of(Color.values())
                .mapToInt(color -> (int) Piece.all().stream()
                        .filter(piece ->
                                piece.color() == color && hive.cellOf(piece).isPresent())
                        .count())
                .max()
                .orElseThrow();
    }

    private <T> T any(List<T> choices) {
        return choices.get(random.nextInt(choices.size()));
    }
}
