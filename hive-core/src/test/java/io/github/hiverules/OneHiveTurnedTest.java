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
        pinnedWhereverItLies(OneHiveTest.WIDE_RING);
    }

    @Test
    void tailOfTwo_itsRootAndItsMiddleArePinned() {
        Setup tail = OneHiveTest.WIDE_RING.with(hex("-2,3"), piece("wA1")).with(hex("-3,4"), piece("bA2"));

        pinnedWhereverItLies(tail, piece("wG1"), piece("wA1"));
    }

    @Test
    void threeArms_oneOfThemATail_pinned() {
        // The arms of the Ant at 2,0: two of the ring, with the hole between them, and the tail between two gaps
        // outside.
        pinnedWhereverItLies(OneHiveTest.WIDE_RING.with(hex("3,0"), piece("wA1")), piece("bA1"));
    }

    @Test
    void threeArms_wayRoundTheHiveLongerThanRoundTheHole_pinned() {
        Setup longer = OneHiveTest.WIDE_RING.with(hex("3,0"), piece("wA1")).with(hex("-2,1"), piece("wA2"));

        pinnedWhereverItLies(longer, piece("bA1"));
    }
}
