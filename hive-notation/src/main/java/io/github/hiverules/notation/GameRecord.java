package io.github.hiverules.notation;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.piece.Color;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A game with its tags (such as the names of the players), comments and clocks.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(game)
 *         .withTag("White", "Ada")
 *         .withComment(0, "Played on a train")
 *         .withComment(3, "A bold move")
 *         .withTimeLeft(3, Duration.ofSeconds(598));
 * String pgn = Pgn.write(record, PgnFlavor.MZINGA);
 * }</pre>
 *
 * <p>A record follows its game: {@link #play play}, {@link #end end}, {@link #undo undo} and {@link #withGame withGame}
 * keep what still belongs to it. So a server needs only this type.
 *
 * <p>Plies are counted from 1; ply 0 stands for the time before the first move. PGN keeps the whole record, and adds
 * the tags that it requires; its tags about the result and the set always say what the game says. SGF keeps only the
 * tags that it knows. {@link io.github.hiverules.notation.game.GameText GameText} and
 * game strings hold only the game.
 */
public final class GameRecord {

    /** The maximum time on a clock: 365 days. */
    public static final Duration MAX_TIME = Duration.ofDays(365);

    private final Game game;
    private final Map<String, String> tags;
    private final Map<Integer, String> comments;
    private final Map<Integer, Duration> timesLeft;
    private final Map<Integer, Duration> timesUsed;

    private GameRecord(
            Game game,
            Map<String, String> tags,
            Map<Integer, String> comments,
            Map<Integer, Duration> timesLeft,
            Map<Integer, Duration> timesUsed) {
        this.game = game;
        this.tags = tags;
        this.comments = comments;
        this.timesLeft = timesLeft;
        this.timesUsed = timesUsed;
    }

    /**
     * {@return a record of the given game, without tags, comments or clocks}
     *
     * @param game the game
     */
    public static GameRecord of(Game game) {
        Objects.requireNonNull(game, "game");
        return new GameRecord(game, Map.of(), Map.of(), Map.of(), Map.of());
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
     * {@return the time that a player had left after the last of the player's plies with a known time, or empty if none
     * is known}
     *
     * @param player the player
     */
    public Optional<Duration> timeLeft(Color player) {
        Objects.requireNonNull(player, "player");
        boolean isOdd = game.startPosition().sideToMove() == player;
        return timesLeft.entrySet().stream()
                .filter(time -> time.getKey() % 2 != 0 == isOdd)
                .map(Map.Entry::getValue)
                .reduce((earlier, later) -> later);
    }

    /**
     * {@return the time that the player of each ply had left after it, keyed by ply: unmodifiable, in the order of the
     * plies}
     */
    public Map<Integer, Duration> timesLeft() {
        return timesLeft;
    }

    /**
     * {@return the total time that the player of each ply had used after it, keyed by ply: unmodifiable, in the order of
     * the plies}
     */
    public Map<Integer, Duration> timesUsed() {
        return timesUsed;
    }

    /**
     * {@return the record after the given move, with all tags, comments and clocks}
     *
     * @param move the move
     * @throws io.github.hiverules.IllegalMoveException if the move is illegal or the game has ended
     */
    public GameRecord play(Move move) {
        return new GameRecord(game.play(move), tags, comments, timesLeft, timesUsed);
    }

    /**
     * {@return the record of the game, ended by resignation, loss on time or agreement, with all tags, comments and
     * clocks}
     *
     * @param result the result, such as {@link GameResult#resignationOf(Color)}
     * @throws IllegalStateException if the game has ended already
     * @throws IllegalArgumentException if only moves can lead to this result
     */
    public GameRecord end(GameResult result) {
        Objects.requireNonNull(result, "result");
        return new GameRecord(game.end(result), tags, comments, timesLeft, timesUsed);
    }

    /**
     * {@return the record before the last move, still in progress and without that move's comments and clocks}
     *
     * @throws IllegalStateException if no move was made
     */
    public GameRecord undo() {
        return upTo(game.plyCount() - 1, game.undo());
    }

    /**
     * {@return a record of the given game, with the same tags} It keeps the comments and clocks up to the last ply that
     * both games share.
     *
     * @param newGame the game
     */
    public GameRecord withGame(Game newGame) {
        Objects.requireNonNull(newGame, "newGame");
        return upTo(sharedPlies(newGame), newGame);
    }

    private GameRecord upTo(int ply, Game newGame) {
        return new GameRecord(newGame, tags, upTo(ply, comments), upTo(ply, timesLeft), upTo(ply, timesUsed));
    }

    private static <T> Map<Integer, T> upTo(int ply, Map<Integer, T> values) {
        return Collections.unmodifiableMap(new TreeMap<>(values).headMap(ply + 1));
    }

    private static <T> Map<Integer, T> with(Map<Integer, T> values, int ply, T value) {
        Map<Integer, T> changed = new TreeMap<>(values);
        changed.put(ply, value);
        return Collections.unmodifiableMap(changed);
    }

    /** Returns how many moves both games begin with, or -1 if they start differently. */
    private int sharedPlies(Game other) {
        if (!game.startPosition().equals(other.startPosition())) {
            return -1;
        }
        int most = Math.min(game.plyCount(), other.plyCount());
        int shared = 0;
        while (shared < most && game.moves().get(shared).equals(other.moves().get(shared))) {
            shared++;
        }
        return shared;
    }

    /**
     * {@return a copy with the given tags}
     *
     * @param newTags the tags, in the order in which writers write them
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
     * {@return a copy with the given tag, which replaces a tag of the same name}
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
     * {@return a copy with the given comment, which replaces a comment at the same ply}
     *
     * @param ply the ply that the comment follows, or 0 for a comment before the first move
     * @param comment the comment, without whitespace at its ends; an empty one removes the comment at the ply
     */
    public GameRecord withComment(int ply, String comment) {
        Objects.requireNonNull(comment, "comment");
        return withComments(with(comments, ply, comment));
    }

    /**
     * {@return a copy with the given comments, which replace all others}
     *
     * @param newComments the comments, keyed by the ply that they follow
     */
    public GameRecord withComments(Map<Integer, String> newComments) {
        Map<Integer, String> copy = new TreeMap<>();
        newComments.forEach((ply, comment) -> {
            String text = comment.strip();
            if (!text.isEmpty()) {
                copy.put(requirePly(ply, 0), text);
            }
        });
        return new GameRecord(game, tags, Collections.unmodifiableMap(copy), timesLeft, timesUsed);
    }

    /**
     * {@return a copy with the given time that the player of a ply had left after it}
     *
     * @param ply the ply, at least 1
     * @param time the time, from 0 to {@link #MAX_TIME}, which is cut to whole milliseconds
     * @throws IllegalArgumentException if the time is out of range: a player whose time has run out has lost
     */
    public GameRecord withTimeLeft(int ply, Duration time) {
        Objects.requireNonNull(time, "time");
        return withTimesLeft(with(timesLeft, ply, time));
    }

    /**
     * {@return a copy with the given times that players had left, which replace all others}
     *
     * @param newTimes the times left, keyed by ply, which are cut to whole milliseconds
     */
    public GameRecord withTimesLeft(Map<Integer, Duration> newTimes) {
        Objects.requireNonNull(newTimes, "newTimes");
        return new GameRecord(game, tags, comments, copyOfTimes(newTimes), timesUsed);
    }

    /**
     * {@return a copy with the given total time that the player of a ply had used after it}
     *
     * @param ply the ply, at least 1
     * @param time the time, from 0 to {@link #MAX_TIME}, which is cut to whole milliseconds
     * @throws IllegalArgumentException if the time is out of range: a player whose time has run out has lost
     */
    public GameRecord withTimeUsed(int ply, Duration time) {
        Objects.requireNonNull(time, "time");
        return withTimesUsed(with(timesUsed, ply, time));
    }

    /**
     * {@return a copy with the given times that players had used, which replace all others}
     *
     * @param newTimes the times used, keyed by ply, which are cut to whole milliseconds
     */
    public GameRecord withTimesUsed(Map<Integer, Duration> newTimes) {
        Objects.requireNonNull(newTimes, "newTimes");
        return new GameRecord(game, tags, comments, timesLeft, copyOfTimes(newTimes));
    }

    private Map<Integer, Duration> copyOfTimes(Map<Integer, Duration> times) {
        Map<Integer, Duration> copy = new TreeMap<>();
        times.forEach((ply, time) -> copy.put(requirePly(ply, 1), inMillis(time)));
        return Collections.unmodifiableMap(copy);
    }

    private int requirePly(int ply, int min) {
        if (ply < min || ply > game.plyCount()) {
            throw new IllegalArgumentException("not a ply of the game: " + ply);
        }
        return ply;
    }

    private static Duration inMillis(Duration time) {
        if (time.isNegative() || time.compareTo(MAX_TIME) > 0) {
            throw new IllegalArgumentException("not a time from 0 to " + MAX_TIME.toDays() + " days: " + time);
        }
        return Duration.ofMillis(time.toMillis());
    }

    /** {@return whether the object is a record with an equal game and equal tags, comments and clocks} */
    @Override
    public boolean equals(Object other) {
        return other instanceof GameRecord that
                && game.equals(that.game)
                && tags.equals(that.tags)
                && comments().equals(that.comments())
                && timesLeft().equals(that.timesLeft())
                && timesUsed().equals(that.timesUsed());
    }

    @Override
    public int hashCode() {
        return Objects.hash(game, tags, comments(), timesLeft(), timesUsed());
    }

    /** {@return the game, tags, comments and clocks} */
    @Override
    public String toString() {
        return Strings.printable(game + " " + tags + " " + comments() + " " + timesLeft() + " " + timesUsed());
    }
}
