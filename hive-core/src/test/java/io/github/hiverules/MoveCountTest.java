package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.movement.AntWalks;
import io.github.hiverules.internal.movement.OwnMovement;
import io.github.hiverules.internal.movement.OwnMovementCount;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.Pockets;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.internal.rule.RuleFlags;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Counts the cells that a piece can reach. Where possible, core does not list them. For an Ant, or a Mosquito that
 * touches one, it remembers pockets from one count to the next.
 */
class MoveCountTest {

    private static final int STACKED_HIVES = 5;

    /** A bay behind a gate, where an Ant could not move, and one Ant outside. */
    private static final Drawing BAY = Drawing.of(Ruleset.BASE, """
           wG2   bQ
        bG1   i     wG1
           wQ    wA1
        """);

    /** A hole of three cells. */
    private static final Drawing CLOSED_RING = Drawing.of(Ruleset.BASE, """
              bG1   bG2
           wG1   .     wG3
        wQ    a     b     bG3
           bQ    bS1   wG2
                    o
        """);

    /** The same ring with one Ant outside. */
    private static final Drawing HOLE = CLOSED_RING.withPiece("o", "wA1");

    /** Two holes of three cells, and one Ant outside. */
    private static final Drawing TWO_HOLES = Drawing.of(Ruleset.BASE, """
              bG1   bG2   bS1   bS2   bB1
           wG1   b     wG3   .     .     bA1
        wQ    .     a     bG3   .     wB1
           bQ    bA2   wG2   wS1   wS2
                    wA1
        """);

    /** Twelve pieces around a chamber of seven cells, with one Ant in it and one outside. */
    private static final Drawing CHAMBER = Drawing.of(Ruleset.BASE, """
              wG2   bG1   wG1
           bG2   .     .     bQ
        wG3   .     .     wA1   wQ    wA2
           bG3   .     .     bS2
              wS1   bS1   wS2
        """);

    private static Workspace newWorkspace(Drawing drawing) {
        Position position = drawing.position();
        return CompletableFuture.supplyAsync(
                        () -> MoveGenerator.workspace(position.packed()), task -> new Thread(task).start())
                .join();
    }

    /** A ring with an Ant in it. Without the Ant, a walk along the edge of the hive passes its cell twice. */
    private static final Drawing ANT_IN_RING = Drawing.of(Ruleset.BASE, """
              wQ    wA1   bQ
           wS1   .     .     bS1
              wG1   bG1   wG2
        """);

    /** The second count may use what the first one remembered. */
    private static void assertCountedTwice(Workspace workspace, int ant, int expected) {
        assertThat(AntWalks.destinationCount(workspace, ant)).isEqualTo(expected);
        assertThat(AntWalks.destinationCount(workspace, ant)).isEqualTo(expected);
    }

    private static int sizeOfOtherPockets(Workspace workspace, int ant, int count) {
        return workspace.pockets().countCellsInOtherPockets(workspace.board(), ant, count);
    }

    private static int cell(Drawing drawing, String name) {
        return Cells.of(drawing.hex(name));
    }

    @Test
    void count_antNextToDeadEnd_leavesItOut() {
        assertCountedTwice(newWorkspace(BAY), cell(BAY, "wA1"), 11);
    }

    @Test
    void count_antNextToPocket_remembersPocket() {
        Workspace workspace = newWorkspace(HOLE);
        int outside = cell(HOLE, "wA1");

        assertCountedTwice(workspace, outside, 14);
        assertThat(sizeOfOtherPockets(workspace, outside, 1)).isEqualTo(3);
    }

    /** If several cells of one pocket were remembered, there would be no room for the other pocket. */
    @Test
    void count_antNextToTwoPockets_remembersBoth() {
        Workspace workspace = newWorkspace(TWO_HOLES);
        int outside = cell(TWO_HOLES, "wA1");

        assertCountedTwice(workspace, outside, 19);
        assertThat(sizeOfOtherPockets(workspace, outside, 2)).isEqualTo(6);
    }

    /** The third cell of the western hole is not a pocket, because an Ant in it could not move. */
    @Test
    void count_antNextToDeadEndAndPocket_remembersPocket() {
        Workspace workspace = newWorkspace(TWO_HOLES.withPiece("a", "bA3").withPiece("b", "bB2"));
        int outside = cell(TWO_HOLES, "wA1");

        assertCountedTwice(workspace, outside, 19);
        assertThat(sizeOfOtherPockets(workspace, outside, 1)).isEqualTo(3);
    }

    @Test
    void count_antInSmallPocket_isTheRestOfPocket() {
        Workspace workspace = newWorkspace(CLOSED_RING.withPiece("b", "wA1"));

        assertCountedTwice(workspace, cell(CLOSED_RING, "b"), 2);
    }

    @Test
    void drawnDestinations_antInRing_areAllCellsInsideAndOutside() {
        Workspace workspace = newWorkspace(ANT_IN_RING);
        int ant = cell(ANT_IN_RING, "wA1");

        assertThat(AntWalks.drawnDestinations(workspace, ant))
                .isEqualTo(AntWalks.walkedDestinations(workspace, ant))
                .hasSize(16);
    }

