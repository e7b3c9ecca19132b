package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The objects of a program. Each plays one game; if the program can copy, the last game is not played again.
 *
 * @param <G> the program's class for a game
 */
final class ProgramObjects<G> {

    private final HiveTests.Shape<G> shape;
    private Optional<Game> lastGame = Optional.empty();
    private Optional<G> last = Optional.empty();

    ProgramObjects(HiveTests.Shape<G> shape) {
        this.shape = shape;
    }

    /** An object that has played a game, or why it has refused one of the moves. */
    record Played<G>(Optional<G> object, Optional<String> refusal) {}

    /** Returns an object that nothing but the moves of a game were tried on. */
    Played<G> play(Game game) {
        if (shape.copy().isEmpty()) {
            return playAgain(game);
        }
        if (last.isEmpty() || !lastGame.equals(Optional.of(game))) {
            Played<G> played = playAgain(game);
            lastGame = Optional.of(game);
            last = played.object();
            if (last.isEmpty()) {
                return played;
            }
        }
        return new Played<>(last.map(shape.copy().get()), Optional.empty());
    }

    private Played<G> playAgain(Game game) {
        G object = shape.newGame().get();
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        for (int i = 0; i < moves.size(); i++) {
            int number = i + 1;
            Optional<String> refusal = whyRefused(object, positions.get(i), moves.get(i));
            if (refusal.isPresent()) {
                return new Played<>(Optional.empty(), refusal.map(text -> "move " + number + ": " + text));
            }
        }
        return new Played<>(Optional.of(object), Optional.empty());
    }

    /** Tries a move, and returns why the object refuses it. */
    @SuppressWarnings("CatchingUnchecked") // A program may fail in any way.
    Optional<String> whyRefused(G object, Position position, Move move) {
        try {
            return shape.attempt().play(object, position, move) ? Optional.empty() : Optional.of("false");
        } catch (Exception | StackOverflowError e) {
            return Optional.of(String.valueOf(e));
        }
    }

    /** Returns what a program that stands elsewhere takes a move for. */
    Move understood(Position asked, Move move, Setup stands) {
        return shape.readsText()
                ? Predictions.position(stands)
                        .flatMap(reader -> IllegalMoves.heard(asked, move, reader))
                        .orElse(move)
                : byKindAndCell(move, stands);
    }

    private static Move byKindAndCell(Move move, Setup stands) {
        if (move instanceof Move.Movement movement) {
            List<Piece> stack = stands.stacks().getOrDefault(movement.from(), List.of());
            return stack.isEmpty() ? move : Move.move(stack.get(stack.size() - 1), movement.from(), movement.to());
        }
        if (!(move instanceof Move.Placement placement)) {
            return move;
        }
        Set<Piece> inPlay =
                stands.stacks().values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return stands.ruleset().pieces(stands.sideToMove()).stream()
                .filter(piece -> piece.bug() == placement.piece().bug() && !inPlay.contains(piece))
                .min(Piece::compareTo)
                .<Move>map(piece -> Move.place(piece, placement.to()))
                .orElse(move);
    }

    Optional<Outcome> outcome(Game game) {
        return shape.outcome().flatMap(function -> play(game).object().map(function));
    }

    boolean canList() {
        return shape.moves().isPresent();
    }

    /** Returns the texts of the moves that an object lists after a game, or empty if it lists none. */
    Optional<List<String>> listed(Game game) {
        return shape.moves()
                .flatMap(function -> play(game).object().map(object -> function.apply(object, game.position())));
    }
}
