package example.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Position;
import org.junit.jupiter.api.Test;

class RefereeTest {

    /** Each player has placed a Spider and a Queen Bee, all in one row. */
    private final Referee referee = new Referee("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    @Test
    void legalMove_isNotRefused() {
        assertTrue(referee.refusal("wA1 -wQ").isEmpty());
        assertTrue(referee.legalMoveCount() > 0);
    }

    @Test
    void moveOfPinnedPiece_isRefused() {
        assertTrue(referee.refusal("wS1 -wQ").orElseThrow().startsWith("HIVE-"));
    }

    @Test
    void unreadableMove_isRefused() {
        assertTrue(referee.refusal("wX9 ?").isPresent());
    }

    @Test
    void library_isNamedModule() {
        assertEquals(true, Position.class.getModule().isNamed());
    }
}
