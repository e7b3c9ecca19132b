package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays those moves of another game that are legal in this one. */
final class Replay {

    /**
     * Maps pieces of the other game to pieces of this one: if the placement of wS1 is left out, wS2 becomes wS1.
     */
    private final Map<Piece, Piece> pieces = new HashMap<>();

    private Game game;

    private Replay(Game game) {
        this.game = game;
    }

    static Game of(Game start, List<Move> moves) {
        Replay replay = new Replay(start);
        for (Move move : moves) {
            replay.translate(move).filter(replay::isLegal).ifPresent(replay::play);
        }
        return replay.game;
    }

    private Optional<Move> translate(Move move) {
        if (move instanceof Move.Placement placement) {
            return findStandIn(placement).map(piece -> placeStandIn(placement, piece));
        }
        if (move instanceof Move.Movement movement) {
            Position position = game.position();
            return Optional.ofNullable(pieces.get(movement.piece()))
                    .flatMap(piece -> position.cellOf(piece).map(from -> Move.move(piece, from, movement.to())));
        }
        return Optional.of(move);
    }

    private Move placeStandIn(Move.Placement placement, Piece piece) {
        pieces.put(placement.piece(), piece);
        return Move.place(piece, placement.to());
    }

    /** Returns the next piece of the kind, or any piece if the kind is not in the set. */
    private Optional<Piece> findStandIn(Move.Placement placement) {
        Piece original = placement.piece();
        boolean inSet = game.ruleset().includes(original.bug());
        return game.position().hand(original.color()).stream()
                .filter(piece -> inSet ? piece.bug() == original.bug() : isLegal(Move.place(piece, placement.to())))
                .findFirst();
    }

    private boolean isLegal(Move move) {
        return !game.isOver() && game.position().isLegal(move);
    }

    private void play(Move move) {
        game = game.play(move);
    }
}
