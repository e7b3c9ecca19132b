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
import java.util.Set;
import org.junit.jupiter.api.Test;

/** A piece shut in a chamber of three cells, 0,0 and 1,0 and 0,1, that touch each other. */
class ChamberTest {

    private static final Setup WALL = Tables.setup(
            Ruleset.BASE,
            "1,-1 wQ",
            "0,-1 bA1",
            "-1,0 bA2",
            "-1,1 bA3",
            "-1,2 bG1",
            "0,2 bQ",
            "1,1 bG2",
            "2,0 bG3",
            "2,-1 wG1");

    private static Position with(String name) {
        return Position.of(WALL.with(Hex.ORIGIN, piece(name)));
    }

    @Test
    void ant_reachesTheOtherTwoCells() {
        assertThat(destinations(with("wA1"), "wA1")).isEqualTo(hexes("1,0", "0,1"));
    }

    /** The third step would lead back to where the Spider started: an engine once took that for a move. */
    @Test
    void spider_cannotMove() {
        Position position = with("wS1");

        assertThat(destinations(position, "wS1")).isEmpty();
        assertThat(refusal(position, "wS1 0,0").rule()).isEqualTo(Rule.SPIDER_1);
        for (String near : Set.of("1,0", "0,1")) {
            assertThat(refusal(position, "wS1 " + near))
                    .isEqualTo(new OutOfReach(Rule.SPIDER_1, piece("wS1"), Hex.ORIGIN, hex(near), Reach.TOO_SHORT));
        }
    }
}
