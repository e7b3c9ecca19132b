package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;

/** Checks and copies the components that many records share. */
final class Checks {

    private Checks() {}

    static void requirePieceAt(Piece piece, Hex at) {
        requireNonNull(piece, "piece");
        requireNonNull(at, "at");
    }

    static void requireMovement(Piece piece, Hex from, Hex to) {
        requireNonNull(piece, "piece");
        requireNonNull(from, "from");
        requireNonNull(to, "to");
    }

    static <T> List<T> copyOf(List<T> list, String name) {
        return List.copyOf(requireNonNull(list, name));
    }
}
