package io.github.hiverules.notation.text;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the pieces by which a sentence names cells: the tops of stacks, as if the moving piece were lifted.
 *
 * @param position the position; without one, sentences name cells by their coordinates
 * @param mover the moving piece, which never names a cell
 */
record Landmarks(Optional<Position> position, Optional<Piece> mover) {

    Optional<Piece> top(Hex hex) {
        List<Piece> stack = position.map(known -> known.stackAt(hex)).orElse(List.of());
        int top = stack.size() - 1;
        boolean isMover = top >= 0 && mover.equals(Optional.of(stack.get(top)));
        return isMover && top == 0
                ? Optional.empty()
                : stack.stream().skip(isMover ? top - 1 : Math.max(top, 0)).findFirst();
    }

    /** Returns the direction from a cell to the neighboring piece that a player notices first, or empty. */
    Optional<Direction> directionToLandmark(Hex hex) {
        return Directions.CLOCKWISE.stream()
                .filter(direction -> top(hex.neighbor(direction)).isPresent())
                .min(Comparator.comparingInt(
                        direction -> noticeOrder(top(hex.neighbor(direction)).orElseThrow())));
    }

    /** Players notice a Queen Bee first, and then insects with few pieces per color. */
    private static int noticeOrder(Piece piece) {
        return piece.bug() == Bug.QUEEN_BEE ? 0 : piece.bug().count();
    }
}
