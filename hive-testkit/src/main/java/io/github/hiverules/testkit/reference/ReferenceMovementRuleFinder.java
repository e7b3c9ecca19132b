package io.github.hiverules.testkit.reference;

import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the rule that keeps a piece from moving to a cell by itself, case by case for each insect. The decision
 * record "Which rule a refusal names" has the idea behind the order.
 */
record ReferenceMovementRuleFinder(ReferenceHive lifted, Hex from, Hex to, ReferenceMovement movement) {

    /** If one of these rules stops a copied insect, the refusal names it first. */
    private static final Set<Rule> OBSTACLES = EnumSet.of(Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1);

    /** Returns the rule that a movement as this insect breaks, or empty if such a piece can go there. */
    Optional<Rule> find(Bug movesAs) {
        return movement.destinations(movesAs).contains(to) ? Optional.empty() : Optional.of(brokenRule(movesAs));
    }

    private Rule brokenRule(Bug movesAs) {
        return switch (movesAs) {
            case QUEEN_BEE -> oneStep(Rule.QUEEN_3);
            case PILLBUG -> oneStep(Rule.PILLBUG_1);
            case BEETLE -> beetle();
            case SPIDER -> spider();
            case SOLDIER_ANT -> ant();
            case LADYBUG -> ladybug();
            case MOSQUITO -> isMosquitoOnTop() ? mosquitoOnTop() : mosquitoOnGround();
            // Nothing stops a jump halfway.
            case GRASSHOPPER -> Rule.GRASSHOPPER_1;
        };
    }

    private Rule oneStep(Rule rule) {
        return from.isAdjacentTo(to) && !lifted.isOccupied(to) ? groundStep() : rule;
    }

    private Rule groundStep() {
        return ReferenceStep.isGate(lifted, from, to) ? Rule.SLIDE_1 : Rule.SLIDE_2;
    }

    private Rule beetle() {
        if (!from.isAdjacentTo(to)) {
            return Rule.BEETLE_1;
        }
        return lifted.isOccupied(from) || lifted.isOccupied(to) ? Rule.CLIMB_1 : groundStep();
    }

    private Rule spider() {
        boolean tooFewSteps = movement.walkEnds(1, ReferenceStep.LEGAL).contains(to)
                || movement.walkEnds(2, ReferenceStep.LEGAL).contains(to);
        if (lifted.isOccupied(to) || tooFewSteps) {
            return Rule.SPIDER_1;
        }
        if (movement.walkEnds(3, ReferenceStep.THROUGH_GATES).contains(to)) {
            return Rule.SLIDE_1;
        }
        return movement.walkEnds(3, ReferenceStep.WITHOUT_CONTACT).contains(to) ? Rule.SLIDE_2 : Rule.SPIDER_1;
    }

    private Rule ant() {
        if (lifted.isOccupied(to)) {
            return Rule.ANT_1;
        }
        if (movement.reachableCells(ReferenceStep.THROUGH_GATES).contains(to)) {
            return Rule.SLIDE_1;
        }
        if (movement.reachableCells(ReferenceStep.WITHOUT_CONTACT).contains(to)) {
            return Rule.SLIDE_2;
        }
        return movement.reachableCells(ReferenceStep.THROUGH_GATES_WITHOUT_CONTACT)
                        .contains(to)
                ? Rule.SLIDE_1
                : Rule.ANT_1;
    }

    private Rule ladybug() {
        return movement.ladybug(false).contains(to) ? Rule.CLIMB_1 : Rule.LADYBUG_1;
    }

    private boolean isMosquitoOnTop() {
        return lifted.isOccupied(from);
    }

    private Rule mosquitoOnTop() {
        return from.isAdjacentTo(to) ? Rule.CLIMB_1 : Rule.MOSQUITO_2;
    }

    private Rule mosquitoOnGround() {
        Set<Bug> copied = movement.copied();
        if (canAnyReach(movement.coveredBugs(false), copied)) {
            return Rule.MOSQUITO_1;
        }
        if (copied.isEmpty()
                || canAnyReach(movement.bugsOfTouchedMosquitoes(), copied)
                || canAnyReach(movement.coveredBugs(true), copied)) {
            return Rule.MOSQUITO_3;
        }
        List<Rule> brokenRules = copied.stream().map(this::brokenRule).toList();
        Optional<Rule> obstacle =
                brokenRules.stream().filter(OBSTACLES::contains).findFirst();
        if (obstacle.isPresent()) {
            return obstacle.get();
        }
        if (copied.contains(Bug.SPIDER)
                && movement.reachableCells(ReferenceStep.LEGAL).contains(to)) {
            return Rule.SPIDER_1;
        }
        return brokenRules.size() == 1 ? brokenRules.get(0) : Rule.MOSQUITO_1;
    }

    private boolean canAnyReach(Set<Bug> bugs, Set<Bug> copied) {
        return bugs.stream()
                .filter(movesAs -> !copied.contains(movesAs))
                .anyMatch(movesAs -> movement.destinations(movesAs).contains(to));
    }
}
