package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command reads a zip file like a folder. */
class ZipArchiveTest {

    private static final String LEGAL = "Base;InProgress;White[2];wS1;bS1 wS1-\n";
    private static final String REPAIRED = "Base+M;InProgress;White[2];WS1;bS1 wS1-;\n";
    private static final String ILLEGAL = "Base;InProgress;White[2];wS1;bM wS1-\n";
    private static final String PGN = "[GameType \"Base\"]\n[Result \"1-0\"]\n\n1. wS1\n1-0\n";

    @TempDir
    private Path root = Path.of("");

    @BeforeEach
    void writeFiles() throws IOException {
        Path folder = Files.createDirectories(root.resolve("games/old"));
        Files.writeString(root.resolve("games/a.uhp"), LEGAL + LEGAL + REPAIRED + ILLEGAL);
        Files.writeString(folder.resolve("b.pgn"), PGN);
        Files.writeString(folder.resolve("c.sgf"), "(;GM[1])");
        Files.writeString(folder.resolve("readme.txt"), "no games");
    }

    private Path zip() throws IOException {
        Path file = root.resolve("games.zip");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (String name : List.of("old/readme.txt", "old/c.sgf", "a.uhp", "old/b.pgn")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write(Files.readString(root.resolve("games").resolve(name)).getBytes(StandardCharsets.UTF_8));
            }
        }
        return file;
    }

    @Test
    void zipFile_isReadLikeFolder() throws IOException {
        String folder = root.resolve("games").toString();

        HiveRun fromZip = HiveRun.of("check", zip().toString());
        HiveRun fromFolder = HiveRun.of("check", folder);

        assertThat(fromZip.out()).isEqualTo(fromFolder.out().replace(folder + "/", folder + ".zip!"));
        assertThat(fromZip.err()).isEqualTo(fromFolder.err().replace(folder + "/", folder + ".zip!"));
        assertThat(HiveRun.of("convert", "--to", "uhp", zip().toString()).out())
                .isEqualTo(HiveRun.of("convert", "--to", "uhp", folder).out());
    }

    @Test
    void damagedZipFile_isOneUnreadableInput() throws IOException {
        Path file = Files.writeString(root.resolve("games/x.zip"), "PK and nothing else");

        HiveRun run = HiveRun.of("check", file.toString());

        assertThat(run.out()).startsWith("UNREADABLE\t" + file + "\t0\t-\tcannot be read: ");
        assertThat(run.err()).startsWith("hive: " + file + ": cannot be read: ");
    }
}
