package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** All commands write files in the same way, which keeps an old file until there is something to write. */
class OutputFileTest {

    @TempDir
    private Path folder = Path.of("");

    private Path file = Path.of("");

    @BeforeEach
    void makeOldFile() throws IOException {
        file = Files.writeString(folder.resolve("old.svg"), "old");
    }

    @Test
    void append_oldFile_isReplacedByFirstText() throws IOException {
        try (OutputFile output = OutputFile.of(file)) {
            assertThat(file).hasContent("old");
            output.append("a");
            assertThat(file).hasContent("a");
            output.append("b");
            assertThat(file).hasContent("ab");
        }
        assertThat(folder).isDirectoryContaining(file::equals).isDirectoryNotContaining(other -> !other.equals(file));
    }

    @Test
    void write_link_writesFileToWhichItLeads() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);

        OutputFile.write(link, "new");

        assertThat(file).hasContent("new");
        assertThat(link).isSymbolicLink();
    }

    /** A folder stands for whatever cannot be replaced. */
    @Test
    void write_folder_isRefusedAndLeavesNoOtherFile() throws IOException {
        Path other = Files.createDirectory(folder.resolve("folder"));

        assertThatThrownBy(() -> OutputFile.write(other, "new")).isInstanceOf(UnusableInputException.class);
        assertThatThrownBy(() -> OutputFile.write(folder.resolve("no/such/file"), "new"))
                .hasMessageEndingWith("no such file");
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files).containsExactlyInAnyOrderElementsOf(List.of(file, other));
        }
    }

    @Test
    void match_engineThatDoesNotExist_leavesOldGames() {
        HiveRun run = HiveRun.of("match", "--pgn", file.toString(), "--", "/no/such/engine", "--", "/no/such/engine");

        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(file).hasContent("old");
    }
}
