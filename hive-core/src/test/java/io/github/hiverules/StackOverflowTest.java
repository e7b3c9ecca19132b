package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/**
 * A caller may catch the stack overflow of a bot that recurses too deeply, and go on. Later answers are right even if
 * core was computing an answer when the stack overflowed.
 */
class StackOverflowTest {

    private static final int ROUNDS = Boolean.getBoolean("hive.deep") ? 1_000 : 150;

    /** A small stack overflows quickly, which leaves time for many rounds. */
    private static final int STACK_BYTES = 256 * 1024;

    private final Random random = new Random(11);
    private final List<Position> positions = new ArrayList<>();

    @Test
    void legalMoves_afterStackOverflow_areRight() throws InterruptedException {
        RandomPlay.play(random, Ruleset.ONLINE, 60, positions::add);
        List<List<Move>> expected = positions.stream()
                .map(position -> List.copyOf(position.legalMoves()))
                .toList();
        AtomicInteger overflows = new AtomicInteger();
        List<Position> wrongPositions = new ArrayList<>();

        Runnable questions = () -> {
            for (int round = 0; round < ROUNDS; round++) {
                overflows.addAndGet(overflow());
                int index = random.nextInt(positions.size());
                LegalMoves moves = positions.get(index).legalMoves();
                if (moves.size() != expected.get(index).size() || !moves.equals(expected.get(index))) {
                    wrongPositions.add(positions.get(index));
                }
            }
        };
        Thread bot = new Thread(null, questions, "bot", STACK_BYTES);
        bot.start();
        bot.join();

        assertThat(wrongPositions).isEmpty();
        assertThat(overflows).hasValue(ROUNDS);
    }

    private int overflow() {
        try {
            return askForever(0);
        } catch (StackOverflowError e) {
            return 1;
        }
    }

    /** Recurses without end, with a question now and then. Questions need more stack, so most overflows occur there. */
    @SuppressWarnings("InfiniteRecursion") // the test needs a stack overflow
    private int askForever(int sum) {
        int size = 0;
        if (random.nextInt(16) == 0) {
            Position position = positions.get(random.nextInt(positions.size()));
            size = random.nextBoolean() ? List.copyOf(position.legalMoves()).size() : (int) Perft.count(position, 2);
        }
        return askForever(sum + size) + 1;
    }
}
