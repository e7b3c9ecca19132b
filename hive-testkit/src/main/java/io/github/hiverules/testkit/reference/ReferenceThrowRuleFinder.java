package io.github.hiverules.testkit.reference;

import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Finds the rule that forbids the throw of a piece, following the list for throws in the decision record "Which rule a
 * refusal names".
 */
final class ReferenceThrowRuleFinder {

    private final ReferenceTurn turn;
    private final Piece thrown;
    private final Hex from;
    private final Hex to;
    private final List<Thrower> throwers;

    private record Thrower(Piece piece, Hex cell) {}

    /** An obstacle, and its number in the decision record's list. */
    private record Obstacle(int number, Rule rule) {}

    ReferenceThrowRuleFinder(ReferenceTurn turn, Piece thrown, Hex from, Hex to) {
        this.turn = turn;
        this.thrown = thrown;
        this.from = from;
        this.to = to;
        this.throwers = from.equals(to) ? List.of() : throwers();
    }

    /** Returns the would-be throwers, which may be covered or stand on other pieces. */
    private List<Thrower> throwers() {
        return ReferenceHive.sides(from, to).stream()
                .flatMap(cell -> turn.hive().stack(cell).stream().map(piece -> new Thrower(piece, cell)))
                .filter(thrower -> turn.isOwn(thrower.piece) && turn.isPillbug(thrower.piece, thrower.cell))
                .toList();
    }

    boolean hasThrowers() {
        return !throwers.isEmpty();
    }

    boolean isLegal() {
        return throwers.stream().anyMatch(thrower -> obstacle(thrower).isEmpty());
    }

    /**
     * Returns the rule of the obstacle that stops the throw, or empty if there is none. If several would-be throwers
     * are stopped, the obstacle with the highest number counts.
     */
    Optional<Rule> find() {
        return throwers.stream()
                .flatMap(thrower -> obstacle(thrower).stream())
                .max(Comparator.comparingInt(Obstacle::number))
                .map(Obstacle::rule);
    }

    private Optional<Obstacle> obstacle(Thrower thrower) {
        ReferenceHive hive = turn.hive();
        Hex cell = thrower.cell;
        if (hive.isOccupied(to)) {
            return Optional.of(new Obstacle(1, Rule.PILLBUG_2));
        }
        if (!hive.stack(cell).equals(List.of(thrower.piece))) {
            return Optional.of(new Obstacle(2, Rule.PILLBUG_6));
        }
        if (turn.isResting(thrower.piece)) {
            return Optional.of(new Obstacle(3, Rule.PILLBUG_5));
        }
        if (turn.isResting(thrown)) {
            return Optional.of(new Obstacle(4, Rule.PILLBUG_5));
        }
        if (hive.height(from) > 1) {
            return Optional.of(new Obstacle(5, Rule.PILLBUG_3));
        }
        ReferenceHive lifted = hive.without(from, thrown);
        if (!lifted.isConnected()) {
            return Optional.of(new Obstacle(6, Rule.PILLBUG_3));
        }
        boolean gate = lifted.hasGateAbove(1, from, cell) || lifted.hasGateAbove(1, cell, to);
        return gate ? Optional.of(new Obstacle(7, Rule.PILLBUG_4)) : Optional.empty();
    }
}
