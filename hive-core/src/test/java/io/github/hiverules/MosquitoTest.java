package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Violation.Kind;
import io.github.hiverules.ViolationParts.OutOfReach;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * MOSQUITO-1 to MOSQUITO-3. {@link MosquitoThrowTest} tests the Mosquito's throws, and {@link MosquitoGateTest} tests
 * gates.
 */
class MosquitoTest {

    static final Drawing JUMP_INTO_A_HOLE = Drawing.of(Ruleset.POCKET, """
                    +     +     +
           +     wM    bG1   bG2   +
        +     wA1   wG1   .     wG3   +
           +     wQ    +     .     bG3   +
              +     bQ    bS1   wG2   +
                 +     +     +     +
        """);

    private static void assertOutOfReach(Drawing drawing, String to, Rule rule, Kind kind) {
        assertThat(OutOfReach.of(drawing.violation("wM", to)))
                .isEqualTo(new OutOfReach(rule, piece("wM"), drawing.hex("wM"), drawing.hex(to), kind));
    }

    private static List<Kind> attemptKinds(Drawing drawing, String to, Rule rule) {
        Violation violation = drawing.violation("wM", to);
        assertThat(violation.rule()).isEqualTo(rule);
        return violation.attempts().stream().map(Violation::kind).toList();
    }

    private static CannotCopy cannotCopy(
            Drawing drawing, String to, Rule rule, Set<Bug> copied, Optional<Hex> uncopied) {
        return new CannotCopy(rule, piece("wM"), drawing.hex("wM"), drawing.hex(to), copied, uncopied);
    }

    /** A violation without the attempts, which say for each copied kind why the Mosquito cannot go there. */
    private record CannotCopy(Rule rule, Piece piece, Hex from, Hex to, Set<Bug> copied, Optional<Hex> uncopied) {

        static CannotCopy of(Violation violation) {
            List<Bug> copied = ViolationParts.copied(violation);
            assertThat(violation.kind()).isEqualTo(Kind.MOSQUITO_CANNOT_COPY);
            assertThat(copied).isSorted().doesNotHaveDuplicates();
            return new CannotCopy(
                    violation.rule(),
                    violation.piece().orElseThrow(),
                    violation.from().orElseThrow(),
                    violation.to().orElseThrow(),
                    Set.copyOf(copied),
                    violation.uncopiedCell());
        }
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
        assertOutOfReach(drawing, "x", Rule.QUEEN_3, Kind.TOO_FAR);
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
        assertThat(CannotCopy.of(drawing.violation("wM", "x")))
                .isEqualTo(cannotCopy(
                        drawing, "x", Rule.MOSQUITO_1, EnumSet.of(Bug.BEETLE), Optional.of(drawing.hex("bB1"))));
    }

    @Test
    void mosquito_touchingOnlyMosquito_cannotMove() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               x
            wM    bM    wQ    y
            """);
        CannotCopy violation = cannotCopy(drawing, "x", Rule.MOSQUITO_3, Set.of(), Optional.of(drawing.hex("bM")));

        assertThat(drawing.destinations("wM")).isEmpty();
        assertThat(CannotCopy.of(drawing.violation("wM", "x"))).isEqualTo(violation);
        assertThat(drawing.violation("wM", "x").rule()).isEqualTo(Rule.MOSQUITO_3);
        assertThat(drawing.violation("wM", "x").cells()).isEqualTo(drawing.hexes("wM", "x", "bM"));
        assertThat(drawing.violation("wM", "x").pieces()).containsExactly(piece("wM"));
        assertThat(CannotCopy.of(drawing.violation("wM", "y")))
                .isEqualTo(cannotCopy(drawing, "y", Rule.MOSQUITO_3, Set.of(), Optional.empty()));
    }

    @Test
    void mosquito_touchingMosquitoOnStack_copiesNothing() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bM^   wQ

            bM on wA1
            """);

        assertThat(drawing.destinations("wM")).isEmpty();
        assertThat(CannotCopy.of(drawing.violation("wM", "bM")))
                .isEqualTo(cannotCopy(drawing, "bM", Rule.MOSQUITO_3, Set.of(), Optional.of(drawing.hex("bM"))));
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
        assertThat(CannotCopy.of(drawing.violation("wM", "x")))
                .isEqualTo(cannotCopy(drawing, "x", Rule.MOSQUITO_3, Set.of(), Optional.of(drawing.hex("bM"))));
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
        assertThat(CannotCopy.of(drawing.violation("wM", "x")))
                .isEqualTo(cannotCopy(
                        drawing, "x", Rule.MOSQUITO_3, EnumSet.of(Bug.GRASSHOPPER), Optional.of(drawing.hex("bM"))));
    }

    @Test
    void mosquito_destinationThatNoCopiedKindReaches_isRefused() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                     x
            wM    wQ
               bG1   bQ
            """);

        assertThat(CannotCopy.of(drawing.violation("wM", "x")))
                .isEqualTo(cannotCopy(
                        drawing, "x", Rule.MOSQUITO_1, EnumSet.of(Bug.QUEEN_BEE, Bug.GRASSHOPPER), Optional.empty()));
    }

    @Test
    void mosquito_onTop_movesAsBeetle() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               +     +
            +     wM^   bG1+  wQ
               +     +

            wM on bA1
            """);
        Violation violation = Violation.of(
                Kind.MOSQUITO_ON_TOP,
                Rule.MOSQUITO_2,
                Map.of(
                        Role.PIECE,
                        piece("wM"),
                        Role.FROM,
                        drawing.hex("wM"),
                        Role.TO,
                        drawing.hex("wQ"),
                        Role.MOVES_AS,
                        Bug.BEETLE));

        assertThat(drawing.destinations("wM")).isEqualTo(drawing.marked("+"));
        assertThat(drawing.violation("wM", "wQ")).isEqualTo(violation);
        assertThat(violation.rule()).isEqualTo(Rule.MOSQUITO_2);
        assertThat(violation.cells()).isEqualTo(drawing.hexes("wM", "wQ"));
        assertThat(violation.pieces()).containsExactly(piece("wM"));
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

        assertThat(CannotCopy.of(drawing.violation("wM", "bQ")))
                .isEqualTo(cannotCopy(
                        drawing, "bQ", Rule.MOSQUITO_1, EnumSet.of(Bug.QUEEN_BEE, Bug.SPIDER), Optional.empty()));
    }
}
