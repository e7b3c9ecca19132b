package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.internal.ProgramTexts;
import io.github.hiverules.notation.uhp.EngineFailureException.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * A running engine of the Universal Hive Protocol, and the game that it plays.
 *
 * <p>An engine may hang, die or print without end. Each question has a time limit; then the client throws an {@link
 * EngineFailureException}. A game of your own bot against an engine:
 *
 * <pre>{@code
 * SearchLimit limit = SearchLimit.ofTime(Duration.ofMillis(100));
 * try (UhpClient engine = UhpClient.start("./my-engine", "--uhp")) {
 *     engine.newGame(Game.start(Ruleset.TOURNAMENT));
 *     while (!engine.game().isOver()) {
 *         boolean isBotsTurn = engine.game().sideToMove() == Color.WHITE;
 *         engine.play(isBotsTurn ? bot.choose(engine.game(), limit) : engine.bestMove(limit));
 *     }
 *     System.out.println(GameText.write(engine.game()));
 * }
 * }</pre>
 *
 * <p>Not thread-safe; only {@link #close} may be called from another thread.
 */
public final class UhpClient implements AutoCloseable {

    private static final Duration USUAL_LIMIT = Duration.ofSeconds(10);

    /** A program may take longer to start than to answer. */
    private static final int PATIENCE_AT_START = 10;

    /** The time for a search that is limited by depth. */
    private static final Duration ANY_TIME = SearchLimit.ofDepth(1).time();

    private final EngineLink link;
    private final Duration timeLimit;
    private final EngineInfo info;
    private Game game = Game.start(Ruleset.BASE.withTournamentOpening(true));

    /** Takes over a channel and waits for the engine's introduction. */
    UhpClient(EngineChannel channel, Duration timeLimit) throws EngineFailureException {
        this.link = new EngineLink(channel);
        this.timeLimit = timeLimit;
        try {
            this.info = EngineInfo.of(link.greeting(timeLimit.multipliedBy(PATIENCE_AT_START)));
        } catch (EngineFailureException e) {
            link.close();
            throw e;
        }
    }

    /**
     * {@return an engine that was started as a program and has introduced itself; each answer may take ten seconds}
     *
     * @param command the program and its arguments
     * @throws EngineFailureException if the engine does not introduce itself
     * @throws IOException if the program cannot be started
     */
    public static UhpClient start(String... command) throws IOException {
        Objects.requireNonNull(command, "command");
        return start(List.of(command), USUAL_LIMIT);
    }

    /**
     * {@return an engine that was started as a program and has introduced itself}
     *
     * @param command the program and its arguments
     * @param timeLimit how long the engine may take for an answer; ten times as long for its start
     * @throws EngineFailureException if the engine does not introduce itself
     * @throws IOException if the program cannot be started
     */
    public static UhpClient start(List<String> command, Duration timeLimit) throws IOException {
        Objects.requireNonNull(command, "command");
        Objects.requireNonNull(timeLimit, "timeLimit");
        return new UhpClient(new ProcessChannel(command), timeLimit);
    }

    /**
     * {@return an engine that is reached over streams, such as those of a socket, and has introduced itself; closing it
     * closes both streams}
     *
     * @param answers where the engine's answers are read
     * @param commands where commands are written
     * @param timeLimit how long the engine may take for an answer; ten times as long for its start
     * @throws EngineFailureException if the engine does not introduce itself
     */
    public static UhpClient of(InputStream answers, OutputStream commands, Duration timeLimit)
            throws EngineFailureException {
        Objects.requireNonNull(answers, "answers");
        Objects.requireNonNull(commands, "commands");
        return new UhpClient(new StreamChannel(answers, commands), timeLimit);
    }

    /** {@return what the engine said about itself when it started} */
    public EngineInfo info() {
        return info;
    }

    /**
     * {@return the game that you gave the engine, with the moves played since} Before the first {@link #newGame
     * newGame}, it is an empty base game with the tournament opening. Commands sent with {@link #ask} do not change it.
     */
    public Game game() {
        return game;
    }

    /**
     * Gives the engine a game to continue, by the rules of that game.
     *
     * <p>The protocol names only the expansions. For the other rules in a {@link Ruleset}, an engine may have options
     * ({@code TournamentOpening}, {@code RepetitionDraw} and {@code GatesAboveGround}, as {@link UhpEngine} has); this
     * method sets them as the game requires. An engine without such an option plays as engines usually do: with the
     * tournament opening, without a draw by repetition, and with gates above the ground; a game by other rules is
     * refused, with {@link Kind#UNSUPPORTED_RULES}.
     *
     * @param newGame the game, with or without moves
     * @throws io.github.hiverules.notation.NotExpressibleException if the game does not start from the empty table with
     *     White to move
     * @throws EngineFailureException if the engine does not know an expansion, has no option for a rule, refuses the
     * game or fails
     */
    public void newGame(Game newGame) throws EngineFailureException {
        Objects.requireNonNull(newGame, "newGame");
        String command = "newgame " + GameString.writeForEngine(newGame);
        long end = System.nanoTime() + timeLimit.toNanos();
        EngineRules rules = EngineRules.of(newGame, ask("options", left(end)));
        if (!rules.missing().isEmpty()) {
            throw new EngineFailureException(
                    Kind.UNSUPPORTED_RULES,
                    UhpAnswer.excerpt(command),
                    ProgramTexts.of("failure.option", String.join(", ", rules.missing())));
        }
        if (!rules.changes().isEmpty()) {
            // The game in progress may break the rules of the next one.
            required("newgame " + GameTypeString.write(newGame.ruleset()), left(end));
        }
        for (EngineRules.Setting setting : rules.changes()) {
            required(setting.command(), left(end));
        }
        required(command, left(end));
        game = newGame;
    }

    private static Duration left(long end) {
        return Duration.ofNanos(Math.max(0, end - System.nanoTime()));
    }

    /**
     * Plays a move in the game of the engine.
     *
     * @param move the move
     * @throws IllegalMoveException if the move is illegal by this library's rules
     * @throws EngineFailureException if the engine refuses the move or fails
     */
    public void play(Move move) throws EngineFailureException {
        Game next = game.play(move);
        required("play " + MoveString.write(move, game.position()));
        game = next;
    }

    /**
     * Takes back the last move.
     *
     * @throws IllegalStateException if no move was played
     * @throws EngineFailureException if the engine refuses or fails
     */
    public void undo() throws EngineFailureException {
        Game earlier = game.undo();
        required("undo");
        game = earlier;
    }

    /**
     * {@return the moves that the engine considers legal, as it lists them; they may differ from {@link
     * Game#legalMoves}}
     *
     * @throws EngineFailureException if the engine refuses, writes no moves or fails
     */
    public List<Move> legalMoves() throws EngineFailureException {
        UhpAnswer answer = required("validmoves");
        List<Move> moves = new ArrayList<>();
        for (String text : answer.last().orElse("").split(";", -1)) {
            moves.add(move(answer, text));
        }
        return List.copyOf(moves);
    }

    /**
     * {@return the move that the engine chooses, perhaps an illegal one, without playing it} The protocol allows one
     * limit: the time, unless the limit is {@linkplain SearchLimit#ofDepth by depth}.
     *
     * @param limit how long to think; the engine may take that and its time for an answer
     * @throws EngineFailureException if the engine refuses, writes no move or fails
     */
    public Move bestMove(SearchLimit limit) throws EngineFailureException {
        boolean timed = limit.time().compareTo(ANY_TIME) < 0;
        UhpAnswer answer = timed
                ? required("bestmove time " + text(limit.time()), timeLimit.plus(limit.time()))
                : required("bestmove depth " + limit.depth(), timeLimit);
        return move(answer, answer.last().orElse(""));
    }

    /**
     * {@return the engine's answer to any command, even {@code err} or {@code invalidmove}}
     *
     * @param command one line, for example {@code options}
     * @throws IllegalArgumentException if the command is more than one line
     * @throws EngineFailureException if there is no answer in time
     */
    public UhpAnswer ask(String command) throws EngineFailureException {
        return ask(command, timeLimit);
    }

    /**
     * {@return the engine's answer to any command, even {@code err} or {@code invalidmove}, within another time limit}
     *
     * @param command one line, for example {@code perft 5}
     * @param limit how long the engine may take
     * @throws IllegalArgumentException if the command is more than one line
     * @throws EngineFailureException if there is no answer in time
     */
    public UhpAnswer ask(String command, Duration limit) throws EngineFailureException {
        Objects.requireNonNull(limit, "limit");
        if (command.indexOf('\n') >= 0) {
            throw new IllegalArgumentException("a command is one line");
        }
        return link.ask(command, limit);
    }

    /** Kills the engine, whatever it is doing. */
    @Override
    public void close() {
        link.close();
    }

    private UhpAnswer required(String command) throws EngineFailureException {
        return required(command, timeLimit);
    }

    private UhpAnswer required(String command, Duration limit) throws EngineFailureException {
        UhpAnswer answer = ask(command, limit);
        if (answer.isError()) {
            throw new EngineFailureException(Kind.REFUSED, UhpAnswer.excerpt(command), answer.excerpt());
        }
        return answer;
    }

    private Move move(UhpAnswer answer, String text) throws EngineFailureException {
        try {
            return MoveString.read(text, game.position());
        } catch (NotationException e) {
            throw new EngineFailureException(Kind.UNREADABLE, answer.command(), UhpAnswer.excerpt(e.getMessage()));
        }
    }

    private static String text(Duration time) {
        String seconds = String.format(
                Locale.ROOT, "%02d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
        String decimals = String.format(Locale.ROOT, ".%09d", time.toNanosPart());
        return seconds + decimals.replaceAll("\\.?0*$", "");
    }
}
