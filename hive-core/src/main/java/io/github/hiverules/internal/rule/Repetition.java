package io.github.hiverules.internal.rule;

/** DRAW-2: the third occurrence of a position draws the game, if the ruleset has this draw. */
public final class Repetition {

    /** The number of times that a position must come up to draw a game. */
    private static final int DRAWING_OCCURRENCES = 3;

    private Repetition() {}

    /** Returns whether repetition can draw a game at all. */
    public static boolean applies(RuleFlags rules) {
        return rules.repetitionDraw();
    }

    public static boolean isDraw(int occurrences) {
        return occurrences >= DRAWING_OCCURRENCES;
    }
}
