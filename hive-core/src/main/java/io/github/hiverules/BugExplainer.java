package io.github.hiverules;

import io.github.hiverules.piece.Bug;

/**
 * Explains why a free piece (not covered, resting or pinned), moving as one kind, cannot go to a cell.
 *
 * <p>An explainer tries the movement again with one rule relaxed. If the piece then gets there, that rule stopped it.
 */
interface BugExplainer {

    ReachViolation explain(MovementAttempt attempt);

    static BugExplainer of(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE, PILLBUG -> new StepExplainer();
            case SPIDER -> new SpiderExplainer();
            case BEETLE -> new BeetleExplainer();
            case GRASSHOPPER -> new GrasshopperExplainer();
            case SOLDIER_ANT -> new SoldierAntExplainer();
            case MOSQUITO -> new MosquitoExplainer();
            case LADYBUG -> new LadybugExplainer();
        };
    }
}
