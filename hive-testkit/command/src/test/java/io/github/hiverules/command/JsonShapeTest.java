package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.jackson.HiveModule;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page about JSON and the Kotlin sample show the JSON that hive-jackson writes, as the command does. */
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
    }

    private static String jsonExampleInTheDocs() throws IOException {
        Matcher block = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL)
                .matcher(Files.readString(ROOT.resolve("docs/formats.md")));
        assertThat(block.find()).isTrue();
        return block.group(1);
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
