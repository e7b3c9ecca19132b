package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.json.DiagramJson;
import java.util.Optional;

/** The link from a diagram to the Referee: the position, by a game if one leads there, and the diagram's question. */
public final class DiagramLink {

    private DiagramLink() {}

    /**
     * {@return the part of the link after the #}
     *
     * @param diagram the diagram
     */
    public static String fragment(RulebookDiagram diagram) {
        Optional<Game> game = diagram.game();
        String start = game.map(played -> "game=" + GameText.write(played))
                .orElseGet(() -> "position=" + PositionText.write(diagram.setup()));
        return start + question(diagram, DiagramJson.shift(diagram));
    }

    /** The first refused move or, if nothing is refused, the piece that the diagram is about. */
    private static String question(RulebookDiagram diagram, Hex shift) {
        for (Refusal refusal : diagram.refusals()) {
            for (Move move : refusal.moves()) {
                if (canBeAsked(diagram.position(), move)
                        && diagram.position().check(move).stream().anyMatch(found -> found.rule() == refusal.rule())) {
                    return question(move, shift);
                }
            }
        }
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Destinations destinations) {
                return "&tap=" + destinations.piece();
            }
            if (expectation instanceof Expectation.Throws thrower) {
                return "&tap=" + thrower.thrower();
            }
        }
        return "";
    }

    /** Returns whether the Referee can ask about a move: it can only move pieces in play and place pieces in hand. */
    private static boolean canBeAsked(Position position, Move move) {
        return move.destination().isEmpty()
                || position.moveTo(
                                move.movedPiece().orElseThrow(),
                                move.destination().get())
                        .equals(move);
    }

    private static String question(Move move, Hex shift) {
        Optional<Piece> piece = move.movedPiece();
        if (piece.isEmpty()) {
            return "&ask=pass";
        }
        Hex to = move.destination().orElseThrow().minus(shift);
        return "&tap=" + piece.get() + "&to=" + to.q() + "_" + to.r();
    }
}
