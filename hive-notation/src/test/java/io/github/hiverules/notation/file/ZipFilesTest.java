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
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.zip.CRC32;
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
class ZipFilesTest {

    private static final String ONE_PLY = "Base;InProgress;Black[1];wS1\n";
    private static final String TWO_PLIES = "Base;InProgress;White[2];wS1;bS1 wS1-\n";

    /** The signatures of the two headers of an entry, and the offsets of the flags in them. */
    private static final Map<String, Integer> FLAGS = Map.of("PK\u0003\u0004", 6, "PK\u0001\u0002", 8);

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

    private Path file(byte[] bytes) throws IOException {
        return Files.write(folder.resolve("games.zip"), bytes);
    }

    private List<String> names(Path file) throws IOException {
        return GameFiles.unpack(file).stream()
                .map(entry -> entry.name().substring(folder.toString().length() + 1))
                .toList();
    }

    private static List<String> outcomes(Path file) throws IOException {
        List<String> outcomes = new ArrayList<>();
        for (PackedFile entry : GameFiles.unpack(file)) {
            try (InputStream in = entry.open()) {
                String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
                outcomes.add(text.length() > 100 ? "long" : text.strip());
            } catch (IOException e) {
                outcomes.add(e.getClass().getSimpleName());
            }
        }
        return outcomes;
    }

    @Test
    void unpack_nestedFolders_listsFilesByName() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("b/2.uhp", ONE_PLY);
        texts.put("b/", "");
        texts.put("b/c/1.uhp", TWO_PLIES);
        texts.put("a.uhp", ONE_PLY);
        texts.put("b/.hidden", "x");
        texts.put("j\u00fcrgen.uhp", TWO_PLIES);
        Path file = file(zip(texts));

