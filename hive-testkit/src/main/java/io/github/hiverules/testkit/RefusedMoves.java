package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Moves that a diagram shows to be illegal, and the rule that each of them breaks.
 *
 * @param moves the moves
 * @param rule the rule that a refusal names or, for a throw of a player's own piece, the rule that stops the throw, one
 *     of the refusal's {@linkplain Violation#attempts() attempts}
 * @param thrower the Pillbug or Mosquito that cannot throw, if the moves are throws
 */
public record RefusedMoves(List<Move> moves, Rule rule, Optional<Piece> thrower) {
    public RefusedMoves {
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(thrower, "thrower");
        moves = List.copyOf(moves);
    }

    /**
     * {@return why one of the moves is illegal, by the library: for a throw of a player's own piece, why the throw fails;
     * empty if the move is legal}
     *
     * @param position the diagram's position
     * @param move one of the moves
     */
    public Optional<Violation> violation(Position position, Move move) {
        return position.check(move)
                .map(violation -> violation.attempts().stream()
                        .filter(attempt -> thrower.isPresent() && thrower.equals(attempt.thrower()))
                        .findFirst()
                        .orElse(violation));
    }
}
