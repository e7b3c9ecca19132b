package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import java.util.Objects;

/**
 * A position and a move to try in it, legal or not.
 *
 * @param before the position in which the move is tried
 * @param move the move to try
 */
public record MoveAttempt(Position before, Move move) {
    public MoveAttempt {
        Objects.requireNonNull(before, "before");
        Objects.requireNonNull(move, "move");
    }
}
