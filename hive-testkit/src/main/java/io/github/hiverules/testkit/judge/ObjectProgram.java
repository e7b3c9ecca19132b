package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

/**
 * A program in this process, whose objects each play one game. It runs on a thread of its own, so that the judge can
 * stop waiting for it.
 *
 * @param <G> the program's class for a game
 */
abstract class ObjectProgram<G> implements Program {

    /** The judge waits several times for each answer, so that a pause of the whole machine hardly counts. */
    private static final int WAITS = 10;

    private final HiveTests.Offer<G> offer;
    private final RunEnd end;
    private ExecutorService thread = newThread();

    /** The thread that asks the program; another one, for which the judge waits no more, stops at its next question. */
    private volatile Thread asking = Thread.currentThread();

    /** What the program is doing, and how many calls came before. */
    private volatile Supplier<String> call = () -> "";

    private final AtomicLong calls = new AtomicLong();

    private Optional<Game> copiedGame = Optional.empty();
    private Optional<G> original = Optional.empty();

    ObjectProgram(HiveTests.Offer<G> offer, RunEnd end) {
        this.offer = offer;
        this.end = end;
    }

    private static ExecutorService newThread() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread daemon = new Thread(task, "program under test");
            daemon.setDaemon(true);
            return daemon;
        });
    }

    /** Answers on the thread of the program. */
    abstract Answer answer(Game game, List<Move> moves) throws GameRefused, IOException;

    @Override
    public boolean hearsCells() {
        return !offer.readsText();
    }

    @Override
    public void close() {
        asking = Thread.currentThread();
        thread.shutdownNow();
    }

    @Override
    public Answer ask(Game game, List<Move> moves) throws GameRefused, IOException {
        Future<Answer> answer = thread.submit(() -> {
            asking = Thread.currentThread();
            return answer(game, moves);
        });
        try {
            Duration part = offer.options().timeLimit().dividedBy(WAITS);
            int waits = 0;
            while (waits < WAITS && !end.isReached()) {
                long before = calls.get();
                try {
                    return answer.get(end.atMost(part).toNanos(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException e) {
                    waits = calls.get() == before ? waits + 1 : 0;
                }
            }
            String unanswered = call.get();
            close(); // leaves the thread to whatever it is doing
            thread = newThread();
            copiedGame = Optional.empty();
            throw new InterruptedIOException("no answer in time to " + unanswered);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the judge was stopped", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof GameRefused refused) {
                throw refused;
            }
            Throwable cause = e.getCause() == null ? e : e.getCause();
            throw new IOException(call.get() + " fails: " + Words.ofThrown(cause), cause);
        }
    }

    /** Notes what the program is asked now. */
    void begin(Supplier<String> newCall) {
        if (Thread.currentThread() != asking) {
            throw new CancellationException("the judge waits no more");
        }
        call = newCall;
        calls.incrementAndGet();
    }

    /** Returns an object on which only the moves of a game were tried. */
    G play(Game game) throws GameRefused {
        if (offer.copying().isEmpty()) {
            return playAgain(game);
        }
        if (original.isEmpty() || !copiedGame.equals(Optional.of(game))) {
            original = Optional.of(playAgain(game));
            copiedGame = Optional.of(game);
        }
        begin(() -> "a copy of the game");
        return offer.copying().get().apply(original.get());
    }

    private G playAgain(Game game) throws GameRefused {
        begin(() -> "a new game");
        Position start = game.startPosition();
        G object = start.isEmpty()
                ? offer.newGame().get()
                : offer.settingUp().orElseThrow().apply(start);
        for (int ply = 0; ply < game.plyCount(); ply++) {
            Optional<Words> words =
                    whyRefused(object, game.upTo(ply).position(), game.moves().get(ply));
            if (words.isPresent()) {
                throw new GameRefused(
                        ply, words.get().isEmpty() ? "refused" : words.get().toString());
            }
        }
        return object;
    }

    /** Tries a move, and returns why the object refuses it. A program may fail in any way, even for want of memory. */
    Optional<Words> whyRefused(G object, Position position, Move move) {
        begin(() -> "'" + ListedMoves.textOrCells(position, move) + "'");
        FutureTask<Boolean> attempt = new FutureTask<>(() -> offer.attempt().play(object, position, move));
        attempt.run();
        try {
            return attempt.get() ? Optional.empty() : Optional.of(Words.NONE);
        } catch (ExecutionException | InterruptedException e) {
            return Optional.of(Words.ofThrown(Objects.requireNonNullElse(e.getCause(), e)));
        }
    }

    Optional<Words> tryAlone(Game game, Move move) throws GameRefused {
        return whyRefused(play(game), game.position(), move);
    }

    /** Returns the result that the program tells, asked on an object of its own. */
    Optional<Outcome> outcome(Game game) throws GameRefused {
        if (offer.telling().isEmpty()) {
            return Optional.empty();
        }
        G object = play(game);
        begin(() -> "the question for the result");
        return Optional.of(offer.telling().get().apply(object));
    }
}
