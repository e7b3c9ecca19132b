package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineFailureException;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.judge.Note.Habit;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A running engine during one case: sends commands, and collects what differs. If an answer shows that the engine is in
 * the wrong game, the engine gets the whole game again before the next command.
 */
final class EngineSession extends Session {

    private static final int PERFT_TIME_FACTOR = 10;

    private final UhpClient engine;
    private final ConformanceOptions options;
    private final RunEnd end;

    /**
     * The game that the engine is in or was last asked about. If the engine fails, the report shows it with the last
     * command.
     */
    private Game game = Game.start(Ruleset.BASE);

    private String command = "";

    /** The commands of this case, if it is about commands. */
    private final List<String> commands = new ArrayList<>();

    private boolean keepsCommands;

    private boolean isInSync;

    /** What the engine did since it got the whole game: a refused move or an undo may have left something behind. */
    private Optional<String> sinceNewGame = Optional.empty();

    /** The types of wrong moves that the engine listed or missed again when it was asked anew. */
    private final Set<MoveType> confirmed = new HashSet<>();

    private boolean hasWrongResult;

    EngineSession(UhpClient engine, ConformanceOptions options, RunEnd end) {
        this.engine = engine;
        this.options = options;
        this.end = end;
    }

    /** From now on, what differs is reported with all commands before it: what an engine does may depend on them. */
    void keepCommands() {
        keepsCommands = true;
    }

    ConformanceOptions options() {
        return options;
    }

    @Override
    void reportFailure(IOException failure) {
        addWithCommands(failure(failure, game, UhpAnswer.excerpt(command)));
    }

    /** Returns how an engine failed. */
    static Difference failure(IOException failure, Game where, String asked) {
        String how = failure instanceof EngineFailureException engine
                ? switch (engine.kind()) {
                    case NO_ANSWER -> "gives no answer in time";
                    case EXITED -> "exits";
                    case CLOSED -> "closes its output or its input";
                    case FLOOD -> "prints without end";
                    case UNSOLICITED_OUTPUT -> "prints lines without being asked";
                    default -> "gives no usable answer";
                }
                : "gives no usable answer";
        List<String> details = List.of(String.valueOf(failure.getMessage()));
        return new Difference(Difference.Kind.FAILURE, where, asked, details, how, Optional.empty());
    }

    @Override
    boolean wasAskedForPerft() {
        return command.startsWith("perft");
    }

    UhpAnswer ask(String text) throws EngineFailureException {
        return ask(text, options.timeLimit());
    }

    private UhpAnswer ask(String text, Duration time) throws EngineFailureException {
        command = text;
        if (keepsCommands) {
            commands.add(text);
        }
        return engine.ask(text, end.atMost(time));
    }

    UhpAnswer askBestMove(String text, Duration thinking) throws EngineFailureException {
        return ask(text, options.timeLimit().plus(thinking));
    }

    UhpAnswer askPerft(int depth) throws EngineFailureException {
        return ask("perft " + depth, options.timeLimit().multipliedBy(PERFT_TIME_FACTOR));
    }

    void report(Difference.Kind kind, Game where, UhpAnswer answer, String... details) {
        addWithCommands(
                new Difference(kind, where, answer.command(), List.of(details), answer.excerpt(), Optional.empty()));
    }

    private void addWithCommands(Difference difference) {
        add(
                commands.size() > 1
                        ? difference.withDetail(
                                "before: " + String.join(", ", commands.subList(0, commands.size() - 1)))
                        : difference);
    }

    void note(Habit habit, UhpAnswer answer) {
        notes().add(new Note(habit, game, answer.excerpt(), 1));
    }

    /** Gives the engine a game, and returns whether the engine has accepted it. */
    boolean newGame(Game wanted) throws EngineFailureException {
        game = wanted;
        sinceNewGame = Optional.empty();
        UhpAnswer answer = ask("newgame " + GameString.writeForEngine(wanted));
        if (answer.isError() && reportRefusedMove(wanted)) {
            return false;
        }
        return expectGame(wanted, answer);
    }

    /** Reports the first move that the engine refuses in a game, and returns whether there is one. */
    private boolean reportRefusedMove(Game wanted) throws EngineFailureException {
        isInSync = false;
        Game before = Game.start(wanted.startPosition());
        UhpAnswer last = ask("newgame " + GameString.writeForEngine(before));
        for (Move move : last.isError() ? List.<Move>of() : wanted.moves()) {
            UhpAnswer answer = ask("play " + MoveString.write(move, before.position()));
            if (answer.isError()) {
                expectGame(before, last);
                isInSync = false;
                reportIfRefused(before, move, answer);
                if (move instanceof Move.Pass) {
                    addList(before); // It may know another move.
                }
                return true;
            }
            last = answer;
            before = before.play(move);
        }
        return false;
    }

    private void addList(Game expected) throws EngineFailureException {
        UhpAnswer answer = ask("validmoves");
        MoveComparison.read(expected, answer, notes())
                .moves()
                .ifPresent(moves -> add(Answer.ofList(expected, answer.command(), moves)));
    }

    /** Whether a program refuses a legal move; {@code err} instead of {@code invalidmove} means that it failed. */
    private boolean reportIfRefused(Game before, Move move, UhpAnswer answer) {
        if (answer.isError() && !answer.isInvalidMove()) {
            report(Difference.Kind.FAILURE, before, answer, "answered: " + answer.excerpt());
        } else {
            add(Answer.ofAttempt(before, answer.command(), move, refusal(answer)));
        }
        return answer.isError();
    }

