package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import java.util.List;
import org.junit.jupiter.api.Test;

/** MOSQUITO-1 to MOSQUITO-3. {@link MosquitoThrowTest} tests the Mosquito's throws. */
class MosquitoTest {

    static final Drawing JUMP_INTO_A_HOLE = Drawing.of(Ruleset.POCKET, """
                    +     +     +
           +     wM    bG1   bG2   +
        +     wA1   wG1   .     wG3   +
           +     wQ    +     .     bG3   +
              +     bQ    bS1   wG2   +
                 +     +     +     +
        """);

    private static List<Kind> attemptKinds(Drawing drawing, String to, Rule rule) {
        Violation violation = drawing.violation("wM", to);
        assertThat(violation.rule()).isEqualTo(rule);
        return violation.attempts().stream().map(Violation::kind).toList();
    }

    @Test
    void mosquito_touchingAnt_movesAsAnt() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               +     +     +     +
            wM    bA1   wQ    bQ    +
               +     +     +     +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void mosquito_touchingTwoKinds_movesAsEither() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  +
               wM    bG1+  +
            +     wB1+  wQ    bQ
                     +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void mosquito_touchingQueen_takesOneStep() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
               +
            wM    wQ    x
               +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wM", "x", Rule.QUEEN_3, Kind.TOO_FAR);
    }

    @Test
    void mosquito_touchingBeetleAndQueen_takesOneStep() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  +
               wM    wB1+  wA1
            +     wQ+   bQ
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void mosquito_touchingAntAndBeetle_walksOrClimbs() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  +     +     +
               wM    wA1+  wQ    +
            +     wB1+  bQ    +
               +     +     +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void mosquito_touchingAntAndQueen_walks() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  +     +     +
               wM    wA1   wG1   +
            +     wQ    bQ    +
               +     +     +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
    }

    @Test
    void mosquito_touchingAntAndGrasshopper_walksOrJumpsIntoHole() {
        assertThat(JUMP_INTO_A_HOLE.destinations("wM")).isEqualTo(JUMP_INTO_A_HOLE.marked("+"));
    }

    @Test
    void mosquito_touchingSpider_doesNotStopBeforeThreeSteps() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               a     b
            wM    bS1   wQ    bQ
               wG1
            """);

        // The Mosquito touches a Grasshopper, too.
        assertThat(attemptKinds(drawing, "a", Rule.SPIDER_1))
                .containsExactly(Kind.TOO_FEW_STEPS, Kind.NOTHING_TO_JUMP_OVER);
        assertThat(attemptKinds(drawing, "b", Rule.SPIDER_1)).containsExactly(Kind.TOO_FEW_STEPS, Kind.NOT_IN_LINE);
    }

    @Test
    void mosquito_touchingStack_copiesOnlyItsTop() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               +
            wM    bB1^+ wQ
               +     .     x

            bB1 on bA1
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wM", "x", Rule.MOSQUITO_1, Kind.MOSQUITO_CANNOT_COPY);
    }

    @Test
    void mosquito_touchingOnlyMosquito_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               x
            wM    bM    wQ    y
            """);

        assertThat(drawing.destinations("wM")).isEmpty();
        drawing.assertRefused("wM", "x", Rule.MOSQUITO_3, Kind.MOSQUITO_CANNOT_COPY);
        drawing.assertRefused("wM", "y", Rule.MOSQUITO_3, Kind.MOSQUITO_CANNOT_COPY);
    }

    @Test
    void mosquito_touchingMosquitoOnStack_copiesNothing() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bM^   wQ

            bM on wA1
            """);

        assertThat(drawing.destinations("wM")).isEmpty();
        drawing.assertRefused("wM", "bM", Rule.MOSQUITO_3, Kind.MOSQUITO_CANNOT_COPY);
    }

    /** A stack lends only the kind of its top, and a Mosquito lends nothing. */
    @Test
    void mosquito_touchingMosquitoOnAnt_isRefusedByRuleForMosquitoes() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                           x
            wM    bM^   bQ    wQ

            bM on bA1
            """);

        assertThat(drawing.destinations("wM")).isEmpty();
        drawing.assertRefused("wM", "x", Rule.MOSQUITO_3, Kind.MOSQUITO_CANNOT_COPY);
        assertThat(drawing.position().check(piece("wM")).orElseThrow().rule()).isEqualTo(Rule.MOSQUITO_3);
    }

    @Test
    void mosquito_touchingMosquitoAndAnotherPiece_copiesOnlyOtherPiece() {
        // The black Mosquito touches the white Queen, but the white Mosquito does not.
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               x
            wM    bG1   +
               bM
                  wQ
                     +
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wM", "x", Rule.MOSQUITO_3, Kind.MOSQUITO_CANNOT_COPY);
    }

    @Test
    void mosquito_destinationThatNoCopiedKindReaches_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                     x
            wM    wQ
               bG1   bQ
            """);

        drawing.assertRefused("wM", "x", Rule.MOSQUITO_1, Kind.MOSQUITO_CANNOT_COPY);
    }

    @Test
    void mosquito_onTop_movesAsBeetle() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               +     +
            +     wM^   bG1+  wQ
               +     +

            wM on bA1
            """);

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        drawing.assertRefused("wM", "wQ", Rule.MOSQUITO_2, Kind.MOSQUITO_ON_TOP);
    }

    @Test
    void mosquito_afterClimbingDown_copiesAgain() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  d
               wM^   bG1   wQ    bQ
            +     .     +     b

            wM on bA1
            """);
        Drawing down = drawing.play("wM", "d").play("bQ", "b");

        assertThat(down.destinations("wM")).containsAll(drawing.marked("+"));
    }

    @Test
    void mosquito_toOccupiedCell_needsBeetleToCopy() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               wM    wQ    bQ
                  bS1
            """);

        drawing.assertRefused("wM", "bQ", Rule.MOSQUITO_1, Kind.MOSQUITO_CANNOT_COPY);
    }

    @Test
    void mosquitoNextToCoveredMosquito_copiesOnlyPieceOnTop() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    wB1^  wQ    bQ
                     x

            wB1 on bM
            """);

        drawing.assertRefused("wM", "x", Rule.BEETLE_1, Kind.TOO_FAR);
    }
}