        assertThat(names(file))
                .containsExactly(
                        "games.zip!a.uhp", "games.zip!b/2.uhp", "games.zip!b/c/1.uhp", "games.zip!j\u00fcrgen.uhp");
        try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.strict())) {
            assertThat(games.map(game -> GameString.write(game.orThrow().game()) + "\n"))
                    .containsExactly(ONE_PLY, ONE_PLY, TWO_PLIES, TWO_PLIES);
        }
    }

    @Test
    void unpack_otherFile_isFileItself() throws IOException {
        Path file = Files.writeString(folder.resolve("a.uhp"), ONE_PLY);

        assertThat(names(file)).containsExactly("a.uhp");
        assertThat(GameFiles.unpack(file).get(0).size()).hasValue(ONE_PLY.length());
        assertThatThrownBy(() -> GameFiles.unpack(folder.resolve("b.uhp"))).isInstanceOf(NoSuchFileException.class);
    }

    @Test
    void open_gzip_readsGames() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write((ONE_PLY + TWO_PLIES).getBytes(StandardCharsets.UTF_8));
        }
        Path file = Files.write(folder.resolve("games.uhp.gz"), bytes.toByteArray());

        assertThat(GameFiles.unpack(file).get(0).size()).isEmpty();
        try (Stream<Parsed<GameRecord>> games = GameFiles.open(file, ReadOptions.strict())) {
            assertThat(games).map(game -> game.orThrow().game().plyCount()).containsExactly(1, 2);
        }
    }

    private static byte[] stored(String text, String comment) throws IOException {
        byte[] content = text.getBytes(StandardCharsets.ISO_8859_1);
        CRC32 checksum = new CRC32();
        checksum.update(content);
        ZipEntry entry = new ZipEntry("a.uhp");
        entry.setMethod(ZipEntry.STORED);
        entry.setSize(content.length);
        entry.setCrc(checksum.getValue());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream out = new ZipOutputStream(bytes)) {
            out.setComment(comment);
            out.putNextEntry(entry);
            out.write(content);
        }
        return bytes.toByteArray();
    }

    /** A comment ends the file, and may look like the record before it. */
    @ParameterizedTest
    @ValueSource(
            strings = {"", "x", "PK\u0005\u0006 looks like the last record", "ends with a length of no comment\0\0"})
    void open_storedEntryAndComment_isRead(String comment) throws IOException {
        assertThat(outcomes(file(stored(ONE_PLY, comment)))).containsExactly(ONE_PLY.strip());
    }

    @Test
    void read_singleBytes_areThoseOfEntry() throws IOException {
        PackedFile entry = GameFiles.unpack(file(stored("\u00FFa\u0000b", ""))).get(0);

        assertThat(entry).hasToString(entry.name());
        assertThat(entry.size()).hasValue(4);
        try (InputStream in = entry.open()) {
            assertThat(in.markSupported()).isFalse();
            assertThat(in.read()).isEqualTo(0xFF);
            assertThat(in.skip(1)).isOne();
            assertThat(in.read()).isZero();
            assertThat(in.read()).isEqualTo('b');
            assertThat(in.read()).isEqualTo(-1);
        }
    }

    /** The offset of a byte from the header of the entry or the list, or from the last record, and its new value. */
    @ParameterizedTest
    @CsvSource({
        "'PK\u0003\u0004', 0, 0, damaged entry",
        "'PK\u0001\u0002', 10, 12, compression",
        "'PK\u0001\u0002', 0, 0, list of entries",
        "'PK\u0001\u0002', 28, 100, list of entries",
        "'PK\u0005\u0006', 12, 52, gigabytes",
        "'PK\u0005\u0006', 15, 127, gigabytes",
        "'PK\u0005\u0006', 19, 127, gigabytes",
        "'PK\u0005\u0006', 10, 0, list of entries",
        "'PK\u0005\u0006', 10, 2, list of entries",
    })
    void open_damagedHeader_isError(String signature, int offset, int value, String message) throws IOException {
        byte[] bytes = stored(ONE_PLY, "");
        bytes[indexOf(bytes, signature, 0) + offset] = (byte) value;
        Path file = file(bytes);

        assertThatThrownBy(() -> GameFiles.open(file, ReadOptions.lenient()))
                .isInstanceOf(ZipException.class)
                .hasMessageContaining(message);
    }

    private static byte[] threeEntries() throws IOException {
        return zip(new LinkedHashMap<>(Map.of("a.uhp", ONE_PLY, "b.uhp", TWO_PLIES, "c.uhp", ONE_PLY)));
    }

    private static int indexOf(byte[] bytes, String text, int from) {
        return new String(bytes, StandardCharsets.ISO_8859_1).indexOf(text, from);
    }

    @Test
    void encryptedEntry_isError_othersAreRead() throws IOException {
        byte[] bytes = threeEntries();
        FLAGS.forEach((signature, offset) -> {
            for (int at = indexOf(bytes, signature, 0); at >= 0; at = indexOf(bytes, signature, at + 1)) {
                boolean isSecond = indexOf(bytes, "b.uhp", at) - at < 50 && indexOf(bytes, "b.uhp", at) > 0;
                bytes[at + offset] |= (byte) (isSecond ? 1 : 0);
            }
        });

        assertThat(outcomes(file(bytes))).containsExactly(ONE_PLY.strip(), "ZipException", ONE_PLY.strip());
    }

    @Test
    void damagedEntry_isError_othersAreRead() throws IOException {
        byte[] bytes = threeEntries();
        int content = indexOf(bytes, "b.uhp", 0) + "b.uhp".length();
        bytes[content + 12] ^= 0x10;
        Path file = file(bytes);

        assertThat(outcomes(file)).hasSize(3).startsWith(ONE_PLY.strip()).endsWith(ONE_PLY.strip());
        assertThat(outcomes(file).get(1)).endsWith("Exception");
        assertThatThrownBy(() -> GameFiles.open(file, ReadOptions.lenient()).toList())
                .isInstanceOf(UncheckedIOException.class);
    }

    /** Whatever byte is changed, each entry is read unchanged, or an error. */
    @Test
    void anyChangedByte_leavesEntryUnchangedOrIsError() throws IOException {
        byte[] bytes = threeEntries();
        for (int at = 0; at < bytes.length; at++) {
            byte[] changed = bytes.clone();
            changed[at] ^= (byte) (1 << at % 8);
            Path file = file(changed);
            List<String> outcomes = new ArrayList<>();
            try {
                outcomes.addAll(outcomes(file));
            } catch (ZipException e) {
                outcomes.add("ZipException");
            }
            assertThat(outcomes.size()).as("byte %s", at).isIn(1, 3);
            assertThat(outcomes)
                    .as("byte %s", at)
                    .allMatch(text -> text.endsWith("Exception")
                            || List.of(ONE_PLY.strip(), TWO_PLIES.strip()).contains(text));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "../a.uhp",
                "a/../../b.uhp",
                "/etc/a.uhp",
                "c:\\a.uhp",
                "a\u001b[31m.uhp",
                "a\nb.uhp",
                "..",
                "",
                "\\a"
            })
    void forbiddenName_isError(String name) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("z.uhp", TWO_PLIES);
        texts.put(name, ONE_PLY);

        assertThat(outcomes(file(zip(texts)))).endsWith(TWO_PLIES.strip()).doesNotContain(ONE_PLY.strip());
    }

    /** Texts of a megabyte may be as empty as they like. */
    @Test
    void entryThatUnpacksTooFar_isError() throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("a.uhp", "\n".repeat(1 << 20));
        texts.put("b.uhp", "\n".repeat((1 << 20) + 1));
        texts.put("c.uhp", ONE_PLY);

        assertThat(outcomes(file(zip(texts)))).containsExactly("long", "ZipException", ONE_PLY.strip());
    }

    /** An entry may lie about its size. */
    @Test
    void entryThatUnpacksFartherThanItSays_isError() throws IOException {
        byte[] bytes = zip(Map.of("a.uhp", "\n".repeat(1 << 22)));
        int size = indexOf(bytes, "PK\u0001\u0002", 0) + 24;
        bytes[size + 1] = 1;
        bytes[size + 2] = 0;

        assertThat(outcomes(file(bytes))).containsExactly("ZipException");
    }

    @Test
    void entryThatIsShorterThanItSays_isError() throws IOException {
        byte[] bytes = stored(ONE_PLY, "");
        bytes[indexOf(bytes, "PK\u0001\u0002", 0) + 24]++;

        assertThat(outcomes(file(bytes))).containsExactly("ZipException");
    }

    @Test
    void gzipThatUnpacksTooFar_isError() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
            out.write(new byte[1 << 22]);
        }
        Path file = Files.write(folder.resolve("a.uhp.gz"), bytes.toByteArray());

        assertThat(outcomes(file)).containsExactly("ZipException");
    }

    /** The limits that {@link GameFiles#unpack(Path)} documents. */
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
        assertThat(Unpacking.maxSize(packed)).isEqualTo(expected);
    }

    private static Map<String, String> emptyEntries(int count) {
        Map<String, String> texts = new LinkedHashMap<>();
        IntStream.range(0, count).forEach(number -> texts.put("" + number, ""));
        return texts;
    }

    /** Where the number of entries is 65,535, the real one is elsewhere. */
    @Test
    void tooManyEntries_areError() throws IOException {
        assertThat(GameFiles.unpack(file(zip(emptyEntries(65_534))))).hasSize(65_534);
        assertThatThrownBy(() -> GameFiles.unpack(file(zip(emptyEntries(65_535)))))
                .isInstanceOf(ZipException.class)
                .hasMessageContaining("65534");
    }

    /** Many entries with the same content could unpack to any length. */
    @Test
    void entriesThatOverlap_areError() throws IOException {
        byte[] bytes = zip(Map.of("a.uhp", ONE_PLY.repeat(3), "b.uhp", ""));
        int list = indexOf(bytes, "PK\u0001\u0002", 0);
        int second = indexOf(bytes, "PK\u0001\u0002", list + 1);
        bytes[list + 21] = 1;
        bytes[second + 21] = 1;

        assertThatThrownBy(() -> GameFiles.unpack(file(bytes)))
                .isInstanceOf(ZipException.class)
                .hasMessageContaining("overlap");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "x", "PK\u0005\u0006", "PK\u0003\u0004 and more, but no list of entries at the end"})
    void noZipFile_isError(String text) throws IOException {
        Path file = file(text.getBytes(StandardCharsets.ISO_8859_1));

        assertThatThrownBy(() -> GameFiles.unpack(file)).isInstanceOf(ZipException.class);
    }

    @Test
    void emptyZipFile_hasNoFiles() throws IOException {
        assertThat(GameFiles.unpack(file(zip(Map.of())))).isEmpty();
    }
}
