package io.github.hiverules;

import io.github.hiverules.internal.rule.RuleFlags;

/**
 * An optional rule: each {@link Ruleset} has it on or off.
 *
 * <p>Everything that treats all toggles alike follows from this list: equality and combinations of rulesets, their texts
 * and JSON, options of engines, forms and descriptions. <a
 * href="https://github.com/hiverules/hive-rules/blob/main/docs/extending.md#a-toggle">A new toggle</a> says what else
 * it needs.
 */
public enum Toggle {
    /** The tournament opening (rule OPENING-1): neither player may place the Queen Bee first. */
    TOURNAMENT_OPENING("tournament-opening", RuleFlags.TOURNAMENT_OPENING, Rule.OPENING_1, false, "opening"),
    /** The draw by repetition (rule DRAW-2): the third occurrence of a position draws the game. */
    REPETITION_DRAW("repetition-draw", RuleFlags.REPETITION_DRAW, Rule.DRAW_2, false, "repetition"),
    /** Gates above the ground (rule CLIMB-1): gates also stop climbing pieces. */
    GATES_ABOVE_GROUND("gates-above-ground", RuleFlags.GATES_ABOVE_GROUND, Rule.CLIMB_1, true, "nogates");

    private final String id;
    private final int flag;
    private final Rule rule;
    private final boolean isUsual;
    private final String word;

    Toggle(String id, int flag, Rule rule, boolean isUsual, String word) {
        this.id = id;
        this.flag = flag;
        this.rule = rule;
        this.isUsual = isUsual;
        this.word = word;
    }

    /** {@return the id, for example {@code tournament-opening}: the name of an option, and in JSON} */
    public String id() {
        return id;
    }

    /** {@return the rule that is on or off} */
    public Rule rule() {
        return rule;
    }

    /** {@return whether the toggle is on in {@link Ruleset#BASE}, and wherever it is not mentioned} */
    public boolean isUsual() {
        return isUsual;
    }

    /**
     * {@return the word by which a ruleset's text says that the toggle is not as in {@link Ruleset#BASE}, for example
     * {@code opening} or {@code nogates}}
     */
    public String word() {
        return word;
    }

    int flag() {
        return flag;
    }
}
