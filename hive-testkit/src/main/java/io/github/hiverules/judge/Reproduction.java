package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.notation.uhp.UhpClient;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Asks an engine for its answers after a shorter game, and looks for a difference with the same cause. */
record Reproduction(UhpClient engine, Difference original) {

    /** Returns whether giving the engine a game can show such a difference again. */
    boolean isPossible() {
        return switch (original.kind()) {
            case MOVES -> true;
            case ACCEPTED -> original.surplus().size() == 1;
            case REFUSED -> original.missing().size() == 1 || isAbout("newgame");
            case GAME, STATE, TURN -> isAbout("newgame") || isAbout("play");
            case COUNT, PROTOCOL, FAILURE -> false;
        };
    }

    /** Returns the difference that a game shows, or empty if the engine shows none with the same cause. */
    Optional<Difference> findIn(ReducedGame reduced) throws EngineFailureException {
        Game game = reduced.game();
        return switch (original.kind()) {
            case MOVES ->
                giveGame(game)
                        ? withSameCause(MoveComparison.compare(game, engine.ask("validmoves")))
                        : Optional.empty();
            case ACCEPTED ->
                findAccepted(game, reduced.translate(original.surplus().get(0)));
            case REFUSED ->
                original.missing().isEmpty()
                        ? withSameCause(GameComparison.compare(game, answerTo(game)))
                        : findRefused(game, reduced.translate(original.missing().get(0)));
            default -> withSameCause(GameComparison.compare(game, answerTo(game)));
        };
    }

    private boolean isAbout(String command) {
        return Cause.command(original).equals(command);
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

    private Optional<Difference> findAccepted(Game game, Optional<Move> move) throws EngineFailureException {
        Position position = game.position();
        Optional<String> text = move.flatMap(found -> IllegalMoves.text(position, found));
        if (text.isEmpty() || !hasSameCause(game, move.orElseThrow()) || !giveGame(game)) {
            return Optional.empty();
        }
        UhpAnswer answer = engine.ask("play " + text.get());
        List<String> details = List.of(
                position.check(move.orElseThrow())
                        .map(violation -> IllegalMoves.why(position, violation))
                        .orElse(""),
                "answered: " + answer.excerpt());
        return answer.isError()
                ? Optional.empty()
                : Optional.of(new Difference(
                        original.kind(), game, answer.command(), details, List.of(), List.of(move.orElseThrow())));
    }

    private Optional<Difference> findRefused(Game game, Optional<Move> move) throws EngineFailureException {
        Optional<Move> legal = move.filter(game::isLegal);
        if (legal.isEmpty() || !giveGame(game)) {
            return Optional.empty();
        }
        UhpAnswer answer = engine.ask("play " + MoveString.write(legal.get(), game.position()));
        List<String> details = List.of("answered: " + answer.excerpt());
        return answer.isError()
                ? withSameCause(List.of(new Difference(
                        original.kind(), game, answer.command(), details, List.of(legal.get()), List.of())))
                : Optional.empty();
    }

    private boolean hasSameCause(Game game, Move move) {
        return !game.isLegal(move) && Cause.ofSurplus(move, game.position()).equals(Cause.of(original));
    }

    private Optional<Difference> withSameCause(Collection<Difference> differences) {
        return differences.stream()
                .filter(difference -> difference.kind() == original.kind())
                .filter(difference -> Cause.of(difference).equals(Cause.of(original)))
                .findFirst();
    }
}
