package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.notation.uhp.UhpClient;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** A running engine during one case: asks, compares and collects what differs. */
final class EngineSession {

    private static final int PATIENCE_FOR_PERFT = 10;

    private final UhpClient engine;
    private final ConformanceOptions options;
    private final List<Difference> differences;

    EngineSession(UhpClient engine, ConformanceOptions options, List<Difference> differences) {
        this.engine = engine;
        this.options = options;
        this.differences = differences;
    }

    ConformanceOptions options() {
        return options;
    }

    List<Difference> differences() {
        return differences;
    }

    boolean isClean() {
        return differences.isEmpty();
    }

    UhpAnswer ask(String command) throws EngineFailureException {
        return engine.ask(command);
    }

    UhpAnswer askBestMove(String command, Duration thinking) throws EngineFailureException {
        return engine.ask(command, options.answerTime().plus(thinking));
    }

    UhpAnswer askPerft(int depth) throws EngineFailureException {
        Duration time = options.answerTime().multipliedBy(PATIENCE_FOR_PERFT);
        return engine.ask("perft " + depth, time);
    }

    void report(Difference.Kind kind, Game game, UhpAnswer answer, String... details) {
        differences.add(new Difference(kind, game, answer.command(), Arrays.asList(details)));
    }

    /** Gives the engine a game, and returns whether it understood it as we do. */
    boolean newGame(Game game) throws EngineFailureException {
        return expectGame(game, ask("newgame " + GameString.writeForEngine(game)));
    }

    boolean expectGame(Game game, UhpAnswer answer) {
        int before = differences.size();
        GameComparison.compare(game, answer).forEach(differences::add);
        return differences.size() == before;
    }

    void expectMoves(Game game) throws EngineFailureException {
        differences.addAll(MoveComparison.compare(game, ask("validmoves")));
    }

    /**
     * Expects that the engine refuses something, as an illegal move if it is one. After the end of a game it may also say
     * {@code err}, as the protocol's reference engine does.
     */
    void expectInvalidMove(Game game, String command, Move move, String why) throws EngineFailureException {
        UhpAnswer answer = ask(command);
        if (!answer.isError()) {
            List<String> details = List.of(why, "answered: " + answer.shown());
            differences.add(new Difference(Difference.Kind.ACCEPTED, game, command, details, List.of(), List.of(move)));
        } else if (!answer.isInvalidMove() && !game.isOver()) {
            report(Difference.Kind.PROTOCOL, game, answer, "expected: invalidmove", "answered: " + answer.shown());
        }
    }
}
