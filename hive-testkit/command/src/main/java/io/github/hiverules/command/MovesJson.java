package io.github.hiverules.command;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.json.Json;
import java.util.Map;

/** Moves and cells as JSON, with axial coordinates. */
final class MovesJson {

    private MovesJson() {}

    static Map<String, Object> move(Position before, Move move) {
        String text = MoveString.write(move, before);
        if (move instanceof Move.Placement placement) {
            return Json.object(
                    "move", text, "kind", "placement", "piece", placement.piece(), "to", hex(placement.to()));
        }
        if (move instanceof Move.Movement movement) {
            return Json.object(
                    "move", text,
                    "kind", "movement",
                    "piece", movement.piece(),
                    "from", hex(movement.from()),
                    "to", hex(movement.to()));
        }
        return Json.object("move", text, "kind", "pass");
    }

    static Map<String, Object> hex(Hex hex) {
        return Json.object("q", hex.q(), "r", hex.r());
    }
}
