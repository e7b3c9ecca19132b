package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.Strings;
import java.util.Objects;
import java.util.Optional;

/**
 * A difference from the specification of a notation, and how a lenient reader understood it.
 *
 * <p>Most repairs are about spelling: the text can mean only one thing. If the reader changed or guessed what the text
 * means, {@link Kind#changesMeaning()} says so. A {@code read} method then refuses the text, and a {@code parse} method
 * reports the repair.
 */
public final class Repair {

    private final TextLocation location;
    private final Kind kind;
    private final String text;
    private final String replacement;

    private Repair(TextLocation location, Kind kind, String text, String replacement) {
        this.location = Objects.requireNonNull(location, "location");
        this.kind = Objects.requireNonNull(kind, "kind");
        this.text = Objects.requireNonNull(text, "text");
        this.replacement = Objects.requireNonNull(replacement, "replacement");
    }

    /**
     * {@return the repair with the given parts}
     *
     * @param location the location of the unusual text
     * @param kind what is unusual
     * @param text the original text, shortened if it is long
     * @param replacement how the reader understood it; empty if it ignored the text
     */
    public static Repair of(TextLocation location, Kind kind, String text, String replacement) {
        return new Repair(location, kind, text, replacement);
    }

    /** {@return the location of the unusual text} */
    public TextLocation location() {
        return location;
    }

    /** {@return what is unusual} */
    public Kind kind() {
        return kind;
    }

    /** {@return the original text, shortened if it is long} */
    public String text() {
        return text;
    }

    /** {@return how the reader understood the text; empty if it ignored it} */
    public String replacement() {
        return replacement;
    }

    /** {@return whether the object is a repair of the same kind of the same text at the same location} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Repair that
                && kind == that.kind
                && location.equals(that.location)
                && text.equals(that.text)
                && replacement.equals(that.replacement);
    }

    @Override
    public int hashCode() {
        return Objects.hash(location, kind.id, text, replacement);
    }

    /** {@return the fault of a reader that refuses this repair; it says what would be right, if that is anything} */
    public Fault toFault() {
        Fault fault = Fault.unreadable(location, text, replacement.isEmpty() ? Expected.NOTHING : Expected.SPELLING);
        return replacement.isBlank() || replacement.equals(text) ? fault : fault.withReplacement(replacement);
    }

    /** {@return the location, the id of the kind, the original text, and how the reader understood it} */
    @Override
    public String toString() {
        return location + " " + kind.id + " '" + Strings.printable(text) + "' '" + Strings.printable(replacement) + "'";
    }

    /**
     * What is unusual about a text.
     */
    public enum Kind {
        /** {@code read-as}: an unusual spelling that can mean only one thing, such as a dash instead of a hyphen. */
        READ_AS("read-as", false),
        /** {@code ignored}: something that means nothing, such as quotation marks, or a word before a game. */
        IGNORED("ignored", false),
        /** {@code missing-number}: a piece without its number, where only one piece fits. */
        MISSING_NUMBER("missing-number", false),
        /** {@code numbers-out-of-order}: pieces of one kind that do not enter in the order of their numbers. */
        NUMBERS_OUT_OF_ORDER("numbers-out-of-order", false),
        /** {@code missing-pass}: a forced pass that the text leaves out, before a move of the other player. */
        MISSING_PASS("missing-pass", false),
        /** {@code missing-header}: a missing game type, state or turn, which the moves imply. */
        MISSING_HEADER("missing-header", true),
        /** {@code contradiction}: a state, a turn, or the player or color of an event that does not match the moves. */
        CONTRADICTION("contradiction", true),
        /** {@code wrong-number}: the wrong number of a move or event, or one without a move. */
        WRONG_NUMBER("wrong-number", true),
        /** {@code move-number-form}: a move without its number, or a number without its only dot. */
        MOVE_NUMBER_FORM("move-number-form", false),
        /** {@code unknown-value}: a ruleset, a set of pieces or a result in unknown words. */
        UNKNOWN_VALUE("unknown-value", true),
        /** {@code ignored-annotation}: an annotation of a move, such as {@code $6} or {@code !?}. */
        IGNORED_ANNOTATION("ignored-annotation", false),
        /** {@code left-out}: a variation or an event that is not part of the game. */
        LEFT_OUT("left-out", false),
        /** {@code move-in-comment}: a comment with what looks like a move of the game. */
        MOVE_IN_COMMENT("move-in-comment", true),
        /** {@code missing-result}: no result after the moves, although the board does not show the recorded one. */
        MISSING_RESULT("missing-result", true),
        /** {@code missing-result-line}: no result after the moves, where the board shows it. */
        MISSING_RESULT_LINE("missing-result-line", false),
        /** {@code malformed-tag}: a line that looks like a tag but is not one. */
        MALFORMED_TAG("malformed-tag", true),
        /** {@code repeated}: a tag or property that repeats an earlier one; the earlier one counts. */
        REPEATED("repeated", true),
        /** {@code uncommitted-move}: a move that was never committed, so it was not made. */
        UNCOMMITTED_MOVE("uncommitted-move", true),
        /** {@code after-the-end}: events after the end of the game. */
        AFTER_THE_END("after-the-end", true),
        /** {@code stack-order}: stacks that are not in the order of rows and columns. */
        STACK_ORDER("stack-order", false),
        /** {@code further-repairs}: more repairs than the list holds. */
        FURTHER_REPAIRS("further-repairs", true);

        private final String id;
        private final boolean changesMeaning;

        Kind(String id, boolean changesMeaning) {
            this.id = id;
            this.changesMeaning = changesMeaning;
        }

        /** {@return the id, for example {@code read-as}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return whether the reader changed or guessed what the text means} A {@code read} method refuses such a text,
         * and a {@code parse} method reports the repair. All other repairs are about spelling: the text can mean only
         * one thing.
         */
        public boolean changesMeaning() {
            return changesMeaning;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id an id such as {@code read-as}
         */
        public static Optional<Kind> find(String id) {
            return Ids.find(values(), Kind::id, id);
        }
    }
}
