package example.app;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Translates between this program and the library. */
final class HiveAdapter {

    static Bug bug(Kind kind) {
        return Bug.values()[kind.ordinal()]; // Both enums begin with the same five kinds.
    }

    static Color color(boolean isWhite) {
        return isWhite ? Color.WHITE : Color.BLACK;
    }

    static Piece piece(io.github.hiverules.piece.Piece piece) {
        return new Piece(piece.color() == Color.WHITE, Kind.values()[piece.bug().ordinal()]);
    }

    static Hex cell(Position position) {
        return Hex.of(position.column() - Math.floorDiv(position.row(), 2), position.row());
    }

    static Position position(Hex cell) {
        return new Position(cell.q() + Math.floorDiv(cell.r(), 2), cell.r());
    }

    static Optional<Move> placement(Game game, Kind kind, Position to) {
        return game.position()
                .nextInHand(game.sideToMove(), bug(kind))
                .map(piece -> game.position().moveOf(piece, cell(to)))
                .filter(game::isLegal);
    }

    static Optional<Move> movement(Game game, Position from, Position to) {
        return game.position()
                .topAt(cell(from))
                .map(piece -> game.position().moveOf(piece, cell(to)))
                .filter(game::isLegal);
    }

    /** Returns all placements and movements; none if the player has to pass. */
    static List<Move> moves(Game game) {
        return game.legalMoves().mustPass() ? List.of() : game.legalMoves();
    }

    static io.github.hiverules.Position position(Map<Position, List<Piece>> board, boolean isWhitesTurn) {
        Setup setup = Setup.empty(Ruleset.BASE);
        for (Map.Entry<Position, List<Piece>> stack : board.entrySet()) {
            for (Piece piece : stack.getValue()) {
                setup = setup.withPiece(cell(stack.getKey()), color(piece.isWhite()), bug(piece.kind()));
            }
        }
        return io.github.hiverules.Position.of(setup.withTurn(color(isWhitesTurn)));
    }
}
