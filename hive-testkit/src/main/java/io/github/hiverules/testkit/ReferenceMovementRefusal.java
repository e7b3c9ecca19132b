package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.violation.Rule;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the rule that refuses a piece's own movement to a cell, by kind: the last part of the decision record "Which
 * rule a refusal names".
 */
record ReferenceMovementRefusal(ReferenceHive lifted, Hex from, Hex to, ReferenceMovement movement) {

    /** These rules name the only obstacle, so the refusal of a throw does not replace them. */
    static final Set<Rule> GEOMETRY = EnumSet.of(Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1);

    /** The rule that refuses the movement, or empty if a piece of this kind can go there. */
    Optional<Rule> of(Bug kind) {
        return movement.of(kind).contains(to) ? Optional.empty() : Optional.of(refusal(kind));
    }

    private Rule refusal(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE -> oneStep(Rule.QUEEN_3);
            case PILLBUG -> oneStep(Rule.PILLBUG_1);
            case BEETLE -> beetle();
            case GRASSHOPPER -> Rule.GRASSHOPPER_1;
            case SPIDER -> spider();
            case SOLDIER_ANT -> ant();
            case LADYBUG -> ladybug();
            case MOSQUITO -> isMosquitoOnTop() ? mosquitoOnTop() : mosquitoOnGround();
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
        boolean tooFewSteps = movement.walks(1, ReferenceStep.LEGAL).contains(to)
                || movement.walks(2, ReferenceStep.LEGAL).contains(to);
        if (lifted.isOccupied(to) || tooFewSteps) {
            return Rule.SPIDER_1;
        }
        if (movement.walks(3, ReferenceStep.THROUGH_GATES).contains(to)) {
            return Rule.SLIDE_1;
        }
        return movement.walks(3, ReferenceStep.WITHOUT_CONTACT).contains(to) ? Rule.SLIDE_2 : Rule.SPIDER_1;
    }

    private Rule ant() {
        if (lifted.isOccupied(to)) {
            return Rule.ANT_1;
        }
        if (movement.anywhere(ReferenceStep.THROUGH_GATES).contains(to)) {
            return Rule.SLIDE_1;
        }
        if (movement.anywhere(ReferenceStep.WITHOUT_CONTACT).contains(to)) {
            return Rule.SLIDE_2;
        }
        return movement.anywhere(ReferenceStep.THROUGH_GATES_WITHOUT_CONTACT).contains(to) ? Rule.SLIDE_1 : Rule.ANT_1;
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
        if (anyGetsThere(movement.coveredKinds(), copied)) {
            return Rule.MOSQUITO_1;
        }
        if (copied.isEmpty() || anyGetsThere(movement.kindsOfTouchedMosquitoes(), copied)) {
            return Rule.MOSQUITO_3;
        }
        List<Rule> refusals = copied.stream().map(this::refusal).toList();
        Optional<Rule> geometry = refusals.stream().filter(GEOMETRY::contains).findFirst();
        if (geometry.isPresent()) {
            return geometry.get();
        }
        if (copied.contains(Bug.SPIDER)
                && movement.anywhere(ReferenceStep.LEGAL).contains(to)) {
            return Rule.SPIDER_1;
        }
        return refusals.size() == 1 ? refusals.get(0) : Rule.MOSQUITO_1;
    }

    private boolean anyGetsThere(Set<Bug> kinds, Set<Bug> copied) {
        return kinds.stream()
                .filter(kind -> !copied.contains(kind))
                .anyMatch(kind -> movement.of(kind).contains(to));
    }
}
