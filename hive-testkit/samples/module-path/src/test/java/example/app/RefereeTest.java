package example.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Position;
import org.junit.jupiter.api.Test;

class RefereeTest {

    /** White: Spider, Queen; Black: the same on the other side. */
    private final Referee referee = new Referee("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    @Test
    void legalMove_isNotRefused() {
        assertTrue(referee.refusal("wA1 -wQ").isEmpty());
        assertTrue(referee.choices() > 0);
    }

    @Test
    void pinnedPiece_breaksTheHive() {
        assertTrue(referee.refusal("wS1 -wQ").orElseThrow().startsWith("HIVE-"));
    }

    @Test
    void junk_isNamed() {
        assertTrue(referee.refusal("wX9 ?").isPresent());
    }

    @Test
    void library_isWhereTheAppIs() {
        assertEquals(true, Position.class.getModule().isNamed());
    }
}
