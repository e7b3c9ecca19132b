package example

import io.github.hiverules.Game
import io.github.hiverules.Move
import io.github.hiverules.Rule
import io.github.hiverules.Ruleset
import io.github.hiverules.Toggle
import io.github.hiverules.hex.Hex
import io.github.hiverules.notation.uhp.GameString
import io.github.hiverules.notation.uhp.MoveString
import io.github.hiverules.piece.Piece
import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.jsonObject
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith

class HiveJsonTest {

    private val game: Game = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-")

    private fun <T> writeAndRead(serializer: KSerializer<T>, value: T): String {
        val json = Json.encodeToString(serializer, value)
        assertEquals(value, Json.decodeFromString(serializer, json))
        return json
    }

    @Test
    fun strings_writtenAndRead_areEqual() {
        assertEquals("\"wA1\"", writeAndRead(PieceSerializer, Piece.of("wA1")))
        assertEquals("\"HIVE-2\"", writeAndRead(RuleSerializer, Rule.HIVE_2))
        assertEquals("\"1~base.opening~wS1_0_0.bG1_1_0.wQ_-1_0.bQ_2_0~-\"", writeAndRead(GameSerializer, game))
        writeAndRead(PositionSerializer, game.position())
        assertEquals("\"base.repetition\"", writeAndRead(RulesetSerializer, Ruleset.BASE.with(Toggle.REPETITION_DRAW)))
    }

    @Test
    fun badText_throwsIllegalArgumentException() {
        assertFailsWith<IllegalArgumentException> { Json.decodeFromString(PieceSerializer, "\"wQ1\"") }
        assertFailsWith<IllegalArgumentException> { Json.decodeFromString(RuleSerializer, "\"HIVE_2\"") }
    }

    @Test
    fun moves_writtenAndRead_areEqual() {
        val ant = Piece.of("wA1")
        for (move in listOf(Move.place(ant, Hex.of(1, 0)), Move.move(ant, Hex.ORIGIN, Hex.of(1, -1)), Move.pass())) {
            assertEquals(move, readMove(Json.parseToJsonElement(move.toJson().toString()).jsonObject))
        }
        assertEquals("""{"kind":"placement","piece":"wA1","to":{"q":1,"r":0}}""", Move.place(ant, Hex.of(1, 0)).toJson().toString())
    }

    @Test
    fun unknownKind_throwsIllegalArgumentException() {
        val json = """{"kind":"tired","rule":"HIVE-2"}"""

        assertFailsWith<IllegalArgumentException> { readRefusal(Json.parseToJsonElement(json).jsonObject) }
    }

    @Test
    fun violation_listsItsEvidence() {
        val violation = game.check(MoveString.read("wS1 bQ-", game.position())).orElseThrow()
        val json = """{"kind":"pinned","rule":"HIVE-2","piece":"wS1","from":{"q":0,"r":0},"cutOffCells":[{"q":-1,"r":0}],"cutOffPieces":["wQ"]}"""

        assertEquals(json, violation.toJson().toString())
        val refusal = readRefusal(Json.parseToJsonElement(json).jsonObject)
        assertEquals(violation.kind(), refusal.kind)
        assertEquals(violation.rule(), refusal.rule)
        assertEquals(setOf("piece", "from", "cutOffCells", "cutOffPieces"), refusal.evidence.keys)
    }
}
