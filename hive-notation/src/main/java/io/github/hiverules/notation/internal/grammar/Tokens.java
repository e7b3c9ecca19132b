package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.piece.Piece;

/** Reads the tokens of ruleset texts, position texts and game texts, and names what differs from the written form. */
public final class Tokens {

    private final Source source;
    private final Repairs repairs;

    public Tokens(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
    }

    public record Range(int start, int end) {

        public boolean isEmpty() {
            return start == end;
        }
    }

    /** Returns a range without the blanks at its ends. */
    public Range trim(int from, int to) {
        int start = source.skipBlanks(from, to);
        int end = source.trimEnd(start, to);
        if (start > from) {
            repairs.add(RepairKind.UNEXPECTED_WHITESPACE, from, start, "");
        }
        if (end < to) {
            repairs.add(RepairKind.UNEXPECTED_WHITESPACE, end, to, "");
        }
        return new Range(start, end);
    }

    /** Reads a number that is everything in a range. */
    public int number(int from, int to, Expected expected) {
        Range range = trim(from, to);
        int number = source.number(range.start(), range.end(), expected);
        int sign = source.at(range.start()) == '-' || source.at(range.start()) == '+' ? 1 : 0;
        int digits = range.end() - range.start() - sign;
        boolean isUsual =
                source.at(range.start()) != '+' && (source.at(range.start() + sign) != '0' || sign + digits == 1);
        if (!isUsual) {
            repairs.add(RepairKind.NUMBER_FORM, range.start(), range.end(), Integer.toString(number));
        }
        return number;
    }

    /** Reads a piece that is everything in a range. */
    public Piece piece(int from, int to) {
        Range range = trim(from, to);
        PieceName name = name(range.start(), range.end());
        if (name.end() < range.end()) {
            throw source.unreadable(name.end(), range.end(), Expectations.END);
        }
        return name.piece();
    }

    /** Reads a piece at the beginning of a range. */
    PieceName name(int start, int end) {
        PieceName name = PieceName.read(source, start, Math.min(start + PieceName.LONGEST, end), repairs);
        if (!name.isNumbered()) {
            throw source.unreadable(start, name.end(), Expectations.PIECE_NUMBER);
        }
        return name;
    }

    /** Refuses a text of a later version of its grammar, which begins with the number of that version. */
    public void requireVersion(int start, int end) {
        int digits = start;
        while (digits < end && source.at(digits) >= '0' && source.at(digits) <= '9') {
            digits++;
        }
        boolean isNumber = digits > start && digits < end && source.at(digits) == '~';
        if (isNumber && source.at(start) != '0' && !source.is("1", start, digits)) {
            throw source.unreadable(start, digits, Expectations.VERSION);
        }
    }
}
