package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Pieces as ids from 0 to 27, in the order of {@link Piece#all()}. Sets of pieces are the bits of an int. */
public final class PieceIds {

    public static final int NONE = -1;

    public static final int COUNT = 28;

    /** The number of pieces of a player; Black's ids follow White's. */
    public static final int PER_COLOR = 14;

    public static final int WHITE = (1 << PER_COLOR) - 1;

    public static final int BLACK = WHITE << PER_COLOR;

    private static final List<Piece> PIECES = Piece.all();
    private static final List<Optional<Piece>> OPTIONALS =
            PIECES.stream().map(Optional::of).toList();
    private static final List<List<Piece>> STACKS_OF_ONE =
            PIECES.stream().map(List::of).toList();
    private static final int[] FIRST_IDS = new int[Bug.values().length];
    private static final int[] BUGS = new int[COUNT];
    private static final int CLIMBERS;
    private static final int HIGHER_NUMBERED;

    static {
        int climbers = 0;
        int higherNumbered = 0;
        for (int id = COUNT - 1; id >= 0; id--) {
            int bug = PIECES.get(id).bug().ordinal();
            BUGS[id] = bug;
            FIRST_IDS[bug] = id;
            higherNumbered |= PIECES.get(id).number() > 1 ? 1 << id : 0;
            if (bug == Bugs.BEETLE || bug == Bugs.MOSQUITO) {
                climbers |= 1 << id;
            }
        }
        CLIMBERS = climbers;
        HIGHER_NUMBERED = higherNumbered;
    }

    private PieceIds() {}

    public static int of(Piece piece) {
        return idOf(piece.color().ordinal(), piece.bug().ordinal()) + piece.number() - 1;
    }

    public static Piece piece(int id) {
        return PIECES.get(id);
    }

    /** The piece with an id, or empty for {@link #NONE}. */
    public static Optional<Piece> find(int id) {
        return id == NONE ? Optional.empty() : OPTIONALS.get(id);
    }

    static List<Piece> stackOfOne(int id) {
        return STACKS_OF_ONE.get(id);
    }

    public static int bugOf(int id) {
        return BUGS[id];
    }

    /** The color of a piece: 0 for White, 1 for Black. */
    public static int colorOf(int id) {
        return id < PER_COLOR ? 0 : 1;
    }

    /** The piece with number 1 of a color and kind. */
    public static int idOf(int color, int bug) {
        return FIRST_IDS[bug] + color * PER_COLOR;
    }

    public static int ofColor(int color) {
        return color == 0 ? WHITE : BLACK;
    }

    /** Returns whether a piece can end a move on top of another. */
    public static boolean canClimb(int id) {
        return (CLIMBERS >> id & 1) != 0;
    }

    /** The pieces of a hand that enter next: of each kind the one with the lowest number (MAT-2). */
    public static int nextInHand(int hand) {
        return hand & ~(hand << 1 & HIGHER_NUMBERED);
    }

    public static int queen(int color) {
        return color * PER_COLOR;
    }
}
