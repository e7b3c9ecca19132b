package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import java.util.Objects;

/**
 * A move that somebody tries in a position, legal or not.
 *
 * @param before the position in which the move is tried
 * @param move the move
 */
public record MoveAttempt(Position before, Move move) {
    public MoveAttempt {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(move, "move");
    }
}
