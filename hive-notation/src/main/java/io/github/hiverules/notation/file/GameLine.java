package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextLines;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Optional;

/** Reads a line of a file that holds a game string or a game text. */
final class GameLine implements GameReader {

    /** How the lines begin that OpenSpiel writes before the state of a game. */
    private static final List<String> OPEN_SPIEL = List.of("[Meta]", "Version: ", "[Game]", "hive(", "[State]");

    private final Source source;
    private final ReadOptions options;
    private final int start;
    private final int end;

    GameLine(Source source, int from, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.start = skipComments(from);
        this.end = lineEnd(start);
    }

    @Override
    public Parsed<GameRecord> read() {
        if (start == source.length()) {
            return Games.failed(source.fault(start, start, Expected.GAME));
        }
        Source line = source.part(start, source.trimEnd(start, end));
        return isGameText(line)
                ? GameText.parse(line, options).map(GameRecord::of)
                : GameString.parse(line, options).map(GameRecord::of);
    }

    private static boolean isGameText(Source line) {
        return TextKind.beginsWithVersion(line, 0, line.length())
                || (Links.findValue(line, 0, line.length()) > 0
                        && TextKind.detectFirst(line).equals(Optional.of(TextKind.GAME_TEXT)));
    }

    /** Returns the start of the next game. Comments belong to the game before them, so they never count as a game. */
    @Override
    public int end() {
        return skipComments(end);
    }

    private int skipComments(int from) {
        int index = source.skipWhitespace(from, source.length());
        while (index < source.length() && isCommentOfLines(source, index)) {
            index = source.skipWhitespace(lineEnd(index), source.length());
        }
        return index;
    }

    static boolean isBlankOrComment(TextLines line) {
        int start = line.skipWhitespace(0, line.length());
        return start == line.length() || isCommentOfLines(line, start);
    }

    /** Returns whether a line is blank, or a comment in some notation. */
    static boolean isBlankOrOtherComment(TextLines line) {
        int start = line.skipWhitespace(0, line.length());
        return start == line.length() || isComment(line, start);
    }

    /** Returns whether a line that begins at an offset is a comment in some notation. */
    static boolean isComment(Characters text, int line) {
        return text.at(line) == '%' || text.at(line) == ';' || isCommentOfLines(text, line);
    }

    /** Returns whether a line is a comment in a file with a game on each line, or part of the header of OpenSpiel. */
    private static boolean isCommentOfLines(Characters text, int line) {
        boolean isComment = text.at(line) == '#' && !Links.isField(text, line, text.lineEnd(line));
        return isComment || OPEN_SPIEL.stream().anyMatch(word -> text.startsWith(word, line));
    }

    private int lineEnd(int from) {
        return source.lineEnd(from);
    }
}
