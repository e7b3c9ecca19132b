package example

import io.github.hiverules.Game
import io.github.hiverules.Outcome
import io.github.hiverules.Position
import io.github.hiverules.move.Move
import io.github.hiverules.notation.ReadOptions
import io.github.hiverules.notation.file.GameFiles
import io.github.hiverules.notation.position.TextDiagram
import java.nio.file.Path

/** The games that began with an opening, which is shown in its canonical form. */
class Opening(val position: Position, plies: Int, games: List<Game>) {

    val results: List<Outcome> = games.map { it.result().outcome() }

    /** How often each move was played next. Replies that only rotate or mirror the board are the same. */
    val replies: Map<Move, Int> = games.filter { it.plyCount() > plies }
        .groupingBy { it.positionAfter(plies).canonicalForm().canonical(it.moves()[plies]) }
        .eachCount()

    val diagram: String = TextDiagram.of(position).write()

    val games: Int get() = results.size

    fun wins(outcome: Outcome): Int = results.count { it == outcome }
}

/** The openings of the games in a file, the most frequent first. Rotated and mirrored openings are the same. */
fun openings(file: Path, plies: Int): List<Opening> =
    GameFiles.open(file, ReadOptions.lenient()).use { games ->
        games.toList()
            .map { it.game() }
            .filter { it.plyCount() >= plies }
            .groupBy { it.positionAfter(plies).canonicalForm().position() }
            .map { (position, same) -> Opening(position, plies, same) }
            .sortedByDescending { it.games }
    }
