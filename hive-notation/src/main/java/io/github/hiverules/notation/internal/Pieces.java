package io.github.hiverules.notation.internal;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Exact names of pieces, as {@link Piece#toString()} writes them, and questions that several readers and writers ask. */
public final class Pieces {

    private Pieces() {}

    static Optional<Color> color(char letter) {
        return switch (letter) {
            case 'w' -> Optional.of(Color.WHITE);
            case 'b' -> Optional.of(Color.BLACK);
            default -> Optional.empty();
        };
    }

    static Optional<Bug> bug(char letter) {
        for (Bug bug : Bug.values()) {
            if (bug.letter() == letter) {
                return Optional.of(bug);
            }
        }
        return Optional.empty();
    }

    /** Finds the piece whose name begins at an offset. */
    public static Optional<Piece> at(String text, int start, int end) {
        if (end - start < 2) {
            return Optional.empty();
        }
        Optional<Color> color = color(text.charAt(start));
        Optional<Bug> bug = bug(text.charAt(start + 1));
        if (color.isEmpty() || bug.isEmpty()) {
            return Optional.empty();
        }
        if (bug.get().count() == 1) {
            return Optional.of(Piece.of(color.get(), bug.get()));
        }
        int number = end - start > 2 ? text.charAt(start + 2) - '0' : 0;
        return number >= 1 && number <= bug.get().count()
                ? Optional.of(Piece.of(color.get(), bug.get(), number))
                : Optional.empty();
    }

    /** Finds the piece that has a name. */
    public static Optional<Piece> of(String name) {
        return at(name, 0, name.length()).filter(piece -> piece.toString().equals(name));
    }

    /** Tells whether a UHP move at an offset begins with the name of a Queen, whatever its letter case. */
    public static boolean isQueen(String text, int offset) {
        int start = Texts.skipBlanks(text, offset, text.length());
        return start + 1 < text.length()
                && "wWbB".indexOf(text.charAt(start)) >= 0
                && "qQ".indexOf(text.charAt(start + 1)) >= 0;
    }

    /** Returns the pieces of one kind and color in a set. */
    static List<Piece> ofKind(Ruleset ruleset, Color color, Bug bug) {
        return ruleset.pieces(color).stream()
                .filter(piece -> piece.bug() == bug)
                .toList();
    }

    /** Returns the move that brings a piece to a cell: a movement if it is in play, else a placement. */
    public static Move move(Position position, Piece piece, Hex to) {
        Optional<Hex> from = position.hexOf(piece);
        return from.isPresent() ? Move.move(piece, from.get(), to) : Move.place(piece, to);
    }
}
