package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.RulesWithout;
import java.util.Set;
import java.util.stream.Collectors;

/** The reference rules without some of them, as a player of the puzzles understands that. */
final class PuzzleRules extends RulesWithout {

    private final boolean keepsHiveWhole;

    private PuzzleRules(Setup setup, Set<Rule> ignored) {
        super(setup, ignored);
        keepsHiveWhole = !ignored.contains(Rule.HIVE_1);
    }

    /**
     * {@return whether a move would be legal without the given rules}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     * @param move the move
     * @param ignored the rules that do not apply
     */
    static boolean allow(Setup setup, Move move, Set<Rule> ignored) {
        return new PuzzleRules(setup, ignored).moves().contains(move);
    }

    /** Without HIVE-2, HIVE-1 still asks for one hive after the move. */
    @Override
    protected Set<Move> movements(Piece piece, Hex from) {
        ReferenceHive lifted = hive().without(from, piece);
        return super.movements(piece, from).stream()
                .filter(move -> !keepsHiveWhole
                        || lifted.isConnected()
                        || lifted.with(move.destination().orElseThrow(), piece).isConnected())
                .collect(Collectors.toSet());
    }
}
