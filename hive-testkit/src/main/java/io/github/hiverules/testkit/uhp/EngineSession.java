package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.uhp.GameString;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;

/** A running engine during one case: asks, compares and collects what differs. */
final class EngineSession {

    private static final int PATIENCE_FOR_PERFT = 10;

    private final EngineLink link;
    private final ConformanceOptions options;
    private final List<Difference> differences;

    EngineSession(EngineLink link, ConformanceOptions options, List<Difference> differences) {
        this.link = link;
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

    Answer ask(String command) throws EngineFailureException {
        return link.ask(command);
    }

    Answer askPerft(int depth) throws EngineFailureException {
        Duration time = options.answerTime().multipliedBy(PATIENCE_FOR_PERFT);
        return link.ask("perft " + depth, time);
    }

    void report(Difference.Kind kind, Game game, Answer answer, String... details) {
        differences.add(new Difference(kind, game, answer.command(), Arrays.asList(details)));
    }

    /** Gives the engine a game. Returns true if it has understood it as we do. */
    boolean newGame(Game game) throws EngineFailureException {
        return expectGame(game, ask("newgame " + GameString.write(game)));
    }

    /** Compares a game string that the engine answered with the game. Returns true if they agree. */
    boolean expectGame(Game game, Answer answer) {
        int before = differences.size();
        GameComparison.compare(game, answer).forEach(differences::add);
        return differences.size() == before;
    }

    /** Asks for the legal moves and compares them. */
    void expectMoves(Game game) throws EngineFailureException {
        MoveComparison.compare(game, ask("validmoves")).ifPresent(differences::add);
    }

    /** Expects that the engine refuses something, and as an illegal move if that is what it is. */
    void expectInvalidMove(Game game, String command, Move move, String why) throws EngineFailureException {
        Answer answer = ask(command);
        if (!answer.isError()) {
            List<String> details = List.of(why, "answered: " + answer.shown());
            differences.add(new Difference(Difference.Kind.ACCEPTED, game, command, details, List.of(), List.of(move)));
        } else if (!answer.isInvalidMove()) {
            report(Difference.Kind.PROTOCOL, game, answer, "expected: invalidmove", "answered: " + answer.shown());
        }
    }
}
