package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Rulesets;
import io.github.hiverules.notation.internal.Source;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads one position string. */
final class PositionStringReader {

    private final Source source;
    private int index;

    PositionStringReader(Source source) {
        this.source = source;
    }

    Setup read() {
        Ruleset ruleset = ruleset(fieldEnd(Expected.POSITION));
        Color side = side();
        int turn = number(fieldEnd(Expected.TURN), Expected.TURN);
        int hiveEnd = Texts.indexOf(source.text(), '~', index, source.length());
        Map<Hex, List<Piece>> stacks = stacks(hiveEnd);
        Setup setup = new Setup(ruleset, side, turn, stacks, resting(hiveEnd));
        String canonical = PositionString.write(setup);
        if (!canonical.equals(source.text())) {
            int wrong = firstDifference(canonical, source.text());
            throw source.unreadable(wrong, source.length(), Expected.CANONICAL);
        }
        return setup;
    }

    /** Returns where a field ends that must be followed by another. */
    private int fieldEnd(Expected expected) {
        int end = Texts.indexOf(source.text(), '~', index, source.length());
        if (end == source.length()) {
            throw source.unreadable(index, end, expected);
        }
        return end;
    }

    private Ruleset ruleset(int end) {
        Optional<Ruleset> named = Rulesets.ofShortName(source.excerpt(index, end));
        Ruleset ruleset = source.require(named, 0, end, Expected.RULESET);
        index = end + 1;
        return ruleset;
    }

    private Color side() {
        char letter = index < source.length() ? source.at(index) : '?';
        if (letter != 'w' && letter != 'b') {
            throw source.unreadable(index, Math.min(index + 1, source.length()), Expected.TURN);
        }
        index++;
        return letter == 'w' ? Color.WHITE : Color.BLACK;
    }

    private Map<Hex, List<Piece>> stacks(int end) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        if (end == index + 1 && source.at(index) == '-') {
            index = end;
            return stacks;
        }
        while (index <= end) {
            int stackEnd = Texts.indexOf(source.text(), '.', index, end);
            int start = index;
            List<Piece> pieces = pieces(stackEnd);
            int q = coordinate(Texts.indexOf(source.text(), '_', index, stackEnd));
            int r = coordinate(stackEnd);
            boolean occupied = stacks.put(Hex.of(q, r), pieces) != null;
            if (occupied || stacks.size() > Piece.all().size()) {
                throw source.unreadable(start, stackEnd, Expected.STACK);
            }
        }
        index = end;
        return stacks;
    }

    private List<Piece> pieces(int end) {
        List<Piece> pieces = new ArrayList<>();
        int start = index;
        while (index < end
                && source.at(index) != '_'
                && pieces.size() <= Piece.all().size()) {
            pieces.add(piece(end));
        }
        if (pieces.isEmpty() || index == end || source.at(index) != '_') {
            throw source.unreadable(start, end, Expected.STACK);
        }
        index++;
        return pieces;
    }

    private Piece piece(int end) {
        Optional<Piece> read = Pieces.at(source.text(), index, end);
        Piece piece = source.require(read, index, Math.min(end, index + 3), Expected.PIECE);
        index += piece.toString().length();
        return piece;
    }

    private int coordinate(int end) {
        return number(end, Expected.COORDINATE);
    }

    private int number(int end, Expected expected) {
        if (index > end) {
            throw source.unreadable(end, end, expected);
        }
        int number = source.number(index, end, expected);
        index = end + 1;
        return number;
    }

    private Optional<Piece> resting(int hiveEnd) {
        if (hiveEnd == source.length()) {
            return Optional.empty();
        }
        index = hiveEnd + 1;
        Piece piece = piece(source.length());
        if (index < source.length()) {
            throw source.unreadable(index, source.length(), Expected.END);
        }
        return Optional.of(piece);
    }

    private static int firstDifference(String first, String second) {
        int same = 0;
        while (same < Math.min(first.length(), second.length()) && first.charAt(same) == second.charAt(same)) {
            same++;
        }
        return same;
    }
}
