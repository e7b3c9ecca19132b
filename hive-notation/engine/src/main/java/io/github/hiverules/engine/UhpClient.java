package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineFailureException.Kind;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * A running engine for the Universal Hive Protocol, and the game that it plays.
 *
 * <p>An engine may hang, crash or print without end. Each question therefore has a time limit, and the client throws an
 * {@link EngineFailureException} if it gets no usable answer. If an answer came too late, the next question skips it. A
 * game of your own bot against an engine:
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

    private static final Duration DEFAULT_TIME_LIMIT = Duration.ofSeconds(10);

    /**
     * How much longer an engine may take to start than to answer. Until it introduces itself, it loads its runtime and
     * perhaps a large network; a limit for answers is often shorter than that takes.
     */
    private static final int START_TIME_FACTOR = 10;

    private final EngineLink link;
    private final Duration timeLimit;
    private final EngineInfo info;
    private Game game = Game.start(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING));

    /** Waits for the engine's introduction; from now on, the client closes the channel. */
    UhpClient(EngineChannel channel, Duration timeLimit) throws EngineFailureException {
        Objects.requireNonNull(timeLimit, "timeLimit");
        this.link = new EngineLink(channel);
        this.timeLimit = SearchLimit.atMostOneYear(timeLimit);
        try {
            this.info = EngineInfo.of(link.readGreeting(this.timeLimit.multipliedBy(START_TIME_FACTOR)));
        } catch (EngineFailureException e) {
            link.close();
            throw e;
        }
    }

    /**
     * {@return a newly started engine, which has introduced itself; each answer may take ten seconds}
     *
     * @param command the program and its arguments
     * @throws EngineFailureException if the engine does not introduce itself
     * @throws IOException if the program cannot be started
     */
    public static UhpClient start(String... command) throws IOException {
        Objects.requireNonNull(command, "command");
        return start(new ProcessBuilder(command), DEFAULT_TIME_LIMIT);
    }

    /**
     * {@return a newly started engine, which has introduced itself}
     *
     * <p>The client drops what the engine writes to standard error, except that a failure quotes its end if the engine
     * exited. To see all of it, redirect it:
     *
     * <pre>{@code
     * ProcessBuilder program = new ProcessBuilder("./my-engine", "--uhp").redirectError(Redirect.INHERIT);
     * UhpClient engine = UhpClient.start(program, Duration.ofSeconds(10));
     * }</pre>
     *
     * @param program the program with its arguments, folder and environment; its output is not redirected
     * @param timeLimit how long the engine may take to answer; it may take ten times as long to start
     * @throws EngineFailureException if the engine does not introduce itself
     * @throws IOException if the program cannot be started
     */
    public static UhpClient start(ProcessBuilder program, Duration timeLimit) throws IOException {
        Objects.requireNonNull(program, "program");
        Objects.requireNonNull(timeLimit, "timeLimit");
        return new UhpClient(new ProcessChannel(program), timeLimit);
    }

    /**
     * {@return an engine at the other end of two streams, such as those of a socket, which has introduced itself;
     * {@link #close} closes both streams}
     *
     * @param answers where the engine's answers are read
     * @param commands where commands are written
     * @param timeLimit how long the engine may take to answer; it may take ten times as long to start
     * @throws EngineFailureException if the engine does not introduce itself
     */
    public static UhpClient of(InputStream answers, OutputStream commands, Duration timeLimit)
            throws EngineFailureException {
        Objects.requireNonNull(answers, "answers");
        Objects.requireNonNull(commands, "commands");
        return new UhpClient(new StreamChannel(answers, commands), timeLimit);
    }

    /** {@return the name and expansions that the engine stated when it started} */
    public EngineInfo info() {
        return info;
    }

    /**
     * {@return the game that you gave the engine, with the moves played since then} Before the first {@link #newGame
     * newGame}, it is an empty base game with the tournament opening. Commands sent with {@link #ask} do not change it.
     */
    public Game game() {
        return game;
    }

    /**
     * Gives the engine a game to continue, under the rules of that game.
     *
     * <p>The protocol names only the expansions. For the other rules in a {@link Ruleset}, an engine may have options
     * ({@code TournamentOpening}, {@code RepetitionDraw} and {@code GatesAboveGround}, as {@link UhpEngine} has); this
     * method sets them as the game requires. An engine without such an option plays as engines usually do: with the
     * tournament opening, without a draw by repetition, and with gates above the ground. If the game has other rules,
     * this method fails with {@link Kind#UNSUPPORTED_RULES}.
     *
     * @param newGame the game, with or without moves
     * @throws io.github.hiverules.notation.InexpressibleException if the game does not start on the empty table with
     *     White to move
     * @throws EngineFailureException if the engine does not know an expansion, has no option for a rule, refuses the
     *     game or fails
     */
    public void newGame(Game newGame) throws EngineFailureException {
        Objects.requireNonNull(newGame, "newGame");
        String command = "newgame " + GameString.writeForEngine(newGame);
        long deadline = System.nanoTime() + timeLimit.toNanos();
        EngineRules rules = EngineRules.of(newGame, ask("options", timeLeft(deadline)));
        if (!rules.missing().isEmpty()) {
            throw new EngineFailureException(
                    Kind.UNSUPPORTED_RULES,
                    UhpAnswer.excerpt(command),
                    "no option " + String.join(", ", rules.missing()));
        }
        if (!rules.commands().isEmpty()) {
            // The game in progress may break the rules of the next one.
            askOrThrow("newgame " + GameString.writeType(newGame.ruleset()), timeLeft(deadline));
        }
        for (String setting : rules.commands()) {
            askOrThrow(setting, timeLeft(deadline));
        }
        requireType(newGame, askOrThrow(command, timeLeft(deadline)));
        game = newGame;
    }

    /** Refuses the answer of an engine that starts a game with other pieces than those of the given game. */
    private static void requireType(Game game, UhpAnswer answer) throws EngineFailureException {
        String started = answer.lastLine().orElse("").split(";", 2)[0];
        Optional<Ruleset> type =
                GameString.parseType(started, ReadOptions.lenient()).value();
        if (type.isPresent() && !type.get().expansions().equals(game.ruleset().expansions())) {
            throw new EngineFailureException(
                    Kind.UNSUPPORTED_RULES,
                    UhpAnswer.excerpt(answer.command()),
                    "its game is of the type '" + UhpAnswer.excerpt(started) + "'");
        }
    }

    private static Duration timeLeft(long deadline) {
        return Duration.ofNanos(Math.max(0, deadline - System.nanoTime()));
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
        askOrThrow("play " + MoveString.write(move, game.position()), timeLimit);
        game = next;
    }

    /**
     * {@return the moves that the engine considers legal, as it lists them; they may differ from {@link
     * Game#legalMoves}}
     *
     * @throws EngineFailureException if the engine refuses, fails, or writes anything but moves
     */
    public List<Move> legalMoves() throws EngineFailureException {
        UhpAnswer answer = askOrThrow("validmoves", timeLimit);
        List<Move> moves = new ArrayList<>();
        for (String text : answer.lastLine().orElse("").split(";", -1)) {
            moves.add(readMove(answer, text));
        }
        return List.copyOf(moves);
    }

    /**
     * {@return the move that the engine chooses, which may be illegal, without playing it} The protocol allows only one
     * limit, so the engine gets the time, or the depth if the limit has no time.
     *
     * @param limit how long or how deep to search; the engine may take the time of the limit and, in addition, its time
     *     limit for an answer
     * @throws EngineFailureException if the engine refuses, fails, or writes anything but a move
     */
    public Move bestMove(SearchLimit limit) throws EngineFailureException {
        Optional<Duration> time = limit.time();
        UhpAnswer answer = time.isPresent()
                ? askOrThrow("bestmove time " + format(time.get()), timeLimit.plus(time.get()))
                : askOrThrow("bestmove depth " + limit.depth().orElseThrow(), timeLimit);
        return readMove(answer, answer.lastLine().orElse(""));
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
     * {@return the engine's answer to any command, even {@code err} or {@code invalidmove}}
     *
     * @param command one line, for example {@code perft 5}
     * @param limit how long the engine may take
     * @throws IllegalArgumentException if the command is more than one line
     * @throws EngineFailureException if there is no answer in time
     */
    public UhpAnswer ask(String command, Duration limit) throws EngineFailureException {
        Objects.requireNonNull(limit, "limit");
        if (command.indexOf('\n') >= 0 || command.indexOf('\r') >= 0) {
            throw new IllegalArgumentException("a command is one line");
        }
        return link.ask(command, limit);
    }

    /** Kills the process of the engine, whatever it is doing, or closes the given streams. */
    @Override
    public void close() {
        link.close();
    }

    private UhpAnswer askOrThrow(String command, Duration limit) throws EngineFailureException {
        UhpAnswer answer = ask(command, limit);
        if (answer.isError()) {
            throw new EngineFailureException(Kind.REFUSED, UhpAnswer.excerpt(command), answer.excerpt());
        }
        return answer;
    }

    private Move readMove(UhpAnswer answer, String text) throws EngineFailureException {
        try {
            return MoveString.read(text, game.position());
        } catch (NotationException e) {
            throw new EngineFailureException(Kind.UNREADABLE, answer.command(), UhpAnswer.excerpt(e.getMessage()));
        }
    }

    private static String format(Duration time) {
        String seconds = String.format(
                Locale.ROOT, "%02d:%02d:%02d", time.toHours(), time.toMinutesPart(), time.toSecondsPart());
        String decimals = String.format(Locale.ROOT, ".%09d", time.toNanosPart());
        return seconds + decimals.replaceAll("\\.?0*$", "");
    }
}
