package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The name of a piece in a text, with or without its number. */
public record PieceName(Color color, Bug bug, int number, int start, int end) {

    private static final int NO_NUMBER = 0;
    static final int MAX_LENGTH = 3;
    private static final int LETTER_COUNT = 2;

    /** Reads a name at the start of a range. */
    static Optional<PieceName> read(Source source, int start, int end, Repairs repairs) {
        Optional<PieceName> found = find(source, start, end);
        if (found.isEmpty() && source.isPage(start)) {
            return repairs.fail(start, end, Expected.PIECE);
        }
        if (found.isEmpty()) {
            int nameEnd = start;
            while (nameEnd < end && Character.isLetterOrDigit(source.at(nameEnd))) {
                nameEnd++;
            }
            nameEnd = Math.min(Math.max(nameEnd, start + 1), end);
            return repairs.fail(source.unknownPiece(start, nameEnd));
        }
        found.get().reportForm(source, repairs);
        return found;
    }

    /** Reads a whole name, which has a number unless the piece is the only one of its kind. */
    public static Optional<Piece> readPiece(Source source, int start, int end, Repairs repairs) {
        return readPiece(source, start, end, repairs, new TextRange(start, end), Expected.PIECE);
    }

    /** Reads a whole name, which is part of a longer range that is unreadable without it. */
    public static Optional<Piece> readPiece(
            Source source, int start, int end, Repairs repairs, TextRange whole, Expected expected) {
        Optional<PieceName> found = find(source, start, end).filter(name -> name.isNumbered() && name.end() == end);
        if (found.isEmpty()) {
            return repairs.fail(whole.start(), whole.end(), expected);
        }
        found.get().reportForm(source, repairs);
        return Optional.of(found.get().piece());
    }

    private static Optional<PieceName> find(Source source, int start, int end) {
        int lettersEnd = start + LETTER_COUNT;
        if (lettersEnd > end) {
            return Optional.empty();
        }
        Optional<Color> color = Pieces.findColorIgnoringCase(source.at(start));
        Optional<Bug> found = Pieces.findBug(Strings.toAsciiUpper(source.at(start + 1)));
        if (color.isEmpty() || found.isEmpty()) {
            return Optional.empty();
        }
        Bug bug = found.get();
        if (lettersEnd == end || !Strings.isDigit(source.at(lettersEnd))) {
            return Optional.of(new PieceName(color.get(), bug, bug.count() == 1 ? 1 : NO_NUMBER, start, lettersEnd));
        }
        int number = source.at(lettersEnd) - '0';
        return number >= 1 && number <= bug.count()
                ? Optional.of(new PieceName(color.get(), bug, number, start, lettersEnd + 1))
                : Optional.empty();
    }

    /** Returns the pieces that a name with a wrong number, or without a color, may mean. */
    static List<Piece> similar(String name) {
        if (name.length() > MAX_LENGTH) {
            return List.of();
        }
        List<Piece> colored = find(Stream.of("w" + name, "b" + name));
        int last = Math.max(0, name.length() - 1);
        String kind = name.chars().skip(last).anyMatch(Strings::isDigit) ? name.substring(0, last) : name;
        return colored.isEmpty()
                ? find(Stream.of(kind, "w" + kind, "b" + kind).flatMap(base -> Stream.of(base + 1, base + 2, base + 3)))
                : colored;
    }

    private static List<Piece> find(Stream<String> names) {
        return names.flatMap(name -> Pieces.findIgnoringCase(name).stream()).toList();
    }

    private void reportForm(Source source, Repairs repairs) {
        char colorLetter = Strings.toAsciiLower(source.at(start));
        char bugLetter = bug.letter();
        if (colorLetter != source.at(start) || bugLetter != source.at(start + 1)) {
            repairs.add(Repair.Kind.READ_AS, start, start + LETTER_COUNT, "" + colorLetter + bugLetter);
        }
        if (bug.count() == 1 && end > start + LETTER_COUNT) {
            repairs.add(Repair.Kind.READ_AS, start, end, piece().toString());
        }
    }

    boolean isNumbered() {
        return number != NO_NUMBER;
    }

    Piece piece() {
        return Piece.of(color, bug, number);
    }
}
