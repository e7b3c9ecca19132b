package io.github.hiverules.testkit;

import java.util.Objects;

/**
 * The passage that a diagram is based on.
 *
 * @param ruleSource the text that contains it
 * @param passage the section's heading as printed, or the page, such as {@code p. 7}
 */
public record DiagramSource(RuleSource ruleSource, String passage) {
    public DiagramSource {
        Objects.requireNonNull(ruleSource, "ruleSource");
        Objects.requireNonNull(passage, "passage");
    }

    /**
     * Returns the letter and the passage.
     *
     * @return for example {@code E p. 7}
     */
    @Override
    public String toString() {
        return ruleSource.letter() + " " + passage;
    }
}
