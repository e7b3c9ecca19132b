package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import java.util.List;

/** A deviation of an engine from the rules or the protocol. */
public final class Difference {

    private final Kind kind;
    private final Game game;
    private final String command;
    private final List<String> details;
    private final List<Move> missing;
    private final List<Move> surplus;

    Difference(Kind kind, Game game, String command, List<String> details, List<Move> missing, List<Move> surplus) {
        this.kind = kind;
        this.game = game;
        this.command = command;
        this.details = List.copyOf(details);
        this.missing = List.copyOf(missing);
        this.surplus = List.copyOf(surplus);
    }

    /** Creates a difference that is not about particular moves. */
    Difference(Kind kind, Game game, String command, List<String> details) {
        this(kind, game, command, details, List.of(), List.of());
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
     *
     * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
     * may add more, so a {@code switch} needs a {@code default}.
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
