package io.github.hiverules.site;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Why moves are refused.
 *
 * @param rule the rule
 * @param sentence what the library says about it
 * @param crosses the crosses in pictures that it explains, as {@link #cross} writes them
 */
record RefusalExplanation(Rule rule, String sentence, Set<String> crosses) {

    /** The subject of pictures that show where pieces can be placed. */
    static final String PLACING = "place";

    static List<RefusalExplanation> of(RulebookDiagram diagram, Sentences words) {
        Map<String, RefusalExplanation> reasons = new LinkedHashMap<>();
        for (Refusal refusal : diagram.refusals()) {
            for (Move move : refusal.moves()) {
                RefusalExplanation reason = of(diagram.position(), refusal.rule(), move, words);
                reasons.computeIfAbsent(reason.rule.id() + reason.sentence, unknown -> reason)
                        .crosses
                        .addAll(reason.crosses);
            }
        }
        return List.copyOf(reasons.values());
    }

    /**
     * If only a throw is refused, because the piece can go there by itself, the reason is the rule, and there is no
     * cross.
     */
    private static RefusalExplanation of(Position position, Rule rule, Move move, Sentences words) {
        Set<String> crosses = new TreeSet<>();
        String sentence = position.check(move)
                .map(violation -> words.violation(position, violation))
                .orElseGet(() -> words.rule(rule));
        if (!position.isLegal(move)) {
            move.destination().map(hex -> cross(subject(move), hex)).ifPresent(crosses::add);
        }
        return new RefusalExplanation(rule, sentence, crosses);
    }

    boolean says(Position position, Violation violation, Sentences words) {
        return rule == violation.rule() && sentence.equals(words.violation(position, violation));
    }

    private static String cross(String subject, Hex hex) {
        return subject + "@" + hex.q() + "," + hex.r();
    }

    /**
     * Returns the subject of pictures in which a refused move is a cross: the piece that moves, or {@link #PLACING}.
     */
    static String subject(Move move) {
        return move instanceof Move.Movement movement ? movement.piece().toString() : PLACING;
    }
}
