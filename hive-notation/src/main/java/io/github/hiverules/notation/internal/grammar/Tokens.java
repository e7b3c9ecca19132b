package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Piece;

/** Reads the tokens of ruleset, position and game texts. Reports what a writer would write differently. */
public final class Tokens {

    private final Source source;
    private final Repairs repairs;

    public Tokens(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
    }

    /** Returns a range without the whitespace at its ends, which is reported. */
    public TextRange trim(int from, int to) {
        int start = source.skipWhitespace(from, to);
        int end = source.trimEnd(start, to);
        if (start > from) {
            repairs.add(Repair.Kind.UNEXPECTED_WHITESPACE, from, start, "");
        }
        if (end < to) {
            repairs.add(Repair.Kind.UNEXPECTED_WHITESPACE, end, to, "");
        }
        return new TextRange(start, end);
    }

    public int readNumber(int from, int to, Expected expected) {
        TextRange range = trim(from, to);
        int number = source.readNumber(range.start(), range.end(), expected);
        String written = Integer.toString(number);
        if (!source.rangeEquals(written, range.start(), range.end())) {
            repairs.add(Repair.Kind.NUMBER_FORM, range.start(), range.end(), written);
        }
        return number;
    }

    public Piece readPiece(int from, int to) {
        TextRange range = trim(from, to);
        PieceName name = readName(range.start(), range.end());
        if (name.end() < range.end()) {
            throw source.unreadable(name.end(), range.end(), Expected.END);
        }
        return name.piece();
    }

    /** Reads the name of a piece at the start of a range. */
    PieceName readName(int start, int end) {
        PieceName name = PieceName.read(source, start, Math.min(start + PieceName.MAX_LENGTH, end), repairs);
        if (!name.isNumbered()) {
            throw source.unreadable(start, name.end(), Expected.PIECE_NUMBER);
        }
        return name;
    }

    /** Throws if a text begins with the number of a later version of its grammar. */
    public void requireVersion(int start, int end) {
        int digitsEnd = source.skipDigits(start, end);
        boolean isNumber = digitsEnd > start && digitsEnd < end && source.at(digitsEnd) == '~';
        if (isNumber && source.at(start) != '0' && !source.rangeEquals("1", start, digitsEnd)) {
            throw source.unreadable(start, digitsEnd, Expected.VERSION);
        }
    }
}
