package example.bot;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.engine.SearchLimit;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

class AlphaBetaTest {

    private static final SearchLimit ONE_PLY = SearchLimit.ofDepth(1);
    private static final SearchLimit TWO_PLIES = SearchLimit.ofDepth(2);

    private final AlphaBeta bot = new AlphaBeta();

    /** Black's Queen has one free cell, to the southeast, which only the Ant wA1 can reach. */
    private static final Setup LAST_GAP = Setup.empty(Ruleset.BASE)
            .withPiece(Hex.ORIGIN, Piece.of("bQ"))
            .withPiece(Hex.of(1, 0), Piece.of("bG1"))
            .withPiece(Hex.of(1, -1), Piece.of("bS1"))
            .withPiece(Hex.of(0, -1), Piece.of("bG2"))
            .withPiece(Hex.of(-1, 0), Piece.of("wQ"))
            .withPiece(Hex.of(-1, 1), Piece.of("wG1"))
            .withPiece(Hex.of(-2, 0), Piece.of("wA1"));

    @Test
    void choose_findsWinInOne() {
        Game game = Game.start(Position.of(LAST_GAP.withTurn(Color.WHITE, 8)));

        Game next = game.play(bot.choose(game, ONE_PLY));

        assertEquals(Outcome.WHITE_WINS, next.result().outcome());
    }

    @Test
    void choose_preventsLossInTwo() {
        Game game = Game.start(Position.of(LAST_GAP.withTurn(Color.BLACK, 8)));

        Game next = game.play(bot.choose(game, TWO_PLIES));

        assertTrue(next.legalMoves().stream()
                .noneMatch(move -> next.play(move).result().outcome() == Outcome.WHITE_WINS));
    }

    @Test
    void choose_withoutTime_returnsLegalMove() {
        Game game = Game.start(Ruleset.TOURNAMENT);

        Move move = bot.choose(game, SearchLimit.ofTime(Duration.ZERO));

        assertTrue(game.isLegal(move));
    }

    /** Starts the bot as a process, as a viewer does, and lets it play against itself. */
    @Test
    void engine_playsLegalMoves() throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = List.of(java, "-cp", System.getProperty("java.class.path"), Main.class.getName());
        try (UhpClient engine = UhpClient.start(new ProcessBuilder(command), Duration.ofSeconds(30))) {
            engine.newGame(GameString.read("Base+MLP;NotStarted;White[1]"));
            for (int ply = 0; ply < 12; ply++) {
                engine.play(engine.bestMove(ONE_PLY));
            }
            assertEquals(12, engine.game().plyCount());
        }
    }
}
