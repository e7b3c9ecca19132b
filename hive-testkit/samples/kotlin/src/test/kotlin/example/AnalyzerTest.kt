package example

import io.github.hiverules.Outcome
import org.junit.jupiter.api.io.TempDir
import java.nio.file.Path
import kotlin.io.path.writeText
import kotlin.test.Test
import kotlin.test.assertEquals

class AnalyzerTest {

    @TempDir
    lateinit var folder: Path

    private fun archive(vararg games: String): Path =
        folder.resolve("games.txt").apply { writeText(games.joinToString("\n")) }

    @Test
    fun rotatedAndMirroredOpenings_areCountedTogether() {
        val file = archive(
            "Base;InProgress;White[2];wG1;bS1 wG1-",
            "Base;InProgress;White[2];wS1;bG1 wS1-",
            "Base;InProgress;Black[2];wS1;bG1 \\wS1;wQ wS1\\",
            "Base;InProgress;Black[2];wS1;bG1 /wS1;wQ wS1-",
            "Base;InProgress;Black[1];wS1",
        )

        assertEquals(listOf(3, 1), openings(file, 2).map { it.games })
        assertEquals(listOf(1, 1), openings(file, 3).map { it.games }) // only one Queen stands opposite the Grasshopper
    }

    @Test
    fun sameOpening_hasSameDiagram() {
        val east = openings(archive("Base;InProgress;Black[2];wS1;bG1 wS1-;wQ \\wS1"), 3)
        val south = openings(archive("Base;InProgress;Black[2];wS1;bG1 wS1\\;wQ -wS1"), 3)

        assertEquals(east.single().diagram, south.single().diagram)
    }

    @Test
    fun symmetricReplies_areCountedTogether() {
        val file = archive(
            "Base;InProgress;White[2];wS1;bG1 wS1-",
            "Base;InProgress;White[2];wS1;bG1 /wS1",
            "Base;InProgress;Black[2];wS1;bG1 \\wS1;wQ wS1\\",
            "Base;InProgress;Black[2];wS1;bG1 wS1-;wQ /wS1",
            "Base;InProgress;Black[2];wS1;bG1 wS1-;wQ \\wS1",
        )

        assertEquals(listOf(5), openings(file, 1).map { it.replies.values.single() })
        assertEquals(listOf(1, 2), openings(file, 2).single().replies.values.sorted())
    }

    @Test
    fun results_areCounted() {
        val file = archive(
            "Base;WhiteWins;White[2];wS1;bG1 wS1-",
            "Base;BlackWins;White[2];wS1;bG1 wS1/",
            "Base;WhiteWins;White[2];wS1;bG1 -wS1",
            "Base;Draw;White[2];wS1;bG1 wS1-",
        )

        val opening = openings(file, 2).single()

        assertEquals(2, opening.count(Outcome.WHITE_WINS))
        assertEquals(1, opening.count(Outcome.BLACK_WINS))
        assertEquals(1, opening.count(Outcome.DRAW))
    }
}
