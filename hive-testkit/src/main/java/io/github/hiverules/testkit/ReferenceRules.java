package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.reference.ReferenceRuleFinder;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * A second, independent implementation of the rules: slow and plain, so that people can compare it with the numbered
 * rules line by line. Tests compare other implementations with it.
 *
 * <p>It uses only maps and lists, and shares no code for rules with {@link io.github.hiverules.Position}. It does not
 * validate setups: for a {@link Setup} that is not a valid position, the answers mean nothing.
 */
public final class ReferenceRules {

    private ReferenceRules() {}

    /**
     * {@return all legal moves, unmodifiable: only the forced pass if nothing else is legal, none if the game is over}
     * Of several equal pieces in hand, only the one with the lowest number can be placed (rule MAT-2).
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     */
    public static Set<Move> legalMoves(Setup setup) {
        return Collections.unmodifiableSet(new LinkedHashSet<>(turn(setup).moves()));
    }

    /**
     * {@return the outcome, which depends on the Queen Bees (rules END-1, END-2)}
     *
     * @param setup the pieces on the table
     */
    public static Outcome outcome(Setup setup) {
        return turn(setup).outcome();
    }

    /**
     * {@return the rule that forbids a move, or empty if it is legal} If the move breaks several rules, the order in
     * docs/decisions/0001-which-rule-refuses.md decides.
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move any move
     */
    public static Optional<Rule> brokenRule(Setup setup, Move move) {
        Objects.requireNonNull(move, "move");
        return ruleFinder(setup).find(move);
    }

    /** Returns a finder of broken rules, for callers that check many moves of one turn. */
    static ReferenceRuleFinder ruleFinder(Setup setup) {
        return new ReferenceRuleFinder(turn(setup));
    }

    /**
     * {@return the setup after a move}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move
     * @throws IllegalArgumentException if the move is illegal
     */
    public static Setup after(Setup setup, Move move) {
        Objects.requireNonNull(move, "move");
        brokenRule(setup, move).ifPresent(rule -> {
            throw new IllegalArgumentException(move + " breaks " + rule.id());
        });
        return playLegal(setup, move);
    }

    /** Plays a move that is known to be legal. */
    static Setup playLegal(Setup setup, Move move) {
        return turn(setup).after(move);
    }

    private static ReferenceTurn turn(Setup setup) {
        return new ReferenceTurn(Objects.requireNonNull(setup, "setup"));
    }
}
