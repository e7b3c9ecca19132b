package io.github.hiverules.testkit.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FixturesFileTest {

    @Test
    void main_writesTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("META-INF/hive-rules/fixtures.json");

        FixturesFile.main(new String[] {file.toString()});

        assertThat(Files.readString(file)).isEqualTo(FixturesFile.text()).startsWith("{\n  \"format\": 1,");
    }

    @Test
    void text_holdsEveryDiagramAndPerftTable() {
        String text = FixturesFile.text();

        assertThat(RulebookDiagrams.all())
                .allSatisfy(diagram -> assertThat(text).contains("{\"id\": \"" + diagram.id() + "\", \"group\": \""));
        assertThat(PerftTables.all())
                .allSatisfy(table -> assertThat(text).contains("{\"id\": \"" + table.id() + "\", "));
    }

    @Test
    void diagram_isPlainData() {
        String line = FixturesFile.text()
                .lines()
                .filter(text -> text.contains("\"id\": \"X13\""))
                .findFirst()
                .orElseThrow();

        assertThat(line)
                .contains("\"sideToMove\": \"White\", \"turnNumber\": 6")
                .contains("{\"at\": {\"q\": 2, \"r\": 0}, \"pieces\": [\"wB1\"]}")
                .contains("{\"kind\": \"destinations\", \"piece\": \"wB1\", \"legal\": []}")
                .contains(
                        "{\"type\": \"move\", \"piece\": \"wB1\", \"from\": {\"q\": 2, \"r\": 0}, \"to\": {\"q\": 3, \"r\": 0}, \"uhp\": \"wB1 wQ\"}")
                .contains("\"rule\": \"HIVE-2\"");
    }
}
