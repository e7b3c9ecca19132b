package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.CanonicalForm;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A solver of puzzles, with a transposition table. */
class PuzzleExamplesTest {

    /** Finds forced wins within a number of plies. */
    static final class Solver {

        private record SearchKey(long positionKey, int plies) {}

        private final Map<SearchKey, Boolean> table = new HashMap<>();

        /** Returns whether a player can force a win within the given number of plies. */
        boolean canForceWin(Position position, Color player, int plies) {
            Outcome outcome = position.outcome();
            if (outcome.isOver() || plies == 0) {
                return outcome.winner().equals(Optional.of(player));
            }
            SearchKey key = new SearchKey(position.key(), plies);
            Boolean canWin = table.get(key);
            if (canWin == null) {
                LegalMoves moves = position.legalMoves();
                boolean isPlayersTurn = position.sideToMove() == player;
                canWin = isPlayersTurn
                        == IntStream.range(0, moves.size())
                                .anyMatch(i -> canForceWin(moves.play(i), player, plies - 1) == isPlayersTurn);
                table.put(key, canWin);
            }
            return canWin;
        }

        /** Returns the moves that force a win within the given number of plies. */
        List<Move> solutions(Position position, int plies) {
            Color player = position.sideToMove();
            return position.legalMoves().stream()
                    .filter(move -> canForceWin(position.play(move), player, plies - 1))
                    .toList();
        }
    }

    /** A table that keeps moves for all images of a position. */
    static final class Memory {

        private final Map<Long, Move> bestMoves = new HashMap<>();

        void remember(Position position, Move best) {
            bestMoves.put(position.canonicalKey(), position.canonicalForm().canonical(best));
        }

        Optional<Move> bestMove(Position position) {
            CanonicalForm form = position.canonicalForm();
            return Optional.ofNullable(bestMoves.get(position.canonicalKey())).map(form::original);
        }
    }

    /** Only the white Ant can fill the last empty cell next to the black Queen Bee; placements may not touch her. */
    private static final Position WIN_IN_ONE = TextDiagram.read("""
                set:   Base
                turn:  White 8

                   bA1   bG1
                bS1   bQ    bB1
                   wS1   .
                wQ    wG1   wA1
                """).position();

    @ParameterizedTest
    @EnumSource
    void bestMove_imageOfRememberedPosition_isImageOfMove(Symmetry symmetry) {
        Move best = MoveString.read("wA1 /bB1", WIN_IN_ONE);
        Memory memory = new Memory();
        memory.remember(WIN_IN_ONE, best);

        assertThat(memory.bestMove(WIN_IN_ONE.transformed(symmetry))).contains(best.transformed(symmetry));
        assertThat(memory.bestMove(WIN_IN_ONE.play(best))).isEmpty();
    }

    @Test
    void solutions_winInOneMove_findsMove() {
        List<Move> solutions = new Solver().solutions(WIN_IN_ONE, 1);

        assertThat(solutions).containsExactly(MoveString.read("wA1 /bB1", WIN_IN_ONE));
    }
}
