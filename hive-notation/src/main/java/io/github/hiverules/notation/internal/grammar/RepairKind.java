package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;

/** Everything that lenient readers repair, and what strict readers expect. The language files describe both. */
@SuppressWarnings("ImmutableEnumChecker") // Both types are immutable.
public enum RepairKind {
    WHITESPACE("whitespace", Expectations.ONE_SPACE),
    UNEXPECTED_WHITESPACE("unexpected-whitespace", Expectations.NO_WHITESPACE),
    LETTER_CASE("letter-case", Expectations.PIECE_LETTERS),
    NUMBER_ON_SINGLE_PIECE("number-on-single-piece", Expectations.NO_PIECE_NUMBER),
    MISSING_NUMBER("missing-number", Expectations.PIECE_NUMBER),
    NUMBERS_OUT_OF_ORDER("numbers-out-of-order", Expectations.LOWER_NUMBER),
    CLIMB_BY_DIRECTION("climb-by-direction", Expectations.TOP_PIECE),
    CLIMB_ON_COVERED_PIECE("climb-on-covered-piece", Expectations.TOP_PIECE),
    FIRST_MOVE_DOT("first-move-dot", Expectations.NO_DESTINATION),
    PASS_SPELLING("pass-spelling", Expectations.PASS),
    GAME_TYPE_FORM("game-type-form", Expectations.GAME_TYPE),
    MISSING_GAME_TYPE("missing-game-type", Expectations.GAME_TYPE),
    WRONG_STATE("wrong-state", Expectations.GAME_STATE),
    WRONG_TURN("wrong-turn", Expectations.TURN),
    RULESET("ruleset", Expectations.RULESET),
    RULESET_FORM("ruleset-form", Expectations.RULESET_FORM),
    START_FORM("start-form", Expectations.START_FORM),
    STACK_ORDER("stack-order", Expectations.STACK_ORDER),
    NUMBER_FORM("number-form", Expectations.NUMBER_FORM),
    TRAILING_SEMICOLON("trailing-semicolon", Expectations.MOVE),
    MOVE_NUMBER("move-number", Expectations.MOVE_NUMBER),
    UNKNOWN_RESULT("unknown-result", Expectations.RESULT),
    MALFORMED_TAG("malformed-tag", Expectations.TAG),
    REPEATED_TAG("repeated-tag", Expectations.TAG),
    SETUP_FORM("setup-form", Expectations.SGF_SETUP),
    REDUNDANT_DONE("redundant-done", Expectations.SGF_DONE),
    UNCOMMITTED_MOVE("uncommitted-move", Expectations.SGF_DONE),
    AFTER_THE_END("after-the-end", Expectations.SGF_GAME_OVER),
    IGNORED_EVENT("ignored-event", Expectations.SGF_EVENT),
    EXTRA_WORDS("extra-words", Expectations.SGF_EVENT),
    EVENT_MISMATCH("event-mismatch", Expectations.SGF_MATCH),
    IGNORED_PROPERTY("ignored-property", Expectations.SGF_PROPERTY),
    IGNORED_VARIATION("ignored-variation", Expectations.NO_VARIATION),
    FURTHER_REPAIRS("further-repairs", Expectations.END);

    private final Repair.Kind kind;
    private final Expected expected;

    RepairKind(String id, Expected expected) {
        this.kind = Repair.Kind.find(id).orElseThrow();
        this.expected = expected;
    }

    Repair.Kind kind() {
        return kind;
    }

    Expected expected() {
        return expected;
    }
}