    private static Optional<ProgramRefusal> refusal(UhpAnswer answer) {
        return answer.isError() ? Optional.of(ProgramRefusal.ofAnswer(answer)) : Optional.empty();
    }

    @Override
    boolean ensureGame(Game wanted) throws EngineFailureException {
        return (isInSync && game.equals(wanted)) || newGame(wanted);
    }

    /** Plays a move in the game that the engine is in, and returns whether the engine played it. */
    boolean play(Game before, Move move) throws EngineFailureException {
        UhpAnswer answer = ask("play " + MoveString.write(move, before.position()));
        isInSync = false;
        return !reportIfRefused(before, move, answer) && expectGame(before.play(move), answer);
    }

    /** Takes moves back, and returns whether the engine took them back. */
    boolean undo(Game expected, String text) throws EngineFailureException {
        sinceNewGame = Optional.of(text);
        return expectGame(expected, ask(text));
    }

    boolean expectGame(Game expected, UhpAnswer answer) {
        GameComparison said = new GameComparison(expected, answer);
        List<Difference> found = said.differences();
        found.forEach(this::addWithCommands);
        Optional<Outcome> outcome = said.outcome();
        outcome.ifPresent(one -> add(Answer.ofResult(expected, answer.command(), one)));
        if (expected.plyCount() > 0 && !expected.isOver()) {
            said.sideToMove()
                    .ifPresent(side -> add(Answer.ofTurn(expected, answer.command(), side != expected.sideToMove())));
        }
        hasWrongResult =
                outcome.isPresent() && outcome.get() != expected.position().outcome();
        game = expected;
        isInSync = found.isEmpty() || said.hasSameMoves();
        return isInSync;
    }

    @Override
    void expectMoves(Game expected) throws EngineFailureException {
        if (!ensureGame(expected) || hasWrongResult) {
            return;
        }
        UhpAnswer answer = ask("validmoves");
        MoveComparison.Reading reading = MoveComparison.read(expected, answer, notes());
        if (reading.moves().isEmpty()) {
            Difference.Kind kind = answer.isError() ? Difference.Kind.FAILURE : Difference.Kind.PROTOCOL;
            report(kind, expected, answer, reading.problems().toArray(String[]::new));
            return;
        }
        Answer listed =
                Answer.ofList(expected, answer.command(), reading.moves().get());
        boolean isDoubtful = sinceNewGame.isPresent() && !confirmed.containsAll(types(listed));
        if (!isDoubtful || isRepeated(listed, answer)) {
            confirmed.addAll(types(listed));
            add(listed);
        }
    }

    @Override
    void tryMove(Game expected, Move move) throws EngineFailureException {
        Optional<String> text = IllegalMoves.text(expected.position(), move);
        if (!expected.isLegal(move)) {
            if (text.isPresent()) {
                expectInvalidMove(expected, "play " + text.get(), move);
            }
        } else if (ensureGame(expected)) {
            play(expected, move);
        }
    }

    /** Returns whether the engine has listed the right moves after a game. */
    boolean hasListedRightly(Game expected) {
        return answers().stream()
                .filter(one -> one.kind() == Answer.Kind.MOVES && one.game().equals(expected))
                .anyMatch(Answer::isRight);
    }

    private static Set<MoveType> types(Answer listed) {
        return WrongMove.allOf(listed).map(WrongMove::type).collect(Collectors.toSet());
    }

    /** Asks again after giving the engine the whole game; another answer shows that something was left behind. */
    private boolean isRepeated(Answer listed, UhpAnswer before) throws EngineFailureException {
        Game expected = listed.game();
        String cause = sinceNewGame.orElse("");
        if (!newGame(expected)) {
            return true;
        }
        UhpAnswer again = ask("validmoves");
        MoveComparison.Reading reading = MoveComparison.read(expected, again, notes());
        if (reading.moves().filter(listed::acceptsExactly).isPresent()) {
            return true;
        }
        addWithCommands(new Difference(
                Difference.Kind.CHANGED,
                expected,
                before.command(),
                List.of("after: " + cause, "answered: " + before.excerpt(), "after newgame: " + again.excerpt()),
                cause.split(" ", -1)[0],
                Optional.empty()));
        reading.moves().ifPresent(moves -> add(Answer.ofList(expected, again.command(), moves)));
        return false;
    }

    /**
     * Expects that the engine refuses a move as illegal. After the end of a game, it may also answer {@code err}, as
     * the protocol's reference engine does.
     */
    void expectInvalidMove(Game expected, String text, Move move) throws EngineFailureException {
        if (!ensureGame(expected) || hasWrongResult) {
            return;
        }
        UhpAnswer answer = ask(text);
        isInSync = answer.isError();
        sinceNewGame = answer.isError() ? Optional.of(text) : sinceNewGame;
        if (answer.lines().isEmpty()) {
            report(Difference.Kind.PROTOCOL, expected, answer, "expected: invalidmove", "answered: a bare ok");
        } else if (!answer.isError() && expected.isLegal(MoveComparison.withNextNumber(expected.position(), move))) {
            notes().add(new Note(Habit.EQUAL_PIECES_IN_ANY_ORDER, expected, answer.command(), 1));
        } else if (answer.isError() && !answer.isInvalidMove() && !expected.isOver()) {
            report(
                    Difference.Kind.PROTOCOL,
                    expected,
                    answer,
                    "expected: invalidmove",
                    "answered: " + answer.excerpt());
        } else {
            add(Answer.ofAttempt(expected, text, move, refusal(answer)));
        }
    }
}
