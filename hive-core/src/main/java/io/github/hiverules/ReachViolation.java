package io.github.hiverules;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why a piece that is neither covered, resting nor pinned cannot get to a cell, with evidence that can be checked on
 * the board.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface ReachViolation extends MovementViolation {

    /** {@return the kind that the piece would move as: its own or, for a Mosquito, a copied one} */
    default Bug movesAs() {
        return piece().bug();
    }

    /** {@return the cell of the piece} */
    Hex from();

    /** {@return the destination that it cannot reach} */
    Hex to();

    /**
     * {@return the path from the piece's cell to the end of the step that fails; empty if the evidence has no path}
     * If {@link #sides()} is empty, every step of the path is legal, but the path has too few or too many steps.
     */
    default List<Hex> path() {
        return List.of();
    }

    /** {@return the two cells next to the step that fails; empty if no step fails} */
    default List<Hex> sides() {
        return List.of();
    }

    /**
     * {@return the cells that the piece can reach, ordered by row and column; empty if they are not part of the
     * evidence}
     */
    default List<Hex> reachable() {
        return List.of();
    }

    /**
     * {@return the path (or, without one, start cell and destination), then the other cells of the evidence, but not
     * the cells that the piece can reach}
     */
    @Override
    default List<Hex> cells() {
        return Stream.concat(path().isEmpty() ? Stream.of(from(), to()) : path().stream(), sides().stream())
                .toList();
    }

    /**
     * Violates {@link Rule#HIVE_1 HIVE-1}: the destination touches no other piece.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="the white Queen Bee cannot leave the row">
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination, on which it would stand alone
     */
    record LeavesHive(Piece piece, Hex from, Hex to) implements ReachViolation {
        public LeavesHive {
            Checks.requireMovement(piece, from, to);
        }

        @Override
        public Kind kind() {
            return Kind.LEAVES_HIVE;
        }

        @Override
        public Rule rule() {
            return Rule.HIVE_1;
        }
    }

    /**
     * Violates {@link Rule#SLIDE_1 SLIDE-1}: two pieces leave too small a gap for a ground step.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="the black Ant's arrow stops between two of five pieces around it">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param path the cells from its own to the end of the step that fails
     * @param sides the two occupied cells next to the step that fails
     * @param reachable the cells that it can reach
     */
    record Gate(Piece piece, Bug movesAs, Hex from, Hex to, List<Hex> path, List<Hex> sides, List<Hex> reachable)
            implements ReachViolation {
        public Gate {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            path = Checks.copyOf(path, "path");
            sides = Checks.copyOf(sides, "sides");
            reachable = Checks.copyOf(reachable, "reachable");
        }

        @Override
        public Kind kind() {
            return Kind.GATE;
        }

        @Override
        public Rule rule() {
            return Rule.SLIDE_1;
        }
    }

    /**
     * Violates {@link Rule#SLIDE_2 SLIDE-2}: during a ground step, the piece would not touch the hive.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param path the cells from its own to the end of the step that fails
     * @param sides the two empty cells next to the step that fails
     * @param reachable the cells that it can reach
     */
    record ContactLost(Piece piece, Bug movesAs, Hex from, Hex to, List<Hex> path, List<Hex> sides, List<Hex> reachable)
            implements ReachViolation {
        public ContactLost {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            path = Checks.copyOf(path, "path");
            sides = Checks.copyOf(sides, "sides");
            reachable = Checks.copyOf(reachable, "reachable");
        }

        @Override
        public Kind kind() {
            return Kind.CONTACT_LOST;
        }

        @Override
        public Rule rule() {
            return Rule.SLIDE_2;
        }
    }

    /**
     * Violates {@link Rule#CLIMB_1 CLIMB-1}: two stacks that are both higher than the start and the end of the step
     * leave too small a gap.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param path the cells from its own to the end of the step that fails
     * @param sides the two stacks next to the step that fails
     * @param reachable the cells that it can reach
     */
    record GateAboveGround(
            Piece piece, Bug movesAs, Hex from, Hex to, List<Hex> path, List<Hex> sides, List<Hex> reachable)
            implements ReachViolation {
        public GateAboveGround {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            path = Checks.copyOf(path, "path");
            sides = Checks.copyOf(sides, "sides");
            reachable = Checks.copyOf(reachable, "reachable");
        }

        @Override
        public Kind kind() {
            return Kind.GATE_ABOVE_GROUND;
        }

        @Override
        public Rule rule() {
            return Rule.CLIMB_1;
        }
    }

    /**
     * Violates {@link Rule#QUEEN_3 QUEEN-3}, {@link Rule#BEETLE_1 BEETLE-1} or {@link Rule#PILLBUG_1 PILLBUG-1}: the
     * piece takes one step, but the destination is farther away.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param distance the number of steps between the two cells, at least 2
     */
    record TooFar(Piece piece, Bug movesAs, Hex from, Hex to, int distance) implements ReachViolation {
        public TooFar {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
        }

        @Override
        public Kind kind() {
            return Kind.TOO_FAR;
        }

        @Override
        public Rule rule() {
            return Rule.ofMovement(movesAs);
        }
    }

    /**
     * Violates the rule for how the kind moves, such as {@link Rule#ANT_1 ANT-1}: another piece stands on the
     * destination, and this kind cannot end its move on top of it.
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param top the piece on top of the destination
     */
    record DestinationOccupied(Piece piece, Bug movesAs, Hex from, Hex to, Piece top) implements ReachViolation {
        public DestinationOccupied {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            requireNonNull(top, "top");
        }

        @Override
        public Kind kind() {
            return Kind.DESTINATION_OCCUPIED;
        }

        @Override
        public Rule rule() {
            return Rule.ofMovement(movesAs);
        }
    }

    /**
     * Violates {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the destination is not on a straight line from the
     * Grasshopper.
     *
     * <p><img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination
     * @param reachable the cells to which it can jump
     */
    record NotInLine(Piece piece, Hex from, Hex to, List<Hex> reachable) implements ReachViolation {
        public NotInLine {
            Checks.requireMovement(piece, from, to);
            reachable = Checks.copyOf(reachable, "reachable");
        }

        @Override
        public Kind kind() {
            return Kind.NOT_IN_LINE;
        }

        @Override
        public Rule rule() {
            return Rule.GRASSHOPPER_1;
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * Violates {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the Grasshopper has no piece to jump over in the direction of
     * the destination.
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination
     * @param emptyCell the empty cell next to the Grasshopper, perhaps the destination itself
     */
    record NothingToJumpOver(Piece piece, Hex from, Hex to, Hex emptyCell) implements ReachViolation {
        public NothingToJumpOver {
            Checks.requireMovement(piece, from, to);
            requireNonNull(emptyCell, "emptyCell");
        }

        @Override
        public Kind kind() {
            return Kind.NOTHING_TO_JUMP_OVER;
        }

        @Override
        public Rule rule() {
            return Rule.GRASSHOPPER_1;
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * Violates {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}: the Grasshopper jumps to the first empty cell behind a row of
     * pieces, but the destination is farther away.
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination
     * @param row the occupied cells that it jumps over
     * @param landing the empty cell behind the row, on which it would land
     */
    record EmptyCellInLine(Piece piece, Hex from, Hex to, List<Hex> row, Hex landing) implements ReachViolation {
        public EmptyCellInLine {
            Checks.requireMovement(piece, from, to);
            requireNonNull(landing, "landing");
            row = Checks.copyOf(row, "row");
        }

        @Override
        public Kind kind() {
            return Kind.EMPTY_CELL_IN_LINE;
        }

        @Override
        public Rule rule() {
            return Rule.GRASSHOPPER_1;
        }

        @Override
        public Bug movesAs() {
            return Bug.GRASSHOPPER;
        }
    }

    /**
     * Violates {@link Rule#SPIDER_1 SPIDER-1}: the Spider takes exactly three steps, but the destination is only one or
     * two steps away.
     *
     * <p><img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination
     * @param path a shortest legal path, of one or two steps, including both ends
     */
    record TooFewSteps(Piece piece, Hex from, Hex to, List<Hex> path) implements ReachViolation {
        public TooFewSteps {
            Checks.requireMovement(piece, from, to);
            path = Checks.copyOf(path, "path");
        }

        @Override
        public Kind kind() {
            return Kind.TOO_FEW_STEPS;
        }

        @Override
        public Rule rule() {
            return Rule.SPIDER_1;
        }

        @Override
        public Bug movesAs() {
            return Bug.SPIDER;
        }
    }

    /**
     * Violates {@link Rule#SPIDER_1 SPIDER-1}: the Spider takes exactly three steps, but needs more to get to the
     * destination, or the destination is its own cell, which it must not enter again.
     *
     * @param piece the piece
     * @param from its cell
     * @param to the destination
     * @param path a shortest legal path, including both ends; empty if the Spider would end where it started
     */
    record TooManySteps(Piece piece, Hex from, Hex to, List<Hex> path) implements ReachViolation {
        public TooManySteps {
            Checks.requireMovement(piece, from, to);
            path = Checks.copyOf(path, "path");
        }

        @Override
        public Kind kind() {
            return Kind.TOO_MANY_STEPS;
        }

        @Override
        public Rule rule() {
            return Rule.SPIDER_1;
        }

        @Override
        public Bug movesAs() {
            return Bug.SPIDER;
        }
    }

    /**
     * Violates {@link Rule#ANT_1 ANT-1}, {@link Rule#SPIDER_1 SPIDER-1} or {@link Rule#LADYBUG_1 LADYBUG-1}: no path
     * leads to the destination. For a Soldier Ant or a Spider, a gate is in the way, or a ring of pieces shuts in the
     * piece or encloses the destination. A Ladybug cannot end its two steps on top of the hive next to the destination.
     *
     * <p><img src="doc-files/ANT-1.svg" alt="dots all around the hive, a cross on the hole in its middle">
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as
     * @param from its cell
     * @param to the destination
     * @param path the cells from its own to the end of the step that the gate stops; empty if a ring is in the way, and
     *     for a Ladybug
     * @param sides the cells of the two pieces that form the gate; empty if there is none
     * @param ringCells the cells of the pieces around the hole that contains the piece or the destination; empty if a
     *     gate is in the way, and for a Ladybug
     * @param isShutIn whether the ring is around the piece rather than around the destination
     * @param halfwayCells the cells on which a Ladybug's two steps on top of the hive can end; empty for other kinds
     * @param reachable the cells that it can reach
     */
    record NoPath(
            Piece piece,
            Bug movesAs,
            Hex from,
            Hex to,
            List<Hex> path,
            List<Hex> sides,
            List<Hex> ringCells,
            boolean isShutIn,
            List<Hex> halfwayCells,
            List<Hex> reachable)
            implements ReachViolation {
        public NoPath {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            path = Checks.copyOf(path, "path");
            sides = Checks.copyOf(sides, "sides");
            ringCells = Checks.copyOf(ringCells, "ringCells");
            halfwayCells = Checks.copyOf(halfwayCells, "halfwayCells");
            reachable = Checks.copyOf(reachable, "reachable");
        }

        @Override
        public Kind kind() {
            return Kind.NO_PATH;
        }

        @Override
        public Rule rule() {
            return Rule.ofMovement(movesAs);
        }

        @Override
        public List<Hex> cells() {
            return Stream.of(path.isEmpty() ? List.of(from, to) : path, sides, ringCells, halfwayCells)
                    .flatMap(List::stream)
                    .toList();
        }
    }

    /**
     * Violates a rule that stops a Mosquito: no kind that it copies can go to the destination.
     *
     * <p>If {@code uncopiedCell} is present, the rule is {@link Rule#MOSQUITO_1 MOSQUITO-1} or {@link Rule#MOSQUITO_3
     * MOSQUITO-3}. Otherwise the first that applies counts: the rule that stops a single step of an attempt; SPIDER-1,
     * if an attempt has the wrong number of steps; MOSQUITO-3, if the Mosquito copies nothing; MOSQUITO-1.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
     *
     * @param rule the rule, chosen as described above
     * @param piece the Mosquito
     * @param from its cell
     * @param to the destination
     * @param uncopiedCell a neighboring cell that seems to allow the move but does not: a stack with a covered piece
     *     that could go to the destination, or another Mosquito
     * @param attempts for each kind that it copies, why it cannot go there as that kind, in the order of {@link Bug};
     *     empty if it copies none
     */
    record MosquitoCannotCopy(
            Rule rule, Piece piece, Hex from, Hex to, Optional<Hex> uncopiedCell, List<ReachViolation> attempts)
            implements ReachViolation {
        public MosquitoCannotCopy {
            requireNonNull(rule, "rule");
            Checks.requireMovement(piece, from, to);
            requireNonNull(uncopiedCell, "uncopiedCell");
            attempts = Checks.copyOf(attempts, "attempts");
        }

        @Override
        public Kind kind() {
            return Kind.MOSQUITO_CANNOT_COPY;
        }

        /** {@return the kinds that it copies, in the order of {@link Bug}} */
        public List<Bug> copied() {
            return attempts.stream().map(ReachViolation::movesAs).toList();
        }

        /**
         * {@return start cell, destination, {@code uncopiedCell} and the cells next to the steps that fail, each once}
         */
        @Override
        public List<Hex> cells() {
            Stream<Hex> sides = attempts.stream().flatMap(attempt -> attempt.sides().stream());
            return Stream.of(Stream.of(from, to), uncopiedCell.stream(), sides)
                    .flatMap(hexes -> hexes)
                    .distinct()
                    .toList();
        }
    }

    /**
     * Violates {@link Rule#MOSQUITO_2 MOSQUITO-2}: a Mosquito on top of another piece moves only one step, as a Beetle.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="the Mosquito on a stack reaches only the cells around it">
     *
     * @param piece the Mosquito
     * @param from its cell
     * @param to the destination
     * @param distance the number of steps between the two cells, at least 2
     */
    record MosquitoOnTop(Piece piece, Hex from, Hex to, int distance) implements ReachViolation {
        public MosquitoOnTop {
            Checks.requireMovement(piece, from, to);
        }

        @Override
        public Kind kind() {
            return Kind.MOSQUITO_ON_TOP;
        }

        @Override
        public Rule rule() {
            return Rule.MOSQUITO_2;
        }

        @Override
        public Bug movesAs() {
            return Bug.BEETLE;
        }
    }
}
