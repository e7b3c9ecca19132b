package io.github.hiverules.violation;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Stream;

/**
 * A Pillbug, or a Mosquito that copies one, cannot throw the piece there (rules {@link Rule#PILLBUG_2 PILLBUG-2} to
 * {@link Rule#PILLBUG_6 PILLBUG-6}). Immutable and thread-safe.
 *
 * <p><img src="doc-files/PILLBUG-4.svg" alt="the Pillbug cannot throw the Queen Bee down between two stacks of two">
 *
 * @param thrown the piece to be thrown
 * @param from where it is
 * @param to where it would land
 * @param thrower the Pillbug or Mosquito
 * @param over where the thrower stands
 * @param reason what forbids the throw
 * @param evidence the two stacks of a gate, or the cells that would be cut off; otherwise empty
 */
public record ThrowViolation(
        Piece thrown, Hex from, Hex to, Piece thrower, Hex over, Obstacle reason, List<Hex> evidence)
        implements Violation {
    /**
     * Copies the list.
     *
     * @param thrown the piece to be thrown
     * @param from where it is
     * @param to where it would land
     * @param thrower the Pillbug or Mosquito
     * @param over where the thrower stands
     * @param reason what forbids the throw
     * @param evidence the cells that show it
     */
    public ThrowViolation {
        evidence = List.copyOf(evidence);
    }

    @Override
    public Kind kind() {
        return reason.kind();
    }

    @Override
    public List<Hex> hexes() {
        return Stream.concat(Stream.of(from, over, to), evidence.stream()).toList();
    }

    @Override
    public List<Piece> pieces() {
        return List.of(thrown, thrower);
    }

    /** What forbids a throw. */
    public enum Obstacle {
        /** The destination is occupied ({@link Rule#PILLBUG_2 PILLBUG-2}). */
        DESTINATION_OCCUPIED(Kind.THROW_DESTINATION_OCCUPIED),
        /** The thrower is covered ({@link Rule#PILLBUG_6 PILLBUG-6}). */
        THROWER_COVERED(Kind.THROW_THROWER_COVERED),
        /**
         * The thrower stands on another piece ({@link Rule#PILLBUG_6 PILLBUG-6}).
         *
         * <p><img src="doc-files/PILLBUG-6.svg" alt="the white Mosquito on a stack cannot throw the Queen Bee">
         */
        THROWER_ON_TOP(Kind.THROW_THROWER_ON_TOP),
        /** The thrower was moved on the turn before ({@link Rule#PILLBUG_5 PILLBUG-5}). */
        THROWER_RESTS(Kind.THROW_THROWER_RESTS),
        /**
         * The thrown piece was moved on the turn before ({@link Rule#PILLBUG_5 PILLBUG-5}).
         *
         * <p><img src="doc-files/PILLBUG-5.svg" alt="the white Ant, which Black has just thrown, bears a moon">
         */
        THROWN_RESTS(Kind.THROW_THROWN_RESTS),
        /**
         * The thrown piece stands in a stack ({@link Rule#PILLBUG_3 PILLBUG-3}).
         *
         * <p><img src="doc-files/PILLBUG-3.svg" alt="the Pillbug cannot throw the black Beetle, which stands on another
         * piece">
         */
        THROWN_STACKED(Kind.THROW_THROWN_STACKED),
        /** Without the thrown piece the hive falls apart ({@link Rule#PILLBUG_3 PILLBUG-3}). */
        THROWN_PINNED(Kind.THROW_THROWN_PINNED),
        /**
         * Two stacks leave too small a gap between the thrown piece and the thrower ({@link Rule#PILLBUG_4 PILLBUG-4}).
         */
        GATE_UP(Kind.THROW_GATE_UP),
        /**
         * Two stacks leave too small a gap between the thrower and the destination ({@link Rule#PILLBUG_4 PILLBUG-4}).
         *
         * <p><img src="doc-files/PILLBUG-4.svg" alt="the Pillbug cannot throw the Queen Bee down between two stacks of
         * two">
         */
        GATE_DOWN(Kind.THROW_GATE_DOWN);

        private final Kind kind;

        Obstacle(Kind kind) {
            this.kind = kind;
        }

        /** {@return the kind of the violation} */
        public Kind kind() {
            return kind;
        }

        /** {@return the rule that makes this an obstacle, one of PILLBUG-2 to PILLBUG-6} */
        public Rule rule() {
            return kind.rule().orElseThrow();
        }
    }
}
