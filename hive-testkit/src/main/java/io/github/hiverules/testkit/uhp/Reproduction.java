package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.EngineFailureException;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import io.github.hiverules.notation.uhp.UhpClient;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/** Asks an engine whether another game shows a difference of the same cause. */
record Reproduction(UhpClient engine, Difference wanted) {

    /** Returns whether giving the engine a game is enough to see such a difference again. */
    boolean isPossible() {
        return switch (wanted.kind()) {
            case MOVES -> true;
            case ACCEPTED -> wanted.surplus().size() == 1;
            case REFUSED -> wanted.missing().size() == 1 || isAbout("newgame");
            case GAME, STATE, TURN -> isAbout("newgame") || isAbout("play");
            case COUNT, PROTOCOL, FAILURE -> false;
        };
    }

    /** Returns the difference that a game shows, or empty if the engine is right there or wrong for another cause. */
    Optional<Difference> in(ReducedGame reduced) throws EngineFailureException {
        Game game = reduced.game();
        return switch (wanted.kind()) {
            case MOVES ->
                isGiven(game) ? same(MoveComparison.compare(game, engine.ask("validmoves"))) : Optional.empty();
            case ACCEPTED -> accepted(game, reduced.here(wanted.surplus().get(0)));
            case REFUSED ->
                wanted.missing().isEmpty()
                        ? same(GameComparison.compare(game, answerTo(game)))
                        : refused(game, reduced.here(wanted.missing().get(0)));
            default -> same(GameComparison.compare(game, answerTo(game)));
        };
    }

    private boolean isAbout(String command) {
        return Cause.command(wanted).equals(command);
    }

    private boolean isGiven(Game game) throws EngineFailureException {
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
        Game before = game.undo();
        engine.ask(newGame(before));
        return engine.ask("play " + MoveString.write(last.get(), before.position()));
    }

    private Optional<Difference> accepted(Game game, Optional<Move> move) throws EngineFailureException {
        Position position = game.position();
        Optional<String> text = move.flatMap(found -> IllegalMoves.text(position, found));
        if (text.isEmpty() || !isCauseOf(game, move.orElseThrow()) || !isGiven(game)) {
            return Optional.empty();
        }
        UhpAnswer answer = engine.ask("play " + text.get());
        List<String> details = List.of(
                position.check(move.orElseThrow())
                        .map(violation -> IllegalMoves.why(position, violation))
                        .orElse(""),
                "answered: " + answer.shown());
        return answer.isError()
                ? Optional.empty()
                : Optional.of(new Difference(
                        wanted.kind(), game, answer.command(), details, List.of(), List.of(move.orElseThrow())));
    }

    private Optional<Difference> refused(Game game, Optional<Move> move) throws EngineFailureException {
        Optional<Move> legal = move.filter(game::isLegal);
        if (legal.isEmpty() || !isGiven(game)) {
            return Optional.empty();
        }
        UhpAnswer answer = engine.ask("play " + MoveString.write(legal.get(), game.position()));
        List<String> details = List.of("answered: " + answer.shown());
        return answer.isError()
                ? same(List.of(new Difference(
                        wanted.kind(), game, answer.command(), details, List.of(legal.get()), List.of())))
                : Optional.empty();
    }

    private boolean isCauseOf(Game game, Move move) {
        return !game.isLegal(move) && Cause.ofSurplus(move, game.position()).equals(Cause.of(wanted));
    }

    private Optional<Difference> same(Collection<Difference> differences) {
        return differences.stream()
                .filter(difference -> difference.kind() == wanted.kind())
                .filter(difference -> Cause.of(difference).equals(Cause.of(wanted)))
                .findFirst();
    }
}
