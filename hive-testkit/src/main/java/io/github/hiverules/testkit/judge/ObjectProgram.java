package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.testkit.judge.Finding.Kind;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
final class ObjectProgram<G> implements Program {

    /** Once each move needs an object of its own, which takes long, one of this many illegal moves is tried. */
    private static final int EACH_ALONE = 8;

    private final HiveTests.Offer<G> offer;
    private final RunLimit runLimit;
    private ExecutorService thread = newThread();

    /** The thread that asks the program; another one, for which the judge waits no more, stops at its next question. */
    private volatile Thread asking = Thread.currentThread();

    /** What the program is doing, and how many calls came before. */
    private volatile Supplier<String> call = () -> "";

    private final AtomicLong calls = new AtomicLong();

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    /** The same words for all refusals of one origin: there are hundreds of thousands. */
    private final Map<String, Words> said = new HashMap<>();

    /** What has played the game that is asked about, for copies. */
    private Optional<G> original = Optional.empty();

    ObjectProgram(HiveTests.Offer<G> offer, RunLimit runLimit) {
        this.offer = offer;
        this.runLimit = runLimit;
    }

    private static ExecutorService newThread() {
        return Executors.newSingleThreadExecutor(task -> {
            Thread daemon = new Thread(task, "program under test");
            daemon.setDaemon(true);
            return daemon;
        });
    }

    @Override
    public boolean lists() {
        return offer.listing().isPresent();
    }

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
            original = offer.copying().isPresent() ? Optional.of(playAgain(game)) : Optional.empty();
            return lists() ? list(game, moves) : tryEach(game, moves);
        });
        try {
            // An answer takes many calls, and each of them may take as long as the time limit.
            boolean isBusy = true;
            while (isBusy && !runLimit.isReached()) {
                long before = calls.get();
                try {
                    return answer.get(
                            runLimit.atMost(offer.options().timeLimit()).toNanos(), TimeUnit.NANOSECONDS);
                } catch (TimeoutException e) {
                    isBusy = calls.get() != before;
                }
            }
            String unanswered = call.get();
            close(); // leaves the thread to whatever it is doing
            thread = newThread();
            throw new InterruptedIOException("no answer in time to " + unanswered);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("the judge was stopped", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof GameRefused refused) {
                throw refused;
            }
            Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
            throw new IOException(call.get() + " fails: " + Words.ofThrown(cause), cause);
        }
    }

    // On the thread of the program.

    /** Asks for the list, and for the moves that it lacks. */
    private Answer list(Game game, List<Move> moves) throws GameRefused, IOException {
        G object = play(game);
        begin(() -> "the question for the legal moves");
        Optional<Collection<?>> listed =
                Optional.ofNullable(offer.listing().orElseThrow().apply(object));
        if (listed.isEmpty()) {
            return Answer.unusable(Finding.of(Kind.LISTS_NO_MOVE, game, "null instead of a list"));
        }
        Answer answer = ListedMoves.read(game, listed.get()).answer(game, moves, (move, text) -> tryAlone(game, move));
        return complete(game, answer, object, List.of());
    }

    /**
     * Tries legal moves, each on an object of its own, then illegal ones on a shared object, because a refused move
     * should change nothing.
     */
    private Answer tryEach(Game game, List<Move> moves) throws GameRefused {
        Answer answer =
                new Answer(new LinkedHashMap<>(), new LinkedHashMap<>(), Optional.empty(), new ArrayList<>(), true);
        for (Move move : moves.stream().filter(game::isLegal).toList()) {
            add(game, move, tryAlone(game, move), answer);
        }
        G shared = play(game);
        List<Move> refused = new ArrayList<>();
        for (Move move : moves.stream().filter(move -> !game.isLegal(move)).toList()) {
            if (refusalsChangeGames && move.toString().hashCode() % EACH_ALONE != 0) {
                continue;
            }
            Optional<Words> refusal = whyRefused(shared, game.position(), move);
            refusal.ifPresent(words -> refused.add(move));
            if (refusal.isEmpty() && !refused.isEmpty()) {
                refusal = tryAlone(game, move);
                refusalsChangeGames |= refusal.isPresent();
            }
            if (refusal.isEmpty() || refusalsChangeGames) {
                shared = play(game);
                refused.clear();
            }
            add(game, move, refusal, answer);
        }
        return complete(game, answer, shared, refused);
    }

    private void add(Game game, Move move, Optional<Words> refusal, Answer answer) {
        refusal.ifPresentOrElse(
                words -> answer.refused().put(move, said.computeIfAbsent(words.origin(), any -> words)),
                () -> answer.accepted().put(move, ListedMoves.textOrCells(game.position(), move)));
    }

    /** Adds the result, and whether an object that was asked accepts what another one accepts. */
    private Answer complete(Game game, Answer answer, G asked, List<Move> refused) throws GameRefused {
        List<Finding> incidents = new ArrayList<>(answer.incidents());
        Optional<Move> legal =
                answer.accepted().keySet().stream().filter(game::isLegal).findFirst();
        if (legal.isPresent()
                && isRefused(asked, game, legal.get())
                && tryAlone(game, legal.get()).isEmpty()) {
            refusalsChangeGames = true;
            String culprit = "the questions";
            for (Move move : refused) {
                G object = play(game);
                if (isRefused(object, game, move) && isRefused(object, game, legal.get())) {
                    culprit = "the refused '" + ListedMoves.textOrCells(game.position(), move) + "'";
                    break;
                }
            }
            incidents.add(Finding.of(
                    Kind.CHANGES_GAME,
                    game,
                    "after " + culprit + ", the program refuses the legal '"
                            + ListedMoves.textOrCells(game.position(), legal.get()) + "'"));
        }
        Optional<Outcome> outcome = Optional.empty();
        if (offer.telling().isPresent()) {
            G object = play(game);
            begin(() -> "the question for the result");
            outcome = Optional.of(offer.telling().get().apply(object));
        }
        return new Answer(answer.accepted(), answer.refused(), outcome, incidents, answer.isEvidence());
    }

    /** Notes what the program is asked now. */
    private void begin(Supplier<String> newCall) {
        if (Thread.currentThread() != asking) {
            throw new CancellationException("the judge waits no more");
        }
        call = newCall;
        calls.incrementAndGet();
    }

    /** Returns an object on which only the moves of a game were tried. */
    private G play(Game game) throws GameRefused {
        if (original.isEmpty()) {
            return playAgain(game);
        }
        begin(() -> "a copy of the game");
        return offer.copying().orElseThrow().apply(original.get());
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
    private Optional<Words> whyRefused(G object, Position position, Move move) {
        begin(() -> "'" + ListedMoves.textOrCells(position, move) + "'");
        FutureTask<Boolean> attempt = new FutureTask<>(() -> offer.attempt().play(object, position, move));
        attempt.run();
        try {
            return attempt.get() ? Optional.empty() : Optional.of(Words.NONE);
        } catch (ExecutionException | InterruptedException e) {
            return Optional.of(Words.ofThrown(Objects.requireNonNullElse(e.getCause(), e)));
        }
    }

    private boolean isRefused(G object, Game game, Move move) {
        return whyRefused(object, game.position(), move).isPresent();
    }

    private Optional<Words> tryAlone(Game game, Move move) throws GameRefused {
        return whyRefused(play(game), game.position(), move);
    }
}
