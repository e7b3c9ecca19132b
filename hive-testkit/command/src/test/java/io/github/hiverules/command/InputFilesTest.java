package io.github.hiverules.command;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.ArchivePart;
import io.github.hiverules.notation.file.GameFiles;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The command prints a line for each file that it cannot read, and goes on with the other files. */
class InputFilesTest {

    private static final String GAME = "Base;InProgress;White[2];wS1;bS1 wS1-";

    @TempDir
    private Path folder = Path.of("");

    private Path gameFile(String name) throws IOException {
        return Files.writeString(folder.resolve(name), GAME + "\n");
    }

    @Test
    void check_brokenLinks_areReportedInOrder() throws IOException {
        Path first = gameFile("a.uhp");
        Path dangling = Files.createSymbolicLink(folder.resolve("b.uhp"), folder.resolve("gone"));
        Path loop = folder.resolve("c.uhp");
        Files.createSymbolicLink(loop, loop);
        Path last = gameFile("d.uhp");

        HiveRun run = HiveRun.of("check", folder.toString());

        assertThat(run.outLines().get(0)).startsWith("OK\t" + first);
        assertThat(run.outLines().get(1)).isEqualTo("UNREADABLE\t" + dangling + "\t0\t-\tno such file");
        assertThat(run.outLines().get(2)).startsWith("UNREADABLE\t" + loop + "\t0\t-\tcannot be read: ");
        assertThat(run.outLines().get(2)).doesNotEndWith("cannot be read: " + loop);
        assertThat(run.outLines().get(3)).startsWith("OK\t" + last);
        assertThat(run.err()).isEqualTo("hive: " + dangling + ": no such file (and 1 more unreadable)\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void check_hiddenFilesAndFolders_areCounted() throws IOException {
        Path game = gameFile("a.uhp");
        Files.createDirectories(folder.resolve(".git/objects"));
        Files.writeString(folder.resolve(".git/config"), "[core]\n");
        gameFile(".git/objects/b.uhp");
        gameFile(".c.uhp");

        HiveRun run = HiveRun.of("check", folder.toString());

        assertThat(run.outLines())
                .singleElement()
                .satisfies(line -> assertThat(line).startsWith("OK\t" + game));
        assertThat(run.err()).isEqualTo("hive: skipped 2 hidden files and folders\n");
        assertThat(run.exitCode()).isZero();
    }

    /** Such characters could let a terminal show another name. A zip file may have them in any locale. */
    @Test
    void check_jsonOfFileNameWithInvisibleCharacters_escapesThem() throws IOException {
        String name = "a\u202Enp.\u200Buhp";
        Path archive = folder.resolve("games.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.putNextEntry(new ZipEntry(name));
            zip.write(GAME.getBytes(StandardCharsets.UTF_8));
        }

        HiveRun run = HiveRun.of("check", "--json", archive.toString());

        assertThat(run.out()).contains("a\\u202enp.\\u200buhp").doesNotContainPattern("[\\p{Cf}]");
        assertThat(new ObjectMapper().readTree(run.out()).get("file").asText()).endsWith(name);
        assertThat(HiveRun.of("check", archive.toString()).out()).doesNotContainPattern("[\\p{Cf}]");
    }

    @Test
    void check_zipFileTruncatedWhileItIsRead_saysWhatHappened() throws IOException {
        Path archive = folder.resolve("games.zip");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
            zip.setLevel(Deflater.NO_COMPRESSION);
            for (String name : List.of("a.uhp", "b.uhp")) {
                zip.putNextEntry(new ZipEntry(name));
                zip.write((GAME + "\n").repeat(4_000).getBytes(StandardCharsets.UTF_8));
            }
        }
        try (Stream<ArchivePart> parts = GameFiles.split(archive, ReadOptions.lenient())) {
            Iterator<ArchivePart> rest = parts.iterator();
            assertThat(rest.next().failure()).isEmpty();
            Files.write(archive, Arrays.copyOf(Files.readAllBytes(archive), 1_000));
            ArchivePart last = rest.next();
            while (last.failure().isEmpty()) {
                last = rest.next();
            }

            assertThat(FileFailure.ofReading(last.failure().get()))
                    .isEqualTo("cannot be read: it ends too early; it may have been cut off, perhaps while it was"
                            + " read");
        }
    }

    @Test
    void convert_missingFileAmongOthers_convertsOthers() throws IOException {
        Path missing = folder.resolve("missing.uhp");

        HiveRun run = HiveRun.of(
                "convert",
                "--to",
                "uhp",
                gameFile("a.uhp").toString(),
                missing.toString(),
                gameFile("b.uhp").toString());

        assertThat(run.outLines()).containsExactly(GAME, GAME);
        assertThat(run.err()).isEqualTo("hive: " + missing + ": no such file\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void convert_folderWithoutGames_printsOneLine() throws IOException {
        Files.writeString(folder.resolve("notes.txt"), "nothing here");

        HiveRun run = HiveRun.of("convert", "--to", "uhp", folder.toString());

        assertThat(run.err()).isEqualTo("hive: " + folder + ": no recorded games\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void check_emptyName_isRefused() {
        HiveRun run = HiveRun.of("check", "");

        assertThat(run.err()).isEqualTo("hive: '': the file name is empty\n");
        assertThat(run.exitCode()).isEqualTo(2);
    }
}
