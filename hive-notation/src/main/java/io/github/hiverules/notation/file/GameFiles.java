package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.Games;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.io.IOException;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads recorded games in any supported notation, which it recognizes by the content, not by the file's name.
 *
 * <p>Reading takes linear time. Texts may have up to {@link ReadOptions#MAX_LENGTH} characters, streams any length.
 */
public final class GameFiles {

    private GameFiles() {}

    /**
     * Recognizes a notation by its first characters.
     *
     * @param text the text
     * @return the notation that the text seems to be in, or empty if it looks like none
     */
    public static Optional<GameNotation> notationOf(CharSequence text) {
        String head = text.subSequence(0, Math.min(text.length(), ReadOptions.MAX_LENGTH))
                .toString();
        int start = Texts.skipBlanks(head, 0, head.length());
        if (start == head.length()) {
            return Optional.empty();
        }
        int lineEnd = Texts.lineEnd(head, start);
        char first = head.charAt(start);
        if (first == '(') {
            return Optional.of(GameNotation.SGF);
        }
        if (first == '[' || first == '{' || (first >= '0' && first <= '9')) {
            return Optional.of(GameNotation.PGN);
        }
        int comment = Texts.indexOf(head, '{', start, lineEnd);
        boolean semicolon = Texts.indexOf(head, ';', start, comment) < comment;
        if (first == '#' || (semicolon && isPlain(head, start, lineEnd))) {
            return Optional.of(GameNotation.UHP);
        }
        return Pieces.isPiece(head, start) ? Optional.of(GameNotation.PGN) : Optional.empty();
    }

    /**
     * Reads all games of a text lazily, one after the other.
     *
     * <p>Each line with a UHP game string is a game; empty lines and lines that begin with {@code #} are skipped.
     *
     * @param text the text
     * @param options how to read
     * @return the games, at least one; a text in no known notation is a game with a fault
     */
    public static Stream<ParsedGame> read(CharSequence text, ReadOptions options) {
        Optional<GameNotation> notation = notationOf(text);
        if (notation.isEmpty()) {
            return Games.read(text, (source, from) -> new UnknownGame(source));
        }
        return switch (notation.get()) {
            case UHP -> Games.read(text, (source, from) -> new UhpLine(source, from, options));
            case PGN -> Pgn.readAll(text, options);
            case SGF -> Sgf.readAll(text, options);
        };
    }

    /**
     * Reads all games of a stream of characters lazily, one after the other, in little memory.
     *
     * <p>It holds one line of UHP game strings or one game of a PGN at a time, so a stream may have any number of them. It
     * reads an SGF as a whole and refuses it if it is longer than {@link ReadOptions#MAX_LENGTH}. Places refer to the
     * whole text; offsets stop at {@link Integer#MAX_VALUE}.
     *
     * @param in the text; it is closed when the returned stream is
     * @param options how to read
     * @return the games, at least one; a text in no known notation is a game with a fault; throws an {@link
     *     UncheckedIOException} where reading fails
     */
    public static Stream<ParsedGame> read(Reader in, ReadOptions options) {
        return Games.stream(new GameStream(in, options)).onClose(() -> {
            try {
                in.close();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    /**
     * Opens a file and reads its games like {@link #read(Reader, ReadOptions)}. To find its encoding like
     * {@link #decode(byte[])}, it reads the file twice.
     *
     * @param file the file
     * @param options how to read
     * @return the games; to be closed, for example by try-with-resources
     * @throws IOException if the file cannot be opened
     */
    public static Stream<ParsedGame> open(Path file, ReadOptions options) throws IOException {
        return read(Encodings.open(file), options);
    }

    /**
     * Turns the bytes of a file into text: UTF-16 if they begin with its byte order mark, else UTF-8, or, if they are not
     * valid UTF-8, Latin-1.
     *
     * @param bytes the content of a file
     * @return the text
     */
    public static String decode(byte[] bytes) {
        return Encodings.decode(bytes);
    }

    private static boolean isPlain(String text, int start, int end) {
        return text.substring(start, end).chars().allMatch(c -> c >= ' ' || c == '\t' || c == '\r');
    }
}
