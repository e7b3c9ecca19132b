package example

import io.github.hiverules.Outcome
import io.github.hiverules.Position
import io.github.hiverules.notation.ReadOptions
import io.github.hiverules.notation.file.GameFiles
import io.github.hiverules.notation.position.TextDiagram
import java.nio.file.Path

/** An opening: the results of the games that began like this, and how all of them can be shown. */
class Opening(val results: List<Outcome>, shown: Position) {

    /** The position, turned and mirrored the same way whatever the games did. */
    val diagram: String = shown.transformed(shown.canonicalStacksSymmetry()).let { TextDiagram.of(it).write() }

    val games: Int get() = results.size

    fun wins(outcome: Outcome): Int = results.count { it == outcome }
}

/** The openings of the games in a file, the most frequent first. Turned and mirrored openings are the same. */
fun openings(file: Path, plies: Int): List<Opening> =
    GameFiles.open(file, ReadOptions.lenient()).use { games ->
        games.toList()
            .map { it.game() }
            .filter { it.plyCount() >= plies }
            .groupBy { it.positions()[plies].canonicalStacksKey() }
            .values
            .map { same -> Opening(same.map { it.result().outcome() }, same.first().positions()[plies]) }
            .sortedByDescending { it.games }
    }
