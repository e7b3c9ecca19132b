package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.MatchGame.Ending;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Color;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * A match between two engines for the Universal Hive Protocol.
 *
 * <p>Both engines play each random opening with both colors. This library decides what is legal and who has won.
 * Neither engine is trusted: one that hangs, crashes, prints without end or chooses an illegal move loses the game and
 * is started again for the next one. Engines are not told a move that decides the game, so nothing that they do
 * afterwards can change the result.
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

    /** After this many failed starts in a row, the match does not start an engine again. */
    private static final int MAX_FAILED_STARTS = 2;

    private final MatchOptions options;
    private final MatchEngine first;
    private final MatchEngine second;

    private EngineMatch(EngineStarter first, EngineStarter second, MatchOptions options) {
        this.options = options;
        this.first = new MatchEngine(first, "first engine", options);
        this.second = new MatchEngine(second, "second engine", options);
    }

    /**
     * Plays a match, and reports each game as soon as it has ended.
     *
     * @param first starts the first engine
     * @param second starts the second engine
     * @param options how they play
     * @param listener receives each game
     * @return all games and the score
     * @throws IOException if an engine cannot be started for the first time, or the thread is interrupted
     */
    public static MatchReport play(
            EngineStarter first, EngineStarter second, MatchOptions options, Consumer<? super MatchGame> listener)
            throws IOException {
        EngineMatch match = new EngineMatch(
                Objects.requireNonNull(first, "first"),
                Objects.requireNonNull(second, "second"),
                Objects.requireNonNull(options, "options"));
        Objects.requireNonNull(listener, "listener");
        try {
            List<MatchGame> games = new ArrayList<>();
            for (int number = 0; number < options.games(); number++) {
                MatchGame game = match.game(number);
                if (Thread.currentThread().isInterrupted()) {
                    throw new InterruptedIOException("the match was interrupted");
                }
                games.add(game);
                listener.accept(game);
            }
            return new MatchReport(games);
        } finally {
            match.first.stop();
            match.second.stop();
        }
    }

    private MatchGame game(int number) throws IOException {
        Color firstEngineColor = number % 2 == 0 ? Color.WHITE : Color.BLACK;
        Game opening = opening(number / 2);
        GameInProgress current = new GameInProgress(
                firstEngineColor == Color.WHITE ? first : second,
                firstEngineColor == Color.WHITE ? second : first,
                opening);
        Ending ending = current.play(options.maxPlies());
        return new MatchGame(
                number + 1,
                current.game,
                current.white.name(),
                current.black.name(),
                firstEngineColor,
                ending,
                current.reason);
    }

    /** Returns the opening of two games, one for each color. It depends only on its number and the seed. */
    private Game opening(int number) {
        SplittableRandom random = new SplittableRandom(options.seed() ^ number * 0xBF58476D1CE4E5B9L);
        Game opening = Game.start(options.ruleset());
        while (opening.plyCount() < options.openingPlies() && !opening.isOver()) {
            opening = opening.play(opening.legalMoves().random(random));
        }
        return opening;
    }

    /** One of the engines, which is started again after each failure. */
    private static final class MatchEngine {

        private final EngineStarter starter;
        private final MatchOptions options;
        private final List<UhpClient> running = new ArrayList<>();
        private String name;
        private int failedStarts;
        private boolean hasStarted;

        MatchEngine(EngineStarter starter, String name, MatchOptions options) {
            this.starter = starter;
            this.name = name;
            this.options = options;
        }

        String name() {
            return name;
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
                if (e.kind() != EngineFailureException.Kind.UNSUPPORTED_RULES
                        || !game.ruleset().has(Toggle.REPETITION_DRAW)) {
                    throw e;
                }
                engine.newGame(Game.start(game.ruleset().without(Toggle.REPETITION_DRAW))
                        .playAll(game.moves()));
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
                failedStarts = 0;
                hasStarted = true;
                String id = running.get(0).info().id();
                name = id.isEmpty() ? name : id;
            }
            return running.get(0);
        }

        /** Starts the engine. If it could be started before, a failure to do so loses a game, not the match. */
        private UhpClient start() throws IOException {
            try {
                return starter.start(options.graceTime());
            } catch (EngineFailureException e) {
                failedStarts++;
                throw e;
            } catch (IOException e) {
                if (!hasStarted) {
                    throw e;
                }
                failedStarts++;
                throw new EngineFailureException(
                        EngineFailureException.Kind.EXITED, "", UhpAnswer.excerpt(String.valueOf(e.getMessage())));
            }
        }

        boolean hasFailedToStart() {
            return failedStarts >= MAX_FAILED_STARTS;
        }

        void stop() {
            running.forEach(UhpClient::close);
            running.clear();
        }
    }

    /** A game of the match that is being played. */
    private static final class GameInProgress {

        private final MatchEngine white;
        private final MatchEngine black;
        private Game game;
        private String reason = "";

        GameInProgress(MatchEngine white, MatchEngine black, Game opening) {
            this.white = white;
            this.black = black;
            this.game = opening;
        }

        @FunctionalInterface
        private interface Request<T> {
            T call(MatchEngine engine) throws IOException;
        }

        /** Thrown when an engine fails and so loses the game. */
        private static final class LostByFailureException extends Exception {

            private static final long serialVersionUID = 1L;

            private final Color loser;
            private final Ending ending;

            LostByFailureException(Color loser, Ending ending, String reason) {
                super(reason);
                this.loser = loser;
                this.ending = ending;
            }
        }

        private MatchEngine engineOf(Color color) {
            return color == Color.WHITE ? white : black;
        }

        Ending play(int maxPlies) throws IOException {
            try {
                if (!isDecided(maxPlies)) {
                    tell(Color.WHITE, engine -> engine.begin(game));
                    tell(Color.BLACK, engine -> engine.begin(game));
                }
                while (!isDecided(maxPlies)) {
                    move(maxPlies);
                }
                return finish(maxPlies);
            } catch (LostByFailureException e) {
                engineOf(e.loser).stop();
                reason = String.valueOf(e.getMessage());
                game = e.ending == Ending.LOSS_ON_TIME
                        ? game.end(GameResult.lossOnTimeOf(e.loser))
                        : game.end(GameResult.resignationOf(e.loser));
                return e.ending;
            }
        }

        private boolean isDecided(int maxPlies) {
            return game.isOver() || game.plyCount() >= maxPlies;
        }

        private Ending finish(int maxPlies) {
            if (game.isOver()) {
                reason = Sentences.english().result(game.result());
                return Ending.GAME_OVER;
            }
            reason = "the game reached the limit of " + (maxPlies == 1 ? "1 ply" : maxPlies + " plies");
            game = game.end(GameResult.drawByAgreement());
            return Ending.PLY_LIMIT;
        }

        /** Plays a move, and tells it to the engines unless it decides the game: then no answer may change anything. */
        private void move(int maxPlies) throws IOException, LostByFailureException {
            Color mover = game.sideToMove();
            Move move = call(mover, MatchEngine::chooseMove);
            String fault = game.check(move)
                    .map(violation ->
                            violation.rule().id() + " " + Sentences.english().violation(game.position(), violation))
                    .orElse("");
            if (!fault.isEmpty()) {
                throw new LostByFailureException(mover, Ending.ILLEGAL_MOVE, "an illegal move: " + fault);
            }
            game = game.play(move);
            if (!isDecided(maxPlies)) {
                tell(mover, engine -> engine.play(move));
                tell(mover.opposite(), engine -> engine.play(move));
            }
        }

        @FunctionalInterface
        private interface Command {
            void tell(MatchEngine engine) throws IOException;
        }

        private void tell(Color color, Command command) throws IOException, LostByFailureException {
            call(color, engine -> {
                command.tell(engine);
                return color;
            });
        }

        private <T> T call(Color color, Request<T> request) throws IOException, LostByFailureException {
            if (engineOf(color).hasFailedToStart()) {
                throw new LostByFailureException(color, Ending.EXITED, "the engine does not start");
            }
            try {
                return request.call(engineOf(color));
            } catch (EngineFailureException e) {
                throw new LostByFailureException(color, ending(e.kind()), String.valueOf(e.getMessage()));
            }
        }

        private static Ending ending(EngineFailureException.Kind kind) {
            return switch (kind) {
                case NO_ANSWER -> Ending.LOSS_ON_TIME;
                case EXITED -> Ending.EXITED;
                case CLOSED -> Ending.CLOSED;
                case FLOOD, UNSOLICITED_OUTPUT -> Ending.FLOOD;
                case UNSUPPORTED_RULES, REFUSED, UNREADABLE -> Ending.PROTOCOL;
            };
        }
    }
}
