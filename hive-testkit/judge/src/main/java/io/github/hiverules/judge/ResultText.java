package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameStateString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says which state of a game is right, and why. */
final class ResultText {

    private ResultText() {}

    /** Returns the state and what surrounds the Queen Bees, for example {@code WhiteWins, because ...}. */
    static String of(Game game) {
        List<String> reasons = new ArrayList<>();
        for (Color color : Color.values()) {
            queenReason(game.position(), color).ifPresent(reasons::add);
        }
        String state = game.plyCount() == 0
                ? "NotStarted"
                : GameStateString.write(game.position().outcome());
        return reasons.isEmpty() ? state : state + ", because " + String.join(" and ", reasons);
    }

    private static Optional<String> queenReason(Position position, Color color) {
        Piece queen = Piece.of(color, Bug.QUEEN_BEE);
        Optional<Hex> cell = position.cellOf(queen);
        return cell.map(found ->
                queen + " has " + pieces(position.occupiedNeighbors(found).size()) + " around it");
    }

    private static String pieces(int count) {
        return count == 1 ? "1 occupied cell" : count + " occupied cells";
    }
}
