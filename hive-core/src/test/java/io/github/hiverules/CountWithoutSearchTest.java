package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movement.AntWalks;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Destinations;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Workspace;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The cells of Ants, and of Mosquitoes beside them, are counted without looking for them wherever that can be. */
class CountWithoutSearchTest {

    private static final int FAR_AWAY = Cells.of(Hex.of(12, 12));

    /** A hole of three cells, and one Ant outside. */
    private static final Position HOLE =
            Position.of(SoldierAntTest.OPEN_RING.with(Hex.ORIGIN, piece("bS1")).with(hex("0,1"), piece("wA1")));

    private static final int OUTSIDE = Cells.of(hex("0,1"));

    /** Twelve pieces round a chamber of seven cells, with one Ant in it and one outside. */
    private static final Position CHAMBER = position(
            Ruleset.BASE,
            "2,0 wQ",
            "2,-1 bQ",
            "2,-2 wG1",
            "1,-2 bG1",
            "0,-2 wG2",
            "-1,-1 bG2",
            "-2,0 wG3",
            "-2,1 bG3",
            "-2,2 wS1",
            "-1,2 bS1",
            "0,2 wS2",
            "1,1 bS2",
            "1,0 wA1",
            "3,0 wA2");

    /** A workspace that knows nothing of other positions. */
    private static Workspace fresh(Position position) {
        return CompletableFuture.supplyAsync(position::workspace, task -> new Thread(task).start())
                .join();
    }

    /** Whether an Ant's count needs no walk, which would begin without marks. */
    private static boolean countsWithoutWalk(Workspace workspace, int ant, int expected) {
        workspace.marks().add(FAR_AWAY);
        assertThat(AntWalks.counted(workspace, ant)).isEqualTo(expected);
        return workspace.marks().contains(FAR_AWAY);
    }

    @Test
    void ant_besideDeadEnds() {
        Workspace workspace = fresh(Position.of(SoldierAntTest.HORSESHOE.with(hex("0,1"), piece("wA1"))));

        assertThat(countsWithoutWalk(workspace, OUTSIDE, 11)).isTrue();
    }

    @Test
    void ant_besideAPocket_walksTheFirstTimeOnly() {
        Workspace workspace = fresh(HOLE);

        assertThat(countsWithoutWalk(workspace, OUTSIDE, 14)).isFalse();
        assertThat(workspace.pockets().sizeOfOthers(workspace.hive(), OUTSIDE, 1))
                .isEqualTo(3);
        assertThat(countsWithoutWalk(workspace, OUTSIDE, 14)).isTrue();
    }

    /** A pocket that was remembered by more than one cell would leave no room for the other. */
    @Test
    void ant_besideTwoPockets_remembersBoth() {
        Workspace workspace = fresh(Position.of(SoldierAntPocketTest.WALL
                .with(Hex.ORIGIN, piece("bA2"))
                .with(hex("-1,0"), piece("bQ"))
                .with(hex("0,1"), piece("wA1"))));

        assertThat(countsWithoutWalk(workspace, OUTSIDE, 19)).isFalse();
        assertThat(workspace.pockets().sizeOfOthers(workspace.hive(), OUTSIDE, 2))
                .isEqualTo(6);
        assertThat(countsWithoutWalk(workspace, OUTSIDE, 19)).isTrue();
    }

    /** The hole of one cell at 0,-1 is no pocket: an Ant in it could make no step. */
    @Test
    void ant_besideADeadEndAndAPocket_remembersThePocket() {
        Workspace workspace = fresh(Position.of(SoldierAntPocketTest.WALL
                .with(Hex.ORIGIN, piece("bA2"))
                .with(hex("-1,0"), piece("bQ"))
                .with(hex("1,-1"), piece("bA3"))
                .with(hex("1,-2"), piece("bB2"))
                .with(hex("0,1"), piece("wA1"))));

        assertThat(countsWithoutWalk(workspace, OUTSIDE, 19)).isFalse();
        assertThat(workspace.pockets().sizeOfOthers(workspace.hive(), OUTSIDE, 1))
                .isEqualTo(3);
    }

    @Test
    void ant_insideASmallPocket() {
        Workspace workspace = fresh(Position.of(
                SoldierAntTest.OPEN_RING.with(Hex.ORIGIN, piece("bS1")).with(hex("1,-1"), piece("wA1"))));

        assertThat(countsWithoutWalk(workspace, Cells.of(hex("1,-1")), 2)).isTrue();
    }

    /** Then all that is outside would be the pocket, too large to be worth a place among those that are remembered. */
    @Test
    void ant_insideALargePocket_remembersNothing() {
        Workspace workspace = fresh(CHAMBER);
        int inside = Cells.of(hex("1,0"));
        int outside = Cells.of(hex("3,0"));
        AntWalks.counted(workspace, outside);
        for (int time = 0; time < 5; time++) {
            assertThat(countsWithoutWalk(workspace, inside, 5)).isFalse();
        }

        assertThat(countsWithoutWalk(workspace, outside, 17)).isTrue();
    }

    /** A Spider's cells are on an Ant's way; a Beetle adds the pieces that it climbs. */
    @ParameterizedTest
    @CsvSource({"wS1, bS1, 2", "wA1, bS1, 9", "wA1, wB1, 11"})
    void mosquito_thatCopiesOneKindOrAnAnt(String right, String below, int expected) {
        Workspace workspace =
                fresh(position(Ruleset.POCKET, "0,0 wM", "1,0 " + right, "0,1 " + below, "2,0 wQ", "1,1 bQ"));
        Destinations destinations = workspace.destinations();
        destinations.start(Cells.of(Hex.ORIGIN));
        destinations.add(FAR_AWAY);

        assertThat(OwnMovement.count(workspace, PieceIds.of(piece("wM")), true)).isEqualTo(expected);
        assertThat(destinations.contains(FAR_AWAY)).isTrue();
    }

    /** A jump may lead off an Ant's way, so that the cells are found; those of the question before are forgotten. */
    @Test
    void mosquito_thatCopiesAnAntAndAGrasshopper() {
        Workspace workspace = fresh(SoldierAntPocketTest.JUMP_INTO_A_HOLE);
        workspace.destinations().add(FAR_AWAY);

        assertThat(OwnMovement.count(workspace, PieceIds.of(piece("wM")), true)).isEqualTo(16);
    }
}
