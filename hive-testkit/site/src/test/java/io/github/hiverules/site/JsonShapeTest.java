package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.json.FixturesFile;
import io.github.hiverules.testkit.json.Json;
import io.github.hiverules.testkit.json.MoveJson;
import io.github.hiverules.testkit.json.ResultJson;
import io.github.hiverules.testkit.json.ViolationJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * hive-jackson, the command, fixtures.json, the documentation and the Kotlin sample write cells, moves, violations,
 * results and constants as the same JSON.
 */
class JsonShapeTest {

    private static final Path ROOT = Path.of("..", "..");
    private static final String GAME = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";

    private final JsonMapper json =
            JsonMapper.builder().addModule(new HiveModule()).build();

    /** Another test compares the example with the output of {@code hive explain}. */
    @Test
    void answerInDocs_isReadByJackson() throws IOException {
        Game game = GameString.read(GAME);
        Move move = MoveString.read("wS1 bQ-", game.position());
        Violation violation = game.check(move).orElseThrow();
        JsonNode page = json.readTree(jsonExampleInTheDocs());

        assertThat(json.treeToValue(page.path("move"), Move.class)).isEqualTo(move);
        assertThat(json.treeToValue(page.path("violation"), Violation.class)).isEqualTo(violation);
        assertThat(json.treeToValue(page.path("cells"), Hex[].class)).containsExactlyElementsOf(violation.cells());
        assertThat(page)
                .isEqualTo(json.readTree(Json.write(Json.object(
                        "legal", false,
                        "move", new MoveJson(game.position()).of(move),
                        "violation", ViolationJson.of(violation),
                        "sentence", Sentences.english().violation(game.position(), violation),
                        "cells", violation.cells().stream().map(MoveJson::cell).toList()))));
    }

    private static String jsonExampleInTheDocs() throws IOException {
        Matcher block = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(ROOT.resolve("hive-notation/docs/json.md")));
        assertThat(block.find()).isTrue();
        return block.group(1);
    }

    /**
     * Compares one violation of each kind that occurs in random games, for moves of any piece to cells near the
     * hive, for pieces that cannot move, and for passes.
     */
    @Test
    void violations_inJsonOfCommand_matchJackson() throws JsonProcessingException {
        Random random = new Random(23);
        Set<Violation.Kind> kinds = EnumSet.noneOf(Violation.Kind.class);
        for (int number = 0; number < 30; number++) {
            Game game = Game.start(Ruleset.ONLINE);
            for (int ply = 0; ply < 50 && !game.isOver(); ply++) {
                game = game.play(
                        game.legalMoves().get(random.nextInt(game.legalMoves().size())));
                compare(game.check(Move.pass()), kinds);
                for (int tries = 0; tries < 10; tries++) {
                    Piece piece = Piece.all().get(random.nextInt(Piece.all().size()));
                    List<Hex> cells = List.copyOf(game.position().stacks().keySet());
                    Hex near = cells.get(random.nextInt(cells.size()))
                            .plus(Hex.of(random.nextInt(3) - 1, random.nextInt(3) - 1));
                    compare(game.check(game.position().moveOf(piece, near)), kinds);
                    compare(game.check(piece), kinds);
                }
            }
        }
        assertThat(kinds).hasSizeGreaterThan(25);
    }

    private void compare(Optional<Violation> violation, Set<Violation.Kind> kinds) throws JsonProcessingException {
        if (violation.isPresent() && kinds.add(violation.get().kind())) {
            assertThat(Json.write(ViolationJson.of(violation.get())))
                    .isEqualTo(json.writeValueAsString(violation.get()));
        }
    }

    @Test
    void results_inJsonOfCommand_matchJackson() throws JsonProcessingException {
        for (GameResult result :
                List.of(GameResult.IN_PROGRESS, GameResult.drawByAgreement(), GameResult.resignationOf(Color.WHITE))) {
            assertThat(Json.write(ResultJson.of(result))).isEqualTo(json.writeValueAsString(result));
        }
    }

    @Test
    void fixtures_areReadByJackson(@TempDir Path folder) throws IOException {
        Path fixtures = folder.resolve("fixtures.json");
        FixturesFile.main(new String[] {fixtures.toString()});
        int moves = 0;
        for (JsonNode diagram : json.readTree(fixtures.toFile()).path("diagrams")) {
            for (JsonNode stack : diagram.path("stacks")) {
                Hex cell = json.treeToValue(stack.path("at"), Hex.class);
                assertThat(json.<JsonNode>valueToTree(cell)).isEqualTo(stack.path("at"));
            }
            json.treeToValue(diagram.path("sideToMove"), Color.class);
            json.treeToValue(diagram.path("expansions"), Expansion[].class);
            for (JsonNode outcome : diagram.findValues("outcome")) {
                json.treeToValue(outcome, Outcome.class);
            }
            for (JsonNode move : diagram.findValue("expectations").findValues("legal").stream()
                    .flatMap(list -> StreamSupport.stream(list.spliterator(), false))
                    .toList()) {
                JsonNode written = json.valueToTree(json.treeToValue(move, Move.class));
                assertThat(move.properties()).containsAll(written.properties());
                moves++;
            }
        }
        assertThat(moves).isGreaterThan(500);
    }

    @Test
    void kotlinSample_expectsTheSameJson() throws IOException {
        String test =
                Files.readString(ROOT.resolve("hive-testkit/samples/kotlin/src/test/kotlin/example/HiveJsonTest.kt"));
        Violation violation =
                json.treeToValue(json.readTree(jsonExampleInTheDocs()).path("violation"), Violation.class);

        assertThat(test)
                .contains(json.writeValueAsString(violation))
                .contains(json.writeValueAsString(Move.place(Piece.of("wA1"), Hex.of(1, 0))));
    }
}
