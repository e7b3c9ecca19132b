package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.testkit.SampleGames;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A solver of puzzles, with a transposition table. */
class PuzzleExamplesTest {

    /** Finds forced wins within a number of plies. */
    static final class Solver {

        private record Searched(long key, int plies) {}

        private final Map<Searched, Boolean> table = new HashMap<>();

        /** Whether a player can force a win within some plies. */
        boolean wins(Position position, Color player, int plies) {
            Outcome outcome = position.outcome();
            if (outcome.isOver() || plies == 0) {
                return outcome.winner().equals(Optional.of(player));
            }
            Searched searched = new Searched(position.key(), plies);
            Boolean known = table.get(searched);
            if (known == null) {
                LegalMoves moves = position.legalMoves();
                boolean isPlayersTurn = position.sideToMove() == player;
                known = isPlayersTurn
                        == IntStream.range(0, moves.size())
                                .anyMatch(i -> wins(moves.play(i), player, plies - 1) == isPlayersTurn);
                table.put(searched, known);
            }
            return known;
        }

        /** The moves that force a win within some plies. */
        List<Move> solutions(Position position, int plies) {
            Color player = position.sideToMove();
            return position.legalMoves().stream()
                    .filter(move -> wins(position.play(move), player, plies - 1))
                    .toList();
        }
    }

    /** Only the white Ant can close the last gap around the black Queen Bee; placements may not touch her. */
    @Test
    void puzzleInOneMove_isSolved() {
        Position position = TextDiagram.read("""
                set:   Base
                turn:  White 8

                   bA1   bG1
                bS1   bQ    bB1
                   wS1   .
                wQ    wG1   wA1
                """).position();

        List<Move> solutions = new Solver().solutions(position, 1);

        assertThat(solutions).containsExactly(MoveString.read("wA1 /bB1", position));
    }

    /** The last move of a recorded game is a solution; one ply earlier, there is a win if no reply prevents it. */
    @Test
    void lastMovesOfRecordedGames_areFound() {
        List<Game> won = SampleGames.legal().stream()
                .flatMap(sample -> sample.games().stream())
                .map(ParsedGame::game)
                .filter(game -> game.position()
                        .outcome()
                        .winner()
                        .equals(Optional.of(game.sideToMove().opposite())))
                .toList();

        assertThat(won).isNotEmpty();
        for (Game game : won) {
            Position last = game.positionAfter(game.plyCount() - 1);
            assertThat(new Solver().solutions(last, 1)).contains(game.lastMove().orElseThrow());
            Position before = game.positionAfter(game.plyCount() - 2);
            boolean isForced = before.legalMoves().stream()
                    .allMatch(move ->
                            !new Solver().solutions(before.play(move), 1).isEmpty());
            assertThat(new Solver().wins(before, last.sideToMove(), 2)).isEqualTo(isForced);
        }
    }
}
