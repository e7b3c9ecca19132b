package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.key.NormalHive;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * The form that all turned, mirrored, translated and renumbered copies of a position share, for databases and
 * statistics.
 *
 * <p>{@link #position()} is the same for all copies, so it or its position text can be the key of a database. Beside it
 * belong {@link #normal(Move) normal moves}, which are the same for all copies, too.
 *
 * <pre>{@code
 * NormalForm form = position.normalForm();
 * book.merge(Map.entry(form.position(), form.normal(move)), 1, Integer::sum);
 * }</pre>
 *
 * <p>What affects nothing is left out, as for {@link Position#isRepetitionOf(Position)}: with both Queens in play, the
 * normal form has the earliest turn that is possible, and without a Pillbug, a piece of the player who has just moved
 * does not rest. So positions are in one form even if players came to them on different turns.
 *
 * <p>Compare the positions of normal forms, not normal forms: each also knows its way back. Immutable and thread-safe.
 */
public final class NormalForm {

    /** Compares moves of one kind; passes are all the same. */
    private static final Comparator<Move> ORDER = Comparator.comparing(
                    (Move move) -> move.movedPiece().map(Piece::toString).orElse(""))
            .thenComparing(move -> move.origin().orElse(Hex.ORIGIN))
            .thenComparing(move -> move.destination().orElse(Hex.ORIGIN));

    private final Position position;

    /** The ways from the original to the normal form: several if it is symmetric. */
    private final List<NormalHive> ways;

    NormalForm(Position original) {
        Ruleset ruleset = original.ruleset();
        this.ways = NormalHive.of(original.packed(), ruleset.flags());
        this.position = new Position(ruleset, ways.get(0).position(ruleset.flags()));
    }

    /** {@return the position in its normal form, with the first of its cells at the origin} */
    public Position position() {
        return position;
    }

    /**
     * {@return what a move of the original position is in the normal form}
     *
     * <p>In a symmetric position, several moves are one: all six replies to the first piece of a game have the same
     * normal move.
     *
     * @param original a move of the position from which this form was made, legal or not
     */
    public Move normal(Move original) {
        Objects.requireNonNull(original, "original");
        return ways.stream()
                .map(way -> map(original, way::to, way::to))
                .min(ORDER)
                .orElseThrow();
    }

    /**
     * {@return a move of the original position that is the given one in the normal form}
     *
     * @param normal a move of {@link #position()}, legal or not
     */
    public Move original(Move normal) {
        Objects.requireNonNull(normal, "normal");
        NormalHive way = ways.get(0);
        return map(normal, way::from, way::from);
    }

    /**
     * {@return all moves of the original position that are the given one in the normal form: several if the position is
     * symmetric}
     *
     * @param normal a move of {@link #position()}, legal or not
     */
    public List<Move> originals(Move normal) {
        Objects.requireNonNull(normal, "normal");
        return ways.stream()
                .map(way -> map(normal, way::from, way::from))
                .distinct()
                .toList();
    }

    /** {@return the position in its normal form, as a short text for logs, not a notation} */
    @Override
    public String toString() {
        return "NormalForm[" + position + "]";
    }

    private static Move map(Move move, UnaryOperator<Piece> pieces, UnaryOperator<Hex> cells) {
        if (move instanceof Move.Placement placement) {
            return Move.place(pieces.apply(placement.piece()), cells.apply(placement.to()));
        }
        if (move instanceof Move.Movement movement) {
            return Move.move(pieces.apply(movement.piece()), cells.apply(movement.from()), cells.apply(movement.to()));
        }
        return move;
    }
}
