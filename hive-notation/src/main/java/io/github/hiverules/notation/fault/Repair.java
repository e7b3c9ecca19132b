package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.Strings;
import java.util.Objects;

/**
 * A difference from the specification of a notation, and how a lenient reader understood it.
 *
 * <p>Most repairs are about spelling: the text can mean only one thing. If the reader changed or guessed what the text
 * means, {@link Kind#changesMeaning()} says so. A {@code read} method then refuses the text, and a {@code parse} method
 * reports the repair.
 *
 * @param location the location of the unusual text
 * @param kind what is unusual
 * @param text the original text, shortened if it is long
 * @param replacement how the reader understood it; empty if it ignored the text
 */
public record Repair(TextLocation location, Kind kind, String text, String replacement) {

    /** Creates a repair. */
    public Repair {
        Objects.requireNonNull(location, "location");
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(text, "text");
        Objects.requireNonNull(replacement, "replacement");
    }

    /** {@return the fault of a reader that refuses this repair; it says what would be right, if that is anything} */
    public Fault toFault() {
        Fault fault = Fault.unreadable(location, text, replacement.isEmpty() ? Expected.NOTHING : Expected.SPELLING);
        return replacement.isBlank() || replacement.equals(text) ? fault : fault.withReplacement(replacement);
    }

    /** {@return the location, the id of the kind, the original text, and how the reader understood it} */
    @Override
    public String toString() {
        return location + " " + kind.id() + " '" + Strings.printable(text) + "' '" + Strings.printable(replacement)
                + "'";
    }

    /**
     * What is unusual about a text.
     */
    public enum Kind {
        /** An unusual spelling that can mean only one thing, such as a dash instead of a hyphen. */
        READ_AS(false),
        /** Something that means nothing, such as quotation marks, or a word before a game. */
        IGNORED(false),
        /** A piece without its number, where only one piece fits. */
        MISSING_NUMBER(false),
        /** Equal pieces that do not enter in the order of their numbers. */
        NUMBERS_OUT_OF_ORDER(false),
        /** A forced pass that the text leaves out, before a move of the other player. */
        MISSING_PASS(false),
        /** A missing game type, state or turn, which the moves imply. */
        MISSING_HEADER(true),
        /** A state, a turn, or the player or color of an event that does not match the moves. */
        CONTRADICTION(true),
        /** The wrong number of a move or event, or one without a move. */
        WRONG_NUMBER(true),
        /** A move without its number, or a number without its only dot. */
        MOVE_NUMBER_FORM(false),
        /** A ruleset, a set of pieces, a result or an event in unknown words. */
        UNKNOWN_VALUE(true),
        /** An annotation of a move, such as {@code $6} or {@code !?}. */
        IGNORED_ANNOTATION(false),
        /** A variation or an event that is not part of the game. */
        LEFT_OUT(false),
        /** A comment, or a line around a game, with what looks like a move or the result of the game. */
        MOVE_IN_COMMENT(true),
        /** No result after the moves, although the board does not show the recorded one. */
        MISSING_RESULT(true),
        /** No result after the moves, where the board shows it. */
        MISSING_RESULT_LINE(false),
        /** A line that looks like a tag but is not one. */
        MALFORMED_TAG(true),
        /** A tag or property that repeats an earlier one; the earlier one counts. */
        REPEATED(true),
        /** A move that was never committed, so it was not made. */
        UNCOMMITTED_MOVE(true),
        /** Events after the end of the game. */
        AFTER_THE_END(true),
        /** Stacks that are not in the order of rows and columns. */
        STACK_ORDER(false),
        /** More repairs than the list holds. */
        FURTHER_REPAIRS(true);

        private final boolean changesMeaning;

        Kind(boolean changesMeaning) {
            this.changesMeaning = changesMeaning;
        }

        /** {@return the id, for example {@code read-as}} */
        public String id() {
            return Ids.of(this);
        }

        /**
         * {@return whether the reader changed or guessed what the text means} A {@code read} method refuses such a text,
         * and a {@code parse} method reports the repair. All other repairs are about spelling: the text can mean only
         * one thing.
         */
        public boolean changesMeaning() {
            return changesMeaning;
        }
    }
}
