package io.github.hiverules.notation.fault;

import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What is wrong with a text, and where: the text is unreadable or ambiguous, shows an invalid position, has an illegal
 * move, or contradicts itself.
 *
 * <p>{@link io.github.hiverules.notation.text.Sentences#fault Sentences} puts it into words.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface Fault {

    /** {@return the location of the first wrong character} */
    TextLocation location();

    /** {@return the wrong part of the text, shortened if it is long; empty at the end of the text} */
    String text();

    /** {@return the kind of this fault} */
    Kind kind();

    /**
     * The text cannot be read.
     *
     * @param location the location of the wrong part
     * @param text the wrong part
     * @param expected what the reader expected instead
     */
    record UnreadableText(TextLocation location, String text, Expected expected) implements Fault {
        public UnreadableText {
            Objects.requireNonNull(location, "location");
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(expected, "expected");
        }

        @Override
        public Kind kind() {
            return Kind.UNREADABLE_TEXT;
        }
    }

    /**
     * The text can mean several pieces.
     *
     * @param location the location of the ambiguous part
     * @param text the ambiguous part
     * @param candidates the pieces that it can mean
     */
    record AmbiguousPiece(TextLocation location, String text, List<Piece> candidates) implements Fault {
        public AmbiguousPiece {
            Objects.requireNonNull(location, "location");
            Objects.requireNonNull(text, "text");
            candidates = List.copyOf(Objects.requireNonNull(candidates, "candidates"));
        }

        @Override
        public Kind kind() {
            return Kind.AMBIGUOUS_PIECE;
        }
    }

    /**
     * The text contains an illegal move.
     *
     * @param location the location of the move
     * @param text the move as the text writes it
     * @param position the position before the move
     * @param move the move
     * @param violation why it is illegal
     */
    record IllegalMove(TextLocation location, String text, Position position, Move move, Violation violation)
            implements Fault {
        public IllegalMove {
            Objects.requireNonNull(location, "location");
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(position, "position");
            Objects.requireNonNull(move, "move");
            Objects.requireNonNull(violation, "violation");
        }

        @Override
        public Kind kind() {
            return Kind.ILLEGAL_MOVE;
        }
    }

    /**
     * The text describes an arrangement of pieces that is not a valid position.
     *
     * @param location the location of the arrangement
     * @param text the arrangement as the text writes it, shortened if it is long
     * @param setup the arrangement
     * @param problems what is wrong with it
     */
    record InvalidPosition(TextLocation location, String text, Setup setup, List<SetupProblem> problems)
            implements Fault {
        public InvalidPosition {
            Objects.requireNonNull(location, "location");
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(setup, "setup");
            problems = List.copyOf(Objects.requireNonNull(problems, "problems"));
        }

        @Override
        public Kind kind() {
            return Kind.INVALID_POSITION;
        }
    }

    /**
     * The recorded result differs from the one on the board.
     *
     * @param location the location of the recorded result
     * @param text the recorded result as the text writes it
     * @param recorded the recorded result
     * @param actual the result on the board after all moves
     */
    record ContradictoryResult(TextLocation location, String text, Outcome recorded, GameResult actual)
            implements Fault {
        public ContradictoryResult {
            Objects.requireNonNull(location, "location");
            Objects.requireNonNull(text, "text");
            Objects.requireNonNull(recorded, "recorded");
            Objects.requireNonNull(actual, "actual");
        }

        @Override
        public Kind kind() {
            return Kind.CONTRADICTORY_RESULT;
        }
    }

    /**
     * The kinds of faults.
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
     */
    enum Kind {
        /** {@code unreadable-text}: see {@link Fault.UnreadableText}. */
        UNREADABLE_TEXT,
        /** {@code ambiguous-piece}: see {@link Fault.AmbiguousPiece}. */
        AMBIGUOUS_PIECE,
        /** {@code illegal-move}: see {@link Fault.IllegalMove}. */
        ILLEGAL_MOVE,
        /** {@code invalid-position}: see {@link Fault.InvalidPosition}. */
        INVALID_POSITION,
        /** {@code contradictory-result}: see {@link Fault.ContradictoryResult}. */
        CONTRADICTORY_RESULT;

        private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

        /** {@return the id of this kind, for example {@code unreadable-text}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id an id such as {@code unreadable-text}
         */
        public static Optional<Kind> find(String id) {
            Objects.requireNonNull(id, "id");
            return Stream.of(values()).filter(kind -> kind.id.equals(id)).findFirst();
        }
    }
}
