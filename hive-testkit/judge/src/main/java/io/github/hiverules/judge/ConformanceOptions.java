package io.github.hiverules.judge;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** Options for judging an engine: how thoroughly to do so, and how long to wait for answers. */
public final class ConformanceOptions {

    /** The maximum number of random games of each set: a report has a result for each of them. */
    public static final int MAX_RANDOM_GAMES_PER_SET = 10_000;

    private static final ConformanceOptions DEFAULTS = new ConformanceOptions();

    private Duration timeLimit = Duration.ofSeconds(10);
    private Optional<Duration> runLimit = Optional.empty();
    private Set<CaseResult.Suite> suites = EnumSet.allOf(CaseResult.Suite.class);
    private boolean tournamentOpening = true;
    private boolean repetitionDraw;
    private long maxPerftNodes = 250_000;
    private int randomGames = 5;
    private long seed = 1;
    private int maxFailures = Integer.MAX_VALUE;

    private ConformanceOptions() {}

    /** Returns changed options; these stay as they are. */
    private ConformanceOptions with(Consumer<ConformanceOptions> change) {
        ConformanceOptions copy = new ConformanceOptions();
        copy.timeLimit = timeLimit;
        copy.runLimit = runLimit;
        copy.suites = suites;
        copy.tournamentOpening = tournamentOpening;
        copy.repetitionDraw = repetitionDraw;
        copy.maxPerftNodes = maxPerftNodes;
        copy.randomGames = randomGames;
        copy.seed = seed;
        copy.maxFailures = maxFailures;
        change.accept(copy);
        return copy;
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
        return Set.copyOf(suites);
    }

    /** {@return whether the engine plays with the tournament opening (rule OPENING-1), as engines usually do} */
    public boolean tournamentOpening() {
        return tournamentOpening;
    }

    /**
     * {@return whether the engine ends a game when a position occurs for the third time (rule DRAW-2); not by default}
     */
    public boolean repetitionDraw() {
        return repetitionDraw;
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
        Objects.requireNonNull(time, "time");
        return with(copy -> copy.timeLimit = RunEnd.countable(time));
    }

    /**
     * {@return these options with a time limit for the whole run, from the start of the engine to the search for short
     * examples}
     *
     * @param time after which time there are no more questions
     */
    public ConformanceOptions withRunLimit(Duration time) {
        Objects.requireNonNull(time, "time");
        return with(copy -> copy.runLimit = Optional.of(time));
    }

    /**
     * {@return these options with some of the suites}
     *
     * @param chosen the suites to run
     */
    public ConformanceOptions withSuites(Collection<CaseResult.Suite> chosen) {
        Objects.requireNonNull(chosen, "chosen");
        Set<CaseResult.Suite> some = Set.copyOf(chosen);
        return with(copy -> copy.suites = some);
    }

    /**
     * {@return these options with the tournament opening on or off}
     *
     * @param on whether the engine plays with the tournament opening
     */
    public ConformanceOptions withTournamentOpening(boolean on) {
        return with(copy -> copy.tournamentOpening = on);
    }

    /**
     * {@return these options with draws by repetition on or off}
     *
     * @param on whether the engine ends a game when a position occurs for the third time
     */
    public ConformanceOptions withRepetitionDraw(boolean on) {
        return with(copy -> copy.repetitionDraw = on);
    }

    /**
     * {@return these options with the given limit for perft counts}
     *
     * @param nodes the largest count to ask for, or to compare position by position
     */
    public ConformanceOptions withMaxPerftNodes(long nodes) {
        return with(copy -> copy.maxPerftNodes = nodes);
    }

    /**
     * {@return these options with the given number of random games}
     *
     * @param games the number of games of each set, from 0 to {@link #MAX_RANDOM_GAMES_PER_SET}; for more, run again with
     *     another {@linkplain #withSeed seed}
     * @throws IllegalArgumentException if the number is out of range
     */
    public ConformanceOptions withRandomGamesPerSet(int games) {
        if (games < 0 || games > MAX_RANDOM_GAMES_PER_SET) {
            throw new IllegalArgumentException(games + " games, expected 0 to " + MAX_RANDOM_GAMES_PER_SET);
        }
        return with(copy -> copy.randomGames = games);
    }

    /**
     * {@return these options with the given seed}
     *
     * @param newSeed the seed of the random games
     */
    public ConformanceOptions withSeed(long newSeed) {
        return with(copy -> copy.seed = newSeed);
    }

    /**
     * {@return these options with the given limit for failures}
     *
     * @param failures the number of failed cases after which the rest is skipped
     */
    public ConformanceOptions withMaxFailures(int failures) {
        return with(copy -> copy.maxFailures = failures);
    }
}
