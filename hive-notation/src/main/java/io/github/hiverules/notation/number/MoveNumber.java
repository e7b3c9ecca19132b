package io.github.hiverules.notation.number;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Violation;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Moves as numbers from 0 to 5488, as OpenSpiel's game of Hive counts them: the outputs of a neural network.
 *
 * <p>A number names the piece to place or move, a reference piece on top of some cell, and the side of the reference
 * piece on which the destination lies (or {@code on top}, 6):
 *
 * <pre>
 *   5 0
 *  4 * 1     number = piece * 196 + reference * 7 + side
 *   3 2
 * </pre>
 *
 * <p>Pieces are counted {@code wQ wA1 wA2 wA3 wG1 wG2 wG3 wS1 wS2 wB1 wB2 wM wL wP}, then Black's in the same order.
 * The first piece of a game is its own reference, with side 6. {@link #PASS} is a pass.
 *
 * <p>A number has a meaning only in the position before the move. A move has several numbers: one for each neighbor of
 * its destination, and one for the piece that it climbs on. The numbers of equal pieces in hand mean the same placement
 * (rule MAT-2). {@link #read} accepts every number of a move. {@link #write} always chooses the same one.
 */
public final class MoveNumber {

    /** The number of a pass, which is the greatest. */
    public static final int PASS = 5488;

    /** The number of move numbers, and so the length of a policy and of a mask. */
    public static final int COUNT = PASS + 1;

    private static final int[][] SIDES = sides();

    private MoveNumber() {}

    /**
     * {@return the legal move that a number names}
     *
     * @param number one of its numbers
     * @param before the position before the move
     * @throws MoveNumberException if the number names no legal move
     */
    public static Move read(int number, Position before) {
        requireNonNull(before, "before");
        Move move = move(number, before);
        Optional<Violation> violation = before.check(move);
        if (violation.isPresent()) {
            throw new MoveNumberException(new MoveNumberFault.IllegalMove(number, before, move, violation.get()));
        }
        return move;
    }

    private static Move move(int number, Position before) {
        if (number == PASS) {
            return Move.pass();
        }
        if (number < 0 || number > PASS) {
            throw new MoveNumberException(new MoveNumberFault.NoSuchNumber(number));
        }
        Piece named = PieceGrid.piece(number / MoveNames.PER_PIECE);
        Piece reference = PieceGrid.piece(number % MoveNames.PER_PIECE / MoveNames.PER_REFERENCE);
        int side = number % MoveNames.PER_REFERENCE;
        Piece piece = before.cellOf(named).isPresent() ? named : next(named, before);
        if (before.isEmpty() && named.equals(reference) && side == MoveNames.ON_TOP) {
            return Move.place(piece, Hex.ORIGIN);
        }
        Hex hex = before.cellOf(reference)
                .orElseThrow(() -> new MoveNumberException(new MoveNumberFault.NotInPlay(number, reference)));
        if (!isOnTop(reference, hex, piece, before)) {
            throw new MoveNumberException(new MoveNumberFault.NotOnTop(number, reference));
        }
        return before.moveTo(piece, side == MoveNames.ON_TOP ? hex : hex.neighbor(PieceGrid.DIRECTIONS.get(side)));
    }

    /** The piece of a kind that enters next: of equal pieces in hand, each names it. */
    private static Piece next(Piece named, Position before) {
        for (Piece piece : before.hand(named.color())) {
            if (piece.bug() == named.bug()) {
                return piece;
            }
        }
        return named;
    }

    /** Returns whether a piece is on top of its cell once the moving piece was lifted. */
    private static boolean isOnTop(Piece piece, Hex hex, Piece mover, Position before) {
        List<Piece> stack = before.stackAt(hex);
        int above = stack.size() - 1 - stack.indexOf(piece);
        return !piece.equals(mover)
                && (above == 0 || (above == 1 && stack.get(stack.size() - 1).equals(mover)));
    }

    /**
     * {@return the number of a move, always the same for the same move and position} It names the destination as
     * {@link io.github.hiverules.notation.uhp.MoveString#write MoveString.write} does.
     *
     * @param move the move
     * @param before the position before the move
     * @throws NotExpressibleException if no piece is on or next to the destination, which never happens for a legal
     *     move
     */
    public static int write(Move move, Position before) {
        requireNonNull(move, "move");
        return new MoveNames(requireNonNull(before, "before")).first(move);
    }

    /**
     * {@return all numbers of a move; {@link #read} accepts each of them if the move is legal}
     *
     * @param move the move
     * @param before the position before the move
     */
    public static int[] numbersOf(Move move, Position before) {
        requireNonNull(move, "move");
        int[] names = new int[MoveNames.MOST];
        return Arrays.copyOf(names, new MoveNames(requireNonNull(before, "before")).all(move, names));
    }

    /**
     * Writes the number of each legal move, in the order of {@link Position#legalMoves()}.
     *
     * @param before the position before the move
     * @param numbers where to write them, from index 0; {@link #COUNT} elements are always enough
     * @return the number of legal moves
     * @throws IllegalArgumentException if the array is too short
     */
    public static int writeLegal(Position before, int[] numbers) {
        requireNonNull(before, "before");
        requireNonNull(numbers, "numbers");
        MoveNames names = new MoveNames(before);
        int count = 0;
        for (Move move : before.legalMoves()) {
            requireRoom(numbers.length, count);
            numbers[count] = names.first(move);
            count++;
        }
        return count;
    }

    /**
     * Marks the numbers that {@link #writeLegal} lists, one for each legal move.
     *
     * @param before the position before the move
     * @param mask becomes true at these numbers, and false elsewhere; at least {@link #COUNT} elements
     * @return the number of true elements
     * @throws IllegalArgumentException if the array is too short
     */
    public static int writeMask(Position before, boolean[] mask) {
        requireNonNull(before, "before");
        requireAll(requireNonNull(mask, "mask").length);
        MoveNames names = new MoveNames(before);
        LegalMoves moves = before.legalMoves();
        Arrays.fill(mask, false);
        int count = 0;
        for (Move move : moves) {
            mask[names.first(move)] = true;
            count++;
        }
        return count;
    }

    /**
     * Marks all numbers of all legal moves, which are exactly the numbers that {@link #read} accepts.
     *
     * @param before the position before the move
     * @param mask becomes true at these numbers, and false elsewhere; at least {@link #COUNT} elements
     * @return the number of true elements
     * @throws IllegalArgumentException if the array is too short
     */
    public static int writeMaskOfAll(Position before, boolean[] mask) {
        requireNonNull(before, "before");
        requireAll(requireNonNull(mask, "mask").length);
        MoveNames names = new MoveNames(before);
        int[] ofMove = new int[MoveNames.MOST];
        Arrays.fill(mask, false);
        int count = 0;
        for (Move move : before.legalMoves()) {
            int namesOfMove = names.all(move, ofMove);
            for (int index = 0; index < namesOfMove; index++) {
                mask[ofMove[index]] = true;
            }
            count += namesOfMove;
        }
        return count;
    }

    /**
     * Turns a policy into a value for each legal move: the sum of the policy over all numbers of the move.
     *
     * @param before the position before the move
     * @param policy a value for each number, at least {@link #COUNT}
     * @param values where to write the sums, in the order of {@link Position#legalMoves()}
     * @return the number of legal moves
     * @throws IllegalArgumentException if one of the arrays is too short
     */
    public static int writeLegalPolicy(Position before, float[] policy, float[] values) {
        Objects.requireNonNull(values, "values");
        requireNonNull(before, "before");
        requireAll(requireNonNull(policy, "policy").length);
        requireNonNull(values, "values");
        MoveNames names = new MoveNames(before);
        int[] ofMove = new int[MoveNames.MOST];
        int count = 0;
        for (Move move : before.legalMoves()) {
            requireRoom(values.length, count);
            float sum = 0;
            int namesOfMove = names.all(move, ofMove);
            for (int index = 0; index < namesOfMove; index++) {
                sum += policy[ofMove[index]];
            }
            values[count] = sum;
            count++;
        }
        return count;
    }

    /**
     * {@return a number of the same move on a board rotated or mirrored around the origin} The move may have several
     * numbers; this need not be the one that {@link #write} chooses.
     *
     * @param number the number, from 0 to {@link #PASS}
     * @param symmetry how to rotate or mirror the board
     * @throws IllegalArgumentException if there is no such number
     */
    public static int transformed(int number, Symmetry symmetry) {
        requireNonNull(symmetry, "symmetry");
        if (number < 0 || number > PASS) {
            throw new MoveNumberException(new MoveNumberFault.NoSuchNumber(number));
        }
        int side = number % MoveNames.PER_REFERENCE;
        return number == PASS ? PASS : number - side + SIDES[symmetry.ordinal()][side];
    }

    private static void requireAll(int length) {
        if (length < COUNT) {
            throw new IllegalArgumentException("expected " + COUNT + " elements, not " + length);
        }
    }

    private static void requireRoom(int length, int needed) {
        if (length <= needed) {
            throw new IllegalArgumentException("more legal moves than the " + length + " elements of the array");
        }
    }

    /** The image of each side under each symmetry; on top stays on top. */
    private static int[][] sides() {
        Symmetry[] symmetries = Symmetry.values();
        int[][] sides = new int[symmetries.length][MoveNames.PER_REFERENCE];
        for (Symmetry symmetry : symmetries) {
            for (int side = 0; side < PieceGrid.SIDES; side++) {
                Hex image = symmetry.apply(Hex.ORIGIN.neighbor(PieceGrid.DIRECTIONS.get(side)));
                Direction direction = Hex.ORIGIN.directionTo(image).orElseThrow();
                sides[symmetry.ordinal()][side] = PieceGrid.DIRECTIONS.indexOf(direction);
            }
            sides[symmetry.ordinal()][MoveNames.ON_TOP] = MoveNames.ON_TOP;
        }
        return sides;
    }
}
