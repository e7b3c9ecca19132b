package io.github.hiverules.notation.fault;

import io.github.hiverules.notation.internal.Ids;
import io.github.hiverules.notation.internal.Strings;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

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

    /**
     * {@return the fault of a reader that refuses this repair; it names the turn, state or ruleset that would be right}
     */
    public Fault toFault() {
        boolean isCertain = Set.of(Expected.TURN, Expected.GAME_STATE, Expected.RULESET_FORM)
                .contains(kind.expected());
        Fault fault = Fault.unreadable(location, text, kind.expected());
        return isCertain && !replacement.isEmpty() ? fault.withReplacement(replacement) : fault;
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
        /** {@code whitespace}: missing, doubled or extra whitespace. */
        WHITESPACE("whitespace", Expected.ONE_SPACE),
        /** {@code unexpected-whitespace}: whitespace where the notation has none. */
        UNEXPECTED_WHITESPACE("unexpected-whitespace", Expected.NO_WHITESPACE),
        /** {@code unusual-space}: a space of another kind, such as a non-breaking one. */
        UNUSUAL_SPACE("unusual-space", Expected.PLAIN_SIGN),
        /** {@code invisible-character}: a character that nobody can see, such as a zero-width space. */
        INVISIBLE_CHARACTER("invisible-character", Expected.PLAIN_SIGN),
        /** {@code typographic-sign}: a dash, slash or letter of another kind, such as an en dash instead of a hyphen. */
        TYPOGRAPHIC_SIGN("typographic-sign", Expected.PLAIN_SIGN),
        /** {@code doubled-backslash}: two backslashes instead of one, as in source code and JSON. */
        DOUBLED_BACKSLASH("doubled-backslash", Expected.PLAIN_SIGN),
        /** {@code quotation-marks}: quotation marks around the whole text. */
        QUOTATION_MARKS("quotation-marks", Expected.NO_QUOTATION_MARKS),
        /** {@code link}: the part of a link that is not the game. */
        LINK("link", Expected.GAME_TYPE),
        /** {@code percent-code}: a character that is encoded as in links, such as {@code %20} for a space. */
        PERCENT_CODE("percent-code", Expected.PLAIN_SIGN),
        /**
         * {@code command-word}: a word of the protocol before a game or a move, such as {@code newgame} or {@code
         * play}.
         */
        COMMAND_WORD("command-word", Expected.NO_COMMAND_WORD),
        /** {@code missing-header}: a game string without its state and turn. */
        MISSING_HEADER("missing-header", Expected.GAME_STATE, Effect.MEANING),
        /** {@code letter-case}: uppercase letters where lowercase letters belong, or vice versa. */
        LETTER_CASE("letter-case", Expected.PIECE_LETTERS),
        /** {@code number-on-single-piece}: a number on a piece that is the only one of its kind and color. */
        NUMBER_ON_SINGLE_PIECE("number-on-single-piece", Expected.NO_PIECE_NUMBER),
        /** {@code missing-number}: a piece without its number, where only one piece fits. */
        MISSING_NUMBER("missing-number", Expected.PIECE_NUMBER),
        /** {@code numbers-out-of-order}: pieces of one kind that do not enter in the order of their numbers. */
        NUMBERS_OUT_OF_ORDER("numbers-out-of-order", Expected.LOWER_NUMBER),
        /** {@code climb-by-direction}: a climb that names a direction instead of the piece on top. */
        CLIMB_BY_DIRECTION("climb-by-direction", Expected.TOP_PIECE),
        /** {@code climb-on-covered-piece}: a climb that names a covered piece instead of the top one. */
        CLIMB_ON_COVERED_PIECE("climb-on-covered-piece", Expected.TOP_PIECE),
        /** {@code first-move-dot}: a dot instead of a destination on the first move. */
        FIRST_MOVE_DOT("first-move-dot", Expected.NO_DESTINATION),
        /** {@code pass-spelling}: a pass in an unusual spelling. */
        PASS_SPELLING("pass-spelling", Expected.PASS),
        /** {@code missing-pass}: a forced pass that the text leaves out, before a move of the other player. */
        MISSING_PASS("missing-pass", Expected.PASS),
        /** {@code game-type-form}: a game type in an unusual form. */
        GAME_TYPE_FORM("game-type-form", Expected.GAME_TYPE),
        /** {@code missing-game-type}: a missing game type, which the pieces imply. */
        MISSING_GAME_TYPE("missing-game-type", Expected.GAME_TYPE, Effect.MEANING),
        /**
         * {@code wrong-state}: a state that is unknown, or that says the game is in progress although the moves end it.
         */
        WRONG_STATE("wrong-state", Expected.GAME_STATE, Effect.MEANING),
        /** {@code state-form}: a state in unusual letters or with spaces, or of a game with or without moves. */
        STATE_FORM("state-form", Expected.GAME_STATE),
        /** {@code wrong-turn}: a turn that is unknown or does not match the moves. */
        WRONG_TURN("wrong-turn", Expected.TURN, Effect.MEANING),
        /** {@code turn-form}: a turn in unusual letters or with spaces. */
        TURN_FORM("turn-form", Expected.TURN),
        /** {@code ruleset}: a recorded ruleset that is unknown or for another set of pieces. */
        RULESET("ruleset", Expected.RULESET, Effect.MEANING),
        /** {@code ruleset-form}: a ruleset whose letters or words are repeated, or in a different order or case. */
        RULESET_FORM("ruleset-form", Expected.RULESET_FORM),
        /** {@code start-form}: the usual start of a game, written as a position. */
        START_FORM("start-form", Expected.START_FORM),
        /** {@code stack-order}: stacks that are not in the order of rows and columns. */
        STACK_ORDER("stack-order", Expected.STACK_ORDER),
        /** {@code resting-piece-without-pillbug}: a resting piece in a set without a Pillbug, where no piece rests. */
        RESTING_PIECE_WITHOUT_PILLBUG("resting-piece-without-pillbug", Expected.END),
        /** {@code number-form}: a number with a plus sign or leading zeros. */
        NUMBER_FORM("number-form", Expected.NUMBER_FORM),
        /** {@code trailing-semicolon}: a semicolon at the end. */
        TRAILING_SEMICOLON("trailing-semicolon", Expected.MOVE),
        /** {@code move-number-form}: a move without its number, or a number without its only dot. */
        MOVE_NUMBER_FORM("move-number-form", Expected.MOVE_NUMBER),
        /** {@code wrong-move-number}: a wrong move number, or a number without a move. */
        WRONG_MOVE_NUMBER("wrong-move-number", Expected.MOVE_NUMBER, Effect.MEANING),
        /** {@code unknown-result}: a result in unknown words. */
        UNKNOWN_RESULT("unknown-result", Expected.RESULT, Effect.MEANING),
        /** {@code ignored-annotation}: an annotation of a move, such as {@code $6} or {@code !?}. */
        IGNORED_ANNOTATION("ignored-annotation", Expected.NO_ANNOTATION),
        /** {@code move-in-comment}: a comment that contains what looks like a move of the game. */
        MOVE_IN_COMMENT("move-in-comment", Expected.NO_MOVE_IN_COMMENT, Effect.MEANING),
        /** {@code move-list-form}: brackets, commas or quotes in a list of moves. */
        MOVE_LIST_FORM("move-list-form", Expected.MOVE),
        /** {@code missing-result}: no result after the moves, although the board does not show the recorded one. */
        MISSING_RESULT("missing-result", Expected.RESULT, Effect.MEANING),
        /** {@code missing-result-line}: no result after the moves, where the board shows it. */
        MISSING_RESULT_LINE("missing-result-line", Expected.RESULT),
        /** {@code malformed-tag}: a line that looks like a tag but is not one. */
        MALFORMED_TAG("malformed-tag", Expected.TAG, Effect.MEANING),
        /** {@code repeated-tag}: a tag that repeats an earlier one; the earlier one counts. */
        REPEATED_TAG("repeated-tag", Expected.TAG, Effect.MEANING),
        /** {@code setup-form}: a set of pieces in an unusual or unknown spelling. */
        SETUP_FORM("setup-form", Expected.SGF_SETUP, Effect.MEANING),
        /** {@code redundant-done}: a done event without a move to commit, where passing is illegal. */
        REDUNDANT_DONE("redundant-done", Expected.SGF_DONE),
        /** {@code uncommitted-move}: a move that was never committed, so it was not made. */
        UNCOMMITTED_MOVE("uncommitted-move", Expected.SGF_DONE, Effect.MEANING),
        /** {@code after-the-end}: events after the end of the game. */
        AFTER_THE_END("after-the-end", Expected.SGF_GAME_OVER, Effect.MEANING),
        /** {@code ignored-event}: an event that is unknown or moves nothing, such as a request to undo. */
        IGNORED_EVENT("ignored-event", Expected.SGF_EVENT),
        /** {@code extra-words}: an event that has more words than it needs. */
        EXTRA_WORDS("extra-words", Expected.SGF_EVENT),
        /** {@code event-mismatch}: an event by the wrong player, or with the wrong color for its piece. */
        EVENT_MISMATCH("event-mismatch", Expected.SGF_MATCH, Effect.MEANING),
        /** {@code wrong-event-number}: an event whose number does not follow the one before, so events may be missing. */
        WRONG_EVENT_NUMBER("wrong-event-number", Expected.SGF_EVENT_NUMBER, Effect.MEANING),
        /** {@code ignored-property}: a property that is unknown, or names a player again. */
        IGNORED_PROPERTY("ignored-property", Expected.SGF_PROPERTY),
        /** {@code repeated-property}: a property that repeats an earlier one; the earlier one counts. */
        REPEATED_PROPERTY("repeated-property", Expected.SGF_PROPERTY, Effect.MEANING),
        /** {@code ignored-variation}: a variation, which is not part of the main line. */
        IGNORED_VARIATION("ignored-variation", Expected.NO_VARIATION),
        /** {@code further-repairs}: more repairs than the list holds. */
        FURTHER_REPAIRS("further-repairs", Expected.END, Effect.MEANING);

        private final String id;
        private final Expected expected;
        private final Effect effect;

        Kind(String id, Expected expected) {
            this(id, expected, Effect.SPELLING);
        }

        Kind(String id, Expected expected, Effect effect) {
            this.id = id;
            this.expected = expected;
            this.effect = effect;
        }

        /** {@return the id, for example {@code letter-case}, which stays the same in all releases} */
        public String id() {
            return id;
        }

        /**
         * {@return whether the reader changed or guessed what the text means} A {@code read} method refuses such a text,
         * and a {@code parse} method reports the repair. All other repairs are about spelling: the text can mean only
         * one thing.
         */
        public boolean changesMeaning() {
            return effect == Effect.MEANING;
        }

        /** {@return what a strict reader expects instead} */
        public Expected expected() {
            return expected;
        }

        /**
         * {@return the kind with the given id, or empty if there is none}
         *
         * @param id an id such as {@code letter-case}
         */
        public static Optional<Kind> find(String id) {
            return Ids.find(values(), Kind::id, id);
        }
    }

    /** What a repair changes. */
    private enum Effect {
        SPELLING,
        MEANING
    }
}