    @Test
    void countCellsInOtherPockets_pocketRememberedByTwoCells_countsItOnce() {
        Position position = HOLE.position();
        int outside = cell(HOLE, "wA1");
        Pockets pockets = new Pockets();
        pockets.remember(cell(HOLE, "a"));
        pockets.remember(cell(HOLE, "b"));

        assertThat(pockets.countCellsInOtherPockets(position.workspace().board(), outside, 1))
                .isEqualTo(3);
        assertThat(pockets.countCellsInOtherPockets(position.workspace().board(), outside, 2))
                .isEqualTo(Pockets.UNKNOWN);
    }

    /** For the Ant inside, everything outside is the other pocket, which is too large to replace a remembered one. */
    @Test
    void count_antInLargePocket_keepsRememberedPocket() {
        Workspace workspace = newWorkspace(CHAMBER);
        int outside = cell(CHAMBER, "wA2");
        assertCountedTwice(workspace, outside, 17);

        for (int repetition = 0; repetition < 5; repetition++) {
            assertThat(AntWalks.destinationCount(workspace, cell(CHAMBER, "wA1")))
                    .isEqualTo(5);
        }

        // The pocket has five other cells along the wall, and one in the middle that touches the Ant inside.
        assertThat(sizeOfOtherPockets(workspace, outside, 1)).isEqualTo(6);
    }

    /** An Ant reaches every cell that a Spider reaches. A Beetle adds the cells of the pieces onto which it climbs. */
    @ParameterizedTest
    @CsvSource({"wS1, bS1, 2", "wS1, wB1, 6", "wA1, bS1, 9", "wA1, wB1, 11"})
    void count_mosquitoThatCopiesTwoKinds_includesCellsOfBoth(String right, String below, int expected) {
        Drawing drawing = Drawing.of(Ruleset.POCKET, """
            wM    r     wQ
               b     bQ
            """).withPiece("r", right).withPiece("b", below);

        assertThat(count(newWorkspace(drawing), "wM")).isEqualTo(expected);
    }

    /**
     * A jump may lead where no Ant can go, so core lists the cells. The Grasshopper's own cells, counted first, must
     * not stay in the list.
     */
    @Test
    void count_mosquitoThatCopiesAntAndGrasshopper_includesJumps() {
        Workspace workspace = newWorkspace(MosquitoTest.JUMP_INTO_A_HOLE);

        assertThat(count(workspace, "wG3")).isEqualTo(2);
        assertThat(count(workspace, "wM")).isEqualTo(16);
    }

    /** A rule that only one of the two methods obeys may matter only next to several stacks. */
    @ParameterizedTest
    @MethodSource("io.github.hiverules.Ruleset#all")
    void count_anyKindAmongStacks_isNumberOfCellsThatAddAdds(Ruleset ruleset) {
        RuleFlags rules = ruleset.flags();
        SplittableRandom random = new SplittableRandom(Ruleset.all().indexOf(ruleset));
        for (int hive = 0; hive < STACKED_HIVES; hive++) {
            Position position = Position.of(stackedHive(ruleset, random));
            Workspace workspace = MoveGenerator.workspace(position.packed());
            for (Hex hex : position.stacks().keySet()) {
                int cell = position.packed().cell(hex);
                if (!OneHive.isPinned(workspace, cell)) {
                    Stream.of(Bug.values())
                            .filter(bug -> bug.climbs() || position.heightAt(hex) == 1)
                            .forEach(bug -> assertThat(OwnMovementCount.count(workspace, bug, cell, rules))
                                    .as("count of a %s on %s in %s", bug, hex, position)
                                    .isEqualTo(addedCells(workspace, bug, cell, rules)));
                }
            }
        }
    }

    private static int addedCells(Workspace workspace, Bug bug, int cell, RuleFlags rules) {
        workspace.destinations().clearFor(cell);
        return OwnMovement.add(workspace.board(), bug, cell, rules, workspace.destinations())
                .size();
    }

    /** Returns a hive of all pieces, in which most of those that climb stand on others. */
    private static Setup stackedHive(Ruleset ruleset, SplittableRandom random) {
        Setup setup = Setup.empty(ruleset);
        List<Piece> pieces = Piece.all().stream()
                .filter(piece -> ruleset.includes(piece.bug()))
                .sorted(Comparator.comparing(piece -> piece.bug().climbs()))
                .toList();
        for (Piece piece : pieces) {
            Map<Hex, List<Piece>> stacks = setup.stacks();
            List<Hex> cells = List.copyOf(new TreeSet<>(stacks.keySet()));
            if (!cells.isEmpty() && (!piece.bug().climbs() || random.nextInt(4) == 0)) {
                cells = cells.stream()
                        .flatMap(cell -> cell.neighbors().stream())
                        .filter(cell -> !stacks.containsKey(cell))
                        .toList();
            }
            setup = setup.withPiece(cells.isEmpty() ? Hex.ORIGIN : cells.get(random.nextInt(cells.size())), piece);
        }
        return setup.withTurn(Color.WHITE);
    }

    private static int count(Workspace workspace, String name) {
        Piece piece = piece(name);
        int cell = workspace.board().cellOf(PieceIds.of(piece));
        return OwnMovementCount.count(workspace, piece.bug(), cell, Ruleset.BASE.flags());
    }
}
