package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Some moves of a longer game, played as a game. A piece whose earlier moves are left out starts
 * from its current cell. The first piece stands on the origin again, and pieces of one kind are renumbered in the order
 * in which they come into play, because the rules demand both. Not thread-safe.
 */
final class ReducedGame {

    private final Map<Piece, Piece> renamedPieces = new HashMap<>();
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
        start.stacks().values().forEach(stack -> stack.forEach(piece -> renamedPieces.put(piece, piece)));
    }

    /** Returns the game with these moves, or empty if they are illegal without the moves that are left out. */
    static Optional<ReducedGame> of(Position start, List<Move> moves) {
        ReducedGame reduced = new ReducedGame(start, moves);
        return moves.stream().allMatch(reduced::play) ? Optional.of(reduced) : Optional.empty();
    }

    Game game() {
        return game;
    }

    private boolean play(Move move) {
        Optional<Move> translated = translate(move).filter(game::isLegal);
        translated.ifPresent(legal -> {
            game = game.play(legal);
            move.movedPiece().ifPresent(piece -> legal.movedPiece().ifPresent(name -> renamedPieces.put(piece, name)));
        });
        return translated.isPresent();
    }

    /**
     * Translates a move of the longer game to this one, legal or not: the same piece goes to the same cell, from its
     * cell in this game or from the hand. Empty if all pieces of its kind are in play.
     */
    Optional<Move> translate(Move move) {
        Optional<Hex> to = move.destination().map(offset::plus);
        Optional<Piece> piece = move.movedPiece();
        if (piece.isEmpty() || to.isEmpty()) {
            return Optional.of(move);
        }
        Optional<Piece> inPlay =
                piece.filter(any -> move instanceof Move.Movement).map(renamedPieces::get);
        return inPlay.isPresent()
                ? inPlay.flatMap(name -> game.position().cellOf(name).map(from -> Move.move(name, from, to.get())))
                : nextUnused(piece.get()).map(name -> Move.place(name, to.get()));
    }

    /** Returns the piece of the same kind and color with the lowest number that has not been used yet. */
    private Optional<Piece> nextUnused(Piece piece) {
        return Piece.all().stream()
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> !renamedPieces.containsValue(other))
                .min(Piece::compareTo);
    }
}
