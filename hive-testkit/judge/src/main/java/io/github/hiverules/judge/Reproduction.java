package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.notation.uhp.UhpClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Asks an engine for its answers after a shorter game, and looks whether they show the same. */
record Reproduction(UhpClient engine, Claim claim, Difference original) {

    /** Returns whether giving the engine a game can show such a difference again. */
    boolean isPossible() {
        return switch (original.kind()) {
            case MOVES -> original.isAboutRules();
            case ACCEPTED, REFUSED -> original.isAboutRules() || isAbout("newgame");
            case GAME, STATE, TURN -> isAbout("newgame") || isAbout("play");
            case NOT_CARRIED_OUT, OTHER_MOVE -> isAbout("play");
            case CHANGED, COUNT, PROTOCOL, FAILURE -> false;
        };
    }

    /** Returns the difference that a game shows, or empty if the engine shows none with the same cause. */
    Optional<Difference> findIn(ReducedGame reduced) throws EngineFailureException {
        Game game = reduced.game();
        return switch (original.kind()) {
            case MOVES -> giveGame(game) ? findMoves(game) : Optional.empty();
            case ACCEPTED ->
                findAttempt(game, reduced.translate(original.surplus().get(0)));
            case REFUSED ->
                original.isAboutRules()
                        ? findAttempt(game, reduced.translate(original.missing().get(0)))
                        : findGame(game);
            default -> findGame(game);
        };
    }

    private boolean isAbout(String command) {
        return original.commandWord().equals(command);
    }

    private boolean giveGame(Game game) throws EngineFailureException {
        return !engine.ask(newGame(game)).isError();
    }

    private static String newGame(Game game) {
        return "newgame " + GameString.writeForEngine(game);
    }

    private UhpAnswer answerTo(Game game) throws EngineFailureException {
        Optional<Move> last = game.lastMove().filter(move -> isAbout("play"));
        if (last.isEmpty()) {
            return engine.ask(newGame(game));
        }
        Game before = game.reopen().undo();
        engine.ask(newGame(before));
        return engine.ask("play " + MoveString.write(last.get(), before.position()));
    }

    private Optional<Difference> findMoves(Game game) throws EngineFailureException {
        UhpAnswer answer = engine.ask("validmoves");
        return MoveComparison.read(game, answer, new ArrayList<>())
                .moves()
                .flatMap(moves -> shown(Evidence.ofMoves(game, answer.command(), moves)));
    }

    private Optional<Difference> findAttempt(Game game, Optional<Move> move) throws EngineFailureException {
        Position position = game.position();
        Optional<String> text = move.flatMap(found -> IllegalMoves.text(position, found));
        if (text.isEmpty() || !giveGame(game)) {
            return Optional.empty();
        }
        UhpAnswer answer = engine.ask("play " + text.get());
        return shown(
                Evidence.ofAttempt(game, answer.command(), move.orElseThrow(), !answer.isError(), answer.excerpt()));
    }

    private Optional<Difference> findGame(Game game) throws EngineFailureException {
        UhpAnswer answer = answerTo(game);
        if (original.isAboutRules()) {
            Optional<Outcome> outcome = GameComparison.outcome(answer);
            return outcome.flatMap(said -> shown(Evidence.ofResult(game, answer.command(), said)));
        }
        List<Difference> found = GameComparison.compare(game, answer);
        return found.stream()
                .filter(difference -> difference.kind() == original.kind())
                .findFirst();
    }

    private Optional<Difference> shown(Evidence evidence) {
        Set<Object> parts = claim.shownBy(evidence);
        return parts.isEmpty() ? Optional.empty() : Optional.of(evidence.difference(parts));
    }
}
