package io.github.hiverules.judge;

import java.time.Duration;
import java.util.Objects;

/** Options for judging an engine: how thoroughly to do so, and how long to wait for answers. */
public final class ConformanceOptions {

    private static final ConformanceOptions DEFAULTS =
            new ConformanceOptions(Duration.ofSeconds(10), true, 250_000, 5, 1, Integer.MAX_VALUE);

    private final Duration timeLimit;
    private final boolean tournamentOpening;
    private final long maxPerftNodes;
    private final int randomGames;
    private final long seed;
    private final int maxFailures;

    private ConformanceOptions(
            Duration timeLimit,
            boolean tournamentOpening,
            long maxPerftNodes,
            int randomGames,
            long seed,
            int maxFailures) {
        this.timeLimit = Objects.requireNonNull(timeLimit, "time");
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

    /** {@return whether the engine plays with the tournament opening (rule OPENING-1), as engines usually do} */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /** {@return the largest perft count to ask for} */
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
        return new ConformanceOptions(time, tournamentOpening, maxPerftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the tournament opening on or off}
     *
     * @param on whether the engine plays with the tournament opening
     */
    public ConformanceOptions withTournamentOpening(boolean on) {
        return new ConformanceOptions(timeLimit, on, maxPerftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the given limit for perft counts}
     *
     * @param nodes the largest count to ask for
     */
    public ConformanceOptions withMaxPerftNodes(long nodes) {
        return new ConformanceOptions(timeLimit, tournamentOpening, nodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the given number of random games}
     *
     * @param games the number of games of each set
     */
    public ConformanceOptions withRandomGamesPerSet(int games) {
        return new ConformanceOptions(timeLimit, tournamentOpening, maxPerftNodes, games, seed, maxFailures);
    }

    /**
     * {@return these options with the given seed}
     *
     * @param newSeed the seed of the random games
     */
    public ConformanceOptions withSeed(long newSeed) {
        return new ConformanceOptions(timeLimit, tournamentOpening, maxPerftNodes, randomGames, newSeed, maxFailures);
    }

    /**
     * {@return these options with the given limit for failures}
     *
     * @param failures the number of failed cases after which the rest is skipped
     */
    public ConformanceOptions withMaxFailures(int failures) {
        return new ConformanceOptions(timeLimit, tournamentOpening, maxPerftNodes, randomGames, seed, failures);
    }
}
