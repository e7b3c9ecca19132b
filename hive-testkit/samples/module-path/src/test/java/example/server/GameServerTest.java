package example.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import example.server.GameServer.Row;
import example.server.GameServer.State;
import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.piece.Color;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class GameServerTest {

    private final JsonMapper json = GameServer.jsonMapper();
    private final Map<String, Row> table = new HashMap<>();
    private final GameServer server = new GameServer(table);

    @BeforeEach
    void startGame() {
        server.start("g", Ruleset.TOURNAMENT);
        server.play("g", Color.WHITE, "wS1");
        server.play("g", Color.BLACK, "bG1 wS1-");
    }

    private State state(GameServer.Answer answer) {
        return assertInstanceOf(State.class, answer);
    }

    @Test
    void legalMove_isPlayedAndStored() {
        State state = state(server.play("g", Color.WHITE, "wQ -wS1"));

        assertEquals(
                "1~mlp.opening.repetition~wS1_0_0.bG1_1_0.wQ_-1_0~-",
                table.get("g").game());
        assertEquals(GameText.read(table.get("g").game()), state.game());
        assertEquals(Color.BLACK, state.sideToMove());
    }

    @Test
    void storedGame_continuesOnAnotherServer() {
        server.play("g", Color.WHITE, "wQ -wS1");

        State state = state(new GameServer(table).play("g", Color.BLACK, "bQ bG1-"));

        assertEquals(Ruleset.TOURNAMENT, state.game().ruleset());
        assertEquals(4, state.game().plyCount());
    }

    @Test
    void illegalMove_isRefusedAndNotStored() throws JsonProcessingException {
        server.play("g", Color.WHITE, "wQ -wS1");
        server.play("g", Color.BLACK, "bQ bG1-");
        Row before = table.get("g");

        String answer = json.writeValueAsString(server.play("g", Color.WHITE, "wS1 bQ-"));

        assertEquals(
                "{\"violation\":{\"kind\":\"pinned\",\"rule\":\"HIVE-2\",\"piece\":\"wS1\",\"from\":{\"q\":0,\"r\":0},"
                        + "\"cutOffCells\":[{\"q\":-1,\"r\":0}],\"cutOffPieces\":[\"wQ\"]},"
                        + "\"sentence\":\"The Spider wS1 holds the hive together: without it, wQ would be cut off.\"}",
                answer);
        assertEquals(before, table.get("g"));
    }

    @Test
    void state_isWrittenAsJson() throws JsonProcessingException {
        assertEquals(
                "{\"game\":\"1~mlp.opening.repetition~wS1_0_0~-\","
                        + "\"result\":{\"outcome\":\"in-progress\",\"ending\":\"none\"},"
                        + "\"sideToMove\":\"black\",\"drawOffers\":[]}",
                json.writeValueAsString(server.undo("g")));
    }

    @Test
    void unreadableMove_throwsNotationException() {
        assertThrows(NotationException.class, () -> server.play("g", Color.WHITE, "wX1 wS1-"));
    }

    @Test
    void moveOfWrongPlayer_throwsIllegalStateException() {
        assertThrows(IllegalStateException.class, () -> server.play("g", Color.BLACK, "bQ bG1-"));
    }

    @Test
    void acceptedDraw_endsGame() {
        assertEquals(
                Set.of(Color.BLACK), state(server.offerDraw("g", Color.BLACK)).drawOffers());
        assertEquals(
                GameResult.IN_PROGRESS,
                state(server.offerDraw("g", Color.BLACK)).result());

        assertEquals(
                GameResult.drawByAgreement(),
                state(server.offerDraw("g", Color.WHITE)).result());
        assertThrows(IllegalStateException.class, () -> server.offerDraw("g", Color.WHITE));
    }

    @Test
    void move_declinesOnlyOpponentsOffer() {
        server.offerDraw("g", Color.WHITE);

        assertEquals(
                Set.of(Color.WHITE),
                state(server.play("g", Color.WHITE, "wQ -wS1")).drawOffers());
        assertEquals(Set.of(), state(server.play("g", Color.BLACK, "bQ bG1-")).drawOffers());
    }

    @Test
    void undo_takesBackLastMove() {
        assertEquals(1, state(server.undo("g")).game().plyCount());
        assertEquals(0, state(server.undo("g")).game().plyCount());
        assertThrows(IllegalStateException.class, () -> server.undo("g"));
    }

    @Test
    void reopen_takesBackOnlyResignation() throws JsonProcessingException {
        State before = new State(GameText.read(table.get("g").game()), GameResult.IN_PROGRESS, Color.WHITE, Set.of());

        assertEquals(
                GameResult.resignationOf(Color.WHITE),
                state(server.resign("g", Color.WHITE)).result());
        String refused = json.writeValueAsString(server.play("g", Color.WHITE, "wQ -wS1"));
        assertEquals("game-over", json.readTree(refused).at("/violation/kind").asText());

        assertEquals(before, server.reopen("g"));
    }
}
