package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.MovementViolation.OutOfReach;
import io.github.hiverules.MovementViolation.Reach;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.Bugs;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Pockets;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GroundStep;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** ANT-1 round, into and out of holes and bays. */
class SoldierAntTest {

    /** Pieces round the hole 0,-1 and 1,-1 and 1,-2, which is open to the south at 0,0. */
    static final Setup OPEN_RING = Tables.setup(
            Ruleset.BASE, "-1,-1 wQ", "-1,0 bQ", "0,-2 wG1", "1,-3 bG1", "1,0 wG2", "2,-3 bG2", "2,-2 wG3", "2,-1 bG3");

    private static final Set<Hex> IN_AND_ROUND_THE_OPEN_RING = hexes(
            "0,0", "0,-1", "1,-1", "1,-2", "-2,-1", "-2,0", "-2,1", "-1,-2", "-1,1", "0,-3", "0,1", "1,-4", "1,1",
            "2,-4", "2,0", "3,-4", "3,-3", "3,-2", "3,-1");

    /** Five pieces round 0,0, which is open to the south-east, at 0,1. */
    static final Setup HORSESHOE = Tables.setup(Ruleset.BASE, "1,0 wG1", "1,-1 bQ", "0,-1 wG2", "-1,0 bG1", "-1,1 wQ");

    /** Eight pieces round the hole 0,0 and 1,0, but for the one at 0,1. */
    private static final Setup NARROW_RING =
            Tables.setup(Ruleset.BASE, "-1,0 wQ", "-1,1 bQ", "0,-1 wG1", "1,-1 bG1", "1,1 wG2", "2,-1 bG2", "2,0 wG3");

    /** The opening is one cell wide, but the Ant rounds its corners one after the other. */
    @ParameterizedTest
    @ValueSource(strings = {"0,0", "3,-1", "1,-2", "0,1"})
    void openRing_goesInAndOut(String at) {
        Set<Hex> others = new HashSet<>(IN_AND_ROUND_THE_OPEN_RING);
        others.remove(hex(at));

        assertThat(destinations(Position.of(OPEN_RING.with(hex(at), piece("wA1"))), "wA1"))
                .isEqualTo(others);
    }

    @Test
    void closedRing_staysOutside() {
        Position position = Position.of(OPEN_RING.with(Hex.ORIGIN, piece("bS1")).with(hex("0,1"), piece("wA1")));

        assertThat(destinations(position, "wA1"))
                .isEqualTo(hexes(
                        "-2,-1", "-2,0", "-2,1", "-1,-2", "-1,1", "0,-3", "1,-4", "1,1", "2,-4", "2,0", "3,-4", "3,-3",
                        "3,-2", "3,-1"));
    }

    /** The way of the Ant outside is no part of what is found for the one in the hole. */
    @Test
    void closedRing_letsNoneInOrOut() {
        Position position = Position.of(OPEN_RING
                .with(Hex.ORIGIN, piece("bS1"))
                .with(hex("0,1"), piece("wA1"))
                .with(hex("1,-1"), piece("wA2")));

        assertThat(refusal(position, "wA1 0,-1"))
                .isEqualTo(new OutOfReach(Rule.ANT_1, piece("wA1"), hex("0,1"), hex("0,-1"), Reach.NO_WAY));
        assertThat(refusal(position, "wA2 -1,1"))
                .isEqualTo(new OutOfReach(Rule.ANT_1, piece("wA2"), hex("1,-1"), hex("-1,1"), Reach.NO_WAY));
    }

    /** STAY-1, also where it is asked what would be reached without gates. */
    @Test
    void bayBehindAGate_ifGatesWereNone_isReachedButNotTheStart() {
        Workspace workspace =
                Position.of(HORSESHOE.with(hex("0,1"), piece("wA1"))).workspace();
        int start = Cells.of(hex("0,1"));
        workspace.destinations().start(start);
        OwnMovement.addAs(workspace, Bugs.SOLDIER_ANT, start, GroundStep.THROUGH_GATES, true);

        assertThat(workspace.destinations().contains(Cells.of(Hex.ORIGIN))).isTrue();
        assertThat(workspace.destinations().contains(start)).isFalse();
        assertThat(workspace.destinations().size()).isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,1", "2,0", "-2,1"})
    void bayBehindAGate_isClosed(String at) {
        Set<Hex> round = new HashSet<>(
                hexes("-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,1", "1,-2", "1,1", "2,-2", "2,-1", "2,0"));
        round.remove(hex(at));

        assertThat(destinations(Position.of(HORSESHOE.with(hex(at), piece("wA1"))), "wA1"))
                .isEqualTo(round);
    }

    @Test
    void insideABayBehindAGate_cannotMove() {
        assertThat(destinations(Position.of(HORSESHOE.with(Hex.ORIGIN, piece("wA1"))), "wA1"))
                .isEmpty();
    }

    @Test
    void holeOfTwoCells_isOpenedByTheAntThatLeaves() {
        assertThat(destinations(Position.of(NARROW_RING.with(hex("0,1"), piece("wA1"))), "wA1"))
                .isEqualTo(hexes(
                        "0,0", "1,0", "-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,2", "1,-2", "1,2", "2,-2",
                        "2,1", "3,-2", "3,-1", "3,0"));
    }

    @Test
    void holeOfTwoCells_staysOutside() {
        Position position =
                Position.of(NARROW_RING.with(hex("0,1"), piece("bS1")).with(hex("3,0"), piece("wA1")));

        assertThat(destinations(position, "wA1"))
                .isEqualTo(hexes(
                        "-2,0", "-2,1", "-2,2", "-1,-1", "-1,2", "0,-2", "0,2", "1,-2", "1,2", "2,-2", "2,1", "3,-2",
                        "3,-1"));
    }

    @Test
    void pocketRememberedByTwoOfItsCells_isOne() {
        Position position = Position.of(OPEN_RING.with(Hex.ORIGIN, piece("bS1")).with(hex("0,1"), piece("wA1")));
        Pockets pockets = new Pockets();
        pockets.remember(Cells.of(hex("0,-1")));
        pockets.remember(Cells.of(hex("1,-1")));

        assertThat(pockets.sizeOfOthers(position.hive(), Cells.of(hex("0,1")), 1))
                .isEqualTo(3);
        assertThat(pockets.sizeOfOthers(position.hive(), Cells.of(hex("0,1")), 2))
                .isEqualTo(Pockets.UNKNOWN);
    }
}
