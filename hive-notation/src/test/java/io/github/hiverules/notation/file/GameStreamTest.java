package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class GameStreamTest {

    private static final String UHP = "Base;InProgress;White[2];wS1;bS1 wS1-";
    private static final String PGN =
            "[GameType \"Base\"]\n[White \"J\u00fcrgen\"]\n\n1. wS1\n2. bS1 wS1-\n\nInProgress\n";

    private static final String GAME_TEXT = "1~base.opening~wS1_0_0.bS1_1_0~-";
    private static final String SGF_MOVES =
            "SU[hive]\n; P0[0 Start P0]\n; P0[1 movedone W wS1 N 13 .]\n; P1[2 movedone B bS1 O 13 wS1-]\n)\n";
    private static final String SGF = " \t(\n\n;\nGM[27]VV[1]\n" + SGF_MOVES;

    /** Repeats a text so often that the result would not fit into memory. */
    private static final class RepeatingReader extends Reader {

        private final String text;
        private long remaining;
        private int offset;
        private boolean closed;

        RepeatingReader(String text, long length) {
            this.text = text;
            this.remaining = length;
        }

        @Override
        public int read(char[] buffer, int from, int length) {
            int count = (int) Math.min(Math.min(length, text.length() - offset), remaining);
            text.getChars(offset, offset + count, buffer, from);
            offset = (offset + count) % text.length();
            remaining -= count;
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                UHP + "\n",
                "# c\r\n\r\n" + UHP + "\r\n",
                GAME_TEXT + "\n",
                PGN + "{ c\n[ }\n\n",
                SGF,
                "(;GM[27]" + SGF_MOVES
            })
    void parse_endlessStream_readsGamesOneByOne(String game) {
        int count = 3_000;
        RepeatingReader in = new RepeatingReader(game, Long.MAX_VALUE);

        try (Stream<Parsed<GameRecord>> games = GameFiles.parse(in, ReadOptions.strict())) {
            List<Parsed<GameRecord>> firstGames = games.limit(count).toList();

            int lines = (int) game.chars().filter(c -> c == '\n').count();
            assertThat(firstGames).allMatch(parsed -> parsed.orThrow().game().plyCount() == 2);
            assertThat(firstGames.get(count - 1).location().line()).isBetween(lines * (count - 1) + 1, lines * count);
        }
        assertThat(in.closed).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \n",
                "Hello\nworld",
                "Hello\n" + SGF,
                "# only a comment\n",
                UHP,
                "\n# x\n" + UHP + "\n" + "Base;x\n\n" + UHP + "\n#",
                "\uFEFF" + PGN + PGN,
                "{c}\n" + PGN + "{c\nd}" + PGN + "[\n1. x\n" + PGN,
                PGN + "{ open\n" + PGN + "{ closed }\n",
                "1. wS1\n2. bS1 wS1-\n" + PGN,
                "(;GM[27]SU[hive])\n(;GM[27]x\n (;GM[27]SU[hive-m])",
                SGF + "x\n" + SGF + "(\n" + SGF + "(;\n\n" + SGF + "(;P0[1 done]\n\n(;" + SGF,
                SGF + "(\n",
                "(;GM[27]SU[hive](;P0[1 done]\n(;P0[2 done]))\n(\n\n;P0[3 done]))" + SGF,
                "(;GM[27]SU[hive]C[a\n(b]) (;GM[27]SU[hive]C[a\n(;GM[27]SU[hive])\n(;\nG",
                GAME_TEXT + "\n" + UHP + "\n1~base~x~-\n#\n" + GAME_TEXT,
            })
    void parse_reader_givesTheSameGamesAsText(String text) {
        for (String lineEnding : List.of("\n", "\r", "\r\n")) {
            String lines = text.replace("\n", lineEnding);

            List<Parsed<GameRecord>> streamed = GameFiles.parse(new StringReader(lines), ReadOptions.lenient())
                    .toList();

            assertThat(streamed)
                    .map(GameStreamTest::summary)
                    .isEqualTo(GameFiles.parse(lines, ReadOptions.lenient())
                            .map(GameStreamTest::summary)
                            .toList());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"; c\n", "% c\n"})
    void parse_manyCommentsBeforeFirstTag_readsGame(String comment) {
        String text = comment.repeat(20_000) + PGN;

        assertThat(GameFiles.parse(new StringReader(text), ReadOptions.lenient()))
                .singleElement()
                .satisfies(game -> assertThat(game.orThrow().game().plyCount()).isEqualTo(2));
    }

    private static String summary(Parsed<GameRecord> parsed) {
        return parsed.value()
                        .map(record -> GameString.writeForEngine(record.game()) + record.tags())
                        .orElse("")
                + parsed.repairs()
                + parsed.fault().map(Sentences.english()::fault).orElse("");
    }

    @ParameterizedTest
    @CsvSource({"Base;NotStarted;White[1], " + UHP, "1. wS1, '[GameType \"Base\"]'"})
    void parse_tooLongGame_reportsFaultAndReadsNextGame(String line, String next) {
        String tooLong = line + " ".repeat(ReadOptions.MAX_LENGTH);

        List<Parsed<GameRecord>> games = GameFiles.parse(new StringReader(tooLong + "\n" + next), ReadOptions.lenient())
                .toList();

        assertThat(games).map(game -> game.fault().isPresent()).containsExactly(true, false);
        assertThat(games).map(game -> game.location().line()).containsExactly(1, 2);
    }

    @Test
    void parse_longTextOfManyGames_readsAllGames() {
        String game = "[Event \"" + "x".repeat(1 << 20) + "\"]\n" + PGN;
        String text = game.repeat(ReadOptions.MAX_LENGTH / game.length() + 2);

        assertThat(GameFiles.parse(text, ReadOptions.strict()))
                .hasSize(ReadOptions.MAX_LENGTH / game.length() + 2)
                .allMatch(parsed -> parsed.fault().isEmpty());
    }

    @Test
    void parse_parenthesesBeforeManyBlankLines_readsGamesAroundThem() {
        String text = SGF + ("(" + "\n".repeat(1_000)).repeat(50) + SGF;

        List<Parsed<GameRecord>> parsed =
                GameFiles.parse(new StringReader(text), ReadOptions.lenient()).toList();

        assertThat(parsed.get(0).fault()).isEmpty();
        assertThat(parsed.get(parsed.size() - 1).fault()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {UHP + "\n", GAME_TEXT + "\n", PGN, SGF})
    void split_manyGames_keepsOrderAndLocations(String game) {
        String text = game.repeat(2_000);
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);

        try (Stream<ArchivePart> parts = GameFiles.split(new ByteArrayInputStream(bytes), ReadOptions.strict())) {
            List<ArchivePart> all = parts.toList();

            assertThat(all).hasSizeBetween(2, 20).allMatch(part -> part.kind().equals(TextKind.detect(game)));
            assertThat(all.stream().flatMap(ArchivePart::parse).map(Parsed::location))
                    .isEqualTo(GameFiles.parse(text, ReadOptions.strict())
                            .map(Parsed::location)
                            .toList());
        }
    }

    @Test
    void split_manyComments_areNotGames() {
        byte[] bytes = (UHP + "\n" + "# comment\n".repeat(20_000)).getBytes(StandardCharsets.UTF_8);

        List<ArchivePart> parts = GameFiles.split(new ByteArrayInputStream(bytes), ReadOptions.lenient())
                .toList();

        assertThat(parts).hasSizeGreaterThan(1);
        assertThat(parts.stream().flatMap(ArchivePart::parse)).hasSize(1);
    }

    /** If the reader kept the beginning of the incomplete game, the players would seem to have stopped there. */
    @ParameterizedTest
    @ValueSource(strings = {UHP + "\n", GAME_TEXT + "\n", PGN, SGF})
    void parse_failureInsideGame_keepsOnlyCompleteGames(String game) {
        byte[] start = (game.repeat(3) + game.substring(0, game.length() / 2)).getBytes(StandardCharsets.UTF_8);
        Iterator<Parsed<GameRecord>> games = GameFiles.parse(
                        new SequenceInputStream(new ByteArrayInputStream(start), new BrokenInput()),
                        ReadOptions.strict())
                .iterator();

        for (int i = 0; i < 3; i++) {
            assertThat(games.next().orThrow().game().plyCount()).isEqualTo(2);
        }
        assertThatThrownBy(games::hasNext)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("broken disk");
    }

    /** Always fails to read. */
    private static final class BrokenInput extends InputStream {

        @Override
        public int read() throws IOException {
            throw new IOException("broken disk");
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return read();
        }
    }

    /** Some devices and pipes never end. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\0",
                "\n",
                "# sixty-four million comments of one character would take very long\n",
                "x",
                "Base;NotStarted;White[1];",
                "1. wS1\n",
                "(;GM[27]SU[hive]",
            })
    void parse_endlessFirstGame_isFailure(String part) {
        RepeatingReader in = new RepeatingReader(part.repeat(1_000), Long.MAX_VALUE);

        assertThatThrownBy(() -> GameFiles.parse(in, ReadOptions.lenient()).forEach(game -> {}))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("characters");
    }

    @Test
    void close_stream_closesInput() {
        AtomicBoolean isClosed = new AtomicBoolean();
        InputStream in = new ByteArrayInputStream(new byte[0]) {
            @Override
            public void close() {
                isClosed.set(true);
            }
        };

        GameFiles.parse(in, ReadOptions.lenient()).close();

        assertThat(isClosed).isTrue();
    }

    /** Returns one byte at a time, which splits every multibyte character. */
    private static final class OneByteInput extends FilterInputStream {

        OneByteInput(byte[] bytes) {
            super(new ByteArrayInputStream(bytes));
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            return super.read(bytes, offset, Math.min(length, 1));
        }
    }

    /** Bytes that are not UTF-8 are read as Latin-1, even if they could begin a UTF-8 character: E2 82, or F0. */
    @Test
    void parse_utf8AndLatin1InOneStream_decodesBoth() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(PGN.getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(PGN.getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes(PGN.replace("\u00fc", "\uD83D\uDC1D\u5c71").getBytes(StandardCharsets.UTF_8));
        bytes.writeBytes(PGN.replace("\u00fc", "\u00e2\u0082").getBytes(StandardCharsets.ISO_8859_1));
        bytes.writeBytes("{ \u00f0".getBytes(StandardCharsets.ISO_8859_1));

        for (InputStream in :
                List.of(new ByteArrayInputStream(bytes.toByteArray()), new OneByteInput(bytes.toByteArray()))) {
            List<Parsed<GameRecord>> parsed =
                    GameFiles.parse(in, ReadOptions.lenient()).toList();
            assertThat(parsed.stream()
                            .map(game -> game.value().orElseThrow().tags().get("White")))
                    .containsExactly("J\u00fcrgen", "J\u00fcrgen", "J\uD83D\uDC1D\u5c71rgen", "J\u00e2\u0082rgen");
            assertThat(parsed.get(3).fault().orElseThrow().text()).isEqualTo("{ \u00f0");
        }
        assertThat(GameFiles.decode(bytes.toByteArray())).endsWith("{ \u00f0").contains("\uD83D\uDC1D\u5c71rgen");
    }
}
