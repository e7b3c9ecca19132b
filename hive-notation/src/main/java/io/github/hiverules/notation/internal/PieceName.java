package io.github.hiverules.notation.internal;

import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.Repair;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** The name of a piece in a text; the number is 0 where it is missing. */
record PieceName(Color color, Bug bug, int number, int start, int end) {

    /** Reads a name that begins at the given offset. */
    static PieceName read(Source source, int start, int end, Repairs repairs) {
        if (end - start < 2) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        char colorLetter = source.at(start);
        char bugLetter = source.at(start + 1);
        Optional<Color> color = Pieces.color(lower(colorLetter));
        Optional<Bug> bug = Pieces.bug(upper(bugLetter));
        if (color.isEmpty() || bug.isEmpty()) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        if (lower(colorLetter) != colorLetter || upper(bugLetter) != bugLetter) {
            String name = "" + lower(colorLetter) + upper(bugLetter);
            repairs.add(Repair.Kind.LETTER_CASE, start, start + 2, name);
        }
        int digits = start + 2;
        boolean numbered = digits < end && isDigit(source.at(digits));
        int number = numbered ? source.at(digits) - '0' : 0;
        int stop = numbered ? digits + 1 : digits;
        if (numbered && (number < 1 || number > bug.get().count())) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        return named(repairs, new PieceName(color.get(), bug.get(), number, start, stop));
    }

    private static PieceName named(Repairs repairs, PieceName name) {
        if (name.bug.count() > 1) {
            return name;
        }
        if (name.number == 1) {
            String bare = Piece.of(name.color, name.bug).toString();
            repairs.add(Repair.Kind.NUMBER_ON_SINGLE_PIECE, name.start, name.end, bare);
        }
        return new PieceName(name.color, name.bug, 1, name.start, name.end);
    }

    boolean isNumbered() {
        return number > 0;
    }

    Piece piece() {
        return Piece.of(color, bug, number);
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    // Character.toUpperCase also maps letters that are not ASCII, such as the long s.
    private static char upper(char c) {
        return c >= 'a' && c <= 'z' ? (char) (c - 'a' + 'A') : c;
    }

    private static char lower(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c - 'A' + 'a') : c;
    }
}
