package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Optional;

/** Links from a diagram to the Referee, with the diagram's game or position and a question about it. */
public final class DiagramLink {

    private DiagramLink() {}

    /**
     * {@return the part of the link after the {@code #}}
     *
     * @param diagram the diagram
     */
    public static String fragment(RulebookDiagram diagram) {
        return start(diagram) + questionOptions(diagram);
    }

    /** Returns the link without a question. */
    static String start(RulebookDiagram diagram) {
        Optional<Game> game = diagram.game();
        return game.map(played -> "game=" + GameText.write(played))
                .orElseGet(() -> "position=" + PositionText.write(diagram.setup()));
    }

    /** Asks about the diagram's first refused move or, if it has none, about the piece of its first expectation. */
    private static String questionOptions(RulebookDiagram diagram) {
        for (RefusedMoves refusal : diagram.refusedMoves()) {
            for (Move move : refusal.moves()) {
                if (canBeAsked(diagram.position(), move)
                        && diagram.position().check(move).stream()
                                .anyMatch(violation -> violation.rule() == refusal.rule())) {
                    return questionOptions(move);
                }
            }
        }
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Destinations destinations) {
                return "&tap=" + destinations.piece();
            }
            if (expectation instanceof Expectation.Throws thrown) {
                return "&tap=" + thrown.thrower();
            }
        }
        return "";
    }

    /** Returns whether the Referee can ask about a move: it can only move pieces in play, and place pieces in hand. */
    private static boolean canBeAsked(Position position, Move move) {
        return move.destination().isEmpty()
                || position.moveOf(
                                move.movedPiece().orElseThrow(),
                                move.destination().get())
                        .equals(move);
    }

    static String questionOptions(Move move) {
        Optional<Piece> piece = move.movedPiece();
        if (piece.isEmpty()) {
            return "&ask=pass";
        }
        Hex to = move.destination().orElseThrow();
        return "&tap=" + piece.get() + "&to=" + to.q() + "_" + to.r();
    }
}
