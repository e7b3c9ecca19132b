package io.github.hiverules.notation;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * What is wrong with a text, and where: it cannot be read, it is ambiguous, it tells an illegal move, or it contradicts
 * itself.
 *
 * <p>Immutable and thread-safe.
 */
public sealed interface Fault {

    /**
     * Returns where the fault is.
     *
     * @return the first character that is wrong
     */
    TextPlace place();

    /**
     * Returns the part of the text that is wrong, shortened if it is long.
     *
     * @return the text, empty at the end of the text
     */
    String text();

    /**
     * Describes the fault in one line of English, without control characters.
     *
     * @return line, column and what is wrong there
     */
    String message();

    /**
     * The text cannot be read.
     *
     * @param place where the fault is
     * @param text the part of the text that is wrong
     * @param expected what would have been right
     */
    record Unreadable(TextPlace place, String text, Expected expected) implements Fault {
        @Override
        public String message() {
            String found = text.isEmpty() ? "nothing" : quoted(text);
            return place + ": expected " + expected.description() + ", found " + found;
        }
    }

    /**
     * The text can be read in several ways.
     *
     * @param place where the fault is
     * @param text the part of the text that is wrong
     * @param candidates the pieces that may be meant
     */
    record Ambiguous(TextPlace place, String text, List<Piece> candidates) implements Fault {
        /**
         * Copies the collections.
         *
         * @param place where the fault is
         * @param text the part of the text that is wrong
         * @param candidates the pieces that may be meant
         */
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }

        @Override
        public String message() {
            List<String> names = candidates.stream().map(Piece::toString).toList();
            return place + ": " + quoted(text) + " may be any of " + String.join(", ", names);
        }
    }

    /**
     * The text tells a move that is illegal.
     *
     * @param place where the move is
     * @param text the move
     * @param position the position before the move
     * @param move the move
     * @param violation why it is illegal
     */
    record Illegal(TextPlace place, String text, Position position, Move move, Violation violation) implements Fault {
        @Override
        public String message() {
            return place + ": " + quoted(text) + " breaks " + violation.rule().id();
        }
    }

    /**
     * The recorded result is not the one on the board.
     *
     * @param place where the result is
     * @param text the result
     * @param recorded the result that the text tells
     * @param actual the result that the moves lead to
     */
    record Contradictory(TextPlace place, String text, Outcome recorded, GameResult actual) implements Fault {
        @Override
        public String message() {
            return place + ": " + quoted(text) + " is not the result on the board, " + actual.outcome();
        }
    }

    private static String quoted(String text) {
        return "'" + text.replaceAll("\\p{Cc}", "?") + "'";
    }
}
