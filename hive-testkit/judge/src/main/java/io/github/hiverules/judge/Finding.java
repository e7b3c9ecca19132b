package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.Mistake;
import java.util.List;
import java.util.Optional;

/** One thing that an engine does wrong, no matter how often. */
public final class Finding {

    private final String title;
    private final Optional<Rule> rule;
    private final Optional<Mistake> mistake;
    private final String proof;
    private final Difference example;
    private final String caseName;
    private final int count;
    private final List<Difference> otherExamples;
    private final Claim claim;

    Finding(
            String title,
            Optional<Rule> rule,
            Optional<Mistake> mistake,
            String proof,
            Difference example,
            String caseName,
            int count,
            List<Difference> otherExamples,
            Claim claim) {
        this.title = title;
        this.rule = rule;
        this.mistake = mistake;
        this.proof = proof;
        this.example = example;
        this.caseName = caseName;
        this.count = count;
        this.otherExamples = List.copyOf(otherExamples);
        this.claim = claim;
    }

    Finding withExample(Difference shorter) {
        return new Finding(title, rule, mistake, proof, shorter, caseName, count, otherExamples, claim);
    }

    Claim claim() {
        return claim;
    }

    /** {@return what the engine does wrong, for example {@code lets Grasshoppers leave although they are pinned}} */
    public String title() {
        return title;
    }

    /** {@return the rule that the engine breaks, or empty if it breaks the protocol} */
    public Optional<Rule> rule() {
        return rule;
    }

    /** {@return the known mistake that explains the answers, or empty if none does} */
    public Optional<Mistake> mistake() {
        return mistake;
    }

    /** {@return how sure the finding is: what the mistake explains and contradicts; empty for the protocol} */
    public String proof() {
        return proof;
    }

    /** {@return a typical example, with the shortest game} */
    public Difference example() {
        return example;
    }

    /** {@return the suite and the name of the case in which the example came up} */
    public String caseName() {
        return caseName;
    }

    /** {@return the number of answers that show the fault} */
    public int count() {
        return count;
    }

    /** {@return up to two more examples of other kinds, the shortest of each kind} */
    public List<Difference> otherExamples() {
        return otherExamples;
    }

    /** {@return the title and the number of answers that show the fault} */
    @Override
    public String toString() {
        return title + " (" + count + ")";
    }
}
