package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** HIVE-2 beside a hole of several cells, however the hive is turned or mirrored. */
class OneHiveTurnedTest {

    /** Nine pieces round the hole 0,0 and 1,0 and 0,1. */
    private static final Setup RING = Tables.setup(
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

    private static void pinnedWhereverItLies(Setup setup, Piece... pinned) {
        List<Piece> pieces =
                setup.stacks().values().stream().flatMap(List::stream).toList();
        for (Symmetry symmetry : Symmetry.all(Hex.ORIGIN)) {
            Position position = Position.of(symmetry.of(setup));
            assertThat(pieces.stream().filter(position::isPinned).collect(Collectors.toSet()))
                    .as(symmetry.toString())
                    .isEqualTo(Set.of(pinned));
        }
    }

    @Test
    void ring_nobodyIsPinned() {
        pinnedWhereverItLies(RING);
    }

    @Test
    void tailOfTwo_itsRootAndItsMiddleArePinned() {
        Setup tail = RING.with(hex("-2,3"), piece("wA1")).with(hex("-3,4"), piece("bA2"));

        pinnedWhereverItLies(tail, piece("wG1"), piece("wA1"));
    }

    @Test
    void threeArms_oneOfThemATail_pinned() {
        // The arms of the Ant at 2,0: two of the ring, with the hole between them, and the tail between two gaps
        // outside.
        pinnedWhereverItLies(RING.with(hex("3,0"), piece("wA1")), piece("bA1"));
    }

    @Test
    void threeArms_wayRoundTheHiveLongerThanRoundTheHole_pinned() {
        Setup longer = RING.with(hex("3,0"), piece("wA1")).with(hex("-2,1"), piece("wA2"));

        pinnedWhereverItLies(longer, piece("bA1"));
    }
}
