package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import java.util.OptionalInt;

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
            repairs.add(Repair.Kind.IGNORED, from, start, "");
        }
        if (end < to) {
            repairs.add(Repair.Kind.IGNORED, end, to, "");
        }
        return new TextRange(start, end);
    }

    public OptionalInt readNumber(int from, int to, Expected expected) {
        TextRange range = trim(from, to);
        OptionalInt number = source.findNumber(range.start(), range.end());
        if (number.isEmpty()) {
            repairs.fail(range.start(), range.end(), expected);
            return number;
        }
        String written = Integer.toString(number.getAsInt());
        if (!source.rangeEquals(written, range.start(), range.end())) {
            repairs.add(Repair.Kind.READ_AS, range.start(), range.end(), written);
        }
        return number;
    }

    /** Reads the cell whose coordinates two ranges name. */
    public Optional<Hex> readCell(int from, int separator, int to, Expected expected) {
        OptionalInt q = readNumber(from, separator, expected);
        OptionalInt r = readNumber(separator + 1, to, expected);
        return q.isPresent() && r.isPresent() ? Optional.of(Hex.of(q.getAsInt(), r.getAsInt())) : Optional.empty();
    }

    public Optional<Piece> readPiece(int from, int to) {
        TextRange range = trim(from, to);
        Optional<PieceName> name = readName(range.start(), range.end());
        if (name.isPresent() && name.get().end() < range.end()) {
            return repairs.fail(name.get().end(), range.end(), Expected.END);
        }
        return name.map(PieceName::piece);
    }

    /** Reads the name of a piece at the start of a range. */
    Optional<PieceName> readName(int start, int end) {
        Optional<PieceName> name = PieceName.read(source, start, Math.min(start + PieceName.MAX_LENGTH, end), repairs);
        if (name.isPresent() && !name.get().isNumbered()) {
            return repairs.fail(source.unknownPiece(start, name.get().end()));
        }
        return name;
    }

    /** Reports a text that begins with the number of a later version of its grammar. */
    public void checkVersion(int start, int end) {
        int digitsEnd = source.skipDigits(start, end);
        boolean isNumber = digitsEnd > start && digitsEnd < end && source.at(digitsEnd) == '~';
        if (isNumber && source.at(start) != '0' && !source.rangeEquals("1", start, digitsEnd)) {
            repairs.fail(start, digitsEnd, Expected.VERSION);
        }
    }
}
