package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** PILLBUG-6: the Mosquito as a thrower. */
class MosquitoThrowTest {

    private static final Drawing NEXT_TO_A_PILLBUG = Drawing.of(Ruleset.ONLINE, """
           +     +
        wQ    wM    bP
           +     bQ
        """);

    private static Violation throwViolation(Drawing drawing, String to, Rule rule, Kind kind) {
        Violation violation = Violation.of(
                kind,
                rule,
                Map.of(
                        Role.PIECE,
                        piece("bQ"),
                        Role.FROM,
                        drawing.hex("bQ"),
                        Role.TO,
                        drawing.hex(to),
                        Role.THROWER,
                        piece("wM"),
                        Role.THROWER_CELL,
                        drawing.hex("wM")));
        assertThat(violation.rule()).isEqualTo(rule);
        return violation;
    }

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

        Map<Role, Object> move =
                Map.of(Role.PIECE, piece("bQ"), Role.FROM, drawing.hex("bQ"), Role.TO, drawing.hex("x"));
        Map<Role, Object> evidence = new HashMap<>(move);
        evidence.put(Role.THROWER, piece("wM"));
        evidence.put(Role.THROWER_CELL, drawing.hex("wM"));
        evidence.put(Role.UNCOPIED_CELL, drawing.hex("bB1"));
        Violation copiesNoPillbug = Violation.of(Kind.THROW_PILLBUG_COVERED, Rule.PILLBUG_6, evidence);
        evidence.keySet().retainAll(move.keySet());
        evidence.put(Role.ATTEMPTS, List.of(copiesNoPillbug));
        Violation violation = drawing.violation("bQ", "x");

        assertThat(violation).isEqualTo(Violation.of(Kind.NOT_YOUR_PIECE, Rule.TURN_2, evidence));
        assertThat(violation.cells()).isEqualTo(drawing.hexes("bQ", "x", "wM", "bB1"));
    }

    @Test
    void mosquito_onTop_doesNotThrow() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wP    wM^   bQ
               wQ    x

            wM on wA1
            """);

        assertThat(drawing.violation("bQ", "x"))
                .isEqualTo(throwViolation(drawing, "x", Rule.PILLBUG_6, Kind.THROW_THROWER_ON_TOP));
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
            assertThat(drawing.withResting("wM").violation("bQ", "x"))
                    .isEqualTo(throwViolation(drawing, "x", Rule.PILLBUG_5, Kind.THROW_THROWER_RESTS));
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
