package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Ruleset;
import java.time.Duration;
import java.util.Objects;

/** How two engines play a match. */
public final class MatchOptions {

    private static final MatchOptions USUAL =
            new MatchOptions(Ruleset.TOURNAMENT, 10, Duration.ofSeconds(1), Duration.ofSeconds(5), 4, 300, 1);

    private final Ruleset ruleset;
    private final int games;
    private final Duration moveTime;
    private final Duration graceTime;
    private final int openingPlies;
    private final int maxPlies;
    private final long seed;

    private MatchOptions(
            Ruleset ruleset,
            int games,
            Duration moveTime,
            Duration graceTime,
            int openingPlies,
            int maxPlies,
            long seed) {
        this.ruleset = Objects.requireNonNull(ruleset, "ruleset");
        this.games = games;
        this.moveTime = Objects.requireNonNull(moveTime, "moveTime");
        this.graceTime = Objects.requireNonNull(graceTime, "graceTime");
        this.openingPlies = openingPlies;
        this.maxPlies = maxPlies;
        this.seed = seed;
        if (games < 0 || openingPlies < 0 || maxPlies < 1 || moveTime.isNegative() || graceTime.isNegative()) {
            throw new IllegalArgumentException(
                    "games, times and opening plies must not be negative, and maxPlies must be at least 1");
        }
    }

    /**
     * {@return the default options: ten games by the rules of tournaments, one second per move, a loss on time five
     * seconds later, openings of four random plies, a draw after 300 plies}
     */
    public static MatchOptions defaults() {
        return USUAL;
    }

    /** {@return the rules; the third occurrence of a position draws only if they say so} */
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

    /** {@return the extra time before an engine loses on time; starting gets ten times as long} */
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

    /**
     * {@return these options with other rules}
     *
     * @param newRuleset the rules
     */
    public MatchOptions withRuleset(Ruleset newRuleset) {
        Objects.requireNonNull(newRuleset, "newRuleset");
        return new MatchOptions(newRuleset, games, moveTime, graceTime, openingPlies, maxPlies, seed);
    }

    /**
     * {@return these options with another number of games}
     *
     * @param number how many; an even number is fair, because both engines play each opening with both colors
     * @throws IllegalArgumentException if the number is negative
     */
    public MatchOptions withGames(int number) {
        return new MatchOptions(ruleset, number, moveTime, graceTime, openingPlies, maxPlies, seed);
    }

    /**
     * {@return these options with another time for each move}
     *
     * @param time how long an engine is told to think
     * @throws IllegalArgumentException if the time is negative
     */
    public MatchOptions withMoveTime(Duration time) {
        Objects.requireNonNull(time, "time");
        return new MatchOptions(ruleset, games, time, graceTime, openingPlies, maxPlies, seed);
    }

    /**
     * {@return these options with more or less patience}
     *
     * @param time how much longer than its time for a move an engine may take
     * @throws IllegalArgumentException if the time is negative
     */
    public MatchOptions withGraceTime(Duration time) {
        Objects.requireNonNull(time, "time");
        return new MatchOptions(ruleset, games, moveTime, time, openingPlies, maxPlies, seed);
    }

    /**
     * {@return these options with longer or shorter openings}
     *
     * @param plies the number of random plies, 0 for none
     * @throws IllegalArgumentException if the number is negative
     */
    public MatchOptions withOpeningPlies(int plies) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, plies, maxPlies, seed);
    }

    /**
     * {@return these options with another length of games}
     *
     * @param plies the number of plies after which a game is a draw
     * @throws IllegalArgumentException if the number is less than 1
     */
    public MatchOptions withMaxPlies(int plies) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, plies, seed);
    }

    /**
     * {@return these options with other openings}
     *
     * @param newSeed the seed of the openings
     */
    public MatchOptions withSeed(long newSeed) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, maxPlies, newSeed);
    }
}
