package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SeenPositionsTest {

    /** Hashes for as many positions: some differ in the first bit or the last or in all, some not at all. */
    private static final List<Integer> HASHES =
            List.of(0, 0, 0, 1, 1, -1, -2, Integer.MIN_VALUE, Integer.MAX_VALUE, 1 << 30);

    private record Version(List<Position> added, SeenPositions seen) {

        Version(Position first, int hash) {
            this(List.of(first), new SeenPositions(null, first, hash));
        }

        Version with(Position position, int hash) {
            List<Position> more = new ArrayList<>(added);
            more.add(position);
            return new Version(more, new SeenPositions(seen, position, hash));
        }
    }

    @Test
    void occurrences_areThoseOfAPlainCount_inEveryVersion() {
        List<Position> positions = new ArrayList<>();
        RandomGames.play(new Random(3), Ruleset.BASE, HASHES.size() - 1, positions::add);
        List<Version> versions = new ArrayList<>();
        versions.add(new Version(positions.get(0), HASHES.get(0)));
        Random random = new Random(5);
        for (int step = 0; step < 2_000; step++) {
            boolean goesOn = random.nextInt(10) > 0;
            Version version = versions.get(goesOn ? versions.size() - 1 : random.nextInt(versions.size()));
            int index = random.nextInt(HASHES.size());
            Version next = version.with(positions.get(index), HASHES.get(index));

            assertThat(next.seen.occurrences).isEqualTo(Collections.frequency(next.added, positions.get(index)));
            versions.add(next);
        }
    }

    @Test
    void equalPositions_areOne_whereverTheyLie() {
        Position here = Tables.position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        Position there = Tables.position(Ruleset.BASE, "5,5 wQ", "6,5 bQ");

        SeenPositions both = new SeenPositions(new SeenPositions(null, here, here.hashCode()), there, there.hashCode());

        assertThat(both.occurrences).isEqualTo(2);
    }
}
