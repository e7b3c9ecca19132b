package io.github.hiverules.notation;

import io.github.hiverules.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;

/**
 * A game and what is recorded with it: tags such as the names of the players, comments at moves, and clocks.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game)
 *         .withTag("White", "Ada")
 *         .withComment(0, "Played on a train")
 *         .withComment(3, "A bold move")
 *         .withTimeLeft(3, 598_000);
 * String pgn = Pgn.write(record, PgnFlavor.MZINGA);
 * }</pre>
 *
 * <p>Plies count from 1; ply 0 stands for the time before the first move. PGN and SGF keep the whole record, except
 * that SGF keeps only the tags that it knows. {@link io.github.hiverules.notation.game.GameText GameText} and game
 * strings hold only the game.
 *
 * <p>Each {@code with} method returns a changed copy.
 */
public final class GameRecord {

    /** The greatest time on a clock, in milliseconds: one year. */
    public static final long MAX_TIME = 365L * 24 * 60 * 60 * 1000;

    private final Game game;
    private final Map<String, String> tags;
    private final Map<Integer, String> comments;
    private final Map<Integer, Long> timesLeft;
    private final Map<Integer, Long> timesUsed;

    private GameRecord(
            Game game,
            Map<String, String> tags,
            Map<Integer, String> comments,
            Map<Integer, Long> timesLeft,
            Map<Integer, Long> timesUsed) {
        this.game = game;
        this.tags = tags;
        this.comments = comments;
        this.timesLeft = timesLeft;
        this.timesUsed = timesUsed;
    }

    /**
     * {@return a record of a game without tags, comments and clocks}
     *
     * @param game the game
     */
    public static GameRecord of(Game game) {
        return new GameRecord(Objects.requireNonNull(game, "game"), Map.of(), Map.of(), Map.of(), Map.of());
    }

    /** {@return the game} */
    public Game game() {
        return game;
    }

    /** {@return the tags of the game, such as names and dates: unmodifiable, in the order of the text} */
    public Map<String, String> tags() {
        return tags;
    }

    /** {@return the comments, keyed by the ply that they follow: unmodifiable, in the order of the plies} */
    public Map<Integer, String> comments() {
        return comments;
    }

    /**
     * {@return for each ply the milliseconds that its player had left afterwards: unmodifiable, in the order of the
     * plies}
     */
    public Map<Integer, Long> timesLeft() {
        return timesLeft;
    }

    /**
     * {@return for each ply the milliseconds that its player had used so far, in total: unmodifiable, in the order of
     * the plies}
     */
    public Map<Integer, Long> timesUsed() {
        return timesUsed;
    }

    /**
     * {@return this record with other tags}
     *
     * @param newTags the new tags, in the order in which they are to be written
     */
    public GameRecord withTags(Map<String, String> newTags) {
        Objects.requireNonNull(newTags, "newTags");
        Map<String, String> copy = new LinkedHashMap<>(newTags);
        copy.forEach((name, value) -> {
            Objects.requireNonNull(name, "newTags");
            Objects.requireNonNull(value, "newTags");
        });
        return new GameRecord(game, Collections.unmodifiableMap(copy), comments, timesLeft, timesUsed);
    }

    /**
     * {@return this record with a tag, instead of an earlier one of the same name}
     *
     * @param name the name, such as {@code White}
     * @param value the value
     */
    public GameRecord withTag(String name, String value) {
        Map<String, String> copy = new LinkedHashMap<>(tags);
        copy.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value"));
        return new GameRecord(game, Collections.unmodifiableMap(copy), comments, timesLeft, timesUsed);
    }

    /**
     * {@return this record with a comment, instead of an earlier one at the same ply}
     *
     * @param ply the ply that the comment follows, 0 for a comment before the first move
     * @param comment the comment; leading and trailing white space is dropped; a blank comment removes the comment
     */
    public GameRecord withComment(int ply, String comment) {
        Objects.requireNonNull(comment, "comment");
        return new GameRecord(game, tags, with(comments, require(ply, 0), comment.strip(), ""), timesLeft, timesUsed);
    }

    /**
     * {@return this record with all comments, instead of the earlier ones}
     *
     * @param newComments the comments, keyed by the ply that they follow
     */
    public GameRecord withComments(Map<Integer, String> newComments) {
        Map<Integer, String> copy = new TreeMap<>();
        newComments.forEach((ply, comment) -> {
            String text = comment.strip();
            if (!text.isEmpty()) {
                copy.put(require(ply, 0), text);
            }
        });
        return new GameRecord(game, tags, Collections.unmodifiableMap(copy), timesLeft, timesUsed);
    }

    /**
     * {@return this record with the time that a player had left after a ply}
     *
     * @param ply the ply, at least 1
     * @param millis the time in milliseconds, at most {@link #MAX_TIME}
     */
    public GameRecord withTimeLeft(int ply, long millis) {
        return new GameRecord(game, tags, comments, with(timesLeft, require(ply, 1), time(millis), -1L), timesUsed);
    }

    /**
     * {@return this record with the times that players had left, instead of the earlier ones}
     *
     * @param newTimes the times left, in milliseconds, keyed by ply
     */
    public GameRecord withTimesLeft(Map<Integer, Long> newTimes) {
        Objects.requireNonNull(newTimes, "newTimes");
        return new GameRecord(game, tags, comments, times(newTimes), timesUsed);
    }

    /**
     * {@return this record with the time that a player had used up to a ply}
     *
     * @param ply the ply, at least 1
     * @param millis the time in milliseconds, at most {@link #MAX_TIME}
     */
    public GameRecord withTimeUsed(int ply, long millis) {
        return new GameRecord(game, tags, comments, timesLeft, with(timesUsed, require(ply, 1), time(millis), -1L));
    }

    /**
     * {@return this record with the times that players had used, instead of the earlier ones}
     *
     * @param newTimes the times used, in milliseconds, keyed by ply
     */
    public GameRecord withTimesUsed(Map<Integer, Long> newTimes) {
        Objects.requireNonNull(newTimes, "newTimes");
        return new GameRecord(game, tags, comments, timesLeft, times(newTimes));
    }

    private Map<Integer, Long> times(Map<Integer, Long> times) {
        Map<Integer, Long> copy = new TreeMap<>();
        times.forEach((ply, millis) -> copy.put(require(ply, 1), time(millis)));
        return Collections.unmodifiableMap(copy);
    }

    /** Returns a copy with the entry, or without it if the value is empty. */
    private static <T> Map<Integer, T> with(Map<Integer, T> map, int ply, T value, T none) {
        Map<Integer, T> copy = new TreeMap<>(map);
        if (value.equals(none)) {
            copy.remove(ply);
        } else {
            copy.put(ply, value);
        }
        return Collections.unmodifiableMap(copy);
    }

    private int require(int ply, int least) {
        if (ply < least || ply > game.plyCount()) {
            throw new IllegalArgumentException("not a ply of the game: " + ply);
        }
        return ply;
    }

    private static long time(long millis) {
        if (millis < 0 || millis > MAX_TIME) {
            throw new IllegalArgumentException("not a time between 0 and MAX_TIME: " + millis);
        }
        return millis;
    }

    /** {@return whether another object records an equal game in the same way} */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && game.equals(that.game)
                && tags.equals(that.tags)
                && comments.equals(that.comments)
                && timesLeft.equals(that.timesLeft)
                && timesUsed.equals(that.timesUsed);
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, tags, comments, timesLeft, timesUsed);
    }

    /** {@return the game, tags, comments and clocks} */
    @Override
    public String toString() {
        return game + " " + tags + " " + comments + " " + timesLeft + " " + timesUsed;
    }
}
