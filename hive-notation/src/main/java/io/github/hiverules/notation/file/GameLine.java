package io.github.hiverules.notation.file;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.internal.Characters;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Optional;

/** Reads a line of a file that holds a game string or a game text. */
record GameLine(Source source, ReadOptions options) implements GameReader {

    /** How the lines begin that OpenSpiel writes before the state of a game. */
    private static final List<String> OPEN_SPIEL = List.of("[Meta]", "Version: ", "[Game]", "hive(", "[State]");

    @Override
    public Parsed<GameRecord> read() {
        int start = source.skipWhitespace(0, source.length());
        Source line = source.part(start, source.trimEnd(start, source.length()));
        Parsed<Game> game = isGameText(line) ? GameText.parse(line, options) : GameString.parse(line, options);
        return game.map(GameRecord::of).withLocation(source.location(start));
    }

    @Override
    public int end() {
        return source.length();
    }

    private static boolean isGameText(Source line) {
        return TextKind.beginsWithVersion(line, 0, line.length())
                || (Links.findValue(line, 0, line.length()) > 0
                        && TextKind.detectFirst(line).equals(Optional.of(TextKind.GAME_TEXT)));
    }

    static boolean isBlankOrComment(Source line) {
        int start = line.skipWhitespace(0, line.length());
        return start == line.length() || isCommentOfLines(line, start);
    }

    /** Returns whether a line is blank, or a comment in some notation. */
    static boolean isBlankOrOtherComment(Source line) {
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
}
