package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameFilesTest {

    /** A text of this length would take minutes in quadratic time. In the deep run, it is a megabyte. */
    private static final int LONG_LENGTH = Boolean.getBoolean("hive.deep") ? 1 << 20 : 1 << 17;

    @ParameterizedTest
    @ValueSource(strings = {"", " \n", "Hello world", "\u0000\u0001;\u0002", "what is this?"})
    void parse_textWithoutGame_reportsOneFault(String text) {
        List<Parsed<GameRecord>> games =
                GameFiles.parse(text, ReadOptions.lenient()).toList();

        assertThat(TextKind.detect(text)).isEmpty();
        assertThat(games).hasSize(1);
        assertThat(games.get(0).fault())
                .get()
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isEqualTo("game"));
    }

    @Test
    void parse_gameStrings_readsOneGamePerLine() {
        String text =
                "# games\n\nBase;NotStarted;White[1]\r\nBase;InProgress;Black[1];wX\n  Base;InProgress;Black[1];wS1\nBase+X;";

        List<Parsed<GameRecord>> games =
                GameFiles.parse(text, ReadOptions.strict()).toList();

        assertThat(games).map(game -> game.location().line()).containsExactly(3, 4, 5, 6);
        assertThat(games).map(game -> game.fault().isPresent()).containsExactly(false, true, false, true);
        assertThat(games.get(1).fault().orElseThrow().location()).hasToString("4:26");
        assertThat(Sentences.english().fault(games.get(1).fault().orElseThrow()))
                .startsWith("expected a piece");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Base;InProgress;Black[1];wX", "(;SU[?])"})
    void parse_inParallel_keepsOrderAndLocations(String broken) {
        int count = 20_000;

        List<Parsed<GameRecord>> games = GameFiles.parse((broken + "\n").repeat(count), ReadOptions.strict())
                .parallel()
                .toList();

        List<Integer> lines = IntStream.rangeClosed(1, count).boxed().toList();
        assertThat(games).map(game -> game.location().line()).isEqualTo(lines);
        assertThat(games)
                .map(game -> game.fault().orElseThrow().location().line())
                .isEqualTo(lines);
    }

    @Test
    void parse_gameTextOfLaterVersion_reportsVersion() {
        assertThat(GameFiles.parse("2~base~-~-\n", ReadOptions.lenient()).toList())
                .singleElement()
                .satisfies(game -> assertThat(game.fault())
                        .get()
                        .satisfies(fault ->
                                assertThat(fault.expected().orElseThrow().id()).isEqualTo("version")));
    }

    @Test
    void parse_commentsOnly_reportsOneFault() {
        assertThat(GameFiles.parse("# games\n\n# none\n", ReadOptions.lenient()).toList())
                .singleElement()
                .satisfies(game -> assertThat(game.fault())
                        .get()
                        .satisfies(fault ->
                                assertThat(fault.expected().orElseThrow().id()).isEqualTo("game")));
    }

    @Test
    void parse_commentAtEnd_isNotGame() {
        assertThat(GameFiles.parse("Base;NotStarted;White[1]\n# the end\n", ReadOptions.strict())
                        .toList())
                .singleElement()
                .satisfies(game -> assertThat(game.fault()).isEmpty());
    }

    @Test
    void parse_gameTexts_readsOneGamePerLine() {
        String broken = "1~mlp.opening~wS1_0_0.bA1_1_0.wQ_2_0~-";
        String text = "# two games\n" + broken + "\n\n 1~base~wQ_0_0~white-wins.time \n";

        List<Parsed<GameRecord>> parsed =
                GameFiles.parse(text, ReadOptions.strict()).toList();

        assertThat(parsed).map(game -> game.location().toString()).containsExactly("2:1", "4:2");
        assertThat(parsed.get(0).value().orElseThrow().game().plyCount()).isEqualTo(2);
        assertThat(parsed.get(0).fault())
                .get()
                .satisfies(illegal ->
                        assertThat(illegal.violation().orElseThrow().rule()).isEqualTo(Rule.PLACE_3));
        assertThat(parsed.get(0).fault().orElseThrow().location()).hasToString("2:" + (broken.indexOf("wQ") + 1));
        assertThat(parsed.get(1).orThrow().game().result()).isEqualTo(GameResult.lossOnTimeOf(Color.BLACK));
    }

    /** The bytes are hexadecimal. FE FF and FF FE are the byte order marks of UTF-16. */
    @ParameterizedTest
    @CsvSource({
        "UTF-8,             J\u00fcrgen, 4ac3bc7267656e",
        "Latin-1,           J\u00fcrgen, 4afc7267656e",
        "both in one file,  \u00fc\u00fc, c3bcfc",
        "a broken sequence, \u00e2\u0082x, e28278",
        "big-endian,        J\u00fc, feff004a00fc",
        "little-endian,     J\u00fc, fffe4a00fc00",
        "only a mark,       '', feff",
        "only a mark,       '', fffe",
        "half a mark,       \u00fe, fe",
        "no bytes,          '', ''",
    })
    void decode_bytes_areUtf8OrLatin1OrMarkedUtf16(String what, String text, String bytes) {
        assertThat(GameFiles.decode(HexFormat.of().parseHex(bytes))).as(what).isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"6162ff63", "feff0061006200ff0063"})
    void read_twoCharactersAtATime_losesNone(String hex) throws IOException {
        byte[] bytes = HexFormat.of().parseHex(hex);
        char[] target = new char[2];
        StringBuilder text = new StringBuilder();
        try (Reader reader = new DecodingReader(new ByteArrayInputStream(bytes))) {
            for (int count = reader.read(target); count >= 0; count = reader.read(target)) {
                text.append(target, 0, count);
            }
        }

        assertThat(text).hasToString("ab\u00ffc");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ";",
                "Base;",
                "Base;NotStarted;White[1];",
                "Base;InProgress;Black[1];w",
                "[",
                "[A \"",
                "[A \"b\"]\n",
                "1. ",
                "1.\n",
                "{",
                "wA1 ",
                "wA1\n",
                "[GameType \"Base\"]\n1. wS1 {",
                "[[[]]]\n",
                "[\n{\n",
                "[A \"b\"]\n{\n",
                "1. {\n[\n",
                "\uFEFF",
                "#\n",
                "(;",
                "(;GM[27]",
                "(",
                "(;GM[27]SU[hive]; P0[1 pick W 4 wS1]",
                "Base;Foo;Bar\n",
                "\\"
            })
    void parse_longRepetition_reportsShortFaults(String part) {
        String text = part.repeat(LONG_LENGTH / part.length());

        GameFiles.parse(text, ReadOptions.lenient()).forEach(game -> {
            assertThat(game.repairs()).hasSizeLessThanOrEqualTo(ReadOptions.MAX_REPAIRS);
            game.fault().ifPresent(fault -> {
                assertThat(fault.text()).hasSizeLessThanOrEqualTo(40);
                assertThat(Sentences.english().fault(fault)).hasSizeLessThan(200);
            });
        });
        assertThat(GameFiles.parse(text, ReadOptions.strict())
                        .findFirst()
                        .orElseThrow()
                        .fault())
                .isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "Base;NotStarted;White[1];", "[GameType \"Base\"]\n1. ", "(;GM[27]"})
    void parse_longRandomBytes_reportsFault(String head) {
        Random random = new Random(7);
        byte[] junk = new byte[LONG_LENGTH];
        random.nextBytes(junk);
        String text = head + GameFiles.decode(junk);

        Parsed<GameRecord> first =
                GameFiles.parse(text, ReadOptions.lenient()).findFirst().orElseThrow();

        assertThat(first.fault()).isPresent();
    }

    @Test
    void parse_repairsFoundOutOfOrder_areListedInOrder() {
        String text = "Base;Foo;Bar\n".repeat(3) + "\nBase;Foo;Bar;x";

        List<Parsed<GameRecord>> games =
                GameFiles.parse(text, ReadOptions.lenient()).toList();

        // The reader checks the turn before the state, but lists the repairs in the order of the text.
        assertThat(games.get(2).repairs())
                .map(repair -> repair.location().toString())
                .containsExactly("3:6", "3:10");
        assertThat(games.get(3).fault().orElseThrow().location()).hasToString("5:14");
    }

    @Test
    void open_folder_readsAllFilesWithGames(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve("b/.hidden"));
        Files.writeString(folder.resolve("c.txt"), "Base;InProgress;Black[1];wS1\nBase;InProgress;Black[1];wG1\n");
        Files.writeString(folder.resolve("b/game.pgn"), "[GameType \"Base\"]\n1. wB1 *\n");
        Files.writeString(folder.resolve("b/.hidden/game.pgn"), "[GameType \"Base\"]\n1. wB1 *\n");
        Files.writeString(folder.resolve("a.java"), "import java.util.List;\nclass A {}\n");
        Files.writeString(folder.resolve("empty"), "");

        try (Stream<Parsed<GameRecord>> games = GameFiles.open(folder, ReadOptions.strict())) {
            assertThat(games)
                    .map(game -> GameString.writeForEngine(game.orThrow().game()) + " " + game.location())
                    .containsExactly(
                            "Base;InProgress;Black[1];wB1 1:1",
                            "Base;InProgress;Black[1];wS1 1:1",
                            "Base;InProgress;Black[1];wG1 2:1");
        }
        try (Stream<Parsed<GameRecord>> games = GameFiles.open(folder, ReadOptions.strict())) {
            assertThat(games.findFirst()).isPresent();
        }
    }

    @Test
    void split_folder_saysWhatItSkipsAndCannotRead(@TempDir Path folder) throws IOException {
        Files.createDirectories(folder.resolve(".git/objects"));
        Files.writeString(folder.resolve(".git/objects/x"), "Base;InProgress;Black[1];wS1\n");
        Files.writeString(folder.resolve(".hidden"), "Base;InProgress;Black[1];wS1\n");
        Files.writeString(folder.resolve("a.java"), "import java.util.List;\nclass A {}\n");
        Files.writeString(folder.resolve("b.pgn"), "nothing\n");
        Files.createSymbolicLink(folder.resolve("c.uhp"), folder.resolve("gone"));
        Files.writeString(folder.resolve("d"), "Base;InProgress;Black[1];wS1\n");

        try (Stream<ArchivePart> parts = GameFiles.split(folder, ReadOptions.strict())) {
            assertThat(parts)
                    .map(part -> folder.relativize(Path.of(part.file()))
                            + (part.isHidden() ? " hidden" : "")
                            + (part.isSkipped() ? " skipped" : "")
                            + (part.failure().isPresent()
                                    ? " failed"
                                    : " games " + part.parse().count()))
                    .containsExactly(
                            ".git hidden skipped games 0",
                            ".hidden hidden skipped games 0",
                            "a.java skipped games 0",
                            "b.pgn games 1",
                            "c.uhp failed",
                            "d games 1");
        }
    }

    /** Somebody who names a hidden folder wants its files. */
    @Test
    void split_namedHiddenFolder_isRead(@TempDir Path folder) throws IOException {
        Path hidden = Files.createDirectories(folder.resolve(".games"));
        Files.writeString(hidden.resolve("d"), "Base;InProgress;Black[1];wS1\n");

        try (Stream<ArchivePart> parts = GameFiles.split(hidden, ReadOptions.strict())) {
            assertThat(parts.flatMap(ArchivePart::parse)).hasSize(1);
        }
        try (Stream<ArchivePart> parts = GameFiles.split(hidden.resolve("e"), ReadOptions.strict())) {
            assertThat(parts.map(ArchivePart::failure)).hasSize(1).allMatch(Optional::isPresent);
        }
    }

    /** Tests may run as root, which may read everything, so this test passes the failure to the visitor directly. */
    @Test
    void split_folderWithoutPermission_isOneFailure(@TempDir Path folder) {
        List<ArchiveFile> files = new ArrayList<>();
        Path secret = folder.resolve("secret");

        new ArchiveFile.Visitor(folder, files).visitFileFailed(secret, new AccessDeniedException("secret"));

        assertThat(files.get(0).parts(ReadOptions.lenient()))
                .singleElement()
                .satisfies(part -> assertThat(part.failure()).containsInstanceOf(AccessDeniedException.class));
    }
}
