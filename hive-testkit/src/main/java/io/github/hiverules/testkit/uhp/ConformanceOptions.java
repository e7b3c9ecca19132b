package io.github.hiverules.testkit.uhp;

import java.time.Duration;

/**
 * How thoroughly and how patiently to check an engine. Immutable and thread-safe.
 *
 * @param answerTime how long the engine may take for one answer, beyond the time that it is told to think; its start
 *     and a perft may take ten times as long
 * @param tournamentOpening whether the engine plays with the tournament opening (rule OPENING-1), as engines of the
 *     protocol usually do
 * @param perftNodes the greatest perft count to ask for
 * @param randomGames the number of random games of each set
 * @param seed makes other random games
 * @param maxFailures the number of failed cases after which the rest is skipped
 */
public record ConformanceOptions(
        Duration answerTime, boolean tournamentOpening, long perftNodes, int randomGames, long seed, int maxFailures) {

    private static final ConformanceOptions USUAL =
            new ConformanceOptions(Duration.ofSeconds(10), true, 250_000, 5, 1, Integer.MAX_VALUE);

    /** {@return the usual options: ten seconds per answer, counts up to 250,000, five games of each set} */
    public static ConformanceOptions usual() {
        return USUAL;
    }

    /**
     * {@return these options with another time limit}
     *
     * @param time how long the engine may take for one answer
     */
    public ConformanceOptions withAnswerTime(Duration time) {
        return new ConformanceOptions(time, tournamentOpening, perftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with the tournament opening on or off}
     *
     * @param on whether the engine plays with it
     */
    public ConformanceOptions withTournamentOpening(boolean on) {
        return new ConformanceOptions(answerTime, on, perftNodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with another limit for perft counts}
     *
     * @param nodes the greatest count to ask for
     */
    public ConformanceOptions withPerftNodes(long nodes) {
        return new ConformanceOptions(answerTime, tournamentOpening, nodes, randomGames, seed, maxFailures);
    }

    /**
     * {@return these options with another number of random games}
     *
     * @param games the number of games of each set
     */
    public ConformanceOptions withRandomGames(int games) {
        return new ConformanceOptions(answerTime, tournamentOpening, perftNodes, games, seed, maxFailures);
    }

    /**
     * {@return these options with other random games}
     *
     * @param newSeed the seed of the games
     */
    public ConformanceOptions withSeed(long newSeed) {
        return new ConformanceOptions(answerTime, tournamentOpening, perftNodes, randomGames, newSeed, maxFailures);
    }

    /**
     * {@return these options with an end after some failures}
     *
     * @param failures the number of failed cases after which the rest is skipped
     */
    public ConformanceOptions withMaxFailures(int failures) {
        return new ConformanceOptions(answerTime, tournamentOpening, perftNodes, randomGames, seed, failures);
    }
}
