package io.github.hiverules.notation.text;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Names the cells of a position by the pieces on or next to them. */
record Cells(Templates templates, Position position) {

    String name(Hex hex) {
        Optional<Piece> top = position.topAt(hex);
        if (top.isPresent()) {
            return templates.under(top.get());
        }
        for (Direction direction : Directions.CLOCKWISE) {
            Optional<Piece> reference = position.topAt(hex.neighbor(direction));
            if (reference.isPresent()) {
                return templates.beside(reference.get(), direction.opposite().name());
            }
        }
        return templates.lonely(hex);
    }
}
