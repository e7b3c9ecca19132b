package example

import io.github.hiverules.Move
import io.github.hiverules.Position
import io.github.hiverules.notation.uhp.GameString

fun playNull(position: Position, move: Move?): Position = position.play(move)

fun readNull(text: String?): Position = GameString.read(text).position()
