package io.github.hiverules.testkit.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixturesFileTest {

    @Test
    void main_path_writesFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("META-INF/hive-rules/fixtures.json");

        FixturesFile.main(new String[] {file.toString()});

        assertThat(Files.readString(file)).isEqualTo(FixturesFile.text()).startsWith("{\n  \"format\": 1,");
    }

    @Test
    void text_containsEveryDiagramAndPerftTable() {
        String text = FixturesFile.text();

        assertThat(RulebookDiagrams.all())
                .allSatisfy(diagram -> assertThat(text).contains("{\"id\": \"" + diagram.id() + "\", \"group\": \""));
        assertThat(PerftTables.all())
                .allSatisfy(table -> assertThat(text).contains("{\"id\": \"" + table.id() + "\", "));
    }

    /** A diagram with a game uses the cells of the game, as links to the Referee do. */
    @Test
    void text_diagramWithGame_usesCellsOfGame() {
        Map<String, String> lineById = FixturesFile.text()
                .lines()
                .filter(text -> text.contains("\"stacks\": ["))
                .collect(Collectors.toMap(text -> text.replaceFirst(".*?\"id\": \"(\\w+)\".*", "$1"), text -> text));
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            Position position = diagram.game().map(Game::position).orElse(diagram.position());
            String line = Objects.requireNonNull(lineById.get(diagram.id()), diagram.id());
            position.stacks()
                    .forEach((hex, stack) -> assertThat(line)
                            .contains("{\"at\": {\"q\": " + hex.q() + ", \"r\": " + hex.r() + "}, \"pieces\": ["
                                    + stack.stream()
                                            .map(piece -> '"' + piece.toString() + '"')
                                            .collect(Collectors.joining(", "))
                                    + "]}"));
            diagram.game()
                    .ifPresent(game -> diagram.expectations().stream()
                            .filter(Expectation.Destinations.class::isInstance)
                            .map(Expectation.Destinations.class::cast)
                            .flatMap(expected -> game.legalMoves().destinations(expected.piece()).stream())
                            .forEach(to -> assertThat(line)
                                    .contains("\"to\": {\"q\": " + to.q() + ", \"r\": " + to.r() + "}")));
        }
    }

    @Test
    void text_diagram_isPlainData() {
        String line = FixturesFile.text()
                .lines()
                .filter(text -> text.contains("\"id\": \"X13\""))
                .findFirst()
                .orElseThrow();

        assertThat(line)
                .contains("\"sideToMove\": \"white\", \"turnNumber\": 6")
                .contains("{\"at\": {\"q\": 0, \"r\": 0}, \"pieces\": [\"wB1\"]}")
                .contains("{\"kind\": \"destinations\", \"piece\": \"wB1\", \"legal\": []}")
                .contains("{\"kind\": \"movement\", \"piece\": \"wB1\", \"from\": {\"q\": 0, \"r\": 0}, \"to\": {\"q\":"
                        + " 1, \"r\": 0}, \"uhp\": \"wB1 wQ\"}")
                .contains("\"rule\": \"HIVE-2\"");
    }
}
