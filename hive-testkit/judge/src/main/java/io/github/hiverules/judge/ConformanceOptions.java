package io.github.hiverules.judge;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/** Options for judging an engine: how thoroughly to do so, and how long to wait for answers. */
public final class ConformanceOptions {

    private static final ConformanceOptions DEFAULTS = new ConformanceOptions(
            Duration.ofSeconds(10),
            Optional.empty(),
            EnumSet.allOf(CaseResult.Suite.class),
            true,
            250_000,
            5,
            1,
            Integer.MAX_VALUE);

    private final Duration timeLimit;
    private final Optional<Duration> runLimit;
    private final Set<CaseResult.Suite> suites;
    private final boolean tournamentOpening;
    private final long maxPerftNodes;
    private final int randomGames;
    private final long seed;
    private final int maxFailures;

    private ConformanceOptions(
            Duration timeLimit,
            Optional<Duration> runLimit,
            Set<CaseResult.Suite> suites,
            boolean tournamentOpening,
            long maxPerftNodes,
            int randomGames,
            long seed,
            int maxFailures) {
        this.timeLimit = Objects.requireNonNull(timeLimit, "time");
        this.runLimit = runLimit;
        this.suites = Set.copyOf(suites);
        this.tournamentOpening = tournamentOpening;
        this.maxPerftNodes = maxPerftNodes;
        this.randomGames = randomGames;
        this.seed = seed;
        this.maxFailures = maxFailures;
    }

    /** {@return the default options: ten seconds per answer, perft counts up to 250,000, five games of each set} */
    public static ConformanceOptions defaults() {
        return DEFAULTS;
    }

    /**
     * {@return the time limit for an answer, in addition to thinking time} The engine gets ten times as long to start
     * and for perft.
     */
    public Duration timeLimit() {
        return timeLimit;
    }

    /** {@return the time limit for the whole run, after which the report says what was not reached; none by default} */
    public Optional<Duration> runLimit() {
        return runLimit;
    }

    /** {@return the suites to run, unmodifiable; by default, all} */
    public Set<CaseResult.Suite> suites() {
        return suites;
    }

    /** {@return whether the engine plays with the tournament opening (rule OPENING-1), as engines usually do} */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /** {@return the largest perft count to ask for, or to compare position by position} */
    public long maxPerftNodes() {
        return maxPerftNodes;
    }

    /** {@return the number of random games of each set} */
    public int randomGamesPerSet() {
        return randomGames;
    }

    /** {@return the seed of the random games} */
    public long seed() {
        return seed;
    }

    /** {@return the number of failed cases after which the rest is skipped} */
    public int maxFailures() {
        return maxFailures;
    }

    /**
     * {@return these options with the given time limit}
     *
     * @param time how long the engine may take for one answer
     */
    public ConformanceOptions withTimeLimit(Duration time) {
        return new ConformanceOptions(
                time, runLimit, suites, tournamentOpening, maxPerftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with a time limit for the whole run, from the start of the engine to the search for short
     * examples}
     *
     * @param time after which time there are no more questions
     */
    public ConformanceOptions withRunLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return new ConformanceOptions(
                timeLimit, Optional.of(time), suites, tournamentOpening, maxPerftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with some of the suites}
     *
     * @param chosen the suites to run
     */
    public ConformanceOptions withSuites(Collection<CaseResult.Suite> chosen) {
        Objects.requireNonNull(chosen, "chosen");
        return new ConformanceOptions(
                timeLimit,
                runLimit,
                Set.copyOf(chosen),
                tournamentOpening,
                maxPerftNodes,
                randomGames,
                seed,
                maxFailures);
    }

    /**
     * {@return these options with the tournament opening on or off}
     *
     * @param on whether the engine plays with the tournament opening
     */
    public ConformanceOptions withTournamentOpening(boolean on) {
        return new ConformanceOptions(timeLimit, runLimit, suites, on, maxPerftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the given limit for perft counts}
     *
     * @param nodes the largest count to ask for, or to compare position by position
     */
    public ConformanceOptions withMaxPerftNodes(long nodes) {
        return new ConformanceOptions(
                timeLimit, runLimit, suites, tournamentOpening, nodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the given number of random games}
     *
     * @param games the number of games of each set
     */
    public ConformanceOptions withRandomGamesPerSet(int games) {
        return new ConformanceOptions(
                timeLimit, runLimit, suites, tournamentOpening, maxPerftNodes, games, seed, maxFailures);
    }

    /**
     * {@return these options with the given seed}
     *
     * @param newSeed the seed of the random games
     */
    public ConformanceOptions withSeed(long newSeed) {
        return new ConformanceOptions(
                timeLimit, runLimit, suites, tournamentOpening, maxPerftNodes, randomGames, newSeed, maxFailures);
    }

    /**
     * {@return these options with the given limit for failures}
     *
     * @param failures the number of failed cases after which the rest is skipped
     */
    public ConformanceOptions withMaxFailures(int failures) {
        return new ConformanceOptions(
                timeLimit, runLimit, suites, tournamentOpening, maxPerftNodes, randomGames, seed, failures);
    }
}
