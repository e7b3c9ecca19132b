package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A bot that recurses too deeply may be caught and asked again: what struck in the middle of an answer leaves no trace. */
class StackOverflowTest {

    private static final int ROUNDS = 200;

    private final Random random = new Random(11);

    @Test
    void answersAfterAStackOverflow_areRight() {
        List<Position> positions = new ArrayList<>();
        RandomPlay.play(random, Ruleset.ONLINE, 60, positions::add);
        List<List<Move>> expected = positions.stream()
                .map(position -> List.copyOf(position.legalMoves()))
                .toList();

        for (int round = 0; round < ROUNDS; round++) {
            overflow(positions);
            int index = random.nextInt(positions.size());
            Position position = positions.get(index);
            assertThat(position.legalMoves().size())
                    .isEqualTo(expected.get(index).size());
            assertThat(List.copyOf(position.legalMoves())).isEqualTo(expected.get(index));
        }
    }

    private void overflow(List<Position> positions) {
        int struck = 0;
        try {
            askForEver(positions, 0);
        } catch (StackOverflowError e) {
            struck++;
        }
        assertThat(struck).isEqualTo(1);
    }

    @SuppressWarnings("InfiniteRecursion") // it is what the test is about
    private int askForEver(List<Position> positions, int sum) {
        Position position = positions.get(random.nextInt(positions.size()));
        return askForEver(positions, sum + List.copyOf(position.legalMoves()).size()) + 1;
    }
}
