package example

import kotlin.test.Test
import kotlin.test.assertNotNull
import kotlin.test.assertNull
import kotlin.test.assertTrue

class RefereeTest {

    private val referee = Referee("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")

    @Test
    fun legalMove_isNotRefused() {
        assertNull(referee.refusal("wA1 -wQ"))
        assertNull(referee.resting)
    }

    @Test
    fun moveOfPinnedPiece_isRefused() {
        val refusal = assertNotNull(referee.refusal("wS1 -wQ"))

        assertTrue(refusal.startsWith("HIVE-"))
    }
}
