package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.piece.Bug;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RuleTest {

    /** The ids of the rulebooks' rules, in order. Rules of other kinds of pieces may come between them. */
    private static final String NUMBERED_RULES = """
            MAT-1 MAT-2
            PLACE-1 PLACE-2 PLACE-3 PLACE-4 PLACE-5 PLACE-6
            QUEEN-1 QUEEN-2 OPENING-1
            TURN-1 TURN-2 COVER-1 HIVE-1 HIVE-2 SLIDE-1 SLIDE-2 CLIMB-1 STAY-1
            QUEEN-3 BEETLE-1 GRASSHOPPER-1 SPIDER-1 ANT-1 LADYBUG-1
            MOSQUITO-1 MOSQUITO-2 MOSQUITO-3
            PILLBUG-1 PILLBUG-2 PILLBUG-3 PILLBUG-4 PILLBUG-5 PILLBUG-6 PILLBUG-7
            PASS-1 END-1 END-2 END-3 DRAW-1 DRAW-2 RESIGN-1
            """;

    @Test
    void ids_matchNumberedRules() {
        assertThat(Stream.of(Rule.values()).map(Rule::id))
                .doesNotHaveDuplicates()
                .containsSubsequence(NUMBERED_RULES.trim().split("\\s+"));
    }

    @Test
    void find_everyId_returnsItsRule() {
        assertThat(Rule.values())
                .allSatisfy(rule -> assertThat(Rule.find(rule.id())).contains(rule));
    }

    @Test
    void find_unknownId_isEmpty() {
        assertThat(Rule.find("SLIDE-3")).isEmpty();
        assertThat(Rule.find("SLIDE_1")).isEmpty();
        assertThat(Rule.find("")).isEmpty();
    }

    @Test
    void ofThrow_kindsThatThrow_isTheirRule() {
        assertThat(Rule.ofThrow(Bug.PILLBUG)).isEqualTo(Rule.PILLBUG_2);
        assertThat(Rule.ofThrow(Bug.MOSQUITO)).isEqualTo(Rule.PILLBUG_6);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Rule.ofThrow(Bug.LADYBUG))
                .withMessage("LADYBUG never throws");
    }
}
