package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Some of the moves of a longer game, played as a game of their own. A piece whose earlier moves are left out starts
 * from its current cell. The first piece stands on the origin again, and pieces of one kind are renumbered in the order
 * in which they come into play, because the rules demand both. Not thread-safe.
 */
final class ReducedGame {

    private final Map<Piece, Piece> names = new HashMap<>();
    private final Hex offset;
    private Game game;

    private ReducedGame(Position start, List<Move> moves) {
        game = Game.start(start);
        offset = start.stacks().isEmpty()
                ? moves.stream()
                        .flatMap(move -> move.destination().stream())
                        .findFirst()
                        .map(Hex.ORIGIN::minus)
                        .orElse(Hex.ORIGIN)
                : Hex.ORIGIN;
        start.stacks().values().forEach(stack -> stack.forEach(piece -> names.put(piece, piece)));
    }

    /** Returns the game of these moves, or empty if they are not legal without the moves that are left out. */
    static Optional<ReducedGame> of(Position start, List<Move> moves) {
        ReducedGame reduced = new ReducedGame(start, moves);
        return moves.stream().allMatch(reduced::play) ? Optional.of(reduced) : Optional.empty();
    }

    Game game() {
        return game;
    }

    private boolean play(Move move) {
        Optional<Move> here = here(move).filter(game::isLegal);
        here.ifPresent(legal -> {
            game = game.play(legal);
            move.movedPiece().ifPresent(piece -> legal.movedPiece().ifPresent(name -> names.put(piece, name)));
        });
        return here.isPresent();
    }

    /**
     * Returns a move of the longer game as it would be here, legal or not: the same piece goes to the same cell, from
     * its cell here or from hand. Empty if all pieces of its kind are in play.
     */
    Optional<Move> here(Move move) {
        Optional<Hex> to = move.destination().map(offset::plus);
        Optional<Piece> piece = move.movedPiece();
        if (piece.isEmpty() || to.isEmpty()) {
            return Optional.of(move);
        }
        Optional<Piece> inPlay =
                piece.filter(any -> move instanceof Move.Movement).map(names::get);
        return inPlay.isPresent()
                ? inPlay.flatMap(name -> game.position().cellOf(name).map(from -> Move.move(name, from, to.get())))
                : next(piece.get()).map(name -> Move.place(name, to.get()));
    }

    /** Returns the piece of the same kind and color with the lowest number that has not been used yet. */
    private Optional<Piece> next(Piece piece) {
        return Piece.all().stream()
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> !names.containsValue(other))
                .min(Piece::compareTo);
    }
}
