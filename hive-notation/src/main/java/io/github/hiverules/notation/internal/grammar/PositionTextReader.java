package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the position text in a range of a text; the caller compares it with the canonical form. */
public final class PositionTextReader {

    private final Source source;
    private final int end;
    private int index;

    public PositionTextReader(Source source, int start, int end) {
        this.source = source;
        this.index = start;
        this.end = end;
    }

    public Setup read() {
        Ruleset ruleset = ruleset(fieldEnd(Expectations.POSITION));
        Color side = side();
        int turn = number(fieldEnd(Expectations.TURN), Expectations.TURN);
        int hiveEnd = source.indexOf('~', index, end);
        Map<Hex, List<Piece>> stacks = stacks(hiveEnd);
        return new Setup(ruleset, side, turn, stacks, resting(hiveEnd));
    }

    /** Returns the end of a field that another field must follow. */
    private int fieldEnd(Expected expected) {
        int fieldEnd = source.indexOf('~', index, end);
        if (fieldEnd == end) {
            throw source.unreadable(index, end, expected);
        }
        return fieldEnd;
    }

    private Ruleset ruleset(int rulesetEnd) {
        Ruleset ruleset = Rulesets.readShortName(source, index, rulesetEnd);
        index = rulesetEnd + 1;
        return ruleset;
    }

    private Color side() {
        char letter = index < end ? source.at(index) : '?';
        if (letter != 'w' && letter != 'b') {
            throw source.unreadable(index, Math.min(index + 1, end), Expectations.TURN);
        }
        index++;
        return letter == 'w' ? Color.WHITE : Color.BLACK;
    }

    private Map<Hex, List<Piece>> stacks(int hiveEnd) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        if (hiveEnd == index + 1 && source.at(index) == '-') {
            index = hiveEnd;
            return stacks;
        }
        while (index <= hiveEnd) {
            int stackEnd = source.indexOf('.', index, hiveEnd);
            int start = index;
            List<Piece> pieces = pieces(stackEnd);
            int q = coordinate(source.indexOf('_', index, stackEnd));
            int r = coordinate(stackEnd);
            boolean occupied = stacks.put(Hex.of(q, r), pieces) != null;
            if (occupied || stacks.size() > Piece.all().size()) {
                throw source.unreadable(start, stackEnd, Expectations.STACK);
            }
        }
        index = hiveEnd;
        return stacks;
    }

    private List<Piece> pieces(int to) {
        List<Piece> pieces = new ArrayList<>();
        int start = index;
        while (index < to
                && source.at(index) != '_'
                && pieces.size() <= Piece.all().size()) {
            pieces.add(piece(to));
        }
        if (pieces.isEmpty() || index == to || source.at(index) != '_') {
            throw source.unreadable(start, to, Expectations.STACK);
        }
        index++;
        return pieces;
    }

    private Piece piece(int to) {
        Optional<Piece> read = Pieces.at(source, index, to);
        Piece piece = source.require(read, index, Math.min(to, index + 3), Expectations.PIECE);
        index += piece.toString().length();
        return piece;
    }

    private int coordinate(int to) {
        return number(to, Expectations.COORDINATE);
    }

    private int number(int to, Expected expected) {
        if (index > to) {
            throw source.unreadable(to, to, expected);
        }
        int number = source.number(index, to, expected);
        index = to + 1;
        return number;
    }

    private Optional<Piece> resting(int hiveEnd) {
        if (hiveEnd == end) {
            return Optional.empty();
        }
        index = hiveEnd + 1;
        Piece piece = piece(end);
        if (index < end) {
            throw source.unreadable(index, end, Expectations.END);
        }
        return Optional.of(piece);
    }
}
