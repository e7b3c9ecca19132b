package io.github.hiverules.library.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/**
 * Takes arbitrary bytes as a game whose players also undo moves, and continue from earlier versions. The game counts its
 * positions by their keys, and each version has what a new game with its moves has.
 */
class GamesFuzzTest {

    /** More than a hundred, after which core searches for repetitions differently. */
    private static final int MAX_PLIES = 300;

    private static final int SMALL_HIVE_BIT = 64;

    private static final Setup SMALL_HIVE = Setup.empty(Ruleset.ONLINE.with(Toggle.REPETITION_DRAW))
            .withPiece(Hex.of(0, 0), Piece.of("wQ"))
            .withPiece(Hex.of(1, 0), Piece.of("bQ"))
            .withPiece(Hex.of(-1, 0), Piece.of("wA1"))
            .withPiece(Hex.of(2, 0), Piece.of("bA1"))
            .withPiece(Hex.of(0, -1), Piece.of("wB1"))
            .withPiece(Hex.of(1, 1), Piece.of("bP"))
            .withTurn(Color.WHITE, 5);

    @FuzzTest
    void game(byte[] data) {
        ByteBuffer bytes = ByteBuffer.wrap(data);
        int header = bytes.hasRemaining() ? bytes.get() : 0;
        List<Ruleset> rulesets = Ruleset.all();
        Position start = (header & SMALL_HIVE_BIT) != 0
                ? Position.of(SMALL_HIVE)
                : Position.initial(rulesets.get(Math.floorMod(header, rulesets.size())));
        List<Game> versions = new ArrayList<>(List.of(Game.start(start)));
        Game game = versions.get(0);
        while (bytes.hasRemaining() && versions.size() < MAX_PLIES) {
            int choice = bytes.get() & 0xff;
            if (choice < 16) {
                game = versions.get(choice * versions.size() / 16);
            } else if (choice < 32) {
                game = game.plyCount() == 0 ? game : game.undo();
            } else if (!game.isOver()) {
                game = game.play(choice(game, choice));
                assertThat(game.result()).isEqualTo(expectedResult(game));
                versions.add(game);
            }
        }
        Game replayed = Game.start(start).playAll(game.moves());
        assertThat(replayed).isEqualTo(game);
        assertThat(replayed.positions()).isEqualTo(game.positions());
        assertThat(replayed.occurrences()).isEqualTo(game.occurrences());
    }

    /** Moves a piece back for half of the choices, if that is legal, so that positions soon occur again. */
    private static Move choice(Game game, int choice) {
        if (choice % 2 == 0
                && game.plyCount() > 1
                && game.moves().get(game.plyCount() - 2) instanceof Move.Movement last
                && game.isLegal(Move.move(last.piece(), last.to(), last.from()))) {
            return Move.move(last.piece(), last.to(), last.from());
        }
        LegalMoves legal = game.position().legalMoves();
        return legal.get(Math.floorMod(-choice, legal.size()));
    }

    private static GameResult expectedResult(Game game) {
        long occurrences = game.positions().stream()
                .filter(earlier -> earlier.key() == game.position().key())
                .count();
        assertThat(game.occurrences()).isEqualTo((int) occurrences);
        Outcome outcome = game.position().outcome();
        if (outcome.isOver()) {
            return new GameResult(outcome, GameResult.Ending.QUEEN_SURROUNDED);
        }
        return occurrences >= 3 && game.ruleset().has(Toggle.REPETITION_DRAW)
                ? new GameResult(Outcome.DRAW, GameResult.Ending.REPETITION)
                : GameResult.IN_PROGRESS;
    }
}
