package example.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import example.json.HiveModule.Refusal;
import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import java.util.List;
import org.junit.jupiter.api.Test;

class HiveModuleTest {

    private static final String TEXT = "1~base.opening~wS1_0_0.bG1_1_0.wQ_-1_0.bQ_2_0~-";
    private static final Game GAME = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");

    private final JsonMapper json =
            JsonMapper.builder().addModule(new HiveModule()).build();

    private void isWrittenAndRead(String text, Object value, Class<?> type) throws JsonProcessingException {
        assertEquals(text, json.writeValueAsString(value));
        assertEquals(value, json.readValue(text, type));
    }

    @Test
    void move_hasATypeAndItsComponents() throws JsonProcessingException {
        Piece ant = Piece.of("wA1");

        isWrittenAndRead(
                "{\"type\":\"place\",\"piece\":\"wA1\",\"to\":{\"q\":1,\"r\":0}}",
                Move.place(ant, Hex.of(1, 0)),
                Move.class);
        isWrittenAndRead(
                "{\"type\":\"move\",\"piece\":\"wA1\",\"from\":{\"q\":0,\"r\":0},\"to\":{\"q\":1,\"r\":-1}}",
                Move.move(ant, Hex.ORIGIN, Hex.of(1, -1)),
                Move.class);
        isWrittenAndRead("{\"type\":\"pass\"}", Move.pass(), Move.class);
    }

    @Test
    void ruleset_keepsItsToggles() throws JsonProcessingException {
        isWrittenAndRead("\"mlp.opening.repetition\"", Ruleset.TOURNAMENT, Ruleset.class);
        for (Ruleset rules : List.of(
                Ruleset.BASE,
                Ruleset.POCKET,
                Ruleset.ONLINE,
                Ruleset.TOURNAMENT,
                Ruleset.BASE.withRepetitionDraw(true).withGatesAboveGround(false))) {
            assertEquals(rules, json.readValue(json.writeValueAsString(rules), Ruleset.class));
        }
    }

    @Test
    void game_keepsItsRulesetAndItsEnding() throws JsonProcessingException {
        Game game = Game.start(Ruleset.TOURNAMENT).resign(Color.WHITE);

        isWrittenAndRead("\"1~mlp.opening.repetition~-~black-wins.resignation\"", game, Game.class);
    }

    @Test
    void position_isAString() throws JsonProcessingException {
        Position position = GAME.position();

        assertEquals(position, json.readValue(json.writeValueAsString(position), Position.class));
    }

    @Test
    void game_isAString() throws JsonProcessingException {
        isWrittenAndRead("\"" + TEXT + "\"", GAME, Game.class);
    }

    @Test
    void violation_isReadAsWhatAClientShows() throws JsonProcessingException {
        Position position = GAME.position();
        Violation violation =
                position.check(MoveString.read("wS1 bQ-", position)).orElseThrow();
        String text = json.writeValueAsString(violation);

        assertEquals(
                "{\"kind\":\"pinned\",\"rule\":\"HIVE-2\",\"hexes\":[{\"q\":0,\"r\":0},{\"q\":-1,\"r\":0}],\"pieces\":[\"wS1\"]}",
                text);
        assertEquals(
                new Refusal(
                        Violation.Kind.PINNED,
                        Rule.HIVE_2,
                        List.of(Hex.ORIGIN, Hex.of(-1, 0)),
                        List.of(Piece.of("wS1"))),
                json.readValue(text, Refusal.class));
    }

    @Test
    void rule_isItsId() throws JsonProcessingException {
        isWrittenAndRead("\"HIVE-2\"", Rule.HIVE_2, Rule.class);
        isWrittenAndRead("\"throw-gate-up\"", Violation.Kind.THROW_GATE_UP, Violation.Kind.class);
    }

    @Test
    void badText_isABadRequest() {
        assertThrows(InvalidFormatException.class, () -> json.readValue("\"wQ1\"", Piece.class));
        assertThrows(InvalidFormatException.class, () -> json.readValue("\"1~base\"", Game.class));
        assertThrows(InvalidFormatException.class, () -> json.readValue("\"HIVE_2\"", Rule.class));
    }
}
