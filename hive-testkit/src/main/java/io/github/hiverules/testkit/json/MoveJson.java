package io.github.hiverules.testkit.json;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves and cells of one position as JSON, in the form that {@code hive-notation/docs/json.md} describes. A move also
 * has its text in the Universal Hive Protocol, if it has one.
 *
 * @param position the position before the moves
 */
public record MoveJson(Position position) {

    private static final Comparator<Move> BY_TEXT = Comparator.comparing(Move::toString);

    /**
     * {@return a cell as JSON}
     *
     * @param cell the cell
     */
    public static Map<String, Object> cell(Hex cell) {
        return Json.object("q", cell.q(), "r", cell.r());
    }

    List<Map<String, Object>> sorted(Collection<Move> moves) {
        return moves.stream().sorted(BY_TEXT).map(this::of).toList();
    }

    /**
     * {@return a move as JSON}
     *
     * @param move the move, legal or not
     */
    public Map<String, Object> of(Move move) {
        Map<String, Object> object = withoutText(move);
        uhp(move).ifPresent(text -> object.put("uhp", text));
        return object;
    }

    /** Returns a move as hive-jackson writes it. */
    static Map<String, Object> withoutText(Move move) {
        if (move instanceof Move.Pass) {
            return Json.object("kind", "pass");
        }
        return Json.object(
                "kind", move instanceof Move.Placement ? "placement" : "movement",
                "piece", move.movedPiece(),
                "from", move.startCell().map(MoveJson::cell),
                "to", move.destination().map(MoveJson::cell));
    }

    /**
     * Returns the move's text only if reading it gives the same move. There is none for a cell that touches nothing, or
     * for a piece that stands elsewhere.
     */
    private Optional<String> uhp(Move move) {
        try {
            String text = MoveString.write(move, position);
            return MoveString.read(text, position).equals(move) ? Optional.of(text) : Optional.empty();
        } catch (InexpressibleException | NotationException e) {
            return Optional.empty();
        }
    }
}
