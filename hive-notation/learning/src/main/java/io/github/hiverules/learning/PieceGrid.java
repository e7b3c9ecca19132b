package io.github.hiverules.learning;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The pieces of a position, by their numbers, on a small grid that is reused for one position after another. */
final class PieceGrid {

    /*
     * Cells are numbers on a torus of 64 rows and 64 columns. A hive of n pieces and the empty cells around it span at
     * most n + 2 of each, so no two cells of a position share a number.
     */

    static final int NONE = -1;

    static final int PIECE_COUNT = Piece.all().size();
    static final int PIECES_PER_COLOR = PIECE_COUNT / 2;
    static final int DIRECTION_COUNT = 6;

    private static final int GRID_WIDTH = 64;
    static final int CELL_COUNT = GRID_WIDTH * GRID_WIDTH;

    private static final int MASK = CELL_COUNT - 1;

    static final List<Direction> DIRECTIONS =
            List.of(Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW);

    /** The kinds in the order of their pieces' numbers; kinds that OpenSpiel does not know come last. */
    static final List<Bug> KINDS = Stream.concat(
                    Stream.of(Bug.QUEEN_BEE, Bug.SOLDIER_ANT, Bug.GRASSHOPPER), Stream.of(Bug.values()))
            .distinct()
            .toList();

    private static final List<Piece> PIECE_BY_NUMBER = piecesByNumber();
    private static final int[] FIRST_NUMBER_OF_KIND = firstNumbersOfKinds();
    private static final int[] DQ = DIRECTIONS.stream().mapToInt(Direction::dq).toArray();
    private static final int[] DR = DIRECTIONS.stream().mapToInt(Direction::dr).toArray();
    private static final int[] STEPS = DIRECTIONS.stream()
            .mapToInt(direction -> direction.dq() + GRID_WIDTH * direction.dr())
            .toArray();

    /** The number plus 1 of the piece on top of each cell, or 0. */
    private final byte[] tops = new byte[CELL_COUNT];

    /** The number plus 1 of the piece under each piece, or 0. */
    private final byte[] under = new byte[PIECE_COUNT];

    /** The pieces in play, those on the ground first, and their cells. */
    private final byte[] pieces = new byte[PIECE_COUNT];

    private final int[] q = new int[PIECE_COUNT];
    private final int[] r = new int[PIECE_COUNT];
    private final int[] cells = new int[PIECE_COUNT];
    private final byte[] indexes = new byte[PIECE_COUNT];
    private final Position.PieceVisitor adder = this::add;

    private int count;
    private int stacks;
    private int inPlay;
    private int minQ;
    private int minR;

    static Piece piece(int number) {
        return PIECE_BY_NUMBER.get(number);
    }

    static int number(Piece piece) {
        int white = FIRST_NUMBER_OF_KIND[piece.bug().ordinal()] + piece.number() - 1;
        return piece.color() == Color.WHITE ? white : white + PIECES_PER_COLOR;
    }

    /** Returns the neighbor of a cell in a direction; its number may wrap around. */
    static int neighbor(int cell, int direction) {
        return (cell + STEPS[direction]) & MASK;
    }

    static int dq(int direction) {
        return DQ[direction];
    }

    static int dr(int direction) {
        return DR[direction];
    }

    static int cell(int q, int r) {
        return (q + GRID_WIDTH * r) & MASK;
    }

    void load(Position position) {
        for (int index = 0; index < count; index++) {
            tops[cells[index]] = 0;
        }
        count = 0;
        stacks = 0;
        inPlay = 0;
        position.forEachPiece(adder);
    }

    private void add(Piece piece, Hex hex, int level) {
        // Coordinates may wrap around the limits of int, so only differences are compared.
        minQ = count == 0 ? hex.q() : minQ + Math.min(0, hex.q() - minQ);
        minR = count == 0 ? hex.r() : minR + Math.min(0, hex.r() - minR);
        int number = number(piece);
        int cell = cell(hex.q(), hex.r());
        under[number] = tops[cell];
        stacks += tops[cell] == 0 ? 1 : 0;
        tops[cell] = (byte) (number + 1);
        pieces[count] = (byte) number;
        cells[count] = cell;
        q[count] = hex.q();
        r[count] = hex.r();
        indexes[number] = (byte) count;
        inPlay |= 1 << number;
        count++;
    }

    /** Returns the number of pieces in play. */
    int count() {
        return count;
    }

    /** Returns the number of occupied cells. As many pieces stand on the ground, and these come first. */
    int stacks() {
        return stacks;
    }

    /** Returns the number of a piece in play, by its index. */
    int pieceAt(int index) {
        return pieces[index];
    }

    int indexOf(int number) {
        return indexes[number];
    }

    int q(int index) {
        return q[index];
    }

    int r(int index) {
        return r[index];
    }

    int minQ() {
        return minQ;
    }

    int minR() {
        return minR;
    }

    int cellOf(int index) {
        return cells[index];
    }

    boolean isInPlay(int number) {
        return (inPlay >> number & 1) != 0;
    }

    int top(int cell) {
        return tops[cell] - 1;
    }

    /** Returns the piece on top of a cell after the given piece has been lifted, or {@link #NONE}. */
    int topWithout(int lifted, int cell) {
        int top = tops[cell] - 1;
        return top == lifted ? under[top] - 1 : top;
    }

    private static List<Piece> piecesByNumber() {
        List<Piece> pieces = new ArrayList<>();
        for (Color color : Color.values()) {
            for (Bug bug : KINDS) {
                for (int number = 1; number <= bug.count(); number++) {
                    pieces.add(Piece.of(color, bug, number));
                }
            }
        }
        return List.copyOf(pieces);
    }

    private static int[] firstNumbersOfKinds() {
        int[] first = new int[KINDS.size()];
        for (Bug bug : KINDS) {
            first[bug.ordinal()] = PIECE_BY_NUMBER.indexOf(Piece.of(Color.WHITE, bug));
        }
        return first;
    }
}
