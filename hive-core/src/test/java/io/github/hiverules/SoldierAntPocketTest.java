package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** ANT-1 where some cells are shut off and others are passed twice; a Mosquito that is an Ant and more. */
class SoldierAntPocketTest {

    /** Round two places of three cells each: one that is open at 0,0 and at -1,0, and a closed hole. */
    static final Setup WALL = Tables.setup(
            Ruleset.BASE,
            "-1,-1 wQ",
            "0,-2 wG1",
            "1,-3 bG1",
            "1,0 wG2",
            "2,-3 bG2",
            "2,-2 wG3",
            "2,-1 bG3",
            "2,0 wS1",
            "3,-3 bS1",
            "3,0 wS2",
            "4,-3 bS2",
            "4,-1 wB1",
            "5,-3 bB1",
            "5,-2 bA1");

    /** A bay of three cells behind 0,0, where there is room for one piece, and the hole. */
    private static final Setup BAY_AND_HOLE = WALL.with(hex("-1,0"), piece("bQ"));

    /** A Mosquito beside an Ant, from which a jump leads into a hole. */
    static final Position JUMP_INTO_A_HOLE = Position.of(SoldierAntTest.OPEN_RING
            .withRuleset(Ruleset.POCKET)
            .with(Hex.ORIGIN, piece("bS1"))
            .with(hex("0,-3"), piece("wM"))
            .with(hex("-1,-2"), piece("wA1")));

    private static final Set<Hex> BAY_AND_ROUND = hexes(
            "-2,-1", "-2,0", "-2,1", "-1,-2", "-1,1", "0,-3", "0,-1", "0,0", "0,1", "1,-4", "1,-2", "1,-1", "1,1",
            "2,-4", "2,1", "3,-4", "3,1", "4,-4", "4,0", "5,-4", "5,-1", "6,-4", "6,-3", "6,-2");

    /** Wherever the two ways meet on which the cells are found. */
    @Test
    void bayAndHole_fromAnywhere_goesInAndOutOfTheBayOnly() {
        for (Hex at : BAY_AND_ROUND) {
            Set<Hex> others = new HashSet<>(BAY_AND_ROUND);
            others.remove(at);

            assertThat(destinations(Position.of(BAY_AND_HOLE.with(at, piece("wA1"))), "wA1"))
                    .as("from %s", at)
                    .isEqualTo(others);
        }
    }

    /** The bay is open at -1,0 only, behind a gate. */
    @Test
    void gatedBayAndHole_staysOutside() {
        Position position = Position.of(WALL.with(Hex.ORIGIN, piece("bQ")).with(hex("0,1"), piece("wA1")));

        assertThat(destinations(position, "wA1"))
                .isEqualTo(hexes(
                        "-2,-1", "-2,0", "-1,-2", "-1,0", "-1,1", "0,-3", "1,-4", "1,1", "2,-4", "2,1", "3,-4", "3,1",
                        "4,-4", "4,0", "5,-4", "5,-1", "6,-4", "6,-3", "6,-2"));
    }

    @Test
    void insideTheHole_staysInside() {
        assertThat(destinations(Position.of(BAY_AND_HOLE.with(hex("3,-2"), piece("wA1"))), "wA1"))
                .isEqualTo(hexes("3,-1", "4,-2"));
    }

    @Test
    void mosquitoBesideAnAntAndABeetle_walksOrClimbs() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wA1", "0,1 wB1", "2,0 wQ", "1,1 bQ");

        assertThat(destinations(position, "wM"))
                .isEqualTo(hexes("1,0", "0,1", "2,-1", "1,-1", "3,-1", "3,0", "2,1", "1,2", "0,2", "-1,2", "-1,1"));
    }

    @Test
    void mosquitoBesideAnAntAndTheQueen_walks() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wA1", "0,1 wQ", "2,0 wG1", "1,1 bQ");

        assertThat(destinations(position, "wM"))
                .isEqualTo(hexes("2,-1", "1,-1", "3,-1", "3,0", "2,1", "1,2", "0,2", "-1,2", "-1,1"));
    }

    @Test
    void mosquitoBesideABeetleAndTheQueen_makesOneStep() {
        Position position = position(Ruleset.POCKET, "0,0 wM", "1,0 wB1", "0,1 wQ", "2,0 wA1", "1,1 bQ");

        assertThat(destinations(position, "wM")).isEqualTo(hexes("1,0", "0,1", "1,-1", "-1,1"));
    }

    @Test
    void mosquitoBesideAnAntAndAGrasshopper_walksOrJumps() {
        assertThat(destinations(JUMP_INTO_A_HOLE, "wM"))
                .isEqualTo(hexes(
                        "0,-1", "-2,-2", "-1,-3", "-2,-1", "-2,0", "-2,1", "-1,1", "0,1", "1,1", "1,-4", "2,-4", "2,0",
                        "3,-4", "3,-3", "3,-2", "3,-1"));
    }
}
