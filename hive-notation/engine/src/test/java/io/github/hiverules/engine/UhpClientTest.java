package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineFailureException.Kind;
import io.github.hiverules.engine.testing.CommandLoop;
import io.github.hiverules.engine.testing.FirstMoveProgram;
import io.github.hiverules.engine.testing.InProcessEngine;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UhpClientTest {

    private static final Duration TIME_LIMIT = Duration.ofMinutes(1);
    private static final Game TWO_SPIDERS = GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-");

    private static UhpClient libraryEngine() throws IOException {
        return InProcessEngine.of((in, out) -> UhpEngine.of(
                                "Library v1", (game, limit) -> game.legalMoves().get(0))
                        .run(in, out))
                .start(TIME_LIMIT);
    }

    /** Starts an engine that greets properly and then gives the given answers. */
    private static UhpClient engineAnswering(Function<String, List<String>> answer) throws IOException {
        return InProcessEngine.of((in, out) -> {
                    out.write("id Scripted v1\nMosquito\nok\n");
                    out.flush();
                    CommandLoop.answerAll(in, out, answer);
                })
                .start(TIME_LIMIT);
    }

    private static void assertFails(Kind kind, ThrowingCallable question) {
        assertThatThrownBy(question)
                .isInstanceOfSatisfying(
                        EngineFailureException.class,
                        failure -> assertThat(failure.kind()).isEqualTo(kind));
    }

    /** The longest durations neither overflow nor leave the program behind. */
    @Test
    void start_longestTimeLimit_waitsAsLongAsNeeded() throws IOException {
        try (UhpClient engine =
                UhpClient.start(new ProcessBuilder(FirstMoveProgram.command()), ChronoUnit.FOREVER.getDuration())) {
            engine.newGame(Game.start(Ruleset.TOURNAMENT));

            assertThat(engine.bestMove(SearchLimit.ofDepth(1)))
                    .isIn(engine.game().legalMoves());
        }
    }

    @Test
    void bestMove_gameAgainstProgram_isPlayed() throws IOException {
        SearchLimit limit = SearchLimit.ofTime(Duration.ofMillis(10));
        try (UhpClient engine = UhpClient.start(new ProcessBuilder(FirstMoveProgram.command()), TIME_LIMIT)) {
            assertThat(engine.info().id()).isEqualTo("FirstMove v1");
            engine.newGame(Game.start(Ruleset.TOURNAMENT));
            while (engine.game().plyCount() < 20) {
                boolean isTestsTurn = engine.game().sideToMove() == Color.WHITE;
                engine.play(isTestsTurn ? engine.game().legalMoves().get(0) : engine.bestMove(limit));
            }

            assertThat(engine.ask("undo").lastLine())
                    .contains(GameString.writeForEngine(engine.game().undo()));
        }
    }

    @Test
    void legalMoves_libraryEngine_matchGame() throws IOException {
        try (UhpClient engine = libraryEngine()) {
            assertThat(engine.info().id()).isEqualTo("Library v1");
            assertThat(engine.info().expansions()).containsExactlyInAnyOrder(Expansion.values());
            engine.newGame(TWO_SPIDERS);

            assertThat(engine.legalMoves()).containsExactlyElementsOf(TWO_SPIDERS.legalMoves());
            assertThat(engine.game()).isEqualTo(TWO_SPIDERS);
        }
    }

    @Test
    void play_libraryEngine_changesGame() throws IOException {
        try (UhpClient engine = libraryEngine()) {
            engine.newGame(TWO_SPIDERS);
            Move move = MoveString.read("wQ -wS1", TWO_SPIDERS.position());

            engine.play(move);
            assertThat(engine.ask("undo 0").isError()).isTrue();
            assertThat(engine.game()).isEqualTo(TWO_SPIDERS.play(move));
        }
    }

    @Test
    void play_illegalMove_throwsWithoutChangingGame() throws IOException {
        try (UhpClient engine = engineAnswering(command -> List.of("done"))) {
            engine.newGame(TWO_SPIDERS);

            assertThatThrownBy(() -> engine.play(Move.pass())).isInstanceOf(IllegalMoveException.class);
            assertThat(engine.game()).isEqualTo(TWO_SPIDERS);
        }
    }

    @Test
    void refusal_anyMethodButAsk_throws() throws IOException {
        try (UhpClient engine = engineAnswering(command -> List.of("err not now"))) {
            assertThat(engine.ask("newgame"))
                    .isEqualTo(new UhpAnswer("newgame", List.of("err not now")))
                    .matches(UhpAnswer::isError)
                    .matches(answer -> !answer.isInvalidMove());
            assertFails(Kind.REFUSED, () -> engine.newGame(TWO_SPIDERS));
            assertFails(Kind.REFUSED, engine::legalMoves);
            assertThat(engine.game().plyCount()).isZero();
        }
    }

    @Test
    void newGame_eachRuleset_setsOptionsOfItsRules() throws IOException {
        try (UhpClient engine = libraryEngine()) {
            engine.newGame(Game.start(Ruleset.BASE));
            assertThat(engine.legalMoves()).contains(Move.place(Piece.of("wQ"), Hex.ORIGIN));

            Game queenFirst = engine.game().play(Move.place(Piece.of("wQ"), Hex.ORIGIN));
            engine.newGame(queenFirst);
            engine.newGame(Game.start(Ruleset.TOURNAMENT));
            assertThat(engine.legalMoves()).doesNotContain(Move.place(Piece.of("wQ"), Hex.ORIGIN));
            assertThat(engine.ask("options get RepetitionDraw").lastLine()).contains("RepetitionDraw;bool;true;false");

            engine.newGame(Game.start(Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND)));
            assertThat(engine.ask("options").lines())
                    .contains("RepetitionDraw;bool;false;false", "GatesAboveGround;bool;false;true");
        }
    }

    @Test
    void newGame_thirdOccurrence_endsGameForEngine() throws IOException {
        Game start = Game.start(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING).with(Toggle.REPETITION_DRAW));
        Game repeated = start.playAll(GameString.read(
                        "Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-;"
                                + "wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-")
                .moves());
        try (UhpClient engine = libraryEngine()) {
            engine.newGame(repeated.undo());
            engine.play(repeated.moves().get(repeated.plyCount() - 1));

            assertThat(engine.game().isOver()).isTrue();
            assertFails(Kind.REFUSED, engine::legalMoves);
        }
    }

    @Test
    void newGame_engineWithoutOptions_refusesUnusualRules() throws IOException {
        try (UhpClient engine = engineAnswering(command -> List.of("err"))) {
            assertFails(Kind.UNSUPPORTED_RULES, () -> engine.newGame(Game.start(Ruleset.BASE)));
            assertFails(Kind.UNSUPPORTED_RULES, () -> engine.newGame(Game.start(Ruleset.TOURNAMENT)));
            assertFails(
                    Kind.UNSUPPORTED_RULES,
                    () -> engine.newGame(Game.start(Ruleset.ONLINE.without(Toggle.GATES_ABOVE_GROUND))));
            assertFails(Kind.REFUSED, () -> engine.newGame(Game.start(Ruleset.ONLINE)));
            // Once both players have placed a piece, the tournament opening no longer matters.
            Game later = Game.start(Ruleset.BASE).playAll(TWO_SPIDERS.moves());
            assertFails(Kind.REFUSED, () -> engine.newGame(later));
        }
    }

    @Test
    void newGame_engineWithDifferentOptions_usesItsNamesAndValues() throws IOException {
        List<String> receivedCommands = new ArrayList<>();
        try (UhpClient engine = engineAnswering(line -> {
            receivedCommands.add(line);
            return line.equals("options")
                    ? List.of(
                            "tournamentopening;bool;True;True", "RepetitionDraw;enum;Off;Off;On;Off", "Threads;int;1;1")
                    : List.of("done");
        })) {
            engine.newGame(Game.start(Ruleset.BASE.with(Toggle.REPETITION_DRAW)));
        }
        assertThat(receivedCommands)
                .containsExactly(
                        "options",
                        "newgame Base",
                        "options set tournamentopening false",
                        "options set RepetitionDraw On",
                        "newgame Base;NotStarted;White[1]");
    }

    @Test
    void newGame_engineWithFittingOptions_onlyStartsGame() throws IOException {
        List<String> receivedCommands = new ArrayList<>();
        try (UhpClient engine = engineAnswering(line -> {
            receivedCommands.add(line);
            return List.of("TournamentOpening;bool;true;true");
        })) {
            engine.newGame(Game.start(Ruleset.ONLINE));
        }
        assertThat(receivedCommands).containsExactly("options", "newgame Base+MLP;NotStarted;White[1]");
    }

    @Test
    void bestMove_severalLines_returnsLastLine() throws IOException {
        try (UhpClient engine = engineAnswering(command -> List.of("wB1;1;0.5", "wA1"))) {
            assertThat(engine.info().expansions()).containsExactly(Expansion.MOSQUITO);

            Move move = engine.bestMove(SearchLimit.ofDepth(2));

            assertThat(MoveString.write(move, engine.game().position())).isEqualTo("wA1");
        }
    }

    @Test
    void answers_junk_areUnreadable() throws IOException {
        try (UhpClient engine = engineAnswering(command -> List.of("\u0000;w"))) {
            assertFails(Kind.UNREADABLE, engine::legalMoves);
            assertFails(Kind.UNREADABLE, () -> engine.bestMove(SearchLimit.ofDepth(1)));
        }
    }

    @ParameterizedTest
    @CsvSource({
        "PT0.1S, bestmove time 00:00:00.1",
        "PT2S, bestmove time 00:00:02",
        "PT20S, bestmove time 00:00:20",
        "PT1H2M3.004S, bestmove time 01:02:03.004"
    })
    void bestMove_timeLimit_isWrittenInFormatOfProtocol(Duration time, String command) throws IOException {
        List<String> receivedCommands = new ArrayList<>();
        try (UhpClient engine = engineAnswering(line -> {
            receivedCommands.add(line);
            return List.of("wA1");
        })) {
            engine.bestMove(SearchLimit.ofTime(time));
        }

        assertThat(receivedCommands).containsExactly(command);
    }

    @ParameterizedTest
    @ValueSource(strings = {"info\ninfo", "\ninfo", "info\rinfo", "\rinfo"})
    void ask_twoLines_isRefused(String command) throws IOException {
        try (UhpClient engine = libraryEngine()) {
            assertThatThrownBy(() -> engine.ask(command)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void close_clientOfStreams_closesThem() throws IOException {
        List<String> closed = new ArrayList<>();
        ByteArrayInputStream answers =
                new ByteArrayInputStream("id Streams v1\n\nok\n".getBytes(StandardCharsets.UTF_8)) {
                    @Override
                    public void close() {
                        closed.add("answers");
                    }
                };
        ByteArrayOutputStream commands = new ByteArrayOutputStream() {
            @Override
            public void close() {
                closed.add("commands");
            }
        };

        try (UhpClient engine = UhpClient.of(answers, commands, TIME_LIMIT)) {
            assertThat(engine.info().id()).isEqualTo("Streams v1");
            assertThatThrownBy(() -> engine.ask("info\rquit")).isInstanceOf(IllegalArgumentException.class);
            assertFails(Kind.CLOSED, () -> engine.ask("info"));
        }

        assertThat(closed).containsExactlyInAnyOrder("answers", "commands");
    }

    @Test
    void start_programAndArguments_readsIntroduction() throws IOException {
        try (UhpClient engine = UhpClient.start(FirstMoveProgram.command().toArray(String[]::new))) {
            assertThat(engine.info().id()).isEqualTo("FirstMove v1");
        }
    }

    @Test
    void start_silentEngine_failsWithNoAnswer() {
        EngineStarter silentEngine = InProcessEngine.of((in, out) -> new CountDownLatch(1).await());

        assertFails(Kind.NO_ANSWER, () -> silentEngine.start(Duration.ofMillis(20)));
    }

    @Test
    void start_programExitsAtOnce_failsAsExited() {
        assertFails(
                Kind.EXITED, () -> UhpClient.start(new ProcessBuilder(FirstMoveProgram.command("dance")), TIME_LIMIT));
    }

    @Test
    void start_programDoesNotExist_throwsIoException() {
        assertThatThrownBy(() -> UhpClient.start("/no/such/engine"))
                .isInstanceOf(IOException.class)
                .isNotInstanceOf(EngineFailureException.class);
    }
}
