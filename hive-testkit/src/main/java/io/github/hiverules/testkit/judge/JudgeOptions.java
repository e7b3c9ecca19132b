package io.github.hiverules.testkit.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import java.time.Duration;
import java.util.Objects;
import java.util.Set;

/**
 * How thoroughly to judge a program, by which rules, and how long to wait for it.
 *
 * @param ruleset the rules and expansions; an engine is judged by sets of these expansions that it announces
 * @param exceptRules rules that the program does not know yet: it is not asked for moves that one of them refuses, and
 *     diagrams that show what one of them allows are left out
 * @param games the number of games in each set that are played by moves that the program accepts, not negative
 * @param timeLimit the time limit for an answer; an engine gets ten times as long to start
 * @param runLimit the time after which no more is asked; a run that it ends has not passed
 */
public record JudgeOptions(Ruleset ruleset, Set<Rule> exceptRules, int games, Duration timeLimit, Duration runLimit) {

    private static final JudgeOptions DEFAULTS =
            new JudgeOptions(Ruleset.ONLINE, Set.of(), 2, Duration.ofSeconds(10), RunLimit.NEVER);

    public JudgeOptions {
        Objects.requireNonNull(ruleset, "ruleset");
        exceptRules = Set.copyOf(Objects.requireNonNull(exceptRules, "exceptRules"));
        if (games < 0) {
            throw new IllegalArgumentException("a negative number of games: " + games);
        }
        timeLimit = RunLimit.countable(Objects.requireNonNull(timeLimit, "timeLimit"));
        runLimit = RunLimit.countable(Objects.requireNonNull(runLimit, "runLimit"));
    }

    /**
     * {@return the default options: all expansions and the tournament opening, two games, ten seconds for each answer,
     * no time limit for all}
     */
    public static JudgeOptions defaults() {
        return DEFAULTS;
    }

    /**
     * {@return these options with other rules}
     *
     * @param newRuleset the rules and expansions
     */
    public JudgeOptions withRuleset(Ruleset newRuleset) {
        Objects.requireNonNull(newRuleset, "newRuleset");
        return new JudgeOptions(newRuleset, exceptRules, games, timeLimit, runLimit);
    }

    /**
     * {@return these options without some rules, which the program does not know yet}
     *
     * @param rules the rules
     */
    public JudgeOptions withoutRules(Rule... rules) {
        Objects.requireNonNull(rules, "rules");
        return new JudgeOptions(ruleset, Set.of(rules), games, timeLimit, runLimit);
    }

    /**
     * {@return these options with a number of games that are played by moves that the program accepts}
     *
     * @param newGames the number of games in each set
     * @throws IllegalArgumentException if the number is negative
     */
    public JudgeOptions withGames(int newGames) {
        return new JudgeOptions(ruleset, exceptRules, newGames, timeLimit, runLimit);
    }

    /**
     * {@return these options with a time limit for each answer}
     *
     * @param time how long the program may take for one answer
     */
    public JudgeOptions withTimeLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return new JudgeOptions(ruleset, exceptRules, games, time, runLimit);
    }

    /**
     * {@return these options with a time limit for all questions} A run that it ends has not passed.
     *
     * @param time after which time no more is asked
     */
    public JudgeOptions withRunLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return new JudgeOptions(ruleset, exceptRules, games, timeLimit, time);
    }
}
