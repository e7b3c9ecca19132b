package io.github.hiverules.engine;

import io.github.hiverules.Ruleset;
import java.time.Duration;
import java.util.Objects;

/** Options for a match between two engines. */
public final class MatchOptions {

    private static final MatchOptions DEFAULTS =
            new MatchOptions(Ruleset.TOURNAMENT, 10, Duration.ofSeconds(1), Duration.ofSeconds(5), 4, 300, 1, 1);

    private final Ruleset ruleset;
    private final int games;
    private final Duration moveTime;
    private final Duration graceTime;
    private final int openingPlies;
    private final int maxPlies;
    private final long seed;
    private final int parallelGames;

    private MatchOptions(
            Ruleset ruleset,
            int games,
            Duration moveTime,
            Duration graceTime,
            int openingPlies,
            int maxPlies,
            long seed,
            int parallelGames) {
        this.ruleset = Objects.requireNonNull(ruleset, "ruleset");
        this.games = games;
        this.moveTime = Objects.requireNonNull(moveTime, "moveTime");
        this.graceTime = Objects.requireNonNull(graceTime, "graceTime");
        this.openingPlies = openingPlies;
        this.maxPlies = maxPlies;
        this.seed = seed;
        this.parallelGames = parallelGames;
        if (games < 0 || openingPlies < 0 || moveTime.isNegative() || graceTime.isNegative()) {
            throw new IllegalArgumentException("games, times and opening plies must not be negative");
        }
        if (maxPlies < 1 || parallelGames < 1) {
            throw new IllegalArgumentException("maxPlies and parallelGames must be at least 1");
        }
    }

    /**
     * {@return the default options: ten games under tournament rules, one second per move, a loss on time five
     * seconds later, openings of four random plies, a draw after 300 plies, one game at a time}
     */
    public static MatchOptions defaults() {
        return DEFAULTS;
    }

    /** {@return the rules; the third occurrence of a position is a draw only if they say so} */
    public Ruleset ruleset() {
        return ruleset;
    }

    /** {@return the number of games} */
    public int games() {
        return games;
    }

    /** {@return how long an engine is told to think about each move} */
    public Duration moveTime() {
        return moveTime;
    }

    /** {@return the extra time before an engine loses on time; it gets ten times as long to start} */
    public Duration graceTime() {
        return graceTime;
    }

    /** {@return the number of random plies before the engines play} */
    public int openingPlies() {
        return openingPlies;
    }

    /** {@return the number of plies after which a game is a draw} */
    public int maxPlies() {
        return maxPlies;
    }

    /** {@return the seed of the openings} */
    public long seed() {
        return seed;
    }

    /** {@return the number of games that run side by side} */
    public int parallelGames() {
        return parallelGames;
    }

    /**
     * {@return these options with the given rules}
     *
     * @param newRuleset the rules
     */
    public MatchOptions withRuleset(Ruleset newRuleset) {
        Objects.requireNonNull(newRuleset, "newRuleset");
        return new MatchOptions(newRuleset, games, moveTime, graceTime, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given number of games}
     *
     * @param number the number of games; an even number is fair, because both engines then play each opening with both
     *     colors
     * @throws IllegalArgumentException if the number is negative
     */
    public MatchOptions withGames(int number) {
        return new MatchOptions(ruleset, number, moveTime, graceTime, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given time for each move}
     *
     * @param time how long an engine is told to think
     * @throws IllegalArgumentException if the time is negative
     */
    public MatchOptions withMoveTime(Duration time) {
        Objects.requireNonNull(time, "time");
        return new MatchOptions(
                ruleset,
                games,
                SearchLimit.atMostOneYear(time),
                graceTime,
                openingPlies,
                maxPlies,
                seed,
                parallelGames);
    }

    /**
     * {@return these options with the given extra time before an engine loses on time}
     *
     * @param time by how much an engine may exceed its time for a move
     * @throws IllegalArgumentException if the time is negative
     */
    public MatchOptions withGraceTime(Duration time) {
        Objects.requireNonNull(time, "time");
        return new MatchOptions(
                ruleset, games, moveTime, SearchLimit.atMostOneYear(time), openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with openings of the given length}
     *
     * @param plies the number of random plies, 0 for none
     * @throws IllegalArgumentException if the number is negative
     */
    public MatchOptions withOpeningPlies(int plies) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, plies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given limit for the length of games}
     *
     * @param plies the number of plies after which a game is a draw
     * @throws IllegalArgumentException if the number is less than 1
     */
    public MatchOptions withMaxPlies(int plies) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, plies, seed, parallelGames);
    }

    /**
     * {@return these options with the given seed}
     *
     * @param newSeed the seed of the openings
     */
    public MatchOptions withSeed(long newSeed) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, maxPlies, newSeed, parallelGames);
    }

    /**
     * {@return these options with games that run side by side, each with two engines of its own}
     *
     * @param number the number of games at a time. Two engines may think at once if they use the opponent's time, so to
     *     leave a core to each, take half the number of cores
     * @throws IllegalArgumentException if the number is less than 1
     */
    public MatchOptions withParallelGames(int number) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, maxPlies, seed, number);
    }

    /** {@return the names and values of all options} */
    @Override
    public String toString() {
        return "MatchOptions[ruleset=" + ruleset + ", games=" + games + ", moveTime=" + moveTime + ", graceTime="
                + graceTime + ", openingPlies=" + openingPlies + ", maxPlies=" + maxPlies + ", seed=" + seed
                + ", parallelGames=" + parallelGames + "]";
    }
}
