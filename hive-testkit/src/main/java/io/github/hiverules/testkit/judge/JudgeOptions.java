package io.github.hiverules.testkit.judge;

import io.github.hiverules.Ruleset;
import java.time.Duration;
import java.util.Objects;

/** How thoroughly to judge a program, by which rules, and how long to wait for it. */
public final class JudgeOptions {

    private static final JudgeOptions DEFAULTS =
            new JudgeOptions(Ruleset.ONLINE, 2, 1, 250_000, Duration.ofSeconds(10), RunEnd.NEVER);

    private final Ruleset ruleset;
    private final int walks;
    private final long seed;
    private final long maxPerftNodes;
    private final Duration timeLimit;
    private final Duration runLimit;

    private JudgeOptions(
            Ruleset ruleset, int walks, long seed, long maxPerftNodes, Duration timeLimit, Duration runLimit) {
        this.ruleset = ruleset;
        this.walks = walks;
        this.seed = seed;
        this.maxPerftNodes = maxPerftNodes;
        this.timeLimit = RunEnd.countable(timeLimit);
        this.runLimit = RunEnd.countable(runLimit);
    }

    /**
     * {@return the default options: all expansions and the tournament opening, two walks, ten seconds for each answer,
     * no time limit for all}
     */
    public static JudgeOptions defaults() {
        return DEFAULTS;
    }

    /** {@return the rules and expansions; an engine is judged by all sets of these expansions that it announces} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** {@return the number of games in each set that are played by moves that the program accepts} */
    public int walks() {
        return walks;
    }

    /** {@return the seed of the walks} */
    public long seed() {
        return seed;
    }

    /** {@return the largest perft count that an engine is asked for} */
    public long maxPerftNodes() {
        return maxPerftNodes;
    }

    /** {@return the time limit for an answer; an engine gets ten times as long to start} */
    public Duration timeLimit() {
        return timeLimit;
    }

    /** {@return the time after which no more is asked} */
    public Duration runLimit() {
        return runLimit;
    }

    /**
     * {@return these options with other rules}
     *
     * @param rules the rules and expansions
     */
    public JudgeOptions withRuleset(Ruleset rules) {
        Objects.requireNonNull(rules, "rules");
        return new JudgeOptions(rules, walks, seed, maxPerftNodes, timeLimit, runLimit);
    }

    /**
     * {@return these options with a number of walks}
     *
     * @param games the number of games in each set
     * @throws IllegalArgumentException if the number is negative
     */
    public JudgeOptions withWalks(int games) {
        if (games < 0) {
            throw new IllegalArgumentException("a negative number of games: " + games);
        }
        return new JudgeOptions(ruleset, games, seed, maxPerftNodes, timeLimit, runLimit);
    }

    /**
     * {@return these options with a seed}
     *
     * @param newSeed the seed of the walks
     */
    public JudgeOptions withSeed(long newSeed) {
        return new JudgeOptions(ruleset, walks, newSeed, maxPerftNodes, timeLimit, runLimit);
    }

    /**
     * {@return these options with a limit for perft counts}
     *
     * @param nodes the largest count to ask for
     */
    public JudgeOptions withMaxPerftNodes(long nodes) {
        return new JudgeOptions(ruleset, walks, seed, nodes, timeLimit, runLimit);
    }

    /**
     * {@return these options with a time limit for each answer}
     *
     * @param time how long the program may take for one answer
     */
    public JudgeOptions withTimeLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return new JudgeOptions(ruleset, walks, seed, maxPerftNodes, time, runLimit);
    }

    /**
     * {@return these options with a time limit for all questions}
     *
     * @param time after which time no more is asked
     */
    public JudgeOptions withRunLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return new JudgeOptions(ruleset, walks, seed, maxPerftNodes, timeLimit, time);
    }
}
