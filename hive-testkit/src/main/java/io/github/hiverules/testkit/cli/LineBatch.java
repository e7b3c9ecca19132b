package io.github.hiverules.testkit.cli;

import io.github.hiverules.notation.Fault;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextPlace;
import io.github.hiverules.notation.file.GameFiles;
import java.util.stream.Stream;

/** Some lines of a file of game strings, which are read apart from the others; {@code linesBefore} lines precede them. */
final class LineBatch {

    /** A comment: whatever the first line of a batch looks like, the batch is read as game strings. */
    private static final String MARK = "#\n";

    private final byte[] bytes;
    private final int linesBefore;

    LineBatch(byte[] bytes, int linesBefore) {
        this.bytes = bytes;
        this.linesBefore = linesBefore;
    }

    /** The bytes themselves, not a copy: a batch is read once. */
    byte[] bytes() {
        return bytes;
    }

    /** Whether the bytes begin with the mark of UTF-16, whose line ends are not single bytes. */
    boolean isWide() {
        return bytes.length >= 2
                && ((bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF)
                        || (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE));
    }

    String text() {
        return GameFiles.decode(bytes);
    }

    int lines() {
        int lines = 0;
        for (int i = 0; i < bytes.length; i++) {
            boolean isPair = bytes[i] == '\r' && i + 1 < bytes.length && bytes[i + 1] == '\n';
            boolean ends = bytes[i] == '\n' || bytes[i] == '\r';
            lines += ends && !isPair ? 1 : 0;
        }
        return lines;
    }

    /** Reads the games; their places are those in the file, but for the offset. */
    Stream<ParsedGame> read(ReadOptions options) {
        String text = text();
        if (text.lines().allMatch(LineBatch::isIdle)) {
            return Stream.empty();
        }
        return GameFiles.read(MARK + text, options).map(game -> moved(game, linesBefore - 1));
    }

    private static boolean isIdle(String line) {
        return line.isBlank() || line.stripLeading().startsWith("#");
    }

    private static ParsedGame moved(ParsedGame game, int lines) {
        return new ParsedGame(
                moved(game.place(), lines),
                game.game(),
                game.tags(),
                game.repairs(),
                game.fault().map(fault -> moved(fault, lines)));
    }

    private static TextPlace moved(TextPlace place, int lines) {
        return new TextPlace(place.offset(), place.line() + lines, place.column());
    }

    private static Fault moved(Fault fault, int lines) {
        TextPlace place = moved(fault.place(), lines);
        if (fault instanceof Fault.Illegal illegal) {
            return new Fault.Illegal(place, fault.text(), illegal.position(), illegal.move(), illegal.violation());
        }
        if (fault instanceof Fault.Ambiguous ambiguous) {
            return new Fault.Ambiguous(place, fault.text(), ambiguous.candidates());
        }
        if (fault instanceof Fault.Contradictory end) {
            return new Fault.Contradictory(place, fault.text(), end.recorded(), end.actual());
        }
        if (fault instanceof Fault.Unreadable unreadable) {
            return new Fault.Unreadable(place, fault.text(), unreadable.expected());
        }
        throw new IllegalStateException("not a fault of game strings: " + fault);
    }
}
