package io.github.hiverules.testkit.jqwik;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Positions that random play seldom reaches and in which engines go wrong. */
@SuppressWarnings("ImmutableEnumChecker") // The sets are unmodifiable, and the predicates hold no state.
enum Situation {
    /** A player has to place their first piece. */
    FIRST_PIECE(Set.of(), position -> position.turnNumber() == 1),
    /** The player has to place the Queen now. */
    QUEEN_DUE(Set.of(), position -> position.turnNumber() == 4 && !isInPlay(position, Bug.QUEEN_BEE)),
    /** A piece of the player is pinned early in the game. */
    PINNED_EARLY(
            Set.of(),
            position -> position.turnNumber() <= 3
                    && isInPlay(position, Bug.QUEEN_BEE)
                    && position.pinnedPieces().stream().anyMatch(piece -> piece.color() == position.sideToMove())),
    /** A gate above the ground stops a climbing piece. */
    CLIMBING_GATE(Set.of(), position -> position.ruleset().has(Toggle.GATES_ABOVE_GROUND) && gatesMatter(position)),
    /** A Pillbug or Mosquito of the player stands on the ground between stacks. */
    GATE_OVER_THROWER(
            Set.of(Bug.PILLBUG),
            position -> throwers(position)
                    .anyMatch(hex -> position.heightAt(hex) == 1 && stackCountAround(position, hex) > 1)),
    /** A Pillbug or Mosquito of the player stands on another piece or lies under one. */
    THROWER_IN_A_STACK(Set.of(Bug.PILLBUG), position -> throwers(position).anyMatch(hex -> position.heightAt(hex) > 1)),
    /** The opponent has just thrown a Pillbug or Mosquito of the player, which now rests. */
    RESTING_THROWER(
            Set.of(Bug.PILLBUG),
            position -> position.resting()
                    .filter(piece -> piece.color() == position.sideToMove()
                            && (piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO))
                    .isPresent()),
    /** The player can throw a piece of the opponent. */
    THROW(
            Set.of(Bug.PILLBUG),
            position -> position.legalMoves().stream()
                    .anyMatch(move -> move.movedPiece()
                            .filter(piece -> piece.color() != position.sideToMove())
                            .isPresent())),
    /** A Mosquito of the player stands on the ground next to a stack. */
    MOSQUITO_NEXT_TO_STACK(
            Set.of(Bug.MOSQUITO),
            position -> mosquito(position)
                    .filter(hex -> position.heightAt(hex) == 1 && stackCountAround(position, hex) > 0)
                    .isPresent()),
    /** A Mosquito of the player stands on another piece. */
    MOSQUITO_ON_TOP(
            Set.of(Bug.MOSQUITO),
            position ->
                    mosquito(position).filter(hex -> position.heightAt(hex) > 1).isPresent()),
    /** The two Mosquitoes stand next to each other. */
    TWO_MOSQUITOES(
            Set.of(Bug.MOSQUITO),
            position -> mosquito(position)
                    .filter(hex -> position.occupiedNeighbors(hex).stream()
                            .anyMatch(next -> position.topAt(next)
                                    .filter(piece -> piece.bug() == Bug.MOSQUITO)
                                    .isPresent()))
                    .isPresent()),
    /** The player has to pass. */
    PASS(Set.of(), position -> position.legalMoves().mustPass()),
    /** A piece can be placed into a hole. */
    HOLE(
            Set.of(),
            position -> position.legalMoves().placementCells().stream()
                    .anyMatch(hex -> position.occupiedNeighborCount(hex) >= 5));

    private final Set<Bug> requiredBugs;
    private final Predicate<Position> test;

    Situation(Set<Bug> requiredBugs, Predicate<Position> test) {
        this.requiredBugs = requiredBugs;
        this.test = test;
    }

    /** Returns the situations that are possible with the pieces of a ruleset. */
    static List<Situation> possibleUnder(Ruleset ruleset) {
        return Stream.of(values())
                .filter(situation -> situation.requiredBugs.stream().allMatch(ruleset::includes))
                .toList();
    }

    boolean occursIn(Position position) {
        return test.test(position);
    }

    private static boolean isInPlay(Position position, Bug bug) {
        return position.cellOf(Piece.of(position.sideToMove(), bug)).isPresent();
    }

    private static Optional<Hex> mosquito(Position position) {
        return isInPlay(position, Bug.QUEEN_BEE)
                ? position.cellOf(Piece.of(position.sideToMove(), Bug.MOSQUITO))
                : Optional.empty();
    }

    private static Stream<Hex> throwers(Position position) {
        Color color = position.sideToMove();
        return isInPlay(position, Bug.QUEEN_BEE)
                ? Stream.of(Bug.PILLBUG, Bug.MOSQUITO).flatMap(bug -> position.cellOf(Piece.of(color, bug)).stream())
                : Stream.of();
    }

    private static long stackCountAround(Position position, Hex hex) {
        return position.occupiedNeighbors(hex).stream()
                .filter(next -> position.heightAt(next) > 1)
                .count();
    }

    private static boolean gatesMatter(Position position) {
        boolean hasStacks = position.stacks().values().stream()
                        .filter(stack -> stack.size() > 1)
                        .count()
                > 1;
        Setup withoutGates = position.setup().withRuleset(position.ruleset().without(Toggle.GATES_ABOVE_GROUND));
        return hasStacks
                && Position.of(withoutGates).legalMoves().size()
                        != position.legalMoves().size();
    }
}
