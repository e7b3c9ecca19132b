package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameStreamTest {

    private static final String UHP = "Base;InProgress;White[2];wS1;bS1 wS1-";
    private static final String PGN =
            "[GameType \"Base\"]\n[White \"J\u00fcrgen\"]\n\n1. wS1\n2. bS1 wS1-\n\nInProgress\n";

    /** Repeats a text so often that it would not fit into the memory. */
    private static final class Endless extends Reader {

        private final String text;
        private long left;
        private int at;
        private boolean closed;

        Endless(String text, long length) {
            this.text = text;
            this.left = length;
        }

        @Override
        public int read(char[] buffer, int from, int length) {
            int count = (int) Math.min(Math.min(length, text.length() - at), left);
            text.getChars(at, at + count, buffer, from);
            at = (at + count) % text.length();
            left -= count;
            return count == 0 ? -1 : count;
        }

        @Override
        public void close() {
            closed = true;
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {UHP + "\n", "# c\r\n\r\n" + UHP + "\r\n", PGN + "{ c\n[ }\n\n"})
    void read_manyGames_readsThemOneByOne(String game) {
        int count = 3_000;
        Endless in = new Endless(game, Long.MAX_VALUE);

        try (Stream<ParsedGame> games = GameFiles.read(in, ReadOptions.strict())) {
            List<ParsedGame> some = games.limit(count).toList();

            int lines = (int) game.chars().filter(c -> c == '\n').count();
            assertThat(some).allMatch(read -> read.orThrow().plyCount() == 2);
            assertThat(some.get(count - 1).place().line()).isBetween(lines * (count - 1) + 1, lines * count);
        }
        assertThat(in.closed).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " \n",
                "Hello\nworld",
                "# only a comment\n",
                UHP,
                "\n# x\n" + UHP + "\n" + "Base;x\n\n" + UHP + "\n#",
                "\uFEFF" + PGN + PGN,
                "{c}\n" + PGN + "{c\nd}" + PGN + "[\n1. x\n" + PGN,
                PGN + "{ open\n" + PGN + "{ closed }\n",
                "1. wS1\n2. bS1 wS1-\n" + PGN,
                "(;GM[27]SU[hive])\n(;GM[27]x\n (;GM[27]SU[hive-m])",
            })
    void read_reader_isTheSameAsReadingTheText(String text) {
        for (String lineEnd : List.of("\n", "\r", "\r\n")) {
            String lines = text.replace("\n", lineEnd);

            List<ParsedGame> streamed = GameFiles.read(new StringReader(lines), ReadOptions.lenient())
                    .toList();

            assertThat(streamed)
                    .map(GameStreamTest::verdict)
                    .isEqualTo(GameFiles.read(lines, ReadOptions.lenient())
                            .map(GameStreamTest::verdict)
                            .toList());
        }
    }

    private static String verdict(ParsedGame read) {
        return GameString.write(read.game())
                + read.tags()
                + read.repairs()
                + read.fault().map(Fault::message).orElse("");
    }

    @Test
    void read_tooLongGame_isAFaultAndTheNextIsRead() {
        String tooLong = "Base;NotStarted;White[1]" + " ".repeat(ReadOptions.MAX_LENGTH);

        List<ParsedGame> games = GameFiles.read(new StringReader(tooLong + "\n" + UHP), ReadOptions.lenient())
                .toList();

        assertThat(games).map(game -> game.fault().isPresent()).containsExactly(true, false);
        assertThat(games).map(game -> game.place().line()).containsExactly(1, 2);
    }

    @Test
    void read_failingReader_throws() {
        Reader failing = new Reader() {
            @Override
            public int read(char[] buffer, int from, int length) throws IOException {
                throw new IOException("broken disk");
            }

            @Override
            public void close() {}
        };

        assertThatThrownBy(() -> GameFiles.read(failing, ReadOptions.lenient()).toList())
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("broken disk");
    }

    @ParameterizedTest
    @ValueSource(strings = {"UTF-8", "ISO-8859-1", "UTF-16"})
    void open_anyEncoding_isFound(String encoding, @TempDir Path folder) throws IOException {
        Path file = folder.resolve("game.pgn");
        Files.write(file, (PGN + PGN).getBytes(Charset.forName(encoding)));

        try (Stream<ParsedGame> games = GameFiles.open(file, ReadOptions.strict())) {
            assertThat(games)
                    .hasSize(2)
                    .allSatisfy(game -> assertThat(game.tags()).containsEntry("White", "J\u00fcrgen"));
        }
    }
}
