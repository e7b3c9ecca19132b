package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Move;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UhpEngineTest {

    private static final String WON = "Base;WhiteWins;Black[6];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ -bQ;bA1 bQ/;wA1 /wS1;"
            + "bS1 \\bA1;wA1 bG1-;bS1 wA1/;wS1 -bA1";

    private static final UhpEngine ENGINE =
            UhpEngine.of("Test v1", (game, limit) -> game.legalMoves().get(0));

    @Test
    void run_start_printsInfo() {
        List<String> info = lines(ENGINE);

        assertThat(info).hasSize(3).startsWith("id Test v1").endsWith("ok");
        assertThat(info.get(1)).startsWith("Mosquito;Ladybug;Pillbug");
    }

    @Test
    void newgame_withoutArgument_startsBaseGame() {
        assertThat(answers("newgame Base+M", "play wM", "newgame"))
                .containsExactly(
                        "Base+M;NotStarted;White[1]",
                        "ok",
                        "Base+M;InProgress;Black[1];wM",
                        "ok",
                        "Base;NotStarted;White[1]",
                        "ok");
    }

    @Test
    void newgame_gameString_continuesGame() {
        assertThat(answers("newgame " + WON)).containsExactly(WON, "ok");
        assertThat(answers("newgame BaseMLP;Foo;Bar;wS1 .;")).containsExactly("Base+MLP;InProgress;Black[1];wS1", "ok");
    }

    /** Perhaps the end of the line is lost. The engine would play another game than the one it was given. */
    @Test
    void newgame_turnContradictsMoves_isRefused() {
        assertThat(answers("newgame Base;InProgress;White[9];wS1").get(0)).startsWith("err 1:17: ");
    }

    @Test
    void newgame_resignedGame_isInProgress() {
        assertThat(answers("newgame Base;WhiteWins;Black[1];wS1", "validmoves").get(0))
                .isEqualTo("Base;InProgress;Black[1];wS1");
    }

    @Test
    void newgame_illegalGame_keepsCurrentGame() {
        List<String> answers = answersInGame("play wS1", "newgame Base;InProgress;White[2];wA1;wQ wA1-", "undo");

        assertThat(answers.get(2)).startsWith("err 1:30: 'wQ wA1-' is illegal (TURN-2): The Queen Bee wQ");
        assertThat(answers.get(4)).isEqualTo("Base;NotStarted;White[1]");
    }

    @Test
    void newgame_numbersOutOfOrder_isRefusedInWordsOfTheProtocol() {
        assertThat(answers("newgame Base;InProgress;Black[1];wA2"))
                .first()
                .asString()
                .startsWith("err 1:26: 'wA2' is illegal (MAT-2)")
                .doesNotContain("ReadOptions");
    }

    @Test
    void renumbering_piecesKeepTheNamesUnderWhichTheyEntered() {
        List<String> answers = lines(
                ENGINE.withRules(ReadOptions.lenient().withRenumbering(true)),
                "newgame Base;InProgress;White[2];wA2;bG3 -wA2",
                "play wQ wA2-",
                "play bA3 -bG3",
                "play wA2 wQ-",
                "options set RepetitionDraw true",
                "undo",
                "play bA1 -bG3",
                "validmoves",
                "bestmove depth 1");

        assertThat(answers)
                .contains(
                        "Base;InProgress;White[2];wA2;bG3 -wA2",
                        "Base;InProgress;Black[2];wA2;bG3 -wA2;wQ wA2-",
                        "Base;InProgress;White[3];wA2;bG3 -wA2;wQ wA2-;bA3 -bG3",
                        "Base;InProgress;White[3];wA2;bG3 -wA2;wQ wA2-;bA1 -bG3")
                .anyMatch(answer -> answer.startsWith("invalidmove HIVE-2 The Soldier Ant wA2 "))
                .noneMatch(answer -> answer.startsWith("err"));
        assertThat(answers.get(answers.size() - 4))
                .contains("wA1 wQ-", "wS1 wQ-")
                .doesNotContain("wA2 ", "wA3 ");
    }

    @Test
    void play_legalMove_isAnsweredInStandardForm() {
        assertThat(answersInGame("play wS1", "play bS1 wS1-", "play wQ \\wS1", "play bQ bS1-", "play wA1 /wQ"))
                .contains("Base;InProgress;Black[3];wS1;bS1 wS1-;wQ \\wS1;bQ bS1-;wA1 -wS1");
    }

    @Test
    void play_illegalMove_isExplained() {
        assertThat(answersInGame("play wQ", "play wA2", "play wS1 bQ-", "play", "pass"))
                .containsExactly(
                        "invalidmove OPENING-1 The Queen Bee wQ may not be White's first piece in the tournament"
                                + " opening.",
                        "ok",
                        "invalidmove MAT-2 The Soldier Ant wA1 must enter before wA2.",
                        "ok",
                        "invalidmove 1:5: expected a piece in play next to the destination, found 'bQ-'",
                        "ok",
                        "err expected play MOVESTRING",
                        "ok",
                        "invalidmove PASS-1 White may not pass while there are legal moves, for example wA1, wB1 and"
                                + " wG1.",
                        "ok");
    }

    /** Control characters are those of ASCII, and U+0080 to U+009F. */
    @ParameterizedTest
    @ValueSource(
            strings = {"hel%slo", "undo 1%s1", "options get Max%sDepth", "play wS%s1", "newgame Ba%sse", "perft %sx"})
    void run_controlCharacterInCommand_isNotEchoed(String command) {
        IntStream.concat(IntStream.range(0, 0x20), IntStream.range(0x7f, 0xa0))
                .filter(control -> control != '\n')
                .forEach(control -> {
                    List<String> answer = answersInGame(command.formatted(Character.toString(control)));

                    assertThat(answer.get(0)).matches("(err|invalidmove) .*");
                    assertThat(String.join("", answer).chars()).noneMatch(Character::isISOControl);
                });
    }

    @Test
    void pass_forced_isPlayed() {
        String before = "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;"
                + "wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1";

        List<String> answers = answers("newgame " + before, "validmoves", "pass");

        assertThat(answers.get(2)).isEqualTo("pass");
        assertThat(answers.get(4)).startsWith("Base;InProgress;Black[7];").endsWith(";pass");
    }

    @Test
    void validmoves_firstTurn_includeQueenOnlyWithoutTournamentOpening() {
        assertThat(answersInGame("validmoves").get(0).split(";")).containsExactlyInAnyOrder("wS1", "wB1", "wG1", "wA1");
        assertThat(lines(
                                ENGINE.withRules(ReadOptions.lenient().without(Toggle.TOURNAMENT_OPENING)),
                                "newgame",
                                "validmoves")
                        .get(5)
                        .split(";"))
                .contains("wQ");
    }

    @Test
    void moveCommands_gameOver_areErrors() {
        assertThat(answers("newgame " + WON, "validmoves", "bestmove depth 1", "play bS1 /bG1"))
                .containsExactly(
                        WON,
                        "ok",
                        "err the game is over: White wins: Black's Queen Bee is surrounded.",
                        "ok",
                        "err the game is over: White wins: Black's Queen Bee is surrounded.",
                        "ok",
                        "invalidmove END-3 White wins: Black's Queen Bee is surrounded. No further moves are legal.",
                        "ok");
    }

    @ParameterizedTest
    @ValueSource(strings = {"Bot\nok", "Bot\rv1", "\u0000"})
    void of_idWithControlCharacter_isRefused(String id) {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        UhpEngine.of(id, (game, limit) -> game.legalMoves().get(0)))
                .withMessage("a control character in the id of the engine");
    }

    @Test
    void bestmove_limit_isPassedToChooser() {
        UhpEngine engine = UhpEngine.of("Test v1", (game, limit) -> {
            assertThat(limit.time().orElseThrow()).hasSeconds(3723);
            assertThat(limit.depth()).isEmpty();
            return game.legalMoves().get(0);
        });

        assertThat(lines(engine, "newgame", "bestmove time 01:02:03")).endsWith("wS1", "ok");
    }

    @ParameterizedTest
    @CsvSource({"00:00:00.1, 100000000", "0:0:1.5, 1500000000", "00:00:02.000000001, 2000000001", "00:00:00, 0"})
    void bestmove_fractionsOfSecond_arePassedToChooser(String time, long nanos) {
        UhpEngine engine = UhpEngine.of("Test v1", (game, limit) -> {
            assertThat(limit.time().orElseThrow()).hasNanos(nanos);
            return game.legalMoves().get(0);
        });

        assertThat(lines(engine, "newgame", "bestmove time " + time)).endsWith("wS1", "ok");
    }

    @Test
    void bestmove_afterMoves_passesWholeGame() {
        UhpEngine engine = UhpEngine.of("Test v1", (game, limit) -> {
            assertThat(game.plyCount()).isEqualTo(2);
            assertThat(game.occurrences()).isOne();
            return game.legalMoves().get(0);
        });

        assertThat(lines(engine, "newgame", "play wS1", "play bS1 wS1-", "bestmove depth 1"))
                .last()
                .isEqualTo("ok");
        assertThat(lines(engine, "newgame", "play wS1", "play bS1 wS1-", "bestmove depth 1"))
                .noneMatch(line -> line.startsWith("err"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"play wS1", "pass", "validmoves", "bestmove depth 1", "undo", "perft 1"})
    void command_beforeAnyGame_isError(String command) {
        assertThat(answers(command)).containsExactly("err no game in progress; start one with newgame", "ok");
    }

    /** Returns an engine whose bot fails once and then plays. */
    private static UhpEngine engineFailingOnce(MoveChooser failing) {
        boolean[] failed = {false};
        return UhpEngine.of("Test v1", (game, limit) -> {
            if (failed[0]) {
                return game.legalMoves().get(0);
            }
            failed[0] = true;
            return failing.choose(game, limit);
        });
    }

    static Stream<MoveChooser> bestmove_failingChooser_isErrorAndKeepsGame() {
        return Stream.of(
                (game, limit) -> {
                    throw new IllegalStateException("first line\nok\u009b");
                },
                (game, limit) -> recurseEndlessly(),
                (game, limit) -> {
                    throw new AssertionError("cannot happen");
                },
                (game, limit) -> returnNull(),
                (game, limit) -> Move.pass(),
                (game, limit) -> Move.place(Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1), Hex.of(9, 9)));
    }

    @SuppressWarnings("InfiniteRecursion") // Bots may do this.
    private static Move recurseEndlessly() {
        return recurseEndlessly();
    }

    @SuppressWarnings("NullAway") // A bot may return null if nobody checks its code for that.
    private static Move returnNull() {
        return null;
    }

    @ParameterizedTest
    @MethodSource
    void bestmove_failingChooser_isErrorAndKeepsGame(MoveChooser failing) {
        List<String> lines = lines(
                engineFailingOnce(failing), "newgame", "play wS1", "bestmove depth 1", "bestmove depth 1", "undo");

        assertThat(lines).hasSize(13);
        assertThat(lines.get(7)).startsWith("err ").doesNotContainPattern("\\p{Cc}");
        assertThat(lines.get(8)).isEqualTo("ok");
        assertThat(lines.get(9)).matches("b[SBGA]1 .*");
        assertThat(lines.get(11)).isEqualTo("Base;NotStarted;White[1]");
    }

    @Test
    void bestmove_throwingChooser_namesException() {
        UhpEngine engine = UhpEngine.of("Test v1", (game, limit) -> {
            throw new IllegalStateException("first line\nok");
        });

        assertThat(lines(engine, "newgame", "bestmove depth 1"))
                .endsWith("err the bot failed: java.lang.IllegalStateException: first line ok", "ok");
    }

    @Test
    void bestmove_exceptionWithHugeMessage_isShortened() {
        UhpEngine engine = UhpEngine.of("Test v1", (game, limit) -> {
            throw new IllegalStateException("x".repeat(5_000_000));
        });

        assertThat(lines(engine, "newgame", "bestmove depth 1").get(5))
                .startsWith("err the bot failed: java.lang.IllegalStateException: xxx")
                .endsWith("xxx...")
                .hasSizeLessThan(300);
    }

    /** An exception that nobody can print. */
    @SuppressWarnings("OverrideThrowableToString")
    private static final class UnprintableException extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String toString() {
            throw new IllegalStateException("nobody can print this");
        }
    }

    @Test
    void bestmove_exceptionThatThrowsInToString_namesClass() {
        UhpEngine engine = engineFailingOnce((game, limit) -> {
                    throw new UnprintableException();
                })
                .withFailureListener(Throwable::printStackTrace);

        List<String> lines = lines(engine, "newgame", "bestmove depth 1", "bestmove depth 1");

        assertThat(lines.get(5)).isEqualTo("err the bot failed: " + UnprintableException.class.getName());
        assertThat(lines.get(7)).isEqualTo("wS1");
    }

    @Test
    void failureListener_throwingChooser_receivesException() {
        List<Throwable> failures = new ArrayList<>();
        UhpEngine engine = engineFailingOnce((game, limit) -> {
                    throw new IllegalStateException("boom");
                })
                .withFailureListener(failures::add)
                .withRules(ReadOptions.lenient().with(Toggle.REPETITION_DRAW));

        List<String> lines = lines(engine, "newgame", "bestmove depth 1", "bestmove depth 1");

        assertThat(lines.get(5)).isEqualTo("err the bot failed: java.lang.IllegalStateException: boom");
        assertThat(failures)
                .singleElement()
                .satisfies(failure -> assertThat(failure).hasMessage("boom").hasStackTraceContaining("UhpEngineTest"));
    }

    @Test
    void undo_oneOrMoreMoves_restoresEarlierPosition() {
        assertThat(answersInGame("play wS1", "play bS1 wS1-", "undo", "undo 1", "play wA1"))
                .contains("Base;InProgress;Black[1];wS1", "Base;NotStarted;White[1]", "Base;InProgress;Black[1];wA1");
        assertThat(answers("newgame " + WON, "undo 11").get(2)).isEqualTo("Base;NotStarted;White[1]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "undo",
                "undo 0",
                "undo x",
                "undo -1",
                "undo 99999999999",
                "bestmove",
                "bestmove depth",
                "bestmove depth 0",
                "bestmove depth 1 2",
                "bestmove time 5",
                "bestmove time 00:00:61",
                "bestmove time 00:00:00.",
                "bestmove time 00:00:00.0000000001",
                "bestmove time 00:00:00,5",
                "options get",
                "options get X",
                "options set TournamentOpening",
                "options set TournamentOpening maybe",
                "options foo RepetitionDraw",
                "options foo RepetitionDraw true",
                "options get RepetitionDraw true",
                "perft",
                "perft -1",
                "perft x",
                "perft 21",
                "hello",
                "",
                "newgame Foo",
                "newgame Base;NotStarted",
                "newgame Base+MM"
            })
    void invalidCommand_isError(String command) {
        List<String> answers = answersInGame(command, "info");

        assertThat(answers.get(0)).startsWith("err ");
        assertThat(answers.subList(answers.size() - 4, answers.size()))
                .startsWith("ok")
                .endsWith(lines(ENGINE).toArray(String[]::new));
    }

    @Test
    void options_listGetOrSet_printValues() {
        assertThat(answers(
                        "options",
                        "options get RepetitionDraw",
                        "options set tournamentopening OFF",
                        "newgame",
                        "play wQ"))
                .containsExactly(
                        "TournamentOpening;enum;auto;auto;auto;on;off",
                        "RepetitionDraw;bool;false;false",
                        "GatesAboveGround;bool;true;true",
                        "ok",
                        "RepetitionDraw;bool;false;false",
                        "ok",
                        "TournamentOpening;enum;off;auto;auto;on;off",
                        "ok",
                        "Base;NotStarted;White[1]",
                        "ok",
                        "Base;InProgress;Black[1];wQ",
                        "ok");
    }

    /** Both Queens move back and forth twice, so the position after ply 4 occurs three times. */
    private static final String SHUTTLE = "Base;InProgress;White[7];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;"
            + "wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-;wQ \\wS1;bQ bS1/;wQ -wS1;bQ bS1-";

    @Test
    void repetitionDraw_repeatedPosition_endsGameOnlyIfOn() {
        assertThat(answers("newgame " + SHUTTLE).get(0)).startsWith("Base;InProgress;");
        assertThat(answers("options set RepetitionDraw true", "newgame " + SHUTTLE)
                        .get(2))
                .startsWith("Base;Draw;");
    }

    @Test
    void optionsSet_duringGame_appliesImmediately() {
        assertThat(answers("newgame " + SHUTTLE, "options set RepetitionDraw true", "validmoves"))
                .endsWith("err the game is over: The game is drawn: the same position has come up three times.", "ok");
        assertThat(answersInGame("options set TournamentOpening off", "play wQ"))
                .contains("Base;InProgress;Black[1];wQ");
    }

    @Test
    void optionsSet_ruleBrokenByGame_isErrorAndChangesNothing() {
        List<String> answers = answersInGame(
                "options set TournamentOpening off",
                "play wQ",
                "options set TournamentOpening on",
                "options get TournamentOpening",
                "undo",
                "options set TournamentOpening on");

        assertThat(answers.get(4))
                .startsWith("err the game in progress breaks that rule; start another game first: ")
                .contains("OPENING-1");
        assertThat(answers.get(6)).isEqualTo("TournamentOpening;enum;off;auto;auto;on;off");
        assertThat(answers.get(10)).isEqualTo("TournamentOpening;enum;on;auto;auto;on;off");
    }

    /** Engine authors publish these numbers for the tournament opening. */
    @ParameterizedTest
    @CsvSource({"Base, 2, 96", "Base, 3, 1440", "Base+MLP, 2, 294", "Base+MLP, 3, 6678"})
    void perft_countsLeaves(String type, int depth, long count) {
        assertThat(answers("newgame " + type, "perft " + depth)).contains("perft(" + depth + ") = " + count);
    }

    @Test
    void exit_endsRun() {
        assertThat(answers("exit", "info")).isEmpty();
    }

    @Test
    void longestLine_isAnswered() {
        String play = "play wS1";

        assertThat(answersInGame(play + " ".repeat(ReadOptions.MAX_LENGTH - play.length())))
                .containsExactly("Base;InProgress;Black[1];wS1", "ok");
    }

    /** Its end must not get lost: it may change the meaning. */
    @ParameterizedTest
    @ValueSource(strings = {"w", " "})
    void tooLongLine_isError(String filler) {
        String line = "play wS1" + filler.repeat(ReadOptions.MAX_LENGTH) + "x";

        assertThat(answersInGame(line, "play wS1"))
                .containsExactly(
                        "err a command has at most 16777216 characters", "ok", "Base;InProgress;Black[1];wS1", "ok");
    }

    @ParameterizedTest
    @CsvSource({
        "hello, err unknown command 'hello'",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmn, err unknown command 'abcdefghijklmnopqrstuvwxyzabcdefghijklmn'",
        "abcdefghijklmnopqrstuvwxyzabcdefghijklmno, err unknown command 'abcdefghijklmnopqrstuvwxyzabcdefghijk...'",
    })
    void command_shortOrAtLimit_isAnswered(String command, String answer) {
        assertThat(answersInGame(command)).containsExactly(answer, "ok");
    }

    /** After the end of a game there are no moves, so even the greatest depth is counted at once. */
    @Test
    void perft_greatestDepth_isCounted() {
        assertThat(answers("newgame " + WON, "perft 20")).contains("perft(0) = 1", "perft(20) = 0");
    }

    /** The game began with the Queen Bee, so it has no tournament opening, even when all its moves are taken back. */
    @Test
    void options_listed_leaveGameAsItIs() {
        assertThat(answers("newgame Base;InProgress;Black[1];wQ", "undo", "options", "play wQ"))
                .endsWith("Base;InProgress;Black[1];wQ", "ok");
    }

    /** Returns the answers to the given commands after {@code newgame}. */
    private static List<String> answersInGame(String... commands) {
        List<String> lines = lines(
                ENGINE, Stream.concat(Stream.of("newgame"), Stream.of(commands)).toArray(String[]::new));
        return lines.subList(5, lines.size());
    }

    private static List<String> answers(String... commands) {
        List<String> lines = lines(ENGINE, commands);
        return lines.subList(3, lines.size());
    }

    private static List<String> lines(UhpEngine engine, String... commands) {
        StringWriter out = new StringWriter();
        try {
            engine.run(new StringReader(String.join("\r\n", commands)), out);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Arrays.asList(out.toString().split("\n"));
    }
}
