package io.github.hiverules.internal.packed;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/**
 * Pieces as ids from 0, in the order of {@link Piece#all()}. Sets of pieces are the bits of an int, so there can be at
 * most 32.
 */
public final class PieceIds {

    public static final int NONE = -1;

    private static final List<Piece> PIECES = Piece.all();

    public static final int COUNT = PIECES.size();

    /** The number of bits of an id, and of an id plus 1. */
    public static final int BITS = Integer.SIZE - Integer.numberOfLeadingZeros(COUNT);

    /** The number of pieces of a player; Black's ids follow White's. */
    public static final int PER_COLOR = COUNT / 2;

    public static final int WHITE = (1 << PER_COLOR) - 1;

    public static final int BLACK = WHITE << PER_COLOR;

    private static final List<Optional<Piece>> OPTIONALS =
            PIECES.stream().map(Optional::of).toList();
    private static final int[] FIRST_IDS = new int[Bugs.COUNT];
    private static final Bug[] BUGS = new Bug[COUNT];
    private static final int[] BUG_BITS = new int[COUNT];
    private static final int QUEEN;
    private static final int CLIMBERS;
    private static final int HIGHER_NUMBERED;

    static {
        int climbers = 0;
        int higherNumbered = 0;
        for (int id = COUNT - 1; id >= 0; id--) {
            Bug bug = PIECES.get(id).bug();
            BUGS[id] = bug;
            BUG_BITS[id] = Bugs.bit(bug);
            FIRST_IDS[bug.ordinal()] = id;
            higherNumbered |= PIECES.get(id).number() > 1 ? 1 << id : 0;
            climbers |= bug.climbs() ? 1 << id : 0;
        }
        QUEEN = FIRST_IDS[Bug.QUEEN_BEE.ordinal()];
        CLIMBERS = climbers;
        HIGHER_NUMBERED = higherNumbered;
    }

    private PieceIds() {}

    public static int of(Piece piece) {
        return idOf(piece.color().ordinal(), piece.bug()) + piece.number() - 1;
    }

    public static Piece piece(int id) {
        return PIECES.get(id);
    }

    /** The piece with an id, or empty for {@link #NONE}. */
    public static Optional<Piece> find(int id) {
        return id == NONE ? Optional.empty() : OPTIONALS.get(id);
    }

    /** The pieces of a set, in their natural order. */
    public static List<Piece> pieces(int ids) {
        Piece[] pieces = new Piece[Integer.bitCount(ids)];
        int count = 0;
        for (int remaining = ids; remaining != 0; remaining &= remaining - 1) {
            pieces[count++] = piece(Integer.numberOfTrailingZeros(remaining));
        }
        return List.of(pieces);
    }

    public static Bug bugOf(int id) {
        return BUGS[id];
    }

    /** The insect of a piece as a set, see {@link Bugs}. */
    public static int bugBit(int id) {
        return BUG_BITS[id];
    }

    /** The color of a piece: 0 for White, 1 for Black. */
    public static int colorOf(int id) {
        return id < PER_COLOR ? 0 : 1;
    }

    /** The piece with number 1 of a color and insect. */
    public static int idOf(int color, Bug bug) {
        return FIRST_IDS[bug.ordinal()] + color * PER_COLOR;
    }

    /** The pieces with an insect, of both colors. */
    public static int ofBug(Bug bug) {
        int numbers = (1 << bug.count()) - 1;
        return numbers << idOf(0, bug) | numbers << idOf(1, bug);
    }

    public static int ofColor(int color) {
        return color == 0 ? WHITE : BLACK;
    }

    /** Returns whether a piece can end a move on top of another. */
    public static boolean canClimb(int id) {
        return (CLIMBERS >> id & 1) != 0;
    }

    /** The number of pieces in the highest possible stack: all that climb, and one under them. */
    public static int maxHeight() {
        return Integer.bitCount(CLIMBERS) + 1;
    }

    /** The pieces of a set without those whose next lower number is also in it. */
    public static int lowestNumbers(int ids) {
        return ids & ~(ids << 1 & HIGHER_NUMBERED);
    }

    public static int queen(int color) {
        return QUEEN + color * PER_COLOR;
    }
}
