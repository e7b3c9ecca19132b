package io.github.hiverules.testkit.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.Optional;

/**
 * What a question is about. Questions are counted by topic, kind of piece and detail.
 *
 * @param deed what the program does wrong, if it answers wrongly
 * @param subject a rule's id, a sort of moves, or a result
 * @param rule the rule that forbids a move or decides the result
 */
record Topic(Deed deed, String subject, Optional<Rule> rule) {

    /** What a program does wrong. */
    enum Deed {
        /** It does not accept a legal move. */
        REFUSES("Refuses"),
        /** It does not list a legal move. */
        MISSES("Misses"),
        /** It accepts an illegal move. */
        ACCEPTS("Accepts"),
        /** It lists an illegal move. */
        LISTS("Lists"),
        /** It does not list an illegal move, but plays it. */
        PLAYS("Plays"),
        /** It says that the game has another result. */
        SAYS("Says");

        private final String verb;

        Deed(String verb) {
            this.verb = verb;
        }

        String verb() {
            return verb;
        }

        boolean isAboutLegalMoves() {
            return this == REFUSES || this == MISSES;
        }
    }

    /**
     * A question that can be counted with others.
     *
     * @param bug the kind of the piece that moves; passes and results have none
     * @param detail how the piece moves or is refused, empty if that never differs
     */
    record Question(Topic topic, Optional<Bug> bug, String detail) {}
}
