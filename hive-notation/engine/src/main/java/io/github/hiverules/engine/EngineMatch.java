package io.github.hiverules.engine;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * A match between two engines for the Universal Hive Protocol.
 *
 * <p>Both engines play each random opening with both colors. This library decides what is legal and who has won.
 * Neither engine is trusted: one that hangs, crashes, prints without end or chooses an illegal move loses the game and
 * is started again for the next one. Engines are not told a move that decides the game, so nothing that they do
 * afterwards can change the result.
 *
 * <p>Games can run {@linkplain MatchOptions#withParallelGames side by side}, each with two engines of its own. Engines
 * whose moves depend only on the game then have the same results as one game at a time.
 *
 * <pre>{@code
 * MatchOptions options = MatchOptions.defaults().withGames(20).withMoveTime(Duration.ofMillis(100));
 * MatchReport report = EngineMatch.play(
 *         EngineStarter.ofCommand(List.of("./my-engine", "--uhp")),
 *         EngineStarter.ofCommand(List.of("./my-older-engine", "--uhp")),
 *         options,
 *         game -> System.out.println(game));
 * System.out.println(report.score() + ", from " + report.leastScore() + " to " + report.greatestScore());
 * }</pre>
 */
public final class EngineMatch {

    private EngineMatch() {}

    /**
     * Plays a match, and reports each game as soon as it and all games before it have ended.
     *
     * @param first starts the first engine; games that run side by side call it from several threads
     * @param second starts the second engine
     * @param options how they play
     * @param listener receives each game, in the order of the games
     * @return all games and the score
     * @throws IOException if an engine cannot be started for the first time, or the thread is interrupted
     */
    public static MatchReport play(
            EngineStarter first, EngineStarter second, MatchOptions options, Consumer<? super MatchGame> listener)
            throws IOException {
        Objects.requireNonNull(first, "first");
        Objects.requireNonNull(second, "second");
        Objects.requireNonNull(options, "options");
        Objects.requireNonNull(listener, "listener");
        AtomicReference<String> firstName = new AtomicReference<>("first engine");
        AtomicReference<String> secondName = new AtomicReference<>("second engine");
        ConcurrentLinkedQueue<EnginePair> idle = new ConcurrentLinkedQueue<>();
        ExecutorService threads = Executors.newFixedThreadPool(options.parallelGames(), task -> {
            Thread thread = new Thread(task, "engine-match");
            thread.setDaemon(true);
            return thread;
        });
        try {
            for (int number = 0; number < options.parallelGames(); number++) {
                idle.add(new EnginePair(
                        new MatchEngine(first, firstName, options),
                        new MatchEngine(second, secondName, options),
                        options));
            }
            List<Future<MatchGame>> games = new ArrayList<>();
            for (int number = 0; number < options.games(); number++) {
                int index = number;
                games.add(threads.submit(() -> play(index, idle)));
            }
            List<MatchGame> played = new ArrayList<>();
            for (Future<MatchGame> game : games) {
                played.add(game.get());
                listener.accept(played.get(played.size() - 1));
            }
            return new MatchReport(played);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("the match was interrupted");
        } catch (ExecutionException e) {
            if (e.getCause() instanceof IOException failure) {
                throw failure;
            }
            throw new IllegalStateException("a game could not be played", e.getCause());
        } finally {
            end(threads);
            idle.forEach(EnginePair::stop);
        }
    }

    private static MatchGame play(int index, ConcurrentLinkedQueue<EnginePair> idle) throws IOException {
        EnginePair pair = idle.remove();
        try {
            return pair.play(index);
        } finally {
            idle.add(pair);
        }
    }

    /** Ends all games that still run, so that no thread starts another engine. */
    private static void end(ExecutorService threads) {
        threads.shutdownNow();
        boolean isInterrupted = Thread.interrupted();
        while (!threads.isTerminated()) {
            try {
                threads.awaitTermination(1, TimeUnit.DAYS);
            } catch (InterruptedException e) {
                isInterrupted = true;
            }
        }
        if (isInterrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
