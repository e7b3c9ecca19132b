package io.github.hiverules.engine;

import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The result of a match between two engines, from the point of view of the first engine. */
public final class MatchReport {

    /** The square of the number of standard deviations that cover 95% of a normal distribution. */
    private static final double Z_SQUARED = 1.96 * 1.96;

    private static final double PERCENT = 100;

    private final List<MatchGame> games;

    MatchReport(List<MatchGame> games) {
        this.games = List.copyOf(games);
    }

    /** {@return the games in the order in which they were played} */
    public List<MatchGame> games() {
        return games;
    }

    /** {@return the number of games that the first engine won} */
    public int wins() {
        return count(1);
    }

    /** {@return the number of drawn games} */
    public int draws() {
        return count(0.5);
    }

    /** {@return the number of games that the first engine lost} */
    public int losses() {
        return count(0);
    }

    private int count(double points) {
        return (int) games.stream().filter(game -> game.points() == points).count();
    }

    /** {@return the first engine's share of the points, from 0 to 1; 0.5 if no game was played} */
    public double score() {
        return games.isEmpty()
                ? 0.5
                : games.stream().mapToDouble(MatchGame::points).average().orElseThrow();
    }

    /**
     * {@return the lower end of the range in which the score would lie after very many such games, with a confidence of
     * 95%; 0 if no game was played} It is Wilson's interval (1927). With draws, the true range is narrower.
     */
    public double leastScore() {
        return Math.max(0, middleOfInterval() - halfOfInterval());
    }

    /** {@return the upper end of the range whose lower end is {@link #leastScore}; 1 if no game was played} */
    public double greatestScore() {
        return Math.min(1, middleOfInterval() + halfOfInterval());
    }

    private double middleOfInterval() {
        double size = games.size();
        return (score() * size + Z_SQUARED / 2) / (size + Z_SQUARED);
    }

    private double halfOfInterval() {
        double size = games.size();
        double variance = score() * (1 - score()) * size + Z_SQUARED / 4;
        return Math.sqrt(Z_SQUARED * variance) / (size + Z_SQUARED);
    }

    /** {@return the counts and the score in one line, and a line for each engine that lost games by failing, for people} */
    @Override
    public String toString() {
        String score = String.format(
                Locale.ROOT,
                "%d won, %d drawn, %d lost: %.1f%% (95%% confidence: %.1f%% to %.1f%%) for the first engine",
                wins(),
                draws(),
                losses(),
                PERCENT * score(),
                PERCENT * leastScore(),
                PERCENT * greatestScore());
        return score + failures("first", 0) + failures("second", 1);
    }

    private String failures(String engine, double points) {
        String counts = games.stream()
                .filter(game -> game.ending().isFailure() && game.points() == points)
                .collect(Collectors.groupingBy(MatchGame::ending, TreeMap::new, Collectors.counting()))
                .entrySet()
                .stream()
                .map(count -> count.getKey().description() + " (" + count.getValue() + ")")
                .collect(Collectors.joining(", "));
        return counts.isEmpty() ? "" : "\ngames lost by failures of the " + engine + " engine: " + counts;
    }
}
