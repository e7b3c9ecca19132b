package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * A sentence that explains why one or more moves of a diagram are refused.
 *
 * @param rule the rule that forbids the moves
 * @param sentence the library's sentence
 * @param crosses the crosses in pictures that the sentence explains, as {@link #cross} writes them
 */
record RefusalExplanation(Rule rule, String sentence, Set<String> crosses) {

    /** The subject of pictures that show where pieces can be placed. */
    static final String PLACING = "place";

    static List<RefusalExplanation> of(RulebookDiagram diagram, Sentences sentences) {
        Map<String, RefusalExplanation> explanations = new LinkedHashMap<>();
        for (RefusedMoves refusal : diagram.refusedMoves()) {
            for (Move move : refusal.moves()) {
                RefusalExplanation explanation = of(diagram.position(), refusal, move, sentences);
                explanations
                        .computeIfAbsent(explanation.rule.id() + explanation.sentence, unused -> explanation)
                        .crosses
                        .addAll(explanation.crosses);
            }
        }
        return List.copyOf(explanations.values());
    }

    /**
     * Explains one move. If the piece can reach the destination by itself and only a throw is refused, the sentence is
     * the text of the rule, and there is no cross.
     */
    private static RefusalExplanation of(Position position, RefusedMoves refusal, Move move, Sentences sentences) {
        Set<String> crosses = new TreeSet<>();
        String sentence = refusal.violation(position, move)
                .map(violation -> sentences.violation(position, violation))
                .orElseGet(() -> sentences.rule(refusal.rule()));
        if (!position.isLegal(move)) {
            move.destination().map(hex -> cross(subject(move), hex)).ifPresent(crosses::add);
        }
        return new RefusalExplanation(refusal.rule(), sentence, crosses);
    }

    boolean explains(Position position, Violation violation, Sentences sentences) {
        return rule == violation.rule() && sentence.equals(sentences.violation(position, violation));
    }

    private static String cross(String subject, Hex hex) {
        return subject + "@" + hex.q() + "," + hex.r();
    }

    /** Returns the subject of the pictures that show a refused move: the moving piece, or {@link #PLACING}. */
    static String subject(Move move) {
        return move instanceof Move.Movement movement ? movement.piece().toString() : PLACING;
    }
}
