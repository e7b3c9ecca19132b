package example

import io.github.hiverules.Game
import io.github.hiverules.GameResult
import io.github.hiverules.Move
import io.github.hiverules.Position
import io.github.hiverules.Rule
import io.github.hiverules.Ruleset
import io.github.hiverules.Violation
import io.github.hiverules.hex.Hex
import io.github.hiverules.notation.game.GameText
import io.github.hiverules.notation.game.RulesetText
import io.github.hiverules.notation.position.PositionText
import io.github.hiverules.piece.Piece
import kotlinx.serialization.KSerializer
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.PrimitiveSerialDescriptor
import kotlinx.serialization.encoding.Decoder
import kotlinx.serialization.encoding.Encoder
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.int
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.put
import java.util.Optional

/** Writes and reads a type as one string. */
open class TextSerializer<T>(name: String, val write: (T) -> String, val read: (String) -> T) : KSerializer<T> {
    override val descriptor = PrimitiveSerialDescriptor("hiverules.$name", PrimitiveKind.STRING)

    override fun serialize(encoder: Encoder, value: T) = encoder.encodeString(write(value))

    override fun deserialize(decoder: Decoder): T = read(decoder.decodeString())
}

object PieceSerializer : TextSerializer<Piece>("Piece", Piece::toString, Piece::of)

object RuleSerializer : TextSerializer<Rule>("Rule", Rule::id, { Rule.find(it).orElseThrow { IllegalArgumentException("unknown rule $it") } })

object PositionSerializer : TextSerializer<Position>("Position", { PositionText.write(it) }, PositionText::read)

object RulesetSerializer : TextSerializer<Ruleset>("Ruleset", RulesetText::write, RulesetText::read)

object GameSerializer : TextSerializer<Game>("Game", GameText::write, GameText::read)

/** Writes the kind, the rule, and the evidence under the names of its roles. */
fun Violation.toJson(): JsonObject = buildJsonObject {
    put("kind", kind().id())
    put("rule", rule().id())
    evidence().forEach { (role, value) -> put(role.id(), asJson(value)) }
}

private fun asJson(value: Any): JsonElement = when (value) {
    is Iterable<*> -> JsonArray(value.map { asJson(it!!) })
    is Hex -> value.toJson()
    is Move -> value.toJson()
    is Violation -> value.toJson()
    is GameResult -> buildJsonObject {
        put("outcome", value.outcome().id())
        put("ending", value.ending().id())
    }
    is Enum<*> -> JsonPrimitive(value.id())
    else -> JsonPrimitive(value.toString())
}

private fun Enum<*>.id() = name.lowercase().replace('_', '-')

/** A violation as a client sees it: ids that never change, and evidence whose names depend on the kind. */
data class Refusal(val kind: Violation.Kind, val rule: Rule, val evidence: JsonObject)

fun readRefusal(json: JsonObject): Refusal = Refusal(
    json.known("kind", Violation.Kind::find),
    json.known("rule", Rule::find),
    JsonObject(json - setOf("kind", "rule")),
)

fun Move.toJson(): JsonObject = buildJsonObject {
    put("kind", when (this@toJson) {
        is Move.Placement -> "placement"
        is Move.Movement -> "movement"
        is Move.Pass -> "pass"
    })
    movedPiece().ifPresent { put("piece", it.toString()) }
    startCell().ifPresent { put("from", it.toJson()) }
    destination().ifPresent { put("to", it.toJson()) }
}

fun readMove(json: JsonObject): Move = when (val kind = json.text("kind")) {
    "placement" -> Move.place(json.piece(), json.hex("to"))
    "movement" -> Move.move(json.piece(), json.hex("from"), json.hex("to"))
    "pass" -> Move.pass()
    else -> throw IllegalArgumentException("unknown kind of move: $kind")
}

private fun Hex.toJson(): JsonObject = buildJsonObject {
    put("q", q())
    put("r", r())
}

private fun JsonObject.text(key: String): String = getValue(key).jsonPrimitive.content

private fun <T : Any> JsonObject.known(key: String, find: (String) -> Optional<T>): T =
    find(text(key)).orElseThrow { IllegalArgumentException("unknown $key: ${text(key)}") }

private fun JsonObject.piece(): Piece = Piece.of(text("piece"))

private fun JsonObject.hex(key: String): Hex = getValue(key).jsonObject.toHex()

private fun JsonObject.toHex(): Hex = Hex.of(getValue("q").jsonPrimitive.int, getValue("r").jsonPrimitive.int)
