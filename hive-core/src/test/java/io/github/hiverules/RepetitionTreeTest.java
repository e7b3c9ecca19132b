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

    /** Keys of positions. Some differ in the first bit, in the last or in all, and some are equal. */
    private static final List<Long> KEYS =
            List.of(0L, 0L, 0L, 1L, 1L, -1L, -2L, Long.MIN_VALUE, Long.MAX_VALUE, 1L << 31);

    private record Version(List<Position> added, RepetitionTree seen) {

        Version(Position first, long key) {
            this(List.of(first), tree(null, first, key));
        }

        Version with(Position position, long key) {
            List<Position> more = new ArrayList<>(added);
            more.add(position);
            return new Version(more, tree(seen, position, key));
        }
    }

    private static RepetitionTree tree(@Nullable RepetitionTree before, Position position, long key) {
        return new RepetitionTree(
                before, position.packed(), key, position.ruleset().flags());
    }

    @Test
    void occurrences_areThoseOfAPlainCount_inEveryVersion() {
        List<Position> positions = new ArrayList<>();
        RandomPlay.play(new Random(3), Ruleset.BASE, KEYS.size() - 1, positions::add);
        List<Version> versions = new ArrayList<>();
        versions.add(new Version(positions.get(0), KEYS.get(0)));
        Random random = new Random(5);
        for (int step = 0; step < 2_000; step++) {
            boolean goesOn = random.nextInt(10) > 0;
            Version version = versions.get(goesOn ? versions.size() - 1 : random.nextInt(versions.size()));
            int index = random.nextInt(KEYS.size());
            Version next = version.with(positions.get(index), KEYS.get(index));

            assertThat(next.seen.occurrences()).isEqualTo(Collections.frequency(next.added, positions.get(index)));
            versions.add(next);
        }
    }

    @Test
    void equalPositions_areOne_whereverTheyLie() {
        Position here = Shorthand.position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        Position there = Shorthand.position(Ruleset.BASE, "5,5 wQ", "6,5 bQ");

        RepetitionTree both = tree(tree(null, here, here.key()), there, there.key());

        assertThat(both.occurrences()).isEqualTo(2);
    }
}
