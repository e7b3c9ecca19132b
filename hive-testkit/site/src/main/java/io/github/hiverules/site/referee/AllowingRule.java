package io.github.hiverules.site.referee;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Finds the rule that says what a legal move does. */
final class AllowingRule {

    private AllowingRule() {}

    static Rule of(Position position, Move move) {
        if (move instanceof Move.Placement placement) {
            return ofPlacement(position, placement.piece());
        }
        Optional<Route> route = position.route(move);
        if (route.isEmpty()) {
            return Rule.PASS_1;
        }
        Optional<Piece> thrower = route.get().thrower();
        if (thrower.isPresent()) {
            return Rule.ofThrow(thrower.get().bug());
        }
        if (route.get().piece().bug() == Bug.MOSQUITO) {
            return route.get().stops().get(0).level() > 0 ? Rule.MOSQUITO_2 : Rule.MOSQUITO_1;
        }
        return Rule.ofMovement(route.get().piece().bug());
    }

    private static Rule ofPlacement(Position position, Piece piece) {
        if (position.isEmpty()) {
            return Rule.PLACE_1;
        }
        boolean isFirst = position.stacks().values().stream()
                .allMatch(stack -> stack.stream().allMatch(other -> other.color() != piece.color()));
        return isFirst ? Rule.PLACE_2 : Rule.PLACE_3;
    }
}
