package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

class PositionKeyProperties {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 8 : 1;

    /** All games together have about 1,250 positions. */
    @Property(tries = 25, seed = "22")
    void canonicalKey_isEqualForAllSymmetriesAndTranslations(@ForAll long seed) {
        for (int round = 0; round < ROUNDS; round++) {
            assertKeysOfImages(new Random(seed + round));
        }
    }

    private static void assertKeysOfImages(Random random) {
        RandomPlay.play(random, RandomPlay.ruleset(random), 50, position -> {
            Hex offset = Hex.of(random.nextInt(200) - 100, random.nextInt(200) - 100);
            Setup setup = RigidMotion.renumbered(position.setup(), random);
            long key = position.key();
            long canonicalKey = position.canonicalKey();
            for (RigidMotion symmetry : RigidMotion.all(offset)) {
                Position image = Position.of(symmetry.apply(setup));
                assertThat(image.canonicalKey()).isEqualTo(canonicalKey);
                assertThat(image.key() == key).isEqualTo(image.isRepetitionOf(position));
            }
        });
    }

    @Property(tries = 4, seed = "22")
    void keys_differIfAndOnlyIfPositionsDiffer(@ForAll long seed) {
        Random random = new Random(seed);
        Ruleset ruleset = RandomPlay.ruleset(random);
        Map<Long, String> byKey = new HashMap<>();
        Map<Long, String> byCanonicalKey = new HashMap<>();
        Map<String, Position> positions = new HashMap<>();
        for (int game = 0; game < 10; game++) {
            RandomPlay.play(random, ruleset, 60, position -> {
                String description = description(position, Function.identity());
                Position other = positions.merge(description, position, (earlier, later) -> earlier);
                assertThat(position.isRepetitionOf(other)).isTrue();
                assertThat(byKey.merge(position.key(), description, (earlier, later) -> earlier))
                        .isEqualTo(description);
                String canonicalDescription = canonicalDescription(position);
                assertThat(byCanonicalKey.merge(
                                position.canonicalKey(), canonicalDescription, (earlier, later) -> earlier))
                        .isEqualTo(canonicalDescription);
            });
        }
    }

    @Property(tries = 100, seed = "22")
    void canonicalKey_isEqualForAllTransformedPositions(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 50);

        for (Symmetry symmetry : Symmetry.values()) {
            Position image = position.transformed(symmetry);
            assertThat(image.canonicalKey()).isEqualTo(position.canonicalKey());
            assertThat(image.transformed(symmetry.inverse())).isEqualTo(position);
        }
    }

    /** Returns a text that is equal for two positions if, and only if, DRAW-2 counts them as the same. */
    private static String description(Position position, Function<Hex, Hex> mapping) {
        Map<Hex, List<Piece>> stacks = new HashMap<>();
        position.stacks().forEach((hex, stack) -> stacks.put(mapping.apply(hex), stack));
        int minQ = stacks.keySet().stream().mapToInt(Hex::q).min().orElse(0);
        int minR = stacks.keySet().stream().mapToInt(Hex::r).min().orElse(0);
        TreeSet<String> cells = new TreeSet<>();
        stacks.forEach((hex, stack) -> cells.add(hex.minus(Hex.of(minQ, minR)) + " " + kinds(position, stack)));
        boolean queenInHand = !(isQueenInPlay(position, Color.WHITE) && isQueenInPlay(position, Color.BLACK));
        String turn = queenInHand ? " turn " + position.turnNumber() : "";
        return position.sideToMove() + turn + cells;
    }

    private static String canonicalDescription(Position position) {
        return RigidMotion.all(Hex.ORIGIN).stream()
                .map(symmetry -> description(position, symmetry::apply))
                .min(String::compareTo)
                .orElseThrow();
    }

    private static List<String> kinds(Position position, List<Piece> stack) {
        Optional<Piece> resting =
                position.resting().filter(piece -> position.ruleset().includes(Bug.PILLBUG));
        return stack.stream()
                .map(piece -> piece.color() + " " + piece.bug() + (resting.equals(Optional.of(piece)) ? " rests" : ""))
                .toList();
    }

    private static boolean isQueenInPlay(Position position, Color color) {
        return position.cellOf(Piece.of(color, Bug.QUEEN_BEE)).isPresent();
    }
}
