package io.github.hiverules.library.docs;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Perft;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineMatch;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.MatchOptions;
import io.github.hiverules.engine.MatchReport;
import io.github.hiverules.engine.MoveChooser;
import io.github.hiverules.engine.SearchLimit;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.testkit.PerftCase;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.judge.HiveTests;
import io.github.hiverules.testkit.junit.PerftSource;
import io.github.hiverules.testkit.junit.RulebookDiagramSource;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintStream;
import java.lang.ProcessBuilder.Redirect;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;

/** The examples about engines in the README and Javadoc. {@link CompiledExamplesTest} compares the lines. */
class EngineExamplesTest {

    private final OtherEngine myEngine = new OtherEngine();

    @Test
    void run_bot_answersLikeEngine() throws IOException {
        InputStream keyboard = System.in;
        PrintStream screen = System.out;
        ByteArrayOutputStream answers = new ByteArrayOutputStream();
        try {
            System.setIn(new ByteArrayInputStream("newgame Base\nbestmove depth 1\nexit\n".getBytes(UTF_8)));
            System.setOut(new PrintStream(answers, true, UTF_8));
            runBot();
        } finally {
            System.setIn(keyboard);
            System.setOut(screen);
        }

        assertThat(answers.toString(UTF_8)).contains("id MyBot v1\n", "Base;NotStarted;White[1]\n", "\nwS1\nok\n");
    }

    @Test
    void occurrences_ofRepeatedPosition_areCounted() {
        Game game = GameString.read("Base;InProgress;Black[4];wS1;bG1 wS1-;wQ -wS1;bQ bG1-;wQ \\wS1;bQ bG1/;wQ -wS1");
        Move move = MoveString.read("bQ bG1-", game.position());

        Game next = game.play(move);
        boolean isRepeated = next.occurrences() > 1;

        assertThat(isRepeated).isTrue();
        assertThat(game.occurrences()).isEqualTo(1);
    }

    private static void runBot() throws IOException {
        MoveChooser bot = (game, limit) -> game.legalMoves().get(0);
        UhpEngine.of("MyBot v1", bot)
                .withFailureListener(Throwable::printStackTrace)
                .run(new InputStreamReader(System.in, UTF_8), new OutputStreamWriter(System.out, UTF_8));
    }

    @Test
    void choose_botThatSeesGame_avoidsRepetition() {
        // Moving wQ to the northwest of wS1 would repeat the position after ply 5.
        Game game = GameString.read(
                "Base;InProgress;White[5];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-");

        Move move = carefulBot().choose(game, SearchLimit.ofDepth(1));

        assertThat(game.play(move).occurrences()).isOne();
    }

    @Test
    void start_botInThisProcess_answers() throws IOException {
        MoveChooser bot = carefulBot();

        EngineStarter newBot = EngineStarter.of(UhpEngine.of("MyBot v2", bot));

        try (UhpClient client = newBot.start(Duration.ofSeconds(30))) {
            assertThat(client.info().id()).isEqualTo("MyBot v2");
        }
    }

    private static MoveChooser carefulBot() {
        MoveChooser bot = (game, limit) -> game.legalMoves().stream()
                .filter(move -> game.play(move).occurrences() == 1)
                .findFirst()
                .orElse(game.legalMoves().get(0));
        return bot;
    }

    @Test
    void playAgainstEngine_missingEngine_throwsIoException() {
        assertThatThrownBy(() -> playAgainstEngine(carefulBot())).isInstanceOf(IOException.class);
    }

    private static void playAgainstEngine(MoveChooser bot) throws IOException {
        SearchLimit limit = SearchLimit.ofTime(Duration.ofMillis(100));
        try (UhpClient engine = UhpClient.start("./my-engine", "--uhp")) {
            engine.newGame(Game.start(Ruleset.TOURNAMENT));
            while (!engine.game().isOver()) {
                boolean isBotsTurn = engine.game().sideToMove() == Color.WHITE;
                engine.play(isBotsTurn ? bot.choose(engine.game(), limit) : engine.bestMove(limit));
            }
            System.out.println(GameText.write(engine.game()));
        }
    }

    @Test
    void startWithStandardError_missingEngine_throwsIoException() {
        assertThatThrownBy(EngineExamplesTest::startWithStandardError).isInstanceOf(IOException.class);
    }

    private static void startWithStandardError() throws IOException {
        ProcessBuilder program = new ProcessBuilder("./my-engine", "--uhp").redirectError(Redirect.INHERIT);
        UhpClient engine = UhpClient.start(program, Duration.ofSeconds(10));
        engine.close();
    }

    @Test
    void playMatch_missingEngines_throwsIoException() {
        assertThatThrownBy(EngineExamplesTest::playMatch).isInstanceOf(IOException.class);
    }

    private static void playMatch() throws IOException {
        MatchOptions options = MatchOptions.defaults().withGames(20).withMoveTime(Duration.ofMillis(100));
        MatchReport report = EngineMatch.play(
                EngineStarter.ofCommand(List.of("./my-engine", "--uhp")),
                EngineStarter.ofCommand(List.of("./my-older-engine", "--uhp")),
                options,
                game -> System.out.println(game));
        System.out.println(report.score() + ", from " + report.leastScore() + " to " + report.greatestScore());
    }

    @Test
    void count_startPosition_isPublishedCount() {
        Position start = Position.initial(Ruleset.ONLINE);
        System.out.println(Perft.count(start, 4)); // 151686

        assertThat(Perft.count(start, 4)).isEqualTo(151686);
    }

    @ParameterizedTest
    @RulebookDiagramSource(ruleset = "mlp.opening", withGame = true)
    void myEngine_agreesWithDiagram(RulebookDiagram diagram) {
        Game game = diagram.game().orElseThrow();
        assertThat(myEngine.legalMovesAfter(GameString.writeForEngine(game)))
                .map(text -> MoveString.read(text, game.position()))
                .containsExactlyInAnyOrderElementsOf(game.legalMoves());
    }

    @ParameterizedTest
    @PerftSource(maxNodes = 10_000, ruleset = "mlp.opening")
    void myEngine_countsPerft(PerftCase perft) {
        assertThat(myEngine.perft(perft.gameString(), perft.depth())).isEqualTo(perft.count());
    }

    @TestFactory
    Stream<DynamicTest> hive() {
        return HiveTests.of(MyGame::new, (game, move) -> game.attempt(mine(move)))
                .tests((name, test) -> DynamicTest.dynamicTest(name, test::run));
    }

    private static Move mine(Move move) {
        return move;
    }

    /** Stands in for the reader's program, which accepts and refuses moves. */
    private static final class MyGame {
        private Game game = Game.start(Ruleset.BASE);

        boolean attempt(Move move) {
            boolean isLegal = game.isLegal(move);
            game = isLegal ? game.play(move) : game;
            return isLegal;
        }
    }

    /** Stands in for the reader's engine, which knows nothing about this library. */
    private static final class OtherEngine {

        List<String> legalMovesAfter(String gameString) {
            var position = GameString.read(gameString).position();
            return position.legalMoves().stream()
                    .map(move -> MoveString.write(move, position))
                    .toList();
        }

        long perft(String gameString, int depth) {
            return Perft.count(GameString.read(gameString).position(), depth);
        }
    }
}
