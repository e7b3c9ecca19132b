package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A Mosquito that copies several kinds, each of which is refused by another rule. */
class MosquitoRefusalTest {

    /** Diagram X74: a gate on the ground stops the Beetle, one above the ground the Ladybug. */
    @Test
    void twoKindsAtGates_theFirstKindSpeaks() {
        Position position = position(
                Ruleset.POCKET,
                "0,0 wM",
                "1,-1 wA1 bB1",
                "2,-1 wQ",
                "2,0 bA1 bB2",
                "2,1 bQ",
                "1,2 wG1",
                "0,2 bG1",
                "0,1 bL");

        assertThat(destinations(position, "wM"))
                .isEqualTo(hexes("0,-1", "-1,1", "1,-1", "0,1", "3,-1", "3,-2", "2,-2", "1,1", "-1,2", "-1,3", "0,3"));
        assertThat(refusal(position, "wM 1,0"))
                .isEqualTo(new MovementViolation.Gate(
                        piece("wM"), Hex.ORIGIN, hex("1,0"), List.of(hex("1,-1"), hex("0,1"))));
    }

    /** Diagram X75: a gate stops the Ladybug; the Spider could walk there, but in more than three steps. */
    @Test
    void gateForTheLadybug_speaksBeforeTheSpidersSteps() {
        Position position =
                position(Ruleset.POCKET, "0,0 wM", "0,-1 wS1", "1,-1 wQ bB1", "1,0 bL", "0,1 bQ wB1", "2,0 bG1");

        assertThat(destinations(position, "wM"))
                .isEqualTo(hexes(
                        "0,-2", "0,2", "-1,0", "-1,1", "1,-1", "0,1", "0,-1", "1,-2", "-1,-1", "2,-1", "1,1", "2,-2"));
        assertThat(refusal(position, "wM 3,0"))
                .isEqualTo(new MovementViolation.GateAboveGround(
                        piece("wM"), Hex.ORIGIN, hex("1,0"), List.of(hex("1,-1"), hex("0,1"))));
    }
}
