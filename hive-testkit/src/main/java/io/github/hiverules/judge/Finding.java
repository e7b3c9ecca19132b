package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import java.util.List;
import java.util.Optional;

/** One thing that an engine does wrong, no matter how often. */
public final class Finding {

    private final String title;
    private final Optional<Rule> rule;
    private final Difference example;
    private final String caseName;
    private final int count;
    private final List<Difference> otherExamples;

    Finding(
            String title,
            Optional<Rule> rule,
            Difference example,
            String caseName,
            int count,
            List<Difference> otherExamples) {
        this.title = title;
        this.rule = rule;
        this.example = example;
        this.caseName = caseName;
        this.count = count;
        this.otherExamples = List.copyOf(otherExamples);
    }

    Finding withExample(Difference shorter) {
        return new Finding(title, rule, shorter, caseName, count, otherExamples);
    }

    /** {@return what the engine does wrong, in words, for example {@code lets pinned pieces move (HIVE-2)}} */
    public String title() {
        return title;
    }

    /** {@return the rule that the engine breaks, or empty if it breaks the protocol} */
    public Optional<Rule> rule() {
        return rule;
    }

    /** {@return the example with the fewest moves} */
    public Difference example() {
        return example;
    }

    /** {@return the suite and the name of the case in which the example came up} */
    public String caseName() {
        return caseName;
    }

    /** {@return the number of times the fault was seen} */
    public int count() {
        return count;
    }

    /** {@return up to two more examples of other kinds, the shortest of each kind} */
    public List<Difference> otherExamples() {
        return otherExamples;
    }

    /** {@return the title and the number of times it was seen} */
    @Override
    public String toString() {
        return title + " (" + count + ")";
    }
}
