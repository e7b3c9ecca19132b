package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Many threads that share positions and lists of moves get the same answers as one thread. */
class ThreadsTest {

    private static final int THREADS = 8;

    /** The answers of one position to several questions. */
    private record Answers(
            int size,
            List<Move> moves,
            long key,
            long canonicalKey,
            Setup setup,
            Outcome outcome,
            List<Rule> brokenRules) {

        static Answers of(Position position, LegalMoves moves) {
            List<Rule> brokenRules = new ArrayList<>();
            position.stacks()
                    .forEach((hex, stack) -> stack.forEach(piece -> hex.neighbors()
                            .forEach(to -> position.check(Move.move(piece, hex, to))
                                    .map(Violation::rule)
                                    .ifPresent(brokenRules::add))));
            return new Answers(
                    moves.size(),
                    List.copyOf(moves),
                    position.key(),
                    position.canonicalKey(),
                    position.setup(),
                    position.outcome(),
                    brokenRules);
        }
    }

    private static List<Position> positions() {
        List<Position> positions = new ArrayList<>();
        Random random = new Random(7);
        for (int game = 0; game < 4; game++) {
            RandomPlay.play(random, RandomPlay.ruleset(random), 50, positions::add);
        }
        return positions;
    }

    @Test
    void platformThreads_getTheSameAnswers() throws Exception {
        assertSameAnswers(Executors.newFixedThreadPool(THREADS));
    }

    @Test
    void virtualThreadsWhereAvailable_getTheSameAnswers() throws Exception {
        assertSameAnswers(virtualThreadsWhereAvailable());
    }

    private static void assertSameAnswers(ExecutorService threads) throws Exception {
        List<Position> positions = positions();
        List<Answers> expected = positions.stream()
                .map(position -> Answers.of(position, position.legalMoves()))
                .toList();
        List<LegalMoves> shared = positions.stream().map(Position::legalMoves).toList();
        List<Integer> order = new ArrayList<>();
        for (int index = 0; index < positions.size(); index++) {
            order.add(index);
        }
        CountDownLatch start = new CountDownLatch(1);
        List<Future<List<Integer>>> wrongAnswers = new ArrayList<>();
        try {
            for (int thread = 0; thread < THREADS; thread++) {
                List<Integer> shuffled = new ArrayList<>(order);
                Collections.shuffle(shuffled, new Random(thread));
                wrongAnswers.add(threads.submit(() -> {
                    start.await();
                    return shuffled.stream()
                            .filter(index -> !Answers.of(positions.get(index), shared.get(index))
                                    .equals(expected.get(index)))
                            .toList();
                }));
            }
            start.countDown();
            for (Future<List<Integer>> indexes : wrongAnswers) {
                assertThat(indexes.get()).isEmpty();
            }
        } finally {
            threads.shutdown();
        }
    }

    /** Uses reflection, because the tests must also compile and run on JDK 17, which has only platform threads. */
    private static ExecutorService virtualThreadsWhereAvailable() throws ReflectiveOperationException {
        for (var method : Executors.class.getMethods()) {
            if (method.getName().equals("newVirtualThreadPerTaskExecutor")) {
                return (ExecutorService) method.invoke(null);
            }
        }
        return Executors.newCachedThreadPool();
    }
}
