package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.internal.key.RepetitionTree;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class RepetitionTreeTest {

    /** Keys for positions. Some are equal, others differ in the first bit, in the last bit, or in all bits. */
    private static final List<Long> KEYS =
            List.of(0L, 0L, 0L, 1L, 1L, -1L, -2L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31);

    private record Variation(List<Position> positionsSoFar, RepetitionTree tree) {

        Variation(Position first, long key) {
            this(List.of(first), newTree(null, first, key));
        }

        Variation with(Position position, long key) {
            List<Position> extended = new ArrayList<>(positionsSoFar);
            extended.add(position);
            return new Variation(extended, newTree(tree, position, key));
        }
    }

    private static RepetitionTree newTree(@Nullable RepetitionTree previous, Position position, long key) {
        return new RepetitionTree(previous, position.packed(), key);
    }

    @Test
    void occurrences_inEveryVariation_matchPlainCount() {
        List<Position> positions = new ArrayList<>();
        RandomPlay.play(new Random(3), Ruleset.BASE, KEYS.size() - 1, positions::add);
        List<Variation> variations = new ArrayList<>();
        variations.add(new Variation(positions.get(0), KEYS.get(0)));
        Random random = new Random(5);
        for (int step = 0; step < 2_000; step++) {
            boolean extendsLatest = random.nextInt(10) > 0;
            Variation variation =
                    variations.get(extendsLatest ? variations.size() - 1 : random.nextInt(variations.size()));
            int index = random.nextInt(KEYS.size());
            Variation next = variation.with(positions.get(index), KEYS.get(index));

            assertThat(next.tree.occurrences())
                    .isEqualTo(Collections.frequency(next.positionsSoFar, positions.get(index)));
            variations.add(next);
        }
    }

    @Test
    void occurrences_translatedPosition_isCountedAsTheSame() {
        Position original = Shorthand.position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        Position translated = Shorthand.position(Ruleset.BASE, "5,5 wQ", "6,5 bQ");

        RepetitionTree tree = newTree(newTree(null, original, original.key()), translated, translated.key());

        assertThat(tree.occurrences()).isEqualTo(2);
    }
}
