package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.move;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.setup;
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

    private static Route route(Position position, String move) {
        return position.route(move(position, move)).orElseThrow();
    }

    /** Stops written as {@code q,r level}. */
    private static void passes(Position position, String move, Bug as, String... stops) {
        String name = move.substring(0, move.indexOf(' '));
        assertThat(route(position, move)).isEqualTo(new Route(piece(name), stops(stops), as, Optional.empty()));
    }

    private static List<Route.Stop> stops(String... stops) {
        return Stream.of(stops)
                .map(stop -> new Route.Stop(
                        hex(stop.substring(0, stop.indexOf(' '))),
                        Integer.parseInt(stop.substring(stop.indexOf(' ') + 1))))
                .toList();
    }

    @Test
    void pass_hasNone() {
        assertThat(position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ").route(Move.pass()))
                .isEmpty();
    }

    @Test
    void placement_isOneStop() {
        passes(position(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), "wA1 -1,0", Bug.SOLDIER_ANT, "-1,0 0");
    }

    @Test
    void queen_isOneStep() {
        passes(position(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), "wQ 0,1", Bug.QUEEN_BEE, "0,0 0", "0,1 0");
    }

    @Test
    void pillbug_isOneStep() {
        passes(position(Ruleset.ONLINE, "0,0 wP", "1,0 wQ"), "wP 0,1", Bug.PILLBUG, "0,0 0", "0,1 0");
    }

    @Test
    void spider_isThreeSteps() {
        passes(
                position(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "-1,0 wS1"),
                "wS1 2,-1",
                Bug.SPIDER,
                "-1,0 0",
                "0,-1 0",
                "1,-1 0",
                "2,-1 0");
    }

    /** Round a chamber of four cells: the last one is beside the first, but neither is passed on the way. */
    @Test
    void spider_passesNoCellTwice() {
        Position position = position(
                Ruleset.BASE,
                "0,0 wS1",
                "1,0 wQ",
                "0,1 wG1",
                "-1,1 bG1",
                "-2,1 wG2",
                "-2,0 bG2",
                "-1,-1 bQ",
                "0,-2 wG3",
                "1,-2 bG3",
                "2,-2 wA1",
                "2,-1 bA1");

        assertThat(destinations(position, "wS1")).isEqualTo(hexes("1,-1", "-1,0"));
        passes(position, "wS1 1,-1", Bug.SPIDER, "0,0 0", "-1,0 0", "0,-1 0", "1,-1 0");
        passes(position, "wS1 -1,0", Bug.SPIDER, "0,0 0", "1,-1 0", "0,-1 0", "-1,0 0");
    }

    @Test
    void ant_takesTheShortestWay() {
        passes(
                position(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "-1,0 wA1"),
                "wA1 1,-1",
                Bug.SOLDIER_ANT,
                "-1,0 0",
                "0,-1 0",
                "1,-1 0");
    }

    @Test
    void grasshopper_hasItsTwoEnds() {
        passes(position(Ruleset.BASE, "0,0 wG1", "1,0 bQ bB1", "2,0 wQ"), "wG1 3,0", Bug.GRASSHOPPER, "0,0 0", "3,0 0");
    }

    @Test
    void beetle_showsItsLevels() {
        Position position = position(Ruleset.BASE, "0,0 wB1", "1,0 bQ bB1", "1,-1 wQ wB2");

        passes(position, "wB1 1,0", Bug.BEETLE, "0,0 0", "1,0 2");
        passes(position, "wB2 1,0", Bug.BEETLE, "1,-1 1", "1,0 2");
        passes(position, "wB2 0,-1", Bug.BEETLE, "1,-1 1", "0,-1 0");
    }

    @Test
    void ladybug_goesUpAcrossAndDown() {
        passes(
                position(Ruleset.POCKET, "-1,0 wL", "0,0 wQ wB1 bB1", "1,0 bQ"),
                "wL 2,0",
                Bug.LADYBUG,
                "-1,0 0",
                "0,0 3",
                "1,0 1",
                "2,0 0");
    }

    @Test
    void mosquito_movesAsTheKindThatItCopies() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 bG1", "0,1 wB1", "1,1 wQ", "2,1 bQ");

        passes(position, "wM 2,0", Bug.GRASSHOPPER, "0,0 0", "2,0 0");
        passes(position, "wM 0,1", Bug.BEETLE, "0,0 0", "0,1 1");
        passes(position(Ruleset.POCKET, "0,0 wQ wM", "1,0 bA1"), "wM 1,0", Bug.BEETLE, "0,0 1", "1,0 1");
    }

    @Test
    void mosquito_takesTheShortestWayOfItsKinds() {
        // Behind the line at 3,0 it arrives by three steps on top as a Ladybug, by four round the line as an Ant.
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wL", "0,1 wA1", "2,0 wQ", "3,0 bQ");

        assertThat(route(position, "wM 3,-1").stops()).hasSize(4);
        assertThat(route(position, "wM 1,-1").stops()).hasSize(2);
        assertThat(route(position, "wM 1,-1").as()).isEqualTo(Bug.SOLDIER_ANT);
    }

    @Test
    void thrownPiece_goesOverTheThrower() {
        Position position = position(Ruleset.ONLINE, "-1,0 wQ", "0,0 wP", "1,0 bQ");

        assertThat(route(position, "bQ -1,1"))
                .isEqualTo(new Route(
                        piece("bQ"), stops("1,0 0", "0,0 1", "-1,1 0"), Bug.QUEEN_BEE, Optional.of(piece("wP"))));
    }

    @Test
    void thrownPiece_byTheMosquitoThatCan() {
        // Pillbug and Mosquito both touch 1,0 and 0,1, but the Pillbug rests. The Ants keep the hive together.
        Setup ring = setup(Ruleset.ONLINE, "1,0 bQ", "0,0 wP", "-1,1 bA1", "-1,2 bA2", "0,2 bA3", "1,1 wM", "2,0 wQ");
        Position position = Position.of(ring.with(hex("2,1"), piece("bP")).withResting(piece("wP")));

        assertThat(route(position, "bQ 0,1").thrower()).contains(piece("wM"));
        assertThat(route(position, "bQ 0,1").stops()).isEqualTo(stops("1,0 0", "1,1 1", "0,1 0"));
    }

    @Test
    void ownWay_goesBeforeAThrow() {
        Position position = position(Ruleset.ONLINE, "-1,0 wQ", "0,0 wP", "1,0 bQ");

        passes(position, "wQ 0,-1", Bug.QUEEN_BEE, "-1,0 0", "0,-1 0");
        assertThat(route(position, "wQ 1,-1").thrower()).contains(piece("wP"));
    }

    @Test
    void illegalMove_isRefused() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.route(move(position, "wQ 0,0")))
                .satisfies(failure -> assertThat(failure.violation().rule()).isEqualTo(Rule.STAY_1));
    }

    @Test
    void stops_cannotBeModified() {
        List<Route.Stop> stops =
                route(position(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), "wQ 0,1").stops();

        assertThatThrownBy(() -> stops.set(0, new Route.Stop(Hex.ORIGIN, 1)))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
