package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Zip files are read like folders, and hostile ones cost no more than the documented limits. */
class ZipFileTest {

    private static final String ONE_PLY = "Base;InProgress;Black[1];wS1\n";
    private static final String TWO_PLIES = "Base;InProgress;White[2];wS1;bS1 wS1-\n";

    /** The first bytes of the header of a file in the list of files. */
    private static final String LISTED = "PK\u0001\u0002";

    @TempDir
    private Path folder = Path.of("");

    private static byte[] zip(Map<String, String> texts) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, String> text : texts.entrySet()) {
                out.putNextEntry(new ZipEntry(text.getKey()));
                out.write(text.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return bytes.toByteArray();
    }

    private static byte[] threeFiles() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("a.uhp", ONE_PLY);
        texts.put("b.uhp", TWO_PLIES);
        texts.put("c.uhp", ONE_PLY);
        return zip(texts);
    }

    private static int indexOf(byte[] bytes, String text, int from) {
        return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text, from);
    }

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("games.zip"), bytes);
    }

    /** Returns the games of each file, as they were in the file, or that it cannot be read. */
    private static Collection<String> outcomes(Path zip) {
        Map<String, String> outcomes = new LinkedHashMap<>();
        try (Stream<ArchivePart> parts = GameFiles.split(zip, ReadOptions.strict())) {
            parts.forEach(part -> outcomes.merge(
                    part.file(), outcome(part), (all, more) -> more.equals("error") ? more : all + more));
        }
        return outcomes.values();
    }

    private static String outcome(ArchivePart part) {
        return part.failure().isPresent()
                ? "error"
                : part.parse()
                        .map(game -> game.value()
                                .map(found -> GameString.write(found.game()) + "\n")
                                .orElse("fault"))
                        .collect(Collectors.joining());
    }

    private static IOException failure(Path zip) {
        try (Stream<ArchivePart> parts = GameFiles.split(zip, ReadOptions.lenient())) {
            return parts.toList().get(0).failure().orElseThrow();
        }
    }

    @Test
    void names_nestedFolders_areSorted() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("b/2.uhp", ONE_PLY);
        texts.put("b/", "");
        texts.put("b/c/1.uhp", TWO_PLIES);
        texts.put("a.uhp", ONE_PLY);
        texts.put("b/.hidden", ONE_PLY);
        texts.put(".git/d.uhp", ONE_PLY);
        texts.put("./e.uhp", ONE_PLY);
        texts.put("j\u00fcrgen.uhp", TWO_PLIES);
        Path file = file(zip(texts));

        try (Stream<ArchivePart> parts = GameFiles.split(file, ReadOptions.strict())) {
            assertThat(parts.map(part -> part.file().substring((file + "!").length())))
                    .containsExactly(
                            "./e.uhp", ".git/d.uhp", "a.uhp", "b/.hidden", "b/2.uhp", "b/c/1.uhp", "j\u00fcrgen.uhp");
        }
        try (Stream<ArchivePart> parts = GameFiles.split(file, ReadOptions.strict())) {
            assertThat(parts.filter(ArchivePart::isHidden).map(ArchivePart::file))
                    .containsExactly(file + "!.git/d.uhp", file + "!b/.hidden");
        }
        try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.strict())) {
            assertThat(games.map(game -> GameString.write(game.orThrow().game()) + "\n"))
                    .containsExactly(ONE_PLY, ONE_PLY, ONE_PLY, TWO_PLIES, TWO_PLIES);
        }
    }

    @Test
    void names_inLatin1_areRead() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes, StandardCharsets.ISO_8859_1)) {
            out.putNextEntry(new ZipEntry("j\u00fcrgen.uhp"));
        }

        Path file = file(bytes.toByteArray());

        try (Stream<ArchivePart> parts = GameFiles.split(file, ReadOptions.strict())) {
            assertThat(parts.map(ArchivePart::file)).containsExactly(file + "!j\u00fcrgen.uhp");
        }
    }

    @Test
    void zipFileWithoutFiles_isEmpty() throws IOException {
        assertThat(outcomes(file(zip(Map.of())))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "PK\u0005\u0006", "PK\u0003\u0004 and more, but no list of files at the end"})
    void open_otherContent_isError(String text) throws IOException {
        Path file = file(text.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(failure(file)).isInstanceOf(ZipException.class);
        assertThatThrownBy(() -> GameFiles.open(file, ReadOptions.lenient())).isInstanceOf(ZipException.class);
    }

    @Test
    void open_missingFile_isError() {
        assertThat(failure(folder.resolve("b.zip"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void open_encryptedFile_isError() throws IOException {
        byte[] bytes = threeFiles();
        bytes[indexOf(bytes, LISTED, 0) + 8] |= 1;

        assertThat(failure(file(bytes))).isInstanceOf(ZipException.class).hasMessageContaining("encrypted");
    }

    @Test
    void open_twoFilesWithSameName_isError() throws IOException {
        byte[] bytes = threeFiles();
        for (int at = indexOf(bytes, "b.uhp", 0); at >= 0; at = indexOf(bytes, "b.uhp", at + 1)) {
            bytes[at] = 'a';
        }

        assertThat(failure(file(bytes))).isInstanceOf(ZipException.class).hasMessageContaining("the same name");
    }

    /** Many files with the same content could unpack to any length. */
    @Test
    void open_filesThatAddUpToMoreThanZipFile_isError() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("a.uhp", ONE_PLY.repeat(3));
        texts.put("b.uhp", "");
        byte[] bytes = zip(texts);
        int list = indexOf(bytes, LISTED, 0);
        bytes[list + 21] = 1;

        assertThat(failure(file(bytes))).isInstanceOf(ZipException.class).hasMessageContaining("overlap");
    }

    @Test
    void damagedFile_isError_othersAreRead() throws IOException {
        byte[] bytes = threeFiles();
        bytes[indexOf(bytes, "b.uhp", 0) + "b.uhp".length() + 12] ^= 0x10;
        Path file = file(bytes);

        assertThat(outcomes(file)).containsExactly(ONE_PLY, "error", ONE_PLY);
        assertThatThrownBy(() -> GameFiles.open(file, ReadOptions.lenient()).toList())
                .isInstanceOf(UncheckedIOException.class);
    }

    /** Whatever byte is changed, each file is read unchanged, or an error. */
    @Test
    void anyChangedByte_leavesFileUnchangedOrIsError() throws IOException {
        byte[] bytes = threeFiles();
        for (int at = 0; at < bytes.length; at++) {
            byte[] changed = bytes.clone();
            changed[at] ^= (byte) (1 << at % 8);

            // A changed name may hide a file.
            assertThat(outcomes(file(changed))).as("byte %s", at).isSubsetOf(ONE_PLY, TWO_PLIES, "error", "");
        }
    }

    /** Texts of a megabyte may be as empty as they like. */
    @Test
    void fileThatUnpacksTooFar_isError() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("a.uhp", "\n".repeat(1 << 20));
        texts.put("b.uhp", "\n".repeat((1 << 20) + 1));
        texts.put("c.uhp", ONE_PLY);

        assertThat(outcomes(file(zip(texts)))).containsExactly("fault", "error", ONE_PLY);
    }

    private Path gzip(byte[] content) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(content);
        }
        return Files.write(folder.resolve("games.uhp.gz"), bytes.toByteArray());
    }

    @Test
    void open_gzip_readsGames() throws IOException {
        Path file = gzip((ONE_PLY + TWO_PLIES).getBytes(StandardCharsets.UTF_8));

        try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.strict())) {
            assertThat(games).map(game -> game.orThrow().game().plyCount()).containsExactly(1, 2);
        }
    }

    @Test
    void open_gzipThatUnpacksTooFar_isError() throws IOException {
        try (InputStream in = GameFiles.open(gzip(new byte[1 << 22]))) {
            assertThatThrownBy(in::readAllBytes).isInstanceOf(ZipException.class);
        }
    }

    @Test
    void open_noGzip_isError() throws IOException {
        Path file = Files.writeString(folder.resolve("games.uhp.gz"), ONE_PLY);

        assertThatThrownBy(() -> GameFiles.open(file)).isInstanceOf(ZipException.class);
    }

    @Test
    void read_singleBytes_areThoseOfFile() throws IOException {
        try (InputStream in = GameFiles.open(gzip(new byte[] {(byte) 0xFF, 0}))) {
            assertThat(in.read()).isEqualTo(0xFF);
            assertThat(in.read()).isZero();
            assertThat(in.read()).isEqualTo(-1);
        }
    }

    /** The limits that {@link LimitedInput} documents. */
    @ParameterizedTest
    @CsvSource({
        "0, 1048576",
        "10485, 1048576",
        "20000, 2000000",
        "10737418, 1073741800",
        "10737419, 1073741824",
        "4000000000, 1073741824"
    })
    void maxSize_growsWithPackedSize_upToGigabyte(long packed, long expected) {
        assertThat(LimitedInput.maxSize(packed)).isEqualTo(expected);
    }
}
