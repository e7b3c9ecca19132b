package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** PILLBUG-6: the Mosquito as a thrower. */
class MosquitoThrowTest {

    private static final Drawing NEXT_TO_A_PILLBUG = Drawing.of(Ruleset.ONLINE, """
           +     +
        wQ    wM    bP
           +     bQ
        """);

    @Test
    void mosquito_touchingOpponentsPillbug_throwsLikePillbug() {
        assertThat(NEXT_TO_A_PILLBUG.destinations("bQ")).isEqualTo(NEXT_TO_A_PILLBUG.marked("+"));
        assertThat(NEXT_TO_A_PILLBUG.destinations("bP")).isEqualTo(NEXT_TO_A_PILLBUG.marked("+"));
    }

    @Test
    void mosquito_touchingRestingPillbug_throws() {
        Drawing drawing = NEXT_TO_A_PILLBUG.withResting("bP");

        assertThat(drawing.destinations("bQ")).isEqualTo(drawing.marked("+"));
        assertThat(drawing.destinations("bP")).isEmpty();
    }

    @Test
    void mosquito_resting_doesNotThrow() {
        assertThat(NEXT_TO_A_PILLBUG.withResting("wM").destinations("bQ")).isEmpty();
    }

    @Test
    void mosquito_touchingCoveredPillbug_doesNotThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wQ    wM    bB1^
               x     bQ

            bB1 on bP
            """);

        drawing.assertRefused("bQ", "x", Rule.TURN_2, Kind.NOT_YOUR_PIECE);
        assertThat(drawing.violation("bQ", "x").attempts())
                .extracting(Violation::kind)
                .containsExactly(Kind.THROW_PILLBUG_COVERED);
    }

    @Test
    void mosquito_onTop_doesNotThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wP    wM^   bQ
               wQ    x

            wM on wA1
            """);

        drawing.assertRefused("bQ", "x", Rule.PILLBUG_6, Kind.THROW_THROWER_ON_TOP);
    }

    @Test
    void violation_twoThrowersFail_namesOneThatMeetsMoreConditions() {
        // The white Pillbug is covered. The Mosquito, which touches the black Pillbug, is not covered, but it rests.
        Drawing pillbugFirst = Drawing.of(Ruleset.ONLINE, """
            wQ    bB1^  bQ
               x     wM
                        bP

            bB1 on wP
            """);
        Drawing mosquitoFirst = Drawing.of(Ruleset.ONLINE, """
               bP
            wQ    wM    bQ
               x     bB1^

            bB1 on wP
            """);

        for (Drawing drawing : List.of(pillbugFirst, mosquitoFirst)) {
            drawing.withResting("wM").assertRefused("bQ", "x", Rule.PILLBUG_5, Kind.THROW_THROWER_RESTS);
        }
    }

    @Test
    void pieceThatTouchesOneOfTwoThrowers_isThrownByThatOne() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
                           +     +
            bQ    wQ    wM    wP    bA1
                           +     +
            """);

        assertThat(drawing.destinations("bA1")).isEqualTo(drawing.marked("+"));
    }
}
