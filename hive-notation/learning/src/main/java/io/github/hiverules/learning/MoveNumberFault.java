package io.github.hiverules.learning;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why no legal move has the given number. The {@link Kind} says which evidence there is; all other accessors return an
 * empty optional.
 */
public final class MoveNumberFault {

    private final Kind kind;
    private final int number;
    private final Optional<Piece> reference;
    private final Optional<Position> position;
    private final Optional<Move> move;
    private final Optional<Violation> violation;

    private MoveNumberFault(
            Kind kind,
            int number,
            Optional<Piece> reference,
            Optional<Position> position,
            Optional<Move> move,
            Optional<Violation> violation) {
        this.kind = kind;
        this.number = number;
        this.reference = reference;
        this.position = position;
        this.move = move;
        this.violation = violation;
    }

    private static MoveNumberFault of(Kind kind, int number, Optional<Piece> reference) {
        return new MoveNumberFault(kind, number, reference, Optional.empty(), Optional.empty(), Optional.empty());
    }

    /**
     * {@return a fault of the kind {@link Kind#NO_SUCH_NUMBER}}
     *
     * @param number less than 0 or more than {@link MoveNumber#PASS}
     */
    public static MoveNumberFault noSuchNumber(int number) {
        return of(Kind.NO_SUCH_NUMBER, number, Optional.empty());
    }

    /**
     * {@return a fault of the kind {@link Kind#NOT_IN_PLAY}}
     *
     * @param number the number
     * @param reference the reference piece
     */
    public static MoveNumberFault notInPlay(int number, Piece reference) {
        Objects.requireNonNull(reference, "reference");
        return of(Kind.NOT_IN_PLAY, number, Optional.of(reference));
    }

    /**
     * {@return a fault of the kind {@link Kind#NOT_ON_TOP}}
     *
     * @param number the number
     * @param reference the reference piece
     */
    public static MoveNumberFault notOnTop(int number, Piece reference) {
        Objects.requireNonNull(reference, "reference");
        return of(Kind.NOT_ON_TOP, number, Optional.of(reference));
    }

    /**
     * {@return a fault of the kind {@link Kind#ILLEGAL_MOVE}}
     *
     * @param number the number
     * @param position the position before the move
     * @param move the move
     * @param violation why the move is illegal
     */
    public static MoveNumberFault illegalMove(int number, Position position, Move move, Violation violation) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(move, "move");
        Objects.requireNonNull(violation, "violation");
        return new MoveNumberFault(
                Kind.ILLEGAL_MOVE,
                number,
                Optional.empty(),
                Optional.of(position),
                Optional.of(move),
                Optional.of(violation));
    }

    /** {@return the kind of this fault} */
    public Kind kind() {
        return kind;
    }

    /** {@return the number} */
    public int number() {
        return number;
    }

    /** {@return the reference piece that the move would need} */
    public Optional<Piece> reference() {
        return reference;
    }

    /** {@return the position before an illegal move} */
    public Optional<Position> position() {
        return position;
    }

    /** {@return the illegal move} */
    public Optional<Move> move() {
        return move;
    }

    /** {@return why the move is illegal} */
    public Optional<Violation> violation() {
        return violation;
    }

    /** {@return what is wrong, in one line of English} */
    public String message() {
        return switch (kind) {
            case NO_SUCH_NUMBER ->
                number + " is not the number of a move: move numbers go from 0 to " + MoveNumber.PASS;
            case NOT_IN_PLAY -> refersTo() + ", which is not in play";
            case NOT_ON_TOP -> refersTo() + ", which is covered or is the moving piece itself";
            case ILLEGAL_MOVE ->
                "move " + number + " is illegal: "
                        + Sentences.english().violation(position.orElseThrow(), violation.orElseThrow());
        };
    }

    private String refersTo() {
        return "move " + number + " refers to " + reference.orElseThrow();
    }

    private List<Object> values() {
        return List.of(kind, number, reference, position, move, violation);
    }

    /** {@return whether the object is a fault of the same kind with the same number and equal evidence} */
    @Override
    public boolean equals(Object other) {
        return other instanceof MoveNumberFault that && values().equals(that.values());
    }

    @Override
    public int hashCode() {
        return Objects.hash(kind.id, number);
    }

    /** {@return the number and the id of the kind} */
    @Override
    public String toString() {
        return number + " " + kind.id;
    }

    /**
     * The kinds of these faults, each with an id for JSON and logs.
     */
    public enum Kind {
        /** {@code no-such-number}: no move has this number in any position. */
        NO_SUCH_NUMBER,
        /** {@code not-in-play}: the {@link MoveNumberFault#reference()} is not on the table. */
        NOT_IN_PLAY,
        /** {@code not-on-top}: the {@link MoveNumberFault#reference()} is covered, or is the moving piece itself. */
        NOT_ON_TOP,
        /**
         * {@code illegal-move}: the {@link MoveNumberFault#move()} is illegal in the {@link MoveNumberFault#position()},
         * because of the {@link MoveNumberFault#violation()}.
         */
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
