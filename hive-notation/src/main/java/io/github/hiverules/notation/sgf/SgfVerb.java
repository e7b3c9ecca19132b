package io.github.hiverules.notation.sgf;

import io.github.hiverules.notation.internal.Texts;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The site's words for what players do. */
enum SgfVerb {
    MOVE(5),
    PMOVE(5),
    MOVEDONE(5),
    PMOVEDONE(5),
    DROPB(4),
    PDROPB(4),
    PICK(3),
    PICKB(3),
    DROP(3),
    START(1),
    DONE(0),
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
    /** Any other word, such as nullmove, pleaseundo or dontundo. */
    OTHER(0);

    private static final Map<String, SgfVerb> BY_NAME =
            Stream.of(values()).collect(Collectors.toMap(SgfVerb::word, verb -> verb));

    private final int maxWords;

    SgfVerb(int maxWords) {
        this.maxWords = maxWords;
    }

    static SgfVerb of(String word) {
        return Optional.ofNullable(BY_NAME.get(Texts.toAsciiLower(word))).orElse(OTHER);
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
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
