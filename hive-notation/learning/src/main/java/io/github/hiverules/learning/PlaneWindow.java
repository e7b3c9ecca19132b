package io.github.hiverules.learning;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;

/**
 * The part of the table that planes show.
 *
 * @param center the cell in the middle of each plane; its distance from the origin shows how far the window moved
 * @param piecesOutside the pieces in play outside the window, which no plane shows
 */
public record PlaneWindow(Hex center, List<Piece> piecesOutside) {

    public PlaneWindow {
        Objects.requireNonNull(center, "center");
        piecesOutside = List.copyOf(Objects.requireNonNull(piecesOutside, "piecesOutside"));
    }
}
