package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineFailureException.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReference;

/** An engine that plays games of a match. It is started again after each failure. */
final class MatchEngine {

    /** After this many failed starts in a row, the engine loses all its games for the reason of the last one. */
    private static final int MAX_FAILED_STARTS = 2;

    private final EngineStarter starter;
    private final MatchOptions options;
    private final List<UhpClient> running = new ArrayList<>();
    private final List<EngineFailureException> failedStarts = new ArrayList<>();
    private final AtomicReference<String> name;
    private boolean hasStarted;

    /**
     * Creates an engine that has not started.
     *
     * @param name what to call it until an engine of the same starter has introduced itself, which changes the name
     */
    MatchEngine(EngineStarter starter, AtomicReference<String> name, MatchOptions options) {
        this.starter = starter;
        this.name = name;
        this.options = options;
    }

    String name() {
        return Objects.requireNonNull(name.get());
    }

    /** Gives the engine a game. An engine without an option for the draw by repetition plays without that rule. */
    void begin(Game game) throws IOException {
        boolean hasPlayed = !running.isEmpty();
        try {
            give(game);
        } catch (EngineFailureException e) {
            if (!hasPlayed) {
                throw e;
            }
            // What it did after the last game costs it nothing.
            stop();
            give(game);
        }
    }

    private void give(Game game) throws IOException {
        UhpClient engine = engine();
        try {
            engine.newGame(game);
        } catch (EngineFailureException e) {
            if (e.kind() != Kind.UNSUPPORTED_RULES || !game.ruleset().has(Toggle.REPETITION_DRAW)) {
                throw e;
            }
            engine.newGame(
                    Game.start(game.ruleset().without(Toggle.REPETITION_DRAW)).playAll(game.moves()));
        }
    }

    Move chooseMove() throws IOException {
        return engine().bestMove(SearchLimit.ofTime(options.moveTime()));
    }

    void play(Move move) throws IOException {
        engine().play(move);
    }

    private UhpClient engine() throws IOException {
        if (running.isEmpty()) {
            running.add(start());
            failedStarts.clear();
            hasStarted = true;
            String id = running.get(0).info().id();
            name.updateAndGet(known -> id.isEmpty() ? known : id);
        }
        return running.get(0);
    }

    private UhpClient start() throws IOException {
        if (failedStarts.size() < MAX_FAILED_STARTS) {
            try {
                return starter.start(options.graceTime());
            } catch (EngineFailureException e) {
                failedStarts.add(e);
            } catch (IOException e) {
                if (!hasStarted) {
                    throw e;
                }
                // A program that could be started before loses a game, not the match.
                failedStarts.add(
                        new EngineFailureException(Kind.EXITED, "", UhpAnswer.excerpt(String.valueOf(e.getMessage()))));
            }
        }
        throw failedStarts.get(failedStarts.size() - 1);
    }

    void stop() {
        running.forEach(UhpClient::close);
        running.clear();
    }
}
