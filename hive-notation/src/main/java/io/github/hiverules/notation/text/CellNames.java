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
 * The pieces after which a sentence names cells: the tops of stacks, as if the moving piece were lifted.
 *
 * @param position the position; without one, cells are named by their coordinates
 * @param mover the moving piece, after which no cell is named
 */
record CellNames(Optional<Position> position, Optional<Piece> mover) {

    /** Returns the top piece of a cell without the moving piece. */
    Optional<Piece> top(Hex hex) {
        List<Piece> stack = position.map(at -> at.stackAt(hex)).orElse(List.of());
        int top = stack.size() - 1;
        boolean isMover = top >= 0 && mover.equals(Optional.of(stack.get(top)));
        return isMover && top == 0
                ? Optional.empty()
                : stack.stream().skip(isMover ? top - 1 : Math.max(top, 0)).findFirst();
    }

    /** Returns the direction from a cell to the neighbor that a player notices first, if there is one. */
    Optional<Direction> noticedFrom(Hex hex) {
        return Directions.CLOCKWISE.stream()
                .filter(direction -> top(hex.neighbor(direction)).isPresent())
                .min(Comparator.comparingInt(
                        direction -> plainness(top(hex.neighbor(direction)).orElseThrow())));
    }

    /** Readers find a Queen at once, and a kind with one piece per color sooner than others. */
    private static int plainness(Piece piece) {
        return piece.bug() == Bug.QUEEN_BEE ? 0 : piece.bug().count();
    }
}
