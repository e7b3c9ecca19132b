package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Names what several differences have in common, so that one fault of an engine is one finding. */
final class Cause {

    private Cause() {}

    /** Names the kind of piece whose moves an engine lacks; throws of the opponent's pieces are a kind of their own. */
    static String ofLacking(Move move, Position position) {
        boolean thrown = move.movedPiece()
                .filter(piece -> piece.color() != position.sideToMove())
                .isPresent();
        return "lacks " + (thrown ? "throws" : kind(move));
    }

    static String ofSurplus(Move move, Position position) {
        String rule =
                position.check(move).map(violation -> violation.rule().id()).orElse("END-3");
        return "illegal by " + rule + ", " + kind(move);
    }

    private static String kind(Move move) {
        return move.movedPiece().map(Piece::bug).map(String::valueOf).orElse("pass");
    }

    static String of(Difference difference) {
        Position position = difference.game().position();
        if (!difference.lacking().isEmpty()) {
            return ofLacking(difference.lacking().get(0), position);
        }
        if (!difference.surplus().isEmpty()) {
            return ofSurplus(difference.surplus().get(0), position);
        }
        return switch (difference.kind()) {
            case MOVES, FAILURE -> difference.details().get(0).replaceFirst("(: | at ).*", "");
            case REFUSED -> "refuses " + command(difference) + " " + refused(difference);
            case GAME, STATE, TURN -> difference.kind().name();
            case ACCEPTED, COUNT, PROTOCOL -> command(difference);
        };
    }

    /** Returns the first word of the command, and {@code play} for {@code pass}. */
    static String command(Difference difference) {
        String word = difference.command().split(" ", -1)[0];
        return word.equals("pass") ? "play" : word;
    }

    private static String refused(Difference difference) {
        Optional<Move> last =
                difference.game().lastMove().filter(move -> command(difference).equals("play"));
        boolean climb = last.flatMap(Move::destination)
                .filter(to -> difference.game().undo().position().isOccupied(to))
                .isPresent();
        return climb ? "climb" : last.map(Cause::kind).orElse("");
    }
}
