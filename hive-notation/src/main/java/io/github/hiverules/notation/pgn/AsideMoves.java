package io.github.hiverules.notation.pgn;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.notation.pgn.PgnScanner.Aside;
import io.github.hiverules.notation.pgn.PgnScanner.Ply;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Finds the moves that a game has lost in a comment, a variation or a skipped line, as when a brace is missing: those
 * with which the game would go on. Not thread-safe.
 */
final class AsideMoves {

    /** What may stand before a move, or after the last one of a list. */
    private static final String SIGNS = "{}()[],;!?$*\"'";

    private static final int MAX_NAME_LENGTH = 3;

    private final Source source;
    private final PgnTokens tokens;
    private final Reading reading;
    private Range first = Range.NONE;
    private int count;

    // The game after the moves found since the last move of the game itself, their number, and the first of them.
    private GameBuilder game;
    private int found;
    private Range foundFirst = Range.NONE;
    private boolean isInVariation;

    AsideMoves(GameBuilder game, Reading reading) {
        this.game = game;
        this.source = reading.source();
        this.tokens = new PgnTokens(source);
        this.reading = reading;
    }

    /** Reports the moves between two moves of the game if the second one may follow them. */
    void findBetween(GameBuilder before, List<Aside> asides, Optional<Ply> after) {
        if (asides.isEmpty()) {
            return;
        }
        game = before.trial();
        found = 0;
        foundFirst = Range.NONE;
        asides.forEach(this::find);
        boolean isLost = found > 0
                && after.map(ply -> game.tryMove(ply.start(), ply.end()).isEmpty())
                        .orElse(true);
        if (isLost) {
            count += found;
            first = first.isEmpty() ? foundFirst : first;
            // Every variation is reported as left out.
            if (!isInVariation) {
                reading.add(Repair.Kind.MOVE_IN_COMMENT, foundFirst.start(), foundFirst.end(), "");
            }
        }
    }

    /** Reports the moves after the last one of the game, and a fault if more moves were lost than the game has. */
    void findAfter(GameBuilder last, List<Aside> asides) {
        findBetween(last, asides, Optional.empty());
        if (count > last.game().plyCount()) {
            reading.fail(first.start(), first.end(), Expected.MOVES_OUTSIDE_COMMENTS);
        }
    }

    /**
     * Finds moves at the beginning of the range and of its lines. They may stand anywhere in the rest of a line, and in
     * a comment with another opening brace, which tells of a lost closing one.
     */
    private void find(Aside aside) {
        int limit = aside.text().end();
        boolean isAnywhere = aside.sign() == ';'
                || aside.sign() == '('
                || source.indexOf('{', aside.text().start(), limit) < limit;
        boolean mayBegin = true;
        for (int at = aside.text().start(); at < limit; ) {
            char c = source.at(at);
            int end = mayBegin ? playMove(aside, at) : at;
            mayBegin = end > at
                    || Strings.isLineEnd(c)
                    || (isAnywhere && c == ' ')
                    || (mayBegin && (Strings.isWhitespace(c) || SIGNS.indexOf(c) >= 0));
            at = Math.max(end, at + 1);
        }
    }

    /**
     * Plays the move at an offset. It must have the right number or, without one, be followed only by other moves in its
     * line. Returns its end, or the offset.
     */
    private int playMove(Aside aside, int from) {
        int limit = aside.text().end();
        int name = source.skipWhitespace(Math.min(tokens.numberEnd(from), limit), limit);
        int end = moveEnd(name, limit);
        boolean isNext = end > name
                && (from < name ? isNext(from, from == aside.text().start()) : isBeforeSign(end, limit))
                && game.tryMove(name, end).isEmpty();
        if (!isNext) {
            return from;
        }
        found++;
        if (foundFirst.isEmpty()) {
            isInVariation = aside.sign() == '(';
            foundFirst = new Range(from, source.trimEnd(from, Math.min(source.lineEnd(from), limit)));
        }
        return end;
    }

    /** Returns the end of two words, or of a pass or the first move; the offset if it does not begin with a piece. */
    private int moveEnd(int from, int limit) {
        int nameEnd = from == limit ? from : Math.min(tokens.wordEnd(from), limit);
        if (tokens.isPass(from, nameEnd)) {
            return nameEnd;
        }
        if (!PieceName.isAt(source, from) || nameEnd > from + MAX_NAME_LENGTH) {
            return from;
        }
        if (game.game().position().isEmpty()) {
            return nameEnd;
        }
        int second = source.skipWhitespace(nameEnd, limit);
        return second < limit ? Math.min(tokens.wordEnd(second), limit) : from;
    }

    /** Returns whether a number is that of the next move. A brace may have replaced its first digit. */
    private boolean isNext(int start, boolean mayLackDigit) {
        String digits =
                source.excerpt(start, source.skipDigits(start, source.length())).replaceFirst("^0+", "");
        int plies = game.game().plyCount();
        return Stream.of(plies + 1, plies + 2, plies / 2 + 1)
                .map(number -> Integer.toString(number))
                .anyMatch(number ->
                        number.equals(digits) || (number.endsWith(digits) && (mayLackDigit || digits.isEmpty())));
    }

    private boolean isBeforeSign(int from, int limit) {
        int at = source.skipWhitespaceInLine(from);
        if (at >= limit || Strings.isLineEnd(source.at(at)) || SIGNS.indexOf(source.at(at)) >= 0) {
            return true;
        }
        int end = Math.min(tokens.wordEnd(at), limit);
        return tokens.isPass(at, end)
                || tokens.isResult(at, end)
                || PieceName.findPiece(source.excerpt(at, end)).isPresent();
    }
}
