package example

import io.github.hiverules.Game
import io.github.hiverules.Outcome
import io.github.hiverules.Position
import io.github.hiverules.Move
import io.github.hiverules.notation.ReadOptions
import io.github.hiverules.notation.file.GameFiles
import io.github.hiverules.notation.position.TextDiagram
import java.nio.file.Path

/** An opening in its canonical form, and the results and replies of the games that began with it. */
class Opening(val position: Position, plies: Int, games: List<Game>) {

    val results: List<Outcome> = games.map { it.result().outcome() }

    /** The number of games for each next move. Replies that differ only by a rotation or reflection count as one. */
    val replies: Map<Move, Int> = games.filter { it.plyCount() > plies }
        .groupingBy { it.upTo(plies).position().canonicalForm().canonical(it.moves()[plies]) }
        .eachCount()

    val diagram: String = TextDiagram.of(position).write()

    val games: Int get() = results.size

    fun count(outcome: Outcome): Int = results.count { it == outcome }
}

/** Returns the openings of the games in a file, the most frequent first. Rotated and mirrored openings count as one. */
fun openings(file: Path, plies: Int): List<Opening> =
    GameFiles.open(file, ReadOptions.lenient()).use { games ->
        games.toList()
            .mapNotNull { it.value().orElse(null)?.game() }
            .filter { it.plyCount() >= plies }
            .groupBy { it.upTo(plies).position().canonicalForm().position() }
            .map { (position, same) -> Opening(position, plies, same) }
            .sortedByDescending { it.games }
    }
