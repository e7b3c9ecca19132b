package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** All throws, for {@link SwitchableRules}. */
record SwitchableThrows(Setup setup, SwitchableHive hive, Predicate<Rule> on) {

    List<Move> all() {
        List<Move> moves = new ArrayList<>();
        hive.stacks().forEach((over, stack) -> {
            if (stack.stream().anyMatch(piece -> isThrower(piece, over))) {
                hive.occupiedNear(over).forEach(from -> addThrows(moves, from, over));
            }
        });
        return new ArrayList<>(moves.stream().distinct().toList());
    }

    private boolean isThrower(Piece piece, Hex over) {
        boolean ability = piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO
                        && over.neighbors().stream().anyMatch(next -> hive.isTop(next, Bug.PILLBUG)));
        return ability
                && piece.color() == setup.sideToMove()
                && (hive.height(over) == 1 || !on.test(Rule.PILLBUG_6))
                && !rests(piece);
    }

    private boolean rests(Piece piece) {
        return on.test(Rule.PILLBUG_5) && setup.resting().equals(Optional.of(piece));
    }

    private void addThrows(List<Move> moves, Hex from, Hex over) {
        Piece piece = hive.top(from).orElseThrow();
        SwitchableHive lifted = hive.without(from, piece);
        boolean free = (hive.height(from) == 1 && lifted.isConnected()) || !on.test(Rule.PILLBUG_3);
        if (!free || rests(piece) || isGate(lifted, from, over)) {
            return;
        }
        for (Hex to : over.neighbors()) {
            boolean empty = hive.isEmpty(to) || !on.test(Rule.PILLBUG_2);
            if (!to.equals(from) && empty && !isGate(lifted, over, to)) {
                moves.add(Move.move(piece, from, to));
            }
        }
    }

    private boolean isGate(SwitchableHive lifted, Hex from, Hex to) {
        return on.test(Rule.PILLBUG_4) && lifted.gateHeight(from, to) > 1;
    }
}
