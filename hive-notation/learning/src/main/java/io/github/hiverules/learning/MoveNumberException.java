package io.github.hiverules.learning;

import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.Optional;

/**
 * Thrown when no legal move has the given number; says why. The {@link Kind} says which evidence there is. It cannot be
 * serialized.
 */
public final class MoveNumberException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final int number;
    private final int index;
    private final transient Optional<Piece> reference;
    private final transient Optional<Violation> violation;

    private MoveNumberException(
            Kind kind, int number, String message, Optional<Piece> reference, Optional<Violation> violation) {
        super(message);
        this.kind = kind;
        this.number = number;
        this.index = 0;
        this.reference = reference;
        this.violation = violation;
    }

    private MoveNumberException(MoveNumberException of, int index) {
        super("at index " + index + ": " + of.getMessage(), of);
        this.kind = of.kind;
        this.number = of.number;
        this.index = index;
        this.reference = of.reference;
        this.violation = of.violation;
    }

    static MoveNumberException noSuchNumber(int number) {
        String message = number + " is not the number of a move: move numbers go from 0 to " + MoveNumber.PASS;
        return new MoveNumberException(Kind.NO_SUCH_NUMBER, number, message, Optional.empty(), Optional.empty());
    }

    static MoveNumberException wrongReference(Kind kind, int number, Piece reference) {
        String reason = kind == Kind.NOT_IN_PLAY ? "not in play" : "covered or is the moving piece itself";
        String message = "move number " + number + " refers to " + reference + ", which is " + reason;
        return new MoveNumberException(kind, number, message, Optional.of(reference), Optional.empty());
    }

    static MoveNumberException illegalMove(int number, Position before, Violation violation) {
        String message =
                "move number " + number + " is illegal: " + Sentences.english().violation(before, violation);
        return new MoveNumberException(Kind.ILLEGAL_MOVE, number, message, Optional.empty(), Optional.of(violation));
    }

    /** Returns the same about a number in an array. */
    MoveNumberException atIndex(int inArray) {
        return new MoveNumberException(this, inArray);
    }

    /** {@return why no legal move has the number} */
    public Kind kind() {
        return kind;
    }

    /** {@return the number} */
    public int number() {
        return number;
    }

    /** {@return the index of the number in the array of {@link MoveNumber#readAll}; 0 for a single number} */
    public int index() {
        return index;
    }

    /** {@return the reference piece that the move would need} */
    public Optional<Piece> reference() {
        return reference;
    }

    /** {@return why the move is illegal} */
    public Optional<Violation> violation() {
        return violation;
    }

    /** Refuses, because a copy would have no evidence. */
    private void writeObject(ObjectOutputStream out) throws NotSerializableException {
        throw new NotSerializableException("MoveNumberException: send its message, or its kind and number as text");
    }

    /** Why no legal move has a number. */
    public enum Kind {
        /** {@code no-such-number}: no move has this number in any position. */
        NO_SUCH_NUMBER("no-such-number"),
        /** {@code not-in-play}: the {@link MoveNumberException#reference()} is not on the table. */
        NOT_IN_PLAY("not-in-play"),
        /** {@code not-on-top}: the {@link MoveNumberException#reference()} is covered, or is the moving piece itself. */
        NOT_ON_TOP("not-on-top"),
        /** {@code illegal-move}: the move is illegal, because of the {@link MoveNumberException#violation()}. */
        ILLEGAL_MOVE("illegal-move");

        private final String id;

        Kind(String id) {
            this.id = id;
        }

        /** {@return the id of this kind, for example {@code not-in-play}} */
        public String id() {
            return id;
        }
    }
}
