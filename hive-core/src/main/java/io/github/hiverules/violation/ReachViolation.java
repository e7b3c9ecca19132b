package io.github.hiverules.violation;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The reason why a piece that is free to move cannot get from one cell to another, with evidence that can be checked on
 * the board.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public sealed interface ReachViolation extends MovementViolation {

    /** {@return the kind that the piece would move as: its own, or one that a Mosquito copies} */
    default Bug movesAs() {
        return piece().bug();
    }

    /** {@return where the piece is} */
    Hex from();

    /** {@return where it cannot go} */
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
     * {@return the cells that the piece can reach, by row and column; empty if they are not part of the evidence}
     */
    default List<Hex> reachable() {
        return List.of();
    }

    /**
     * {@return the path (or, without one, start cell and destination), then the other cells of the evidence except
     * those that the piece can reach}
     */
    @Override
    default List<Hex> cells() {
        return Stream.concat(path().isEmpty() ? Stream.of(from(), to()) : path().stream(), sides().stream())
                .toList();
    }

    /**
     * The destination touches no other piece. Rule: {@link Rule#HIVE_1 HIVE-1}.
     *
     * <p><img src="doc-files/HIVE-1.svg" alt="the white Queen Bee cannot leave the row">
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it would stand alone
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
     * Two pieces leave too small a gap for a ground step. Rule: {@link Rule#SLIDE_1 SLIDE-1}.
     *
     * <p><img src="doc-files/SLIDE-1.svg" alt="the black Ant's arrow stops between two of five pieces around it">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
     * @param path from its cell to the end of the step that fails
     * @param sides the two occupied cells next to the stopped step
     * @param reachable the cells that it can reach, by row and column
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
     * During a ground step the piece would not touch the hive. Rule: {@link Rule#SLIDE_2 SLIDE-2}.
     *
     * <p><img src="doc-files/SLIDE-2.svg" alt="the black Spider cannot cross the gap between two arms of the hive">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
     * @param path from its cell to the end of the step that fails
     * @param sides the two empty cells next to the stopped step
     * @param reachable the cells that it can reach, by row and column
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
     * Two stacks that are higher than the step leave too small a gap. Rule: {@link Rule#CLIMB_1 CLIMB-1}.
     *
     * <p><img src="doc-files/CLIMB-1.svg" alt="the white Beetle cannot climb straight ahead between two stacks of two">
     *
     * @param piece the moving piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
     * @param path from its cell to the end of the step that fails
     * @param sides the two stacks next to the stopped step
     * @param reachable the cells that it can reach, by row and column
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
     * The piece makes one step, and the destination is farther away. Rule: {@link Rule#QUEEN_3 QUEEN-3},
     * {@link Rule#BEETLE_1 BEETLE-1} or {@link Rule#PILLBUG_1 PILLBUG-1}.
     *
     * <p><img src="doc-files/QUEEN-3.svg" alt="the Queen Bee reaches four neighbors; crosses on other cells">
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
     * @param distance the number of cells from one to the other, at least 2
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
     * Another piece stands on the destination, and this kind cannot climb onto it. The rule is the one on how the kind
     * moves, such as {@link Rule#ANT_1 ANT-1}.
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
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
     * A Grasshopper jumps in a straight line, and the destination lies in none of the six directions. Rule:
     * {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}.
     *
     * <p><img src="doc-files/GRASSHOPPER-1.svg" alt="the white Grasshopper reaches the cells behind three rows">
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param reachable the cells to which it can jump, by row and column
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
     * A Grasshopper jumps over at least one piece, but the next cell in the direction of the destination is empty.
     * Rule: {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}.
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param empty the empty cell next to the Grasshopper, perhaps the destination itself
     */
    record NothingToJump(Piece piece, Hex from, Hex to, Hex empty) implements ReachViolation {
        public NothingToJump {
            Checks.requireMovement(piece, from, to);
            requireNonNull(empty, "empty");
        }

        @Override
        public Kind kind() {
            return Kind.NOTHING_TO_JUMP;
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
     * A Grasshopper jumps to the first empty cell behind a row of pieces, and the destination is farther away. Rule:
     * {@link Rule#GRASSHOPPER_1 GRASSHOPPER-1}.
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param row the occupied cells that it jumps over
     * @param landing the empty cell that ends the row, where it would land
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
     * A Spider makes exactly three steps, but the destination is only one or two steps away. Rule: {@link Rule#SPIDER_1
     * SPIDER-1}.
     *
     * <p><img src="doc-files/spider.svg" alt="the Spider reaches four cells; crosses on nearer ones">
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param path a shortest legal path, of one or two steps, with both ends
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
     * A Spider makes exactly three steps, but the destination takes more; or the destination is its own cell, which it
     * must not enter again. Rule: {@link Rule#SPIDER_1 SPIDER-1}.
     *
     * @param piece the piece
     * @param from where it is
     * @param to where it cannot go
     * @param path a shortest legal path, with both ends; empty if the Spider would end where it started
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
     * No steps lead to the destination. A gate or a ring of pieces shuts in a Soldier Ant or a Spider, or encloses the
     * destination; or a Ladybug cannot climb next to it. Rule: {@link Rule#ANT_1 ANT-1},
     * {@link Rule#SPIDER_1 SPIDER-1} or {@link Rule#LADYBUG_1 LADYBUG-1}.
     *
     * <p><img src="doc-files/ANT-1.svg" alt="dots all around the hive, a cross on the hole in its middle">
     *
     * @param piece the piece
     * @param movesAs the kind that it moves as: its own, or one that a Mosquito copies
     * @param from where it is
     * @param to where it cannot go
     * @param path from the piece to the gate in its way, up to the end of the step that fails; empty if there is a ring
     * instead, and for a Ladybug
     * @param sides the two pieces of that gate; empty if there is none
     * @param ring the cells of the pieces around the hole that holds the piece or the destination; empty if there is a
     * gate instead, and for a Ladybug
     * @param isShutIn whether the ring is around the piece, not around the destination
     * @param halfway the cells on which a Ladybug's two steps on top of the hive can end; empty for other kinds
     * @param reachable the cells that it can reach, by row and column
     */
    record NoPath(
            Piece piece,
            Bug movesAs,
            Hex from,
            Hex to,
            List<Hex> path,
            List<Hex> sides,
            List<Hex> ring,
            boolean isShutIn,
            List<Hex> halfway,
            List<Hex> reachable)
            implements ReachViolation {
        public NoPath {
            Checks.requireMovement(piece, from, to);
            requireNonNull(movesAs, "movesAs");
            path = Checks.copyOf(path, "path");
            sides = Checks.copyOf(sides, "sides");
            ring = Checks.copyOf(ring, "ring");
            halfway = Checks.copyOf(halfway, "halfway");
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
            return Stream.of(path.isEmpty() ? List.of(from, to) : path, sides, ring, halfway)
                    .flatMap(List::stream)
                    .toList();
        }
    }

    /**
     * The Mosquito copies no kind that could go there. The rule is that of an attempt in which only one step fails, or
     * only the number of a Spider's steps; otherwise it is {@link Rule#MOSQUITO_1 MOSQUITO-1} or {@link Rule#MOSQUITO_3
     * MOSQUITO-3}.
     *
     * <p><img src="doc-files/MOSQUITO-3.svg" alt="the black Mosquito that the white one touches is marked in red">
     *
     * @param rule MOSQUITO-1, MOSQUITO-3 if a Mosquito is the reason, or the rule of an attempt
     * @param piece the Mosquito
     * @param from where it is
     * @param to where it cannot go
     * @param uncopied a neighboring cell that seems to allow the move: a stack with a covered piece that could go there,
     * or another Mosquito
     * @param attempts why it cannot go there as each of the kinds that it copies, in the order of {@link Bug}; empty if
     *     it copies none
     */
    record MosquitoCannotCopy(
            Rule rule, Piece piece, Hex from, Hex to, Optional<Hex> uncopied, List<ReachViolation> attempts)
            implements ReachViolation {
        public MosquitoCannotCopy {
            requireNonNull(rule, "rule");
            Checks.requireMovement(piece, from, to);
            requireNonNull(uncopied, "uncopied");
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

        /** {@return both ends, the uncopied, and the cells next to the steps that fail, each once} */
        @Override
        public List<Hex> cells() {
            Stream<Hex> sides = attempts.stream().flatMap(attempt -> attempt.sides().stream());
            return Stream.of(Stream.of(from, to), uncopied.stream(), sides)
                    .flatMap(hexes -> hexes)
                    .distinct()
                    .toList();
        }
    }

    /**
     * A Mosquito on top of another piece moves only one step, as a Beetle. Rule: {@link Rule#MOSQUITO_2 MOSQUITO-2}.
     *
     * <p><img src="doc-files/MOSQUITO-2.svg" alt="the Mosquito on a stack reaches only the cells around it">
     *
     * @param piece the Mosquito
     * @param from where it is
     * @param to where it cannot go
     * @param distance the number of cells from one to the other, at least 2
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
