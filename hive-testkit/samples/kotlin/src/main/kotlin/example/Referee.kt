package example

import io.github.hiverules.Position
import io.github.hiverules.Violation
import io.github.hiverules.notation.text.Sentences
import io.github.hiverules.notation.uhp.GameString
import io.github.hiverules.notation.uhp.MoveString
import io.github.hiverules.piece.Piece
import kotlin.jvm.optionals.getOrNull

/** Explains why moves are illegal. */
class Referee(gameString: String) {

    private val position: Position = GameString.read(gameString).position()

    /** The resting piece, or null if there is none. */
    val resting: Piece? = position.resting().getOrNull()

    /** Returns why a move is illegal, or null if it is legal. */
    fun refusal(moveString: String): String? {
        val violation: Violation = position.check(MoveString.read(moveString, position)).getOrNull() ?: return null
        return "${violation.rule().id()}: ${Sentences.english().violation(position, violation)}"
    }
}
