package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** HIVE-2 in hives with holes: a piece is free if the others are still connected round a hole. */
class OneHiveTest {

    /** Nine pieces round the hole 0,0 and 1,0 and 0,1. */
    static final Setup WIDE_RING = Tables.setup(
            Ruleset.BASE,
            "-1,0 wQ",
            "-1,1 bQ",
            "-1,2 wG1",
            "0,-1 bG1",
            "0,2 wG2",
            "1,-1 bG2",
            "1,1 wG3",
            "2,-1 bG3",
            "2,0 bA1");

    private static List<String> pinned(Position position) {
        return position.stacks().values().stream()
                .flatMap(List::stream)
                .filter(position::isPinned)
                .map(Piece::toString)
                .sorted()
                .collect(Collectors.toList());
    }

    private static void cutsOff(Position position, String name, String from, String... parts) {
        assertThat(refusal(position, name + " 9,9"))
                .isEqualTo(new MovementViolation.Pinned(
                        piece(name),
                        hex(from),
                        List.of(parts).stream().map(Tables::hex).toList()));
    }

    @Test
    void ringWithATail_onlyItsRootIsPinned() {
        Position position =
                position(Ruleset.BASE, "-1,0 wQ", "-1,1 bQ", "0,-1 wG1", "0,1 bG1", "1,-1 bG2", "1,0 wG2", "2,0 wA1");

        assertThat(pinned(position)).containsExactly("wG2");
        cutsOff(position, "wG2", "1,0", "2,0");
    }

    @Test
    void twoTails_theSmallerPartIsShown() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "2,0 wA1", "3,0 bA1", "4,0 bA2");

        cutsOff(position, "wA1", "2,0", "3,0", "4,0");
        assertThat(pinned(position)).containsExactly("bA1", "bQ", "wA1");
    }

    @Test
    void partsOfOneSize_oneOfThemIsShown() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 wA1", "2,0 bQ");

        cutsOff(position, "wA1", "1,0", "2,0");
    }

    @Test
    void ringsWithAPieceInCommon_nothingIsPinned() {
        // Holes at 0,0 and 2,0; the Ant at 1,0 stands between them.
        Position position = position(
                Ruleset.BASE,
                "-1,0 wQ",
                "-1,1 bQ",
                "0,-1 wG1",
                "0,1 bG1",
                "1,-1 bG2",
                "1,0 wA1",
                "2,-1 wG2",
                "1,1 wG3",
                "3,-1 bG3",
                "3,0 wS1",
                "2,1 bS1");

        assertThat(pinned(position)).isEmpty();
    }

    @Test
    void threeArms_twoHolesBetweenThem_notPinned() {
        // Holes at 1,-1 and -1,0; the arms of the Ant at 0,0 are joined round both.
        Position position = position(
                Ruleset.BASE,
                "-2,0 wQ",
                "-2,1 bQ",
                "-1,-1 wG1",
                "-1,1 bG1",
                "0,-1 wG2",
                "0,0 wA1",
                "1,-2 bG2",
                "1,0 wG3",
                "2,-2 bG3",
                "2,-1 wS1");

        assertThat(pinned(position)).isEmpty();
    }

    @Test
    void wideRing_nobodyIsPinned() {
        assertThat(pinned(Position.of(WIDE_RING))).isEmpty();
    }

    @Test
    void wideRingWithATail_itsRootAndItsMiddleArePinned() {
        Position position =
                Position.of(WIDE_RING.with(hex("-2,3"), piece("wA1")).with(hex("-3,4"), piece("bA2")));

        assertThat(pinned(position)).containsExactly("wA1", "wG1");
        cutsOff(position, "wA1", "-2,3", "-3,4");
        cutsOff(position, "wG1", "-1,2", "-2,3", "-3,4");
    }

    @Test
    void threeArms_twoWideHolesBetweenThem_notPinned() {
        // Each hole has three cells; the Ant at 0,0 stands between them.
        Position position = position(
                Ruleset.BASE,
                "-3,0 wQ",
                "-3,1 bQ",
                "-3,2 wG1",
                "-2,-1 bG1",
                "-2,2 wG2",
                "-1,-1 bG2",
                "-1,1 wG3",
                "0,-2 bG3",
                "0,-1 bA1",
                "0,0 wA1",
                "1,-3 bA2",
                "1,0 wA2",
                "2,-3 bA3",
                "2,-1 wA3",
                "3,-3 wS1",
                "3,-2 bS1");

        assertThat(pinned(position)).isEmpty();
    }

    @Test
    void pieceOnTop_isNeverPinned() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ wB1", "2,0 wA1");

        assertThat(pinned(position)).isEmpty();
    }

    @Test
    void stackThatHoldsTheHiveTogether_movesItsTop() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ wB1", "2,0 wA1");

        assertThat(position.isLegal(Tables.move(position, "wB1 1,-1"))).isTrue();
    }
}
