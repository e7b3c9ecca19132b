package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;

/**
 * A program in this process. It runs on a thread of its own, so that the judge can stop waiting for it. Each object plays
 * one game; if the program can copy, the last game is not played again.
 *
 * @param <G> the program's class for a game
 */
final class ObjectProgram<G> implements Program<ObjectSession<G>> {

    private final HiveTests<G> tests;
    private final AskedMoves asked;
    private final Duration timeLimit;
    private final RunEnd end;
    private final ExecutorService thread = Executors.newSingleThreadExecutor(task -> {
        Thread daemon = new Thread(task, "program under test");
        daemon.setDaemon(true);
        return daemon;
    });

    private Optional<Game> lastGame = Optional.empty();
    private Optional<G> last = Optional.empty();

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    /** Games that are known to be accepted. */
    private final Set<Game> known = new HashSet<>();

    ObjectProgram(HiveTests<G> tests, AskedMoves asked, Duration timeLimit, RunEnd end) {
        this.tests = tests;
        this.asked = asked;
        this.timeLimit = timeLimit;
        this.end = end;
    }

    /**
     * Returns the answer to a question.
     *
     * @throws ExecutionException if the program fails
     * @throws IOException if there is no answer in time, or the judge is stopped
     */
    <T> T ask(Callable<T> question) throws ExecutionException, IOException {
        Future<T> answer = thread.submit(question);
        try {
            return answer.get(end.atMost(timeLimit).toNanos(), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            throw new IOException("the program gave no answer in time", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the judge was stopped", e);
        }
    }

    @Override
    public EngineInfo info() {
        return EngineInfo.unknown();
    }

    @Override
    public boolean supports(Ruleset ruleset) {
        return true;
    }

    @Override
    public ObjectSession<G> session() {
        return new ObjectSession<>(this, asked);
    }

    @Override
    public void close() {
        thread.shutdownNow();
    }

    // What the thread does.

    /** An object that has played a game, or the number of moves before the refused one and the reason. */
    record Played<G>(Optional<G> object, int plies, Optional<ProgramRefusal> refusal) {}

    /** The moves that are refused, and how a refused move has changed a game. */
    record Tried(Map<Move, ProgramRefusal> refusals, Optional<Change> change) {}

    /** A move that is answered otherwise after some refused moves, or after one of them. */
    record Change(Optional<Move> refused, Move answered) {}

    /** Returns an object on which only the moves of a game were tried. */
    Played<G> play(Game game) {
        if (tests.copy.isEmpty()) {
            return playAgain(game);
        }
        if (last.isEmpty() || !lastGame.equals(Optional.of(game))) {
            Played<G> played = playAgain(game);
            lastGame = Optional.of(game);
            last = played.object();
            if (last.isEmpty()) {
                return played;
            }
        }
        return new Played<>(last.map(tests.copy.get()), game.plyCount(), Optional.empty());
    }

    private Played<G> playAgain(Game game) {
        G object = start(game.startPosition());
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Optional<ProgramRefusal> refusal = whyRefused(object, positions.get(ply), moves.get(ply));
            if (refusal.isPresent()) {
                return new Played<>(Optional.empty(), ply, refusal);
            }
        }
        return new Played<>(Optional.of(object), moves.size(), Optional.empty());
    }

    private G start(Position position) {
        return position.isEmpty()
                ? tests.newGame.get()
                : tests.setUp.orElseThrow().apply(position);
    }

    /** Tries a move, and returns why the object refuses it. */
    @SuppressWarnings("CatchingUnchecked") // A program may fail in any way.
    Optional<ProgramRefusal> whyRefused(G object, Position position, Move move) {
        try {
            return tests.attempt.play(object, position, move)
                    ? Optional.empty()
                    : Optional.of(ProgramRefusal.ofFalse());
        } catch (Exception | StackOverflowError | AssertionError e) {
            return Optional.of(ProgramRefusal.ofThrown(e));
        }
    }

    Optional<Outcome> outcome(G object) {
        return tests.outcome.map(function -> function.apply(object));
    }

    boolean canTellOutcome() {
        return tests.outcome.isPresent();
    }

    boolean canList() {
        return tests.moves.isPresent();
    }

    /** Returns the moves, or texts of moves, that an object lists. */
    Collection<?> list(G object) {
        return tests.moves.orElseThrow().apply(object);
    }

    /**
     * Tries moves after a game. A legal move is tried on an object of its own. Illegal ones are tried on one object,
     * because a refused move should change nothing. If one of them is accepted, it is tried again on an object of its
     * own before it counts. Afterwards, the shared object has to accept a legal move that another object has accepted.
     */
    Tried tryAll(Game game, List<Move> moves) {
        Map<Move, ProgramRefusal> refusals = new LinkedHashMap<>();
        Optional<Move> lastAccepted = Optional.empty();
        for (Move move : moves) {
            if (game.isLegal(move)) {
                Optional<ProgramRefusal> refusal = tryAlone(game, move);
                refusal.ifPresent(why -> refusals.put(move, why));
                lastAccepted = refusal.isPresent() ? lastAccepted : Optional.of(move);
            }
        }
        Optional<Change> change = Optional.empty();
        List<Move> refused = new ArrayList<>();
        Optional<G> shared = Optional.empty();
        for (Move move : moves) {
            if (game.isLegal(move)) {
                continue;
            }
            if (shared.isEmpty() || refusalsChangeGames) {
                shared = play(game).object();
                refused.clear();
            }
            if (shared.isEmpty()) {
                break;
            }
            Optional<ProgramRefusal> refusal = whyRefused(shared.get(), game.position(), move);
            if (refusal.isEmpty()) {
                shared = Optional.empty();
                refusal = refused.isEmpty() ? Optional.empty() : tryAlone(game, move);
                if (refusal.isPresent() && change.isEmpty()) {
                    change = Optional.of(change(game, refused, move, false));
                }
            }
            refusal.ifPresent(why -> refusals.put(move, why.withoutCause()));
            refused.add(move);
        }
        boolean isUnchanged = refusalsChangeGames
                || shared.isEmpty()
                || lastAccepted.isEmpty()
                || whyRefused(shared.get(), game.position(), lastAccepted.get()).isEmpty();
        if (!isUnchanged) {
            change = Optional.of(change(game, refused, lastAccepted.get(), true));
        }
        return new Tried(refusals, change);
    }

    private Optional<ProgramRefusal> tryAlone(Game game, Move move) {
        return play(game).object().flatMap(object -> whyRefused(object, game.position(), move));
    }

    /** From now on, each move gets an object of its own. */
    private Change change(Game game, List<Move> refused, Move answered, boolean isRefused) {
        refusalsChangeGames = true;
        Optional<Move> culprit = refused.stream()
                .filter(move -> play(game)
                        .object()
                        .filter(object -> whyRefused(object, game.position(), move)
                                        .isPresent()
                                && whyRefused(object, game.position(), answered).isPresent() == isRefused)
                        .isPresent())
                .findFirst();
        return new Change(culprit, answered);
    }

    /** Returns a legal move that is accepted, but not after a question; empty if the question changes nothing. */
    Optional<Move> refusedAfter(Game game, Consumer<G> question) {
        List<Move> legal = game.legalMoves();
        for (Move move : legal.isEmpty() ? List.<Move>of() : List.of(legal.get(0), legal.get(legal.size() - 1))) {
            Optional<G> asked = play(game).object();
            if (asked.isPresent() && tryAlone(game, move).isEmpty()) {
                question.accept(asked.get());
                if (whyRefused(asked.get(), game.position(), move).isPresent()) {
                    return Optional.of(move);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns whether these moves were not yet known to be accepted. */
    boolean isNew(Game game) {
        return known.add(game);
    }
}
