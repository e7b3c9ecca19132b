package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.key.CanonicalMap;
import io.github.hiverules.piece.Piece;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

/**
 * The form that all rotated, mirrored, translated and renumbered copies of a position share, for databases and
 * statistics.
 *
 * <p>{@link #position()} or its position text can serve as a database key. Store it with {@link #canonical(Move)
 * canonical moves}, which are also the same for all copies.
 *
 * <pre>{@code
 * CanonicalForm form = position.canonicalForm();
 * book.merge(Map.entry(form.position(), form.canonical(move)), 1, Integer::sum);
 * }</pre>
 *
 * <p>Like {@link Position#isRepetitionOf(Position)}, a canonical form ignores everything that cannot affect play. If
 * both Queens are in play, its turn is the earliest possible one. So positions share a form even if players reached them
 * on different turns.
 *
 * <p>Compare the positions of canonical forms, not the forms themselves: each form also maps moves back to its own
 * original.
 */
public final class CanonicalForm {

    /** Orders moves of one kind; all passes are equal. */
    private static final Comparator<Move> MOVE_ORDER = Comparator.comparing(
                    (Move move) -> move.movedPiece().map(Piece::toString).orElse(""))
            .thenComparing(move -> move.startCell().orElse(Hex.ORIGIN))
            .thenComparing(move -> move.destination().orElse(Hex.ORIGIN));

    private final Position position;

    /** The maps from the original to the canonical form: several if the hive is symmetric. */
    private final List<CanonicalMap> maps;

    CanonicalForm(Position original) {
        Ruleset ruleset = original.ruleset();
        this.maps = CanonicalMap.of(original.packed());
        this.position = new Position(ruleset, maps.get(0).position());
    }

    /** {@return the position in its canonical form, with the first of its cells at the origin} */
    public Position position() {
        return position;
    }

    /**
     * {@return the canonical form of a move of the original position}
     *
     * <p>In a symmetric position, several moves share a canonical form: all six replies to the first piece of a game
     * have the same canonical move.
     *
     * @param original a move of the position from which this form was made, legal or not
     */
    public Move canonical(Move original) {
        Objects.requireNonNull(original, "original");
        return maps.stream()
                .map(map -> map(original, map::canonical, map::canonical))
                .min(MOVE_ORDER)
                .orElseThrow();
    }

    /**
     * {@return a move of the original position with the given canonical form}
     *
     * @param canonical a move of {@link #position()}, legal or not
     */
    public Move original(Move canonical) {
        Objects.requireNonNull(canonical, "canonical");
        CanonicalMap map = maps.get(0);
        return map(canonical, map::original, map::original);
    }

    /** {@return the position in its canonical form, for logs} */
    @Override
    public String toString() {
        return "CanonicalForm[" + position + "]";
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
