package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** All commands write files in the same way, which keeps the old file until there is a whole new one. */
class OutputFileTest {

    private static final String GAME = "Base;InProgress;White[2];wS1;bA1 wS1-";

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

    @DisabledOnOs(OS.WINDOWS)
    @ParameterizedTest
    @ValueSource(strings = {"rw-------", "rw-r--r--", "rwxrwxrwx"})
    void write_oldFile_keepsItsPermissions(String permissions) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));

        OutputFile.write(file, "new");

        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo(permissions);
    }

    @DisabledOnOs(OS.WINDOWS)
    @Test
    void write_newFile_hasPermissionsOfAnyNewFile() throws IOException {
        Path written = folder.resolve("new");

        OutputFile.write(written, "new");

        assertThat(Files.getPosixFilePermissions(written)).isEqualTo(Files.getPosixFilePermissions(file));
    }

    /** Root may write every file, so the permissions decide, too. */
    @DisabledOnOs(OS.WINDOWS)
    @Test
    void write_readOnlyFile_isRefused() throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("r--r--r--"));

        assertThatThrownBy(() -> OutputFile.write(file, "new"))
                .isInstanceOf(UnusableInputException.class)
                .hasMessage(file + ": cannot be written: permission denied");
        assertThat(file).hasContent("old");
        HiveRun run = HiveRun.of("show", "--svg", file.toString(), GAME);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(file).hasContent("old");
    }

    @Test
    void write_link_writesFileToWhichItLeads() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), file);

        OutputFile.write(link, "new");

        assertThat(file).hasContent("new");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void write_linkThatLeadsNowhere_isRefused() throws IOException {
        Path link = Files.createSymbolicLink(folder.resolve("link"), folder.resolve("gone"));

        assertThatThrownBy(() -> OutputFile.write(link, "new")).isInstanceOf(UnusableInputException.class);
        assertThat(link).isSymbolicLink();
    }

    @Test
    void write_longestName_isPossible() throws IOException {
        Path longest = folder.resolve("x".repeat(255));

        OutputFile.write(longest, "new");

        assertThat(longest).hasContent("new");
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
