package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * The rules among which a puzzle asks for the one that forbids a move. {@code puzzles.properties} lists the wrong ones:
 * they are about pieces of the position, without them the move would be just as illegal, and each is right elsewhere
 * about as often as the others, so that nobody can tell the right one without looking.
 */
final class PuzzleChoices {

    private static final Map<String, String> WRONG_RULES = PageFile.texts("puzzles.properties");

    private PuzzleChoices() {}

    /**
     * Returns whether exactly one rule forbids a move. Otherwise several attempts fail for different reasons, or the
     * move breaks only a rule that forbids nothing by itself: an Ant takes any number of steps.
     */
    static boolean hasOneAnswer(Violation violation) {
        boolean isAntWithoutWay = violation.kind() == Violation.Kind.NO_PATH && violation.rule() == Rule.ANT_1;
        return !isAntWithoutWay
                && violation.attempts().stream().allMatch(attempt -> attempt.rule() == violation.rule());
    }

    /** Returns the right rule and the wrong ones, in an order that depends only on the puzzle's id; none if unlisted. */
    static List<Rule> of(Rule right, String diagramId) {
        String listed = WRONG_RULES.getOrDefault(diagramId, "");
        if (listed.isEmpty()) {
            return List.of();
        }
        List<Rule> choices = new ArrayList<>(Stream.of(listed.split(" ", -1))
                .map(Rule::find)
                .flatMap(Optional::stream)
                .toList());
        CRC32 hash = new CRC32();
        hash.update(diagramId.getBytes(StandardCharsets.UTF_8));
        choices.add((int) (hash.getValue() % (choices.size() + 1)), right);
        return choices;
    }
}
