package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.stream.Stream;

/**
 * Why a Pillbug, or a Mosquito that copies one, cannot throw a piece to a cell. Violates
 * {@link Rule#PILLBUG_2 PILLBUG-2}, {@link Rule#PILLBUG_3 PILLBUG-3}, {@link Rule#PILLBUG_4 PILLBUG-4},
 * {@link Rule#PILLBUG_5 PILLBUG-5} or {@link Rule#PILLBUG_6 PILLBUG-6}.
 *
 * <p><img src="doc-files/PILLBUG-3.svg" alt="the Pillbug cannot throw the black Beetle, which stands on another
 * piece">
 * <img src="doc-files/PILLBUG-4.svg" alt="the Pillbug cannot throw the Queen Bee down between two stacks of two">
 * <img src="doc-files/PILLBUG-5.svg" alt="a moon marks the white Ant, which Black has just thrown">
 * <img src="doc-files/PILLBUG-6.svg" alt="the white Mosquito on a stack cannot throw the Queen Bee">
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add kinds, so a {@code switch} over them needs a {@code default}.
 *
 * @param kind the kind, whose name begins with {@code THROW}
 * @param thrown the piece that cannot be thrown
 * @param from its cell
 * @param to the cell on which it would land
 * @param thrower the Pillbug or Mosquito
 * @param throwerCell the thrower's cell
 * @param sides the cells of the two stacks that form a gate; empty if no gate stops the throw
 * @param cutOffCells the cells that would be cut off without the thrown piece; empty for any other kind
 */
public record ThrowViolation(
        Kind kind,
        Piece thrown,
        Hex from,
        Hex to,
        Piece thrower,
        Hex throwerCell,
        List<Hex> sides,
        List<Hex> cutOffCells)
        implements Violation {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if the kind is not about throws
     */
    public ThrowViolation {
        requireNonNull(kind, "kind");
        requireNonNull(thrown, "thrown");
        requireNonNull(from, "from");
        requireNonNull(to, "to");
        requireNonNull(thrower, "thrower");
        requireNonNull(throwerCell, "throwerCell");
        sides = Checks.copyOf(sides, "sides");
        cutOffCells = Checks.copyOf(cutOffCells, "cutOffCells");
        ruleOf(kind);
    }

    @Override
    public Rule rule() {
        return ruleOf(kind);
    }

    private static Rule ruleOf(Kind kind) {
        return switch (kind) {
            case THROW_DESTINATION_OCCUPIED -> Rule.PILLBUG_2;
            case THROW_PIECE_STACKED, THROW_PIECE_PINNED -> Rule.PILLBUG_3;
            case THROW_GATE_UP, THROW_GATE_DOWN -> Rule.PILLBUG_4;
            case THROW_THROWER_RESTS, THROW_PIECE_RESTS -> Rule.PILLBUG_5;
            case THROW_THROWER_COVERED, THROW_THROWER_ON_TOP -> Rule.PILLBUG_6;
            default -> throw new IllegalArgumentException("the kind is not about throws: " + kind);
        };
    }

    @Override
    public List<Hex> cells() {
        return Stream.of(List.of(from, throwerCell, to), sides, cutOffCells)
                .flatMap(List::stream)
                .toList();
    }

    @Override
    public List<Piece> pieces() {
        return List.of(thrown, thrower);
    }
}
