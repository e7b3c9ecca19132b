package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/**
 * What sort of move a move is in a position.
 *
 * @param way how the piece would move
 * @param broken the rule that forbids it, or empty if it is legal
 * @param kind the kind of the piece; empty for a pass
 * @param movesAs the kind as which it moves, which is another one only for a Mosquito
 */
record MoveType(Way way, Optional<Rule> broken, Optional<Bug> kind, Optional<Bug> movesAs) {

    enum Way {
        PLACEMENT,
        /** A placement of the Queen Bee when nothing else may be placed. */
        DUE_QUEEN,
        PASS,
        THROW,
        LEVEL,
        UP,
        DOWN;

        /** Returns whether a piece moves by itself. */
        boolean isOwnMovement() {
            return compareTo(LEVEL) >= 0;
        }
    }

    static MoveType of(Game game, Move move) {
        Position position = game.position();
        Optional<Bug> kind = move.movedPiece().map(Piece::bug);
        Optional<Rule> broken = broken(game, move);
        if (broken.isPresent()) {
            return new MoveType(way(position, move), broken, kind, kind);
        }
        if (!(move instanceof Move.Movement movement)) {
            return new MoveType(way(position, move), Optional.empty(), kind, kind);
        }
        boolean mayDiffer = kind.equals(Optional.of(Bug.MOSQUITO));
        Optional<Route> route =
                mayDiffer || game.ruleset().includes(Bug.PILLBUG) ? position.route(move) : Optional.empty();
        return route.flatMap(Route::thrower).isPresent()
                ? new MoveType(Way.THROW, Optional.empty(), kind, kind)
                : new MoveType(
                        level(position, movement.from(), movement.to()),
                        Optional.empty(),
                        kind,
                        route.map(Route::movesAs).or(() -> kind));
    }

    /** Returns the rule that a move breaks after a game, or empty if it is legal. */
    static Optional<Rule> broken(Game game, Move move) {
        Optional<Rule> broken = game.position().check(move).map(Violation::rule);
        return game.isOver() ? broken.or(() -> Optional.of(Rule.END_3)) : broken;
    }

    /**
     * Returns whether a Pillbug of the player, or a Mosquito next to one, touches both the start and the end. It may be
     * covered or rest, so that the throw is illegal.
     */
    static boolean mayBeThrow(Position position, Move move) {
        return move instanceof Move.Movement movement
                && movement.from().neighbors().stream()
                        .filter(cell -> cell.isAdjacentTo(movement.to()))
                        .anyMatch(cell -> position.stackAt(cell).stream()
                                .filter(piece -> piece.color() == position.sideToMove())
                                .anyMatch(piece -> piece.bug() == Bug.PILLBUG
                                        || (piece.bug() == Bug.MOSQUITO && touchesPillbug(position, cell))));
    }

    private static boolean touchesPillbug(Position position, Hex cell) {
        return position.occupiedNeighbors(cell).stream()
                .anyMatch(next -> position.topAt(next)
                        .filter(piece -> piece.bug() == Bug.PILLBUG)
                        .isPresent());
    }

    boolean isLegal() {
        return broken.isEmpty();
    }

    private static Way way(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            boolean isDue = placement.piece().bug() == Bug.QUEEN_BEE && position.turnNumber() >= 4;
            return isDue ? Way.DUE_QUEEN : Way.PLACEMENT;
        }
        return move instanceof Move.Movement movement ? level(position, movement.from(), movement.to()) : Way.PASS;
    }

    private static Way level(Position position, Hex from, Hex to) {
        int climb = position.heightAt(to) - (position.heightAt(from) - 1);
        return climb == 0 ? Way.LEVEL : climb > 0 ? Way.UP : Way.DOWN;
    }
}
