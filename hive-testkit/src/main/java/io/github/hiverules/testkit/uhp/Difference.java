package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.move.Move;
import java.util.List;

/**
 * Something that an engine does differently from what the rules or the protocol demand. Immutable and thread-safe.
 *
 * @param kind what differs
 * @param game the game that leads to where it differs
 * @param command the command, empty if there was none
 * @param details what was expected and what came, a line each
 * @param lacking the legal moves that the engine does not know
 * @param surplus the illegal moves that it takes for legal
 */
public record Difference(
        Kind kind, Game game, String command, List<String> details, List<Move> lacking, List<Move> surplus) {

    /**
     * Copies the lists.
     *
     * @param kind what differs
     * @param game the game that leads to where it differs
     * @param command the command, or nothing
     * @param details what was expected and what came
     * @param lacking legal moves that it does not know
     * @param surplus illegal moves that it allows
     */
    public Difference {
        details = List.copyOf(details);
        lacking = List.copyOf(lacking);
        surplus = List.copyOf(surplus);
    }

    /**
     * Makes a difference that is not about single moves.
     *
     * @param kind what differs
     * @param game the game that leads to where it differs
     * @param command the command, empty if there was none
     * @param details what was expected and what came
     */
    public Difference(Kind kind, Game game, String command, List<String> details) {
        this(kind, game, command, details, List.of(), List.of());
    }

    /**
     * {@return some lines that say what differs, with the details, the game and a drawing of the hive} In the drawing,
     * {@code +} marks a destination that the engine lacks and {@code x} an illegal one.
     */
    public String text() {
        return DifferenceText.of(this);
    }

    /** What an engine does differently. */
    public enum Kind {
        /** It lists different moves. */
        MOVES("other legal moves"),
        /** It refuses a legal move or game. */
        REFUSED("refuses what is legal"),
        /** It accepts an illegal move. */
        ACCEPTED("accepts what is illegal"),
        /** It sees the end of the game differently. */
        STATE("another state of the game"),
        /** It counts turns differently or has the other player to move. */
        TURN("another turn"),
        /** Its game string contains a different game. */
        GAME("another game"),
        /** It counts different numbers of sequences of moves. */
        COUNT("another perft count"),
        /** Its answer does not have the form that the protocol demands. */
        PROTOCOL("not as the protocol demands"),
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
