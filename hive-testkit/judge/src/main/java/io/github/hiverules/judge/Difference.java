package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A deviation of an engine from the rules or the protocol. */
public final class Difference {

    private final Kind kind;
    private final Game game;
    private final String command;
    private final List<String> details;
    private final List<Move> missing;
    private final List<Move> surplus;
    private final String words;
    private final Optional<Throwable> cause;

    private Difference(
            Kind kind,
            Game game,
            String command,
            List<String> details,
            List<Move> missing,
            List<Move> surplus,
            String words,
            Optional<Throwable> cause) {
        this.kind = kind;
        this.game = game;
        this.command = command;
        this.details = List.copyOf(details);
        this.missing = List.copyOf(missing);
        this.surplus = List.copyOf(surplus);
        this.words = words;
        this.cause = cause;
    }

    /** Creates a difference about particular moves. */
    Difference(Kind kind, Game game, String command, List<String> details, List<Move> missing, List<Move> surplus) {
        this(kind, game, command, details, missing, surplus, "", Optional.empty());
    }

    /** Creates a difference that is not about particular moves. */
    Difference(Kind kind, Game game, String command, List<String> details) {
        this(kind, game, command, details, "", Optional.empty());
    }

    /** Creates a difference that may have words in common with others. */
    Difference(Kind kind, Game game, String command, List<String> details, String words, Optional<Throwable> cause) {
        this(kind, game, command, details, List.of(), List.of(), words, cause);
    }

    Difference withDetail(String detail) {
        List<String> more = new ArrayList<>(details);
        more.add(detail);
        return new Difference(kind, game, command, more, missing, surplus, words, cause);
    }

    /** {@return what differs} */
    public Kind kind() {
        return kind;
    }

    /** {@return the game after which the engine differs} */
    public Game game() {
        return game;
    }

    /** {@return the command, empty if there was none} */
    public String command() {
        return command;
    }

    /** {@return the expected and the actual answer, one per line} */
    public List<String> details() {
        return details;
    }

    /** {@return the legal moves that the engine misses} */
    public List<Move> missing() {
        return missing;
    }

    /** {@return the illegal moves that the engine considers legal} */
    public List<Move> surplus() {
        return surplus;
    }

    /** Returns words that such differences may have in common, such as the program's answer; perhaps none. */
    String words() {
        return words;
    }

    /** Returns what a program in Java threw. */
    Optional<Throwable> cause() {
        return cause;
    }

    /** Returns whether moves or an outcome are wrong, which known mistakes may explain. */
    boolean isAboutRules() {
        return kind == Kind.STATE || isAboutMoves();
    }

    /** Returns whether moves are wrong. */
    boolean isAboutMoves() {
        return !missing.isEmpty() || !surplus.isEmpty();
    }

    /** Returns the first word of the command, and {@code play} for {@code pass}. */
    String commandWord() {
        String word = command.split(" ", -1)[0];
        return word.equals("pass") ? "play" : word;
    }

    boolean isAfter(String word) {
        return commandWord().equals(word);
    }

    /**
     * {@return lines that say what differs, with the details, the game and a drawing of the hive} In the drawing,
     * {@code +} marks a destination that the engine misses and {@code x} an illegal one.
     */
    public String text() {
        return DifferenceText.of(this);
    }

    /** {@return the same as {@link #text()}} */
    @Override
    public String toString() {
        return text();
    }

    /**
     * The kinds of differences: what the engine does.
     */
    public enum Kind {
        /** It lists different moves. */
        MOVES("wrong legal moves"),
        /** It refuses a legal move or game. */
        REFUSED("refuses a legal move or game"),
        /** It accepts an illegal move. */
        ACCEPTED("accepts an illegal move"),
        /** It sees the end of the game differently. */
        STATE("wrong state of the game"),
        /** It counts turns differently, or says that the other player is to move. */
        TURN("wrong turn"),
        /** It accepts a move, but its game does not have the move. */
        NOT_CARRIED_OUT("accepts a move but does not carry it out"),
        /** It accepts a move and plays another one. */
        OTHER_MOVE("plays another move than the one that was named"),
        /** Its answer depends on what it was asked before, such as a move that it refused. */
        CHANGED("answers otherwise after a refused move or an undo"),
        /** Its game string contains a different game. */
        GAME("wrong game"),
        /** It counts a different number of sequences of moves. */
        COUNT("wrong perft count"),
        /** Its answer does not have the form that the protocol requires. */
        PROTOCOL("violates the protocol"),
        /** It hung, died or printed without end. */
        FAILURE("no answer");

        private final String description;

        Kind(String description) {
            this.description = description;
        }

        /** {@return what differs, in a few English words} */
        public String description() {
            return description;
        }
    }
}
