package io.github.hiverules.testkit.internal;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import java.util.stream.Stream;

/** Where moves lead. */
public final class MoveTargets {

    private MoveTargets() {}

    /**
     * Returns where a move leads.
     *
     * @param move the move
     * @return the cell on which its piece comes to lie; nothing for a pass
     */
    public static Stream<Hex> of(Move move) {
        if (move instanceof Move.Placement placement) {
            return Stream.of(placement.to());
        }
        return move instanceof Move.Movement movement ? Stream.of(movement.to()) : Stream.empty();
    }
}
