package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixturesFileTest {

    private static final JsonMapper JSON =
            JsonMapper.builder().addModule(new HiveModule()).build();
    private static final String TEXT = FixturesFile.text();

    private static final JsonNode FILE = read(TEXT);

    private static JsonNode read(String text) {
        try {
            return JSON.readTree(text);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private static JsonNode diagram(String id) {
        for (JsonNode diagram : FILE.path("diagrams")) {
            if (diagram.path("id").asText().equals(id)) {
                return diagram;
            }
        }
        throw new AssertionError(id);
    }

    @Test
    void main_path_writesFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("META-INF/hive-rules/fixtures.json");

        FixturesFile.main(new String[] {file.toString()});

        assertThat(Files.readString(file)).isEqualTo(TEXT);
    }

    /** A line for each lets people compare versions. */
    @Test
    void text_eachDiagramAndPerftTable_hasLine() {
        assertThat(TEXT.lines().map(String::strip).filter(line -> line.startsWith("{\"id\"")))
                .hasSize(RulebookDiagrams.all().size() + PerftTables.all().size());
    }

    /** A diagram with a game uses the cells of the game, as links to the Referee do. */
    @Test
    void stacksAndDestinations_ofEachDiagram_haveCellsOfGame() throws IOException {
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            JsonNode json = diagram(diagram.id());
            Position position = diagram.game().map(Game::position).orElse(diagram.position());
            Map<Hex, List<Piece>> stacks = new HashMap<>();
            for (JsonNode stack : json.path("stacks")) {
                stacks.put(
                        JSON.treeToValue(stack.path("at"), Hex.class),
                        List.of(JSON.treeToValue(stack.path("pieces"), Piece[].class)));
            }
            assertThat(stacks).isEqualTo(position.stacks());
            for (JsonNode expectation : json.path("expectations")) {
                if (expectation.path("kind").asText().equals("destinations")) {
                    Piece piece = JSON.treeToValue(expectation.path("piece"), Piece.class);
                    assertThat(List.of(JSON.treeToValue(expectation.path("legal"), Move[].class)))
                            .allMatch(move -> move.movedPiece().equals(Optional.of(piece))
                                    || move.movedPiece().isEmpty());
                }
            }
        }
    }

    @Test
    void constants_ofEachDiagram_areThoseOfJackson() throws IOException {
        int moves = 0;
        for (JsonNode diagram : FILE.path("diagrams")) {
            JSON.treeToValue(diagram.path("sideToMove"), Color.class);
            JSON.treeToValue(diagram.path("expansions"), Expansion[].class);
            for (JsonNode outcome : diagram.findValues("outcome")) {
                JSON.treeToValue(outcome, Outcome.class);
            }
            for (JsonNode legal : diagram.path("expectations").findValues("legal")) {
                moves += JSON.treeToValue(legal, Move[].class).length;
            }
        }
        assertThat(moves).isGreaterThan(500);
    }

    @Test
    void diagram_isPlainData() {
        JsonNode diagram = diagram("X13");

        assertThat(diagram.path("sideToMove").asText()).isEqualTo("white");
        assertThat(diagram.path("turnNumber").asInt()).isEqualTo(6);
        assertThat(diagram.path("stacks")).contains(read("{\"at\": {\"q\": 0, \"r\": 0}, \"pieces\": [\"wB1\"]}"));
        assertThat(diagram.path("expectations"))
                .contains(read("{\"kind\": \"destinations\", \"piece\": \"wB1\", \"legal\": []}"));
        assertThat(diagram.path("refusals").findValues("moves").toString())
                .contains("{\"kind\":\"movement\",\"piece\":\"wB1\",\"from\":{\"q\":0,\"r\":0},"
                        + "\"to\":{\"q\":1,\"r\":0},\"uhp\":\"wB1 wQ\"}");
        assertThat(diagram.path("refusals").findValuesAsText("rule")).contains("HIVE-2");
    }
}
