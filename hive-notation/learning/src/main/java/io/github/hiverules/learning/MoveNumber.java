package io.github.hiverules.learning;

import static java.util.Objects.requireNonNull;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.learning.MoveNumberException.Kind;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Moves as numbers from 0 to 5488, as OpenSpiel's game of Hive numbers them: the outputs of a neural network.
 *
 * <p>A number stands for the piece to place or move, a reference piece on top of its cell, and the direction from the
 * reference piece to the destination, which is 6 if the destination is on top of the reference piece:
 *
 * <pre>
 *   5 0
 *  4 * 1     number = piece * 196 + reference * 7 + direction
 *   3 2
 * </pre>
 *
 * <p>Pieces are numbered in the order {@code wQ wA1 wA2 wA3 wG1 wG2 wG3 wS1 wS2 wB1 wB2 wM wL wP}, then Black's in the
 * same order. The first piece of a game is its own reference, with direction 6.
 *
 * <p>A number is meaningful only in the position before the move. A move has several numbers: one for each piece next
 * to its destination, and one for the piece that it climbs on. The numbers of equal pieces in hand mean the same
 * placement (rule MAT-2). {@link #read} accepts every number of a move. {@link #write} always chooses the same one.
 *
 * <p>If a program lets equal pieces enter in any order, later numbers refer to its own numbering, so only {@link
 * #readAll} understands them.
 */
public final class MoveNumber {

    /** The number of a pass, which is the highest number. */
    public static final int PASS = MoveNumbers.NUMBERS_PER_PIECE * PieceGrid.PIECE_COUNT;

    /** How many move numbers there are, which is also the length of a policy and of a mask. */
    public static final int COUNT = PASS + 1;

    private static final int[][] DIRECTION_IMAGES = directionImages();

    private MoveNumber() {}

    /**
     * {@return the legal move with the given number}
     *
     * @param number a number of the move
     * @param before the position before the move
     * @throws MoveNumberException if no legal move has the number
     */
    public static Move read(int number, Position before) {
        return read(number, Game.start(requireNonNull(before, "before")), Numbering.free());
    }

    /**
     * {@return a game after more moves, given by their numbers} Equal pieces may enter in any order, and then keep their
     * numbers for the rest of the array; {@link #readAll(Parsed, int...)} continues with them. To read the numbers of a
     * whole game, start it with {@link Game#start(io.github.hiverules.Ruleset)}.
     *
     * @param start the game to continue
     * @param numbers a number of each move
     * @throws MoveNumberException if a number is not that of a legal move, or the game is over; it knows the index
     */
    public static Game readAll(Game start, int... numbers) {
        requireNonNull(start, "start");
        return readAll(Parsed.of(start, List.of()).withNumbering(Numbering.free()), numbers)
                .orThrow();
    }

    /**
     * {@return the game after more moves, with what the names of its pieces mean then, to read further moves of the same
     * game} To read a game in several arrays, start it with the numbering {@link Numbering#free()}.
     *
     * @param start the game to continue and its numbering, from this method or from a text of the game
     * @param numbers a number of each move
     * @throws MoveNumberException if a number is not that of a legal move, or the game is over; it knows the index
     */
    public static Parsed<Game> readAll(Parsed<Game> start, int... numbers) {
        requireNonNull(numbers, "numbers");
        Game game = requireNonNull(start, "start").orThrow();
        Numbering numbering = start.numbering();
        for (int i = 0; i < numbers.length; i++) {
            Move move;
            try {
                move = read(numbers[i], game, numbering);
            } catch (MoveNumberException e) {
                throw e.atIndex(i);
            }
            if (move instanceof Move.Placement placement) {
                numbering = numbering.with(named(numbers[i]), placement.piece());
            }
            game = game.play(move);
        }
        return Parsed.of(game, start.repairs()).withNumbering(numbering);
    }

    private static Move read(int number, Game game, Numbering numbering) {
        Move move = move(number, game.position(), numbering);
        Optional<Violation> violation = game.check(move);
        if (violation.isPresent()) {
            throw MoveNumberException.illegalMove(number, game.position(), violation.get());
        }
        return move;
    }

    private static Piece named(int number) {
        return PieceGrid.piece(number / MoveNumbers.NUMBERS_PER_PIECE);
    }

    private static Move move(int number, Position before, Numbering numbering) {
        if (number < 0 || number > PASS) {
            throw MoveNumberException.noSuchNumber(number);
        }
        if (number == PASS) {
            return Move.pass();
        }
        Piece piece = numbering.pieceOf(named(number), before);
        Piece referenceName =
                PieceGrid.piece(number % MoveNumbers.NUMBERS_PER_PIECE / MoveNumbers.NUMBERS_PER_REFERENCE);
        Piece reference = numbering.pieceOf(referenceName, before);
        int direction = number % MoveNumbers.NUMBERS_PER_REFERENCE;
        if (before.isEmpty() && named(number).equals(referenceName) && direction == MoveNumbers.ON_TOP) {
            return Move.place(piece, Hex.ORIGIN);
        }
        Hex hex = before.cellOf(reference)
                .orElseThrow(() -> MoveNumberException.wrongReference(Kind.NOT_IN_PLAY, number, referenceName));
        if (!isOnTop(reference, hex, piece, before)) {
            throw MoveNumberException.wrongReference(Kind.NOT_ON_TOP, number, referenceName);
        }
        boolean isClimb = direction == MoveNumbers.ON_TOP;
        return before.moveOf(piece, isClimb ? hex : hex.neighbor(PieceGrid.DIRECTIONS.get(direction)));
    }

    /** Returns whether a piece is on top of its cell after the moving piece has been lifted. */
    private static boolean isOnTop(Piece piece, Hex hex, Piece mover, Position before) {
        List<Piece> stack = before.stackAt(hex);
        int piecesAbove = stack.size() - 1 - stack.indexOf(piece);
        return !piece.equals(mover)
                && (piecesAbove == 0
                        || (piecesAbove == 1 && stack.get(stack.size() - 1).equals(mover)));
    }

    /**
     * {@return the number of a move, always the same for the same move and position} It has the same reference piece as
     * {@link io.github.hiverules.notation.uhp.MoveString#write MoveString.write}.
     *
     * @param move the move
     * @param before the position before the move
     * @throws InexpressibleException if no piece is on or next to the destination, which never happens for a legal
     *     move
     */
    public static int write(Move move, Position before) {
        requireNonNull(move, "move");
        return new MoveNumbers(requireNonNull(before, "before")).preferred(move);
    }

    /**
     * {@return all numbers of a move; {@link #read} accepts each of them if the move is legal}
     *
     * @param move the move
     * @param before the position before the move
     */
    public static int[] numbersOf(Move move, Position before) {
        requireNonNull(move, "move");
        int[] moveNumbers = new int[MoveNumbers.MAX_COUNT];
        return Arrays.copyOf(moveNumbers, new MoveNumbers(requireNonNull(before, "before")).all(move, moveNumbers));
    }

    /**
     * Writes the number of each legal move, in the order of {@link Position#legalMoves()}.
     *
     * @param before the position before the move
     * @param numbers the array to write to, from index 0; {@link #COUNT} elements are always enough
     * @return the number of legal moves
     * @throws IllegalArgumentException if the array is too short
     */
    public static int writeLegalNumbers(Position before, int[] numbers) {
        requireNonNull(before, "before");
        requireNonNull(numbers, "numbers");
        LegalMoves moves = before.legalMoves();
        requireRoom(numbers.length, moves);
        MoveNumbers moveNumbers = new MoveNumbers(before);
        int count = 0;
        for (Move move : moves) {
            numbers[count] = moveNumbers.preferred(move);
            count++;
        }
        return count;
    }

    /**
     * Marks all numbers of all legal moves, which are exactly the numbers that {@link #read} accepts.
     *
     * @param before the position before the move
     * @param mask set to true at these numbers, and to false elsewhere; at least {@link #COUNT} elements
     * @return the number of true elements
     * @throws IllegalArgumentException if the array is too short
     */
    public static int writeMask(Position before, boolean[] mask) {
        requireNonNull(before, "before");
        requireAll(requireNonNull(mask, "mask").length);
        MoveNumbers moveNumbers = new MoveNumbers(before);
        int[] numbersOfMove = new int[MoveNumbers.MAX_COUNT];
        Arrays.fill(mask, false);
        int count = 0;
        for (Move move : before.legalMoves()) {
            int countOfMove = moveNumbers.all(move, numbersOfMove);
            for (int index = 0; index < countOfMove; index++) {
                mask[numbersOfMove[index]] = true;
            }
            count += countOfMove;
        }
        return count;
    }

    /**
     * Turns a policy into a value for each legal move: the sum of the policy over all numbers of the move.
     *
     * @param before the position before the move
     * @param policy a value for each number; at least {@link #COUNT} elements
     * @param values the array to write the sums to, in the order of {@link Position#legalMoves()}
     * @return the number of legal moves
     * @throws IllegalArgumentException if one of the arrays is too short
     */
    public static int writeLegalPolicy(Position before, float[] policy, float[] values) {
        requireNonNull(before, "before");
        requireNonNull(values, "values");
        requireAll(requireNonNull(policy, "policy").length);
        LegalMoves moves = before.legalMoves();
        requireRoom(values.length, moves);
        MoveNumbers moveNumbers = new MoveNumbers(before);
        int[] numbersOfMove = new int[MoveNumbers.MAX_COUNT];
        int count = 0;
        for (Move move : moves) {
            float sum = 0;
            int countOfMove = moveNumbers.all(move, numbersOfMove);
            for (int index = 0; index < countOfMove; index++) {
                sum += policy[numbersOfMove[index]];
            }
            values[count] = sum;
            count++;
        }
        return count;
    }

    /**
     * {@return a number of the same move on the board rotated or mirrored around the origin} The move may have several
     * numbers; this may not be the one that {@link #write} chooses.
     *
     * @param number the number, from 0 to {@link #PASS}
     * @param symmetry how to rotate or mirror the board
     * @throws IllegalArgumentException if there is no such number
     */
    public static int transformed(int number, Symmetry symmetry) {
        requireNonNull(symmetry, "symmetry");
        if (number < 0 || number > PASS) {
            throw MoveNumberException.noSuchNumber(number);
        }
        int direction = number % MoveNumbers.NUMBERS_PER_REFERENCE;
        return number == PASS ? PASS : number - direction + DIRECTION_IMAGES[symmetry.ordinal()][direction];
    }

    private static void requireAll(int length) {
        if (length < COUNT) {
            throw new IllegalArgumentException("expected " + COUNT + " elements, not " + length);
        }
    }

    /** Counts the moves only if they may be too many, because that takes time. */
    private static void requireRoom(int length, LegalMoves moves) {
        if (length < COUNT && length < moves.size()) {
            throw new IllegalArgumentException("more legal moves than the " + length + " elements of the array");
        }
    }

    /** Returns the image of each direction under each symmetry; on top stays on top. */
    private static int[][] directionImages() {
        Symmetry[] symmetries = Symmetry.values();
        int[][] images = new int[symmetries.length][MoveNumbers.NUMBERS_PER_REFERENCE];
        for (Symmetry symmetry : symmetries) {
            for (int direction = 0; direction < PieceGrid.DIRECTION_COUNT; direction++) {
                Hex image = symmetry.apply(Hex.ORIGIN.neighbor(PieceGrid.DIRECTIONS.get(direction)));
                Direction newDirection = Hex.ORIGIN.directionTo(image).orElseThrow();
                images[symmetry.ordinal()][direction] = PieceGrid.DIRECTIONS.indexOf(newDirection);
            }
            images[symmetry.ordinal()][MoveNumbers.ON_TOP] = MoveNumbers.ON_TOP;
        }
        return images;
    }
}
