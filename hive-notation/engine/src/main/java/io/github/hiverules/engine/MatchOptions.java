package io.github.hiverules.engine;

import io.github.hiverules.Ruleset;
import java.time.Duration;
import java.util.Objects;

/**
 * Options for a match between two engines.
 *
 * @param ruleset the rules; the third occurrence of a position is a draw only if they say so
 * @param games the number of games; an even number is fair, because both engines then play each opening with both colors
 * @param moveTime how long an engine is told to think about each move
 * @param graceTime the extra time before an engine loses on time; it gets ten times as long to start
 * @param openingPlies the number of random plies before the engines play, 0 for none
 * @param maxPlies the number of plies after which a game is a draw
 * @param seed the seed of the openings
 * @param parallelGames the number of games that run side by side, each with two engines of its own. Two engines may think
 *     at once if they use the opponent's time, so to leave a core to each, take half the number of cores
 */
public record MatchOptions(
        Ruleset ruleset,
        int games,
        Duration moveTime,
        Duration graceTime,
        int openingPlies,
        int maxPlies,
        long seed,
        int parallelGames) {

    private static final MatchOptions DEFAULTS =
            new MatchOptions(Ruleset.TOURNAMENT, 10, Duration.ofSeconds(1), Duration.ofSeconds(5), 4, 300, 1, 1);

    /**
     * Cuts times to a year.
     *
     * @throws IllegalArgumentException if a number or a time is negative, or if {@code maxPlies} or {@code parallelGames}
     *     is less than 1
     */
    public MatchOptions {
        Objects.requireNonNull(ruleset, "ruleset");
        moveTime = SearchLimit.atMostOneYear(Objects.requireNonNull(moveTime, "moveTime"));
        graceTime = SearchLimit.atMostOneYear(Objects.requireNonNull(graceTime, "graceTime"));
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

    /**
     * {@return these options with the given rules}
     *
     * @param newRuleset the rules
     */
    public MatchOptions withRuleset(Ruleset newRuleset) {
        return new MatchOptions(newRuleset, games, moveTime, graceTime, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given number of games}
     *
     * @param number the number of games
     */
    public MatchOptions withGames(int number) {
        return new MatchOptions(ruleset, number, moveTime, graceTime, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given time for each move}
     *
     * @param time how long an engine is told to think
     */
    public MatchOptions withMoveTime(Duration time) {
        return new MatchOptions(ruleset, games, time, graceTime, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given extra time before an engine loses on time}
     *
     * @param time by how much an engine may exceed its time for a move
     */
    public MatchOptions withGraceTime(Duration time) {
        return new MatchOptions(ruleset, games, moveTime, time, openingPlies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with openings of the given length}
     *
     * @param plies the number of random plies
     */
    public MatchOptions withOpeningPlies(int plies) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, plies, maxPlies, seed, parallelGames);
    }

    /**
     * {@return these options with the given limit for the length of games}
     *
     * @param plies the number of plies after which a game is a draw
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
     * {@return these options with games that run side by side}
     *
     * @param number the number of games at a time
     */
    public MatchOptions withParallelGames(int number) {
        return new MatchOptions(ruleset, games, moveTime, graceTime, openingPlies, maxPlies, seed, number);
    }
}
