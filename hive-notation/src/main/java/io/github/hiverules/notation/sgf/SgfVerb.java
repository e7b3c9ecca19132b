package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.grammar.Source;
import java.util.List;

/** The site's words for what players do. */
enum SgfVerb {
    // The most frequent ones come first, because reading tries them in this order.
    DROPB(4),
    DONE(0),
    MOVE(5),
    PMOVE(5),
    MOVEDONE(5),
    PMOVEDONE(5),
    PDROPB(4),
    PICK(3),
    PICKB(3),
    DROP(3),
    START(1),
    PASS(0),
    PASSDONE(0),
    ACCEPTDRAW(0),
    OFFERDRAW(0),
    DECLINEDRAW(0),
    RESIGN(0),
    SWAP(0),
    PLAYWHITE(0),
    PLAYBLACK(0),
    WINONTIME(0),
    RESET(0),
    UNDO(0),
    ALLOWUNDO(0),
    EDIT(0),
    NULLMOVE(0),
    PLEASEUNDO(0),
    DONTUNDO(0),
    /** Any other word. */
    OTHER(Integer.MAX_VALUE);

    private static final List<SgfVerb> ALL = List.of(values());

    private final int maxWords;

    SgfVerb(int maxWords) {
        this.maxWords = maxWords;
    }

    static SgfVerb read(Source source, int start, int end) {
        for (SgfVerb verb : ALL) {
            if (source.rangeEqualsIgnoringCase(verb.name(), start, end)) {
                return verb;
            }
        }
        return OTHER;
    }

    int maxWords() {
        return maxWords;
    }

    /** Returns whether the event puts a piece on a cell. */
    boolean isDrop() {
        return switch (this) {
            case MOVE, PMOVE, MOVEDONE, PMOVEDONE, DROPB, PDROPB -> true;
            default -> false;
        };
    }

    /**
     * Returns whether the next event may replace this one before the commit. Players may drop a piece several
     * times, and answer a draw offer before it is confirmed.
     */
    boolean mayBeReplacedBy(SgfVerb next) {
        return this == OFFERDRAW || (isDrop() && next.isDrop());
    }

    /**
     * Returns the index of the word that names the dropped piece. The color comes before it, except after dropb and
     * pdropb.
     */
    int pieceIndex() {
        return this == DROPB || this == PDROPB ? 0 : 1;
    }

    boolean commits() {
        return this == DONE || this == PASSDONE || this == MOVEDONE || this == PMOVEDONE;
    }
}
