package io.github.hiverules.notation;

import java.util.Objects;

/**
 * A difference from the specification, and how a lenient reader understood it.
 *
 * <p>Immutable and thread-safe.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more of them, so a {@code switch} needs a {@code default}.
 */
public final class Repair {

    private final TextPlace place;
    private final Kind kind;
    private final String found;
    private final String readAs;

    private Repair(TextPlace place, Kind kind, String found, String readAs) {
        this.place = place;
        this.kind = kind;
        this.found = found;
        this.readAs = readAs;
    }

    /**
     * {@return a repair}
     *
     * @param place where it is
     * @param kind what is unusual
     * @param found the original text, shortened if it is long
     * @param readAs how it was understood, empty if it was left out
     */
    public static Repair of(TextPlace place, Kind kind, String found, String readAs) {
        return new Repair(
                Objects.requireNonNull(place, "place"),
                Objects.requireNonNull(kind, "kind"),
                Objects.requireNonNull(found, "found"),
                Objects.requireNonNull(readAs, "readAs"));
    }

    /** {@return where it is} */
    public TextPlace place() {
        return place;
    }

    /** {@return what is unusual} */
    public Kind kind() {
        return kind;
    }

    /** {@return the original text, shortened if it is long} */
    public String found() {
        return found;
    }

    /** {@return how it was understood, empty if it was left out} */
    public String readAs() {
        return readAs;
    }

    /** {@return whether another object is the same repair at the same place} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Repair that
                && place.equals(that.place)
                && kind.equals(that.kind)
                && found.equals(that.found)
                && readAs.equals(that.readAs);
    }

    @Override
    public int hashCode() {
        return Objects.hash(place, kind, found, readAs);
    }

    /** {@return place, kind, the original text and how it was understood} */
    @Override
    public String toString() {
        return place + " " + kind + " '" + found + "' '" + readAs + "'";
    }

    /** What is unusual about a text. */
    public enum Kind {
        /** Missing, doubled or superfluous white space. */
        BLANKS(Expected.ONE_BLANK),
        /** Capital letters where small ones belong, or vice versa. */
        LETTER_CASE(Expected.PIECE_LETTERS),
        /** A number on a piece that is the only one of its kind and color. */
        NUMBER_ON_SINGLE_PIECE(Expected.NO_PIECE_NUMBER),
        /** No number on a piece of which there are several; only one could be meant. */
        MISSING_NUMBER(Expected.PIECE_NUMBER),
        /** Pieces of one kind that do not enter in the order of their numbers. */
        RENUMBERED(Expected.LOWER_NUMBER),
        /** A climb that names a direction instead of the piece on top. */
        CLIMB_BY_DIRECTION(Expected.TOP_PIECE),
        /** A climb that names a piece under the top. */
        CLIMB_ON_COVERED_PIECE(Expected.TOP_PIECE),
        /** A dot instead of a destination on the first move. */
        FIRST_MOVE_DOT(Expected.NO_DESTINATION),
        /** A pass in other letters. */
        PASS_SPELLING(Expected.PASS),
        /** A game type in another form. */
        GAME_TYPE_FORM(Expected.GAME_TYPE),
        /** A missing game type; the pieces that occur imply it. */
        MISSING_GAME_TYPE(Expected.GAME_TYPE),
        /** An unknown state, or one that says the game goes on although the moves end it. */
        STATE(Expected.GAME_STATE),
        /** A turn that is unknown or does not match the moves. */
        TURN(Expected.TURN),
        /** A recorded ruleset that is unknown, spelled differently, or for another set of pieces. */
        RULESET(Expected.RULESET),
        /** A semicolon at the end. */
        TRAILING_SEMICOLON(Expected.MOVE),
        /** A missing or wrong move number, or a number without a move. */
        MOVE_NUMBER(Expected.MOVE_NUMBER),
        /** A result in unknown words. */
        UNKNOWN_RESULT(Expected.RESULT),
        /** A line that looks like a tag but is not one. */
        TAG(Expected.TAG),
        /** A tag with the name of an earlier one, which counts. */
        REPEATED_TAG(Expected.TAG),
        /** A kind of set in another or unknown spelling. */
        SETUP_FORM(Expected.SGF_SETUP),
        /** An event that commits nothing although a pass is illegal. */
        IDLE_DONE(Expected.SGF_DONE),
        /** A move that was never committed, so it was not made. */
        UNCOMMITTED(Expected.SGF_DONE),
        /** Events after the end of the game. */
        AFTER_THE_END(Expected.SGF_GAME_OVER),
        /** An event that is unknown or moves nothing, such as a request to undo. */
        IGNORED_EVENT(Expected.SGF_EVENT),
        /** An event that has more words than it needs. */
        SPARE_WORDS(Expected.SGF_EVENT),
        /** An event with a player or a color that does not match the piece or whose turn it is. */
        EVENT_MISMATCH(Expected.SGF_MATCH),
        /** A property that is unknown or repeats an earlier one. */
        IGNORED_PROPERTY(Expected.SGF_PROPERTY),
        /** A variation that is not the line of play. */
        VARIATION(Expected.SGF_NO_VARIATION),
        /** There were more repairs than the list holds. */
        AND_MORE(Expected.END);

        private final Expected expected;

        Kind(Expected expected) {
            this.expected = expected;
        }

        /** {@return what a strict reader expects instead} */
        public Expected expected() {
            return expected;
        }
    }
}
