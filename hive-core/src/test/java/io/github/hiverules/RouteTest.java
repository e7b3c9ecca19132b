package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RouteTest {

    private static final Drawing PAIR = Drawing.of(Ruleset.BASE, """
        a     wQ    bQ
                 b
        """);

    private static final Drawing PILLBUG = Drawing.of(Ruleset.ONLINE, """
           a     b
        wQ    wP    bQ
           c
        """);

    private static Route route(Drawing drawing, String name, String to) {
        return drawing.position().route(drawing.move(name, to)).orElseThrow();
    }

    /** Asserts the kind and the stops of a route. A stop is a cell with a level, such as {@code wQ 0}. */
    private static void assertRoute(Drawing drawing, String name, Bug as, String... stops) {
        String last = stops[stops.length - 1];
        assertThat(route(drawing, name, last.substring(0, last.indexOf(' '))))
                .isEqualTo(new Route(piece(name), stops(drawing, stops), as, Optional.empty()));
    }

    private static List<Route.Stop> stops(Drawing drawing, String... stops) {
        return Stream.of(stops)
                .map(stop -> stop.split(" ", 2))
                .map(stop -> new Route.Stop(drawing.hex(stop[0]), Integer.parseInt(stop[1])))
                .toList();
    }

    @Test
    void pass_hasNoRoute() {
        assertThat(PAIR.withPiece("wQ", "bB1").position().route(Move.pass())).isEmpty();
    }

    @Test
    void placement_hasOneStop() {
        assertRoute(PAIR, "wA1", Bug.SOLDIER_ANT, "a 0");
    }

    @Test
    void queen_takesOneStep() {
        assertRoute(PAIR, "wQ", Bug.QUEEN_BEE, "wQ 0", "b 0");
    }

    @Test
    void pillbug_takesOneStep() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            wP    wQ
               a
            """);

        assertRoute(drawing, "wP", Bug.PILLBUG, "wP 0", "a 0");
    }

    @Test
    void spider_takesThreeSteps() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               a     b     c
            wS1   wQ    bQ
            """);

        assertRoute(drawing, "wS1", Bug.SPIDER, "wS1 0", "a 0", "b 0", "c 0");
    }

    /** The four cells of the chamber form a ring, but no path leads back through the start cell. */
    @Test
    void spider_passesNoCellTwice() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
                  wG3   bG3   wA1
               bQ    b     c     bA1
            bG2   a     wS1   wQ
               wG2   bG1   wG1
            """);

        assertThat(drawing.destinations("wS1")).isEqualTo(drawing.marked("a", "c"));
        assertRoute(drawing, "wS1", Bug.SPIDER, "wS1 0", "a 0", "b 0", "c 0");
        assertRoute(drawing, "wS1", Bug.SPIDER, "wS1 0", "c 0", "b 0", "a 0");
    }

    @Test
    void ant_takesShortestPath() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               a     b
            wA1   wQ    bQ
            """);

        assertRoute(drawing, "wA1", Bug.SOLDIER_ANT, "wA1 0", "a 0", "b 0");
    }

    @Test
    void grasshopper_stopsOnlyAtBothEnds() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            wG1   bB1^  wQ    a

            bB1 on bQ
            """);

        assertRoute(drawing, "wG1", Bug.GRASSHOPPER, "wG1 0", "a 0");
    }

    @Test
    void beetle_stopsOnItsLevels() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
            a     wB2^
               wB1   bB1^

            wB2 on wQ
            bB1 on bQ
            """);

        assertRoute(drawing, "wB1", Bug.BEETLE, "wB1 0", "bB1 2");
        assertRoute(drawing, "wB2", Bug.BEETLE, "wB2 1", "bB1 2");
        assertRoute(drawing, "wB2", Bug.BEETLE, "wB2 1", "a 0");
    }

    @Test
    void ladybug_goesUpAcrossAndDown() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wL    bB1^  bQ    a

            bB1 on wB1 on wQ
            """);

        assertRoute(drawing, "wL", Bug.LADYBUG, "wL 0", "bB1 3", "bQ 1", "a 0");
    }

    @Test
    void mosquito_movesAsKindThatItCopies() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bG1   a
               wB1   wQ    bQ
            """);
        Drawing onTop = Drawing.of(Ruleset.POCKET, """
            wM^   bA1

            wM on wQ
            """);

        assertRoute(drawing, "wM", Bug.GRASSHOPPER, "wM 0", "a 0");
        assertRoute(drawing, "wM", Bug.BEETLE, "wM 0", "wB1 1");
        assertRoute(onTop, "wM", Bug.BEETLE, "wM 1", "bA1 1");
    }

    @Test
    void mosquito_takesShortestPathOfItsKinds() {
        // To b, the Mosquito needs three steps as a Ladybug on top, or four as an Ant around the line.
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
               a     .     b
            wM    wL    wQ    bQ
               wA1
            """);

        assertThat(route(drawing, "wM", "b").stops()).hasSize(4);
        assertThat(route(drawing, "wM", "a").stops()).hasSize(2);
        assertThat(route(drawing, "wM", "a").movesAs()).isEqualTo(Bug.SOLDIER_ANT);
    }

    @Test
    void mosquito_shorterPathAsLaterKind_takesIt() {
        // To b, the Mosquito needs three steps as a Spider around bG1, or one jump as a Grasshopper.
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    bG1   b
               wS1
                  wQ    bQ
            """);

        assertRoute(drawing, "wM", Bug.GRASSHOPPER, "wM 0", "b 0");
    }

    @Test
    void thrownPiece_goesOverThrower() {
        assertThat(route(PILLBUG, "bQ", "c"))
                .isEqualTo(Route.of(piece("bQ"), stops(PILLBUG, "bQ 0", "wP 1", "c 0"))
                        .withThrower(piece("wP")));
    }

    @Test
    void thrownPiece_pillbugRests_isThrownByMosquito() {
        // Pillbug and Mosquito both touch the Queen and x, but the Pillbug rests. The Ants keep the hive together.
        Drawing ring = Drawing.of(Ruleset.ONLINE, """
               wP    bQ    wQ
            bA1   x     wM    bP
               bA2   bA3
            """).withResting("wP");

        assertThat(route(ring, "bQ", "x").thrower()).contains(piece("wM"));
        assertThat(route(ring, "bQ", "x").stops()).isEqualTo(stops(ring, "bQ 0", "wM 1", "x 0"));
    }

    @Test
    void pieceThatCanAlsoBeThrown_movesByItself() {
        assertRoute(PILLBUG, "wQ", Bug.QUEEN_BEE, "wQ 0", "a 0");
        assertThat(route(PILLBUG, "wQ", "b").thrower()).contains(piece("wP"));
        assertThat(route(PILLBUG, "bQ", "b").thrower()).contains(piece("wP"));
    }

    @Test
    void illegalMove_isRefused() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> PAIR.position().route(PAIR.move("wQ", "wQ")))
                .satisfies(failure -> assertThat(failure.violation().rule()).isEqualTo(Rule.STAY_1));
    }

    @Test
    void stops_cannotBeModified() {
        List<Route.Stop> stops = route(PAIR, "wQ", "b").stops();

        assertThatThrownBy(() -> stops.set(0, new Route.Stop(Hex.ORIGIN, 1)))
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void mosquito_samePathAsTwoKinds_movesAsFirst() {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
                  a
               wM    wQ
                  wA1   bQ
            """);

        assertRoute(drawing, "wM", Bug.QUEEN_BEE, "wM 0", "a 0");
    }

    @Test
    void thrownPiece_doesNotPassEmptyCellNextToThrower() {
        Drawing drawing = Drawing.of(Ruleset.ONLINE, """
            bQ    .
               wP    a
                  wQ
            """);

        assertThat(route(drawing, "bQ", "a").thrower()).contains(piece("wP"));
    }

    @Test
    void of_withoutStops_throws() {
        assertThatThrownBy(() -> Route.of(piece("wA1"), List.of())).isInstanceOf(IllegalArgumentException.class);
    }
}
