package io.github.hiverules;

import io.github.hiverules.piece.Bug;

/**
 * Explains why a piece of one kind that is free to move cannot go to a cell.
 *
 * <p>Explainers try the movement again with one rule relaxed; if the piece then gets there, that rule stood in the way.
 */
interface InsectExplainer {

    /** Returns what stops a movement that is illegal for this kind. */
    Violation explain(MovementAttempt attempt);

    /** Returns the explainer of a kind. */
    static InsectExplainer of(Bug kind) {
        return switch (kind) {
            case QUEEN_BEE -> new StepExplainer(Rule.QUEEN_3);
            case SPIDER -> new SpiderExplainer();
            case BEETLE -> new BeetleExplainer();
            case GRASSHOPPER -> new GrasshopperExplainer();
            case SOLDIER_ANT -> new SoldierAntExplainer();
            case MOSQUITO -> new MosquitoExplainer();
            case LADYBUG -> new LadybugExplainer();
            case PILLBUG -> new StepExplainer(Rule.PILLBUG_1);
        };
    }
}
