package io.github.hiverules.notation.file;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.GamePlayer;
import io.github.hiverules.notation.internal.Games;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.sgf.Sgf;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads recorded games whatever their notation; what counts is the content, not a file's name.
 *
 * <p>Texts of up to {@link ReadOptions#MAX_LENGTH} characters are read, in linear time.
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
        int lineEnd = Texts.indexOf(head, '\n', start, head.length());
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
        boolean piece = "wWbB".indexOf(first) >= 0 && start + 1 < head.length() && isBug(head.charAt(start + 1));
        return piece ? Optional.of(GameNotation.PGN) : Optional.empty();
    }

    /**
     * Reads all games of a text, one after the other as they are asked for.
     *
     * <p>Of UHP game strings each line is a game; empty lines and lines that begin with {@code #} are skipped.
     *
     * @param text the text
     * @param options how to read
     * @return the games, at least one; a text in no known notation is a game with a fault
     */
    public static Stream<ReadGame> read(CharSequence text, ReadOptions options) {
        try {
            Source source = Source.of(text);
            Optional<GameNotation> notation = notationOf(text);
            if (notation.isEmpty()) {
                int start = Texts.skipBlanks(source.text(), 0, source.length());
                int end = Texts.indexOf(source.text(), '\n', start, source.length());
                throw source.unreadable(start, end, Expected.GAME);
            }
            if (notation.get() == GameNotation.UHP) {
                return Games.read(text, (lines, from) -> new UhpLine(lines, from, options));
            }
            return notation.get() == GameNotation.PGN ? Pgn.readAll(text, options) : Sgf.readAll(text, options);
        } catch (NotationException e) {
            return Stream.of(GamePlayer.unplayable(e));
        }
    }

    /**
     * Turns the bytes of a file into text: UTF-8, or, if they are not that, Latin-1.
     *
     * @param bytes the content of a file
     * @return the text
     */
    public static String decode(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }

    private static boolean isPlain(String text, int start, int end) {
        for (char c : text.substring(start, end).toCharArray()) {
            if (c < ' ' && c != '\t' && c != '\r') {
                return false;
            }
        }
        return true;
    }

    private static boolean isBug(char c) {
        return "QSBGAMLPqsbgamlp".indexOf(c) >= 0;
    }
}
