package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;

/** The name of a piece in a text, with or without its number. */
public record PieceName(Color color, Bug bug, int number, int start, int end) {

    private static final int NO_NUMBER = 0;
    static final int MAX_LENGTH = 3;
    private static final int LETTER_COUNT = 2;

    static PieceName read(Source source, int start, int end, Repairs repairs) {
        if (end - start < LETTER_COUNT) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        char colorLetter = Texts.toAsciiLower(source.at(start));
        char bugLetter = Texts.toAsciiUpper(source.at(start + 1));
        Color color = source.require(Pieces.findColor(colorLetter), start, end, Expected.PIECE);
        Bug bug = source.require(Pieces.findBug(bugLetter), start, end, Expected.PIECE);
        if (colorLetter != source.at(start) || bugLetter != source.at(start + 1)) {
            repairs.add(Repair.Kind.LETTER_CASE, start, start + LETTER_COUNT, "" + colorLetter + bugLetter);
        }
        int nameEnd = start + LETTER_COUNT;
        if (nameEnd == end || !Texts.isDigit(source.at(nameEnd))) {
            return new PieceName(color, bug, bug.count() == 1 ? 1 : NO_NUMBER, start, nameEnd);
        }
        int number = source.at(nameEnd) - '0';
        if (number < 1 || number > bug.count()) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        PieceName name = new PieceName(color, bug, number, start, nameEnd + 1);
        if (bug.count() == 1) {
            repairs.add(
                    Repair.Kind.NUMBER_ON_SINGLE_PIECE,
                    start,
                    name.end,
                    name.piece().toString());
        }
        return name;
    }

    /** Reads a whole name, which has a number unless the piece is the only one of its kind. */
    public static Piece readPiece(Source source, int start, int end, Repairs repairs) {
        PieceName name = read(source, start, end, repairs);
        if (!name.isNumbered() || name.end() != end) {
            throw source.unreadable(start, end, Expected.PIECE);
        }
        return name.piece();
    }

    boolean isNumbered() {
        return number != NO_NUMBER;
    }

    Piece piece() {
        return Piece.of(color, bug, number);
    }
}
