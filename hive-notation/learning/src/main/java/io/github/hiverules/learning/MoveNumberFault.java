package io.github.hiverules.learning;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why no legal move has the given number.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface MoveNumberFault {

    /** {@return the kind of this fault} */
    Kind kind();

    /** {@return the number} */
    int number();

    /** {@return what is wrong, in one line of English} */
    String message();

    /**
     * No move has this number in any position.
     *
     * @param number less than 0 or more than {@link MoveNumber#PASS}
     */
    record NoSuchNumber(int number) implements MoveNumberFault {
        @Override
        public Kind kind() {
            return Kind.NO_SUCH_NUMBER;
        }

        @Override
        public String message() {
            return number + " is not the number of a move: move numbers go from 0 to " + MoveNumber.PASS;
        }
    }

    /**
     * The reference piece is not on the table.
     *
     * @param number the number
     * @param reference the reference piece
     */
    record NotInPlay(int number, Piece reference) implements MoveNumberFault {
        public NotInPlay {
            Objects.requireNonNull(reference, "reference");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_IN_PLAY;
        }

        @Override
        public String message() {
            return "move " + number + " refers to " + reference + ", which is not in play";
        }
    }

    /**
     * The reference piece is covered, or is the moving piece itself.
     *
     * @param number the number
     * @param reference the reference piece
     */
    record NotOnTop(int number, Piece reference) implements MoveNumberFault {
        public NotOnTop {
            Objects.requireNonNull(reference, "reference");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_ON_TOP;
        }

        @Override
        public String message() {
            return "move " + number + " refers to " + reference + ", which is covered or is the moving piece itself";
        }
    }

    /**
     * The move with this number is illegal in this position.
     *
     * @param number the number
     * @param position the position before the move
     * @param move the move
     * @param violation why the move is illegal
     */
    record IllegalMove(int number, Position position, Move move, Violation violation) implements MoveNumberFault {
        public IllegalMove {
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(move, "move");
            Objects.requireNonNull(violation, "violation");
        }

        @Override
        public Kind kind() {
            return Kind.ILLEGAL_MOVE;
        }

        @Override
        public String message() {
            return "move " + number + " is illegal: " + Sentences.english().violation(position, violation);
        }
    }

    /**
     * The kinds of these faults, each with an id for JSON and logs.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
     */
    enum Kind {
        /** {@code no-such-number}: see {@link NoSuchNumber}. */
        NO_SUCH_NUMBER,
        /** {@code not-in-play}: see {@link NotInPlay}. */
        NOT_IN_PLAY,
        /** {@code not-on-top}: see {@link NotOnTop}. */
        NOT_ON_TOP,
        /** {@code illegal-move}: see {@link IllegalMove}. */
        ILLEGAL_MOVE;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code not-in-play}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id for example {@code not-in-play}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
