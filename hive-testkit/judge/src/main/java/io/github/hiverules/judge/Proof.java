package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.Mistake;
import java.util.Locale;
import java.util.stream.Collectors;

/** Says how sure a finding is, in numbers that can be checked. */
final class Proof {

    private Proof() {}

    static String of(Mistake mistake, int explained, Explanation explanation) {
        String rules = mistake.ignoredRules().stream().map(Rule::id).collect(Collectors.joining(" and "));
        String subject = rules.isEmpty() || mistake.bug().isPresent()
                ? "This mistake "
                : "Behaves as if " + rules + " did not exist: ";
        return subject + "explains " + number(explained) + " of " + differences(explanation) + ", contradicts none of "
                + number(explanation.answers()) + " answers.";
    }

    static String ofUnexplained(int unexplained, Explanation explanation) {
        return "No known mistake explains " + number(unexplained) + " of " + differences(explanation) + ".";
    }

    private static String differences(Explanation explanation) {
        return number(explanation.differences()) + (explanation.differences() == 1 ? " difference" : " differences");
    }

    private static String number(int count) {
        return String.format(Locale.ROOT, "%,d", count);
    }
}
