package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Plays the moves of another game, as far as they are legal in this one. */
final class Replay {

    /**
     * Maps the pieces of the other game to those of this one: if a Spider is left out, the next Spider takes its
     * number.
     */
    private final Map<Piece, Piece> pieces = new HashMap<>();

    private Game game;

    private Replay(Game game) {
        this.game = game;
    }

    static Game of(Game start, List<Move> moves) {
        Replay replay = new Replay(start);
        for (Move move : moves) {
            replay.translated(move).filter(replay::isLegal).ifPresent(replay::play);
        }
        return replay.game;
    }

    private Optional<Move> translated(Move move) {
        if (move instanceof Move.Placement placement) {
            return standInFor(placement).map(piece -> renamed(placement, piece));
        }
        if (move instanceof Move.Movement movement) {
            Position position = game.position();
            return Optional.ofNullable(pieces.get(movement.piece()))
                    .flatMap(piece -> position.cellOf(piece).map(from -> Move.move(piece, from, movement.to())));
        }
        return Optional.of(move);
    }

    private Move renamed(Move.Placement placement, Piece piece) {
        pieces.put(placement.piece(), piece);
        return Move.place(piece, placement.to());
    }

    /** Returns the next piece of the kind, or any piece if the kind is not in the set. */
    private Optional<Piece> standInFor(Move.Placement placement) {
        Piece wanted = placement.piece();
        boolean inSet = game.ruleset().includes(wanted.bug());
        return game.position().hand(wanted.color()).stream()
                .filter(piece -> inSet ? piece.bug() == wanted.bug() : isLegal(Move.place(piece, placement.to())))
                .findFirst();
    }

    private boolean isLegal(Move move) {
        return !game.isOver() && game.position().isLegal(move);
    }

    private void play(Move move) {
        game = game.play(move);
    }
}
