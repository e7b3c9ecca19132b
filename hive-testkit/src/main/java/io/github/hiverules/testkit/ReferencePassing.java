package io.github.hiverules.testkit;

import static io.github.hiverules.testkit.MistakePattern.NEVER_PASSES;
import static io.github.hiverules.testkit.MistakePattern.PASSES_ONLY_WITH_ALL_PIECES_COVERED;
import static io.github.hiverules.testkit.MistakePattern.PASSES_ONLY_WITH_AN_EMPTY_HAND;
import static io.github.hiverules.testkit.MistakePattern.PASSES_WITH_AN_EMPTY_HAND;
import static io.github.hiverules.testkit.MistakePattern.PASSES_WITH_NOTHING_IN_PLAY;
import static io.github.hiverules.testkit.MistakePattern.PASSES_WITH_PIECES_IN_HAND;

import io.github.hiverules.Rule;

/** PASS-1: a player passes exactly if nothing else is legal. */
record ReferencePassing(ReferenceTurn turn) {

    boolean allows(boolean isForced) {
        return isForced ? allowsForcedPass() : allowsOtherPass();
    }

    private boolean allowsForcedPass() {
        return !turn.makes(NEVER_PASSES)
                && (!turn.makes(PASSES_ONLY_WITH_AN_EMPTY_HAND) || turn.hand().isEmpty())
                && (!turn.makes(PASSES_ONLY_WITH_ALL_PIECES_COVERED) || hasNoOwnTop());
    }

    private boolean hasNoOwnTop() {
        return turn.hive().stacks().keySet().stream()
                .flatMap(cell -> turn.hive().top(cell).stream())
                .noneMatch(turn::isOwn);
    }

    private boolean allowsOtherPass() {
        return !turn.applies(Rule.PASS_1)
                || (turn.piecesInPlay() == 0 && turn.makes(PASSES_WITH_NOTHING_IN_PLAY))
                || turn.makes(turn.hand().isEmpty() ? PASSES_WITH_AN_EMPTY_HAND : PASSES_WITH_PIECES_IN_HAND);
    }
}
