package io.github.hiverules.testkit.json;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moves of one position as JSON. */
record MoveJson(Position position) {

    private static final Comparator<Move> BY_TEXT = Comparator.comparing(Move::toString);

    static List<Integer> cell(Hex hex) {
        return List.of(hex.q(), hex.r());
    }

    List<Map<String, Object>> sorted(Collection<Move> moves) {
        return moves.stream().sorted(BY_TEXT).map(this::of).toList();
    }

    Map<String, Object> of(Move move) {
        if (move instanceof Move.Placement placement) {
            return Json.object("piece", placement.piece(), "to", cell(placement.to()), "uhp", uhp(move));
        }
        if (move instanceof Move.Movement movement) {
            return Json.object(
                    "piece", movement.piece(),
                    "from", cell(movement.from()),
                    "to", cell(movement.to()),
                    "uhp", uhp(move));
        }
        return Json.object("uhp", "pass");
    }

    /**
     * Returns a text only if it means the same move: not for a cell that touches nothing, nor for a piece that is
     * elsewhere.
     */
    private Optional<String> uhp(Move move) {
        try {
            String text = MoveString.write(move, position);
            return MoveString.read(text, position).equals(move) ? Optional.of(text) : Optional.empty();
        } catch (NotExpressibleException | NotationException e) {
            return Optional.empty();
        }
    }
}
