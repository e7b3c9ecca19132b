package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.violation.Rule;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Mistakes that engines make, each as the reference rules without some rules. */
public enum FaultyRules {
    GATES_IGNORED,
    PINS_IGNORED,
    SPIDER_STOPS_EARLY;

    private Set<Rule> ignored() {
        return switch (this) {
            case GATES_IGNORED -> Set.of(Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4);
            case PINS_IGNORED -> Set.of(Rule.HIVE_2);
            case SPIDER_STOPS_EARLY -> Set.of(Rule.SPIDER_1);
        };
    }

    /** Returns what a faulty engine calls legal after a game, as MoveStrings. */
    public List<String> legalMoves(Game game) {
        List<String> texts = new ArrayList<>();
        for (Move move : ReferenceRules.legalMoves(game.position().setup(), ignored())) {
            texts.add(MoveString.write(move, game.position()));
        }
        return texts;
    }
}
