package io.github.hiverules.notation.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import java.io.StringReader;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a console shows: commands of the protocol, with or without the answers of an engine. */
class TranscriptTest {

    private static final String HEADER = "id engine v1\nMosquito;Ladybug;Pillbug\nok\n";

    private static List<Parsed<GameRecord>> parse(String text) {
        return GameFiles.parse(text, ReadOptions.lenient()).toList();
    }

    private static String written(Parsed<GameRecord> parsed) {
        return GameString.writeForEngine(parsed.orThrow().game());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "newgame Base%Base;NotStarted;White[1]%ok%play wG1%Base;InProgress;Black[1];wG1%ok | Base;InProgress;Black[1];wG1",
                "newgame Base;InProgress;Black[1];wG1 | Base;InProgress;Black[1];wG1",
                "newgame%play wG1%play bG1 wG1- | Base;InProgress;White[2];wG1;bG1 wG1-",
                "> newgame Base+M%> play wM%> play bG1 wM-%> undo | Base+M;InProgress;Black[1];wM",
                "newgame Base%play wG1%bestmove depth 1%bG1 wG1-%ok%play bG1 wG1-%undo 2%play wS1 | Base;InProgress;Black[1];wS1",
                "newgame Base%play wG1%validmoves%pass%ok | Base;InProgress;Black[1];wG1",
                "newgame Base%Base;NotStarted;White[1]%ok%play wQ1 x%invalidmove no such move%ok%play wG1 | Base;InProgress;Black[1];wG1",
                "newgame Base;InProgress;White[2];wG1;bG1 wG1-%undo | Base;InProgress;Black[1];wG1",
                "Base;InProgress;Black[1];wG1%ok%play bG1 wG1- | Base;InProgress;White[2];wG1;bG1 wG1-",
                "play wG1%play bM wG1- | Base+M;InProgress;White[2];wG1;bM wG1-",
                "newgame Base%play wG1%bestmove depth 1%bG1 wG1-%ok%PLAY bG1 wG1- | Base;InProgress;White[2];wG1;bG1 wG1-",
            })
    void transcript_isItsLastGame(String lines, String expected) {
        for (String header : List.of("", HEADER)) {
            String text = header + lines.replace('%', '\n') + "\n";

            assertThat(parse(text)).singleElement().satisfies(parsed -> {
                assertThat(written(parsed)).isEqualTo(expected);
                assertThat(parsed.repairs()).map(Repair::kind).contains(Repair.Kind.IGNORED);
            });
            assertThat(GameFiles.parse(text, ReadOptions.strict())
                            .findFirst()
                            .orElseThrow()
                            .fault())
                    .isPresent();
        }
    }

    /** A Queen Bee that is placed first shows that the game has no tournament opening, as in a game string. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "newgame Base%play wQ%play bS1 wQ-",
                "newgame Base%play wS1%play bQ wS1-",
                "newgame Base;InProgress;Black[1];wS1%play bQ wS1-",
                "newgame Base;InProgress;White[2];wS1;bS1 wS1-%undo 2%play wQ",
                "play wQ%play bS1 wQ-"
            })
    void transcriptWithQueenFirst_hasNoTournamentOpening(String lines) {
        Game game = parse(lines.replace('%', '\n')).get(0).orThrow().game();

        assertThat(game.ruleset().has(Toggle.TOURNAMENT_OPENING)).isFalse();
        assertThat(parse("newgame Base\nplay wS1\nplay bS1 wS1-\nplay wQ -wS1")
                        .get(0)
                        .orThrow()
                        .game()
                        .ruleset()
                        .has(Toggle.TOURNAMENT_OPENING))
                .isTrue();
    }

    @Test
    void transcriptOfSeveralGames_hasAllOfThem() {
        String text = HEADER
                + "newgame Base\nBase;NotStarted;White[1]\nok\nplay wG1\nBase;InProgress;Black[1];wG1\nok\n"
                + "newgame Base+P\nBase+P;NotStarted;White[1]\nok\nplay wP\nBase+P;InProgress;Black[1];wP\nok\n"
                + "Base;NotStarted;White[1]\nok\nplay wS1\n";

        List<Parsed<GameRecord>> games = parse(text);

        assertThat(games)
                .map(TranscriptTest::written)
                .containsExactly(
                        "Base;InProgress;Black[1];wG1",
                        "Base+P;InProgress;Black[1];wP",
                        "Base;InProgress;Black[1];wS1");
        assertThat(games).map(game -> game.location().line()).containsExactly(1, 10, 16);
        try (Stream<Parsed<GameRecord>> streamed = GameFiles.parse(new StringReader(text), ReadOptions.lenient())) {
            assertThat(streamed).isEqualTo(games);
        }
    }

    @Test
    void illegalOrUnreadableMove_isFaultAtItsPlace() {
        Fault illegal = parse("newgame Base\nplay wG1\nplay bG1 wG1-\nplay wA1 bG1-\n")
                .get(0)
                .fault()
                .orElseThrow();
        Fault unreadable =
                parse("newgame Base\nplay wG1\nplay bX\n").get(0).fault().orElseThrow();

        assertThat(illegal.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
        assertThat(illegal.location()).hasToString("4:6");
        assertThat(unreadable.location()).hasToString("3:6");
        assertThat(parse("play wG1\nplay b").get(0).fault())
                .map(Fault::location)
                .hasValueSatisfying(location -> assertThat(location).hasToString("2:6"));
    }

    private static final String WHITE_MOVED = "newgame Base%Base;NotStarted;White[1]%ok%play wG1%";

    /** Fields: the transcript, the line of the wrong answer, and the moves that the commands before it make. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                // Another piece, another cell, a move left out, a move too many, and a changed move before.
                WHITE_MOVED + "Base;InProgress;Black[1];wA1%ok                           | 5 | ;wG1",
                WHITE_MOVED + "Base;NotStarted;White[1]%ok                               | 5 | ;wG1",
                WHITE_MOVED + "Base;InProgress;White[2];wG1;bG1 wG1-%ok                  | 5 | ;wG1",
                WHITE_MOVED + "Base;InProgress;Black[1];wG1%ok%play bG1 wG1-%Base;InProgress;White[2];wG1;bG1 -wG1%ok"
                        + "| 8 | ;wG1;bG1 wG1-",
                WHITE_MOVED + "Base;InProgress;Black[1];wG1%ok%play bG1 wG1-%Base;InProgress;White[2];wA1;bG1 wA1-%ok"
                        + "| 8 | ;wG1;bG1 wG1-",
                // Another set, a game that does not begin, and a move that is not taken back.
                "newgame Base+M%Base;NotStarted;White[1]%ok                              | 2 | ''",
                "newgame%Base;InProgress;Black[1];wG1%ok                                 | 2 | ''",
                "newgame Base;InProgress;Black[1];wG1%undo%Base;InProgress;Black[1];wG1  | 3 | ''",
                "play wG1%Base;InProgress;Black[1];wA1                                   | 2 | ;wG1",
                // A game that no command begins: without its command, or after a damaged one.
                WHITE_MOVED + "Base;InProgress;Black[1];wG1%ok%Base;InProgress;Black[1];wS1%ok   | 7 | ;wG1",
                WHITE_MOVED + "Base;InProgress;Black[1];wG1%ok%newgme Base;InProgress;Black[1];wS1"
                        + "%Base;InProgress;Black[1];wS1%ok | 8 | ;wG1",
            })
    void answer_ofOtherGameThanThatOfCommands_isFault(String lines, int line, String moves) {
        Parsed<GameRecord> parsed = parse(lines.replace('%', '\n')).get(0);

        assertThat(parsed.fault()).hasValueSatisfying(fault -> {
            assertThat(fault.expected()).contains(Expected.ANSWER);
            assertThat(fault.location().line()).isEqualTo(line);
        });
        assertThat(GameString.write(parsed.value().orElseThrow().game())).endsWith("]" + moves);
    }

    /** Engines choose the set of a new game, spell moves in other ways, and leave out passes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "newgame%Base+MLP;NotStarted;White[1]%ok%play wM%Base+MLP;InProgress;Black[1];wM%ok | Base+MLP;InProgress;Black[1];wM",
                "play bG1 wG1-%Base+L;InProgress;White[2];wG1;bG1 wG1-%ok | Base+L;InProgress;White[2];wG1;bG1 wG1-",
                "newgame Base%play wG1%play bG1 wG1-%play wQ -wG1%Base;InProgress;Black[2];wG1;bG1 wG1-;wQ -wG1%play bQ bG1-"
                        + "%Base;InProgress;White[3];wG1;bG1 wG1-;wQ -wG1;bQ bG1-%play wQ \\wG1%play bA1 bQ-"
                        + "%Base;InProgress;White[4];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ wQ/;bA1 bQ-"
                        + "| Base;InProgress;White[4];wG1;bG1 wG1-;wQ -wG1;bQ bG1-;wQ \\wG1;bA1 bQ-",
                "newgame Base%play wG1%play bG1 wG1-%undo 1%Base;InProgress;Black[1];wG1%ok | Base;InProgress;Black[1];wG1",
            })
    void answer_ofGameThatCommandsMean_isGame(String lines, String expected) {
        assertThat(parse(lines.replace('%', '\n'))).singleElement().satisfies(parsed -> {
            assertThat(parsed.fault()).isEmpty();
            assertThat(written(parsed)).isEqualTo(expected);
        });
    }

    /** Such an answer does not begin another game, although it has no moves. */
    @Test
    void answer_ofGameWithoutMoves_belongsToItsCommand() {
        String text = """
                newgame Base
                play wG1
                Base;InProgress;Black[1];wG1
                ok
                undo

                # taken back
                Base;NotStarted;White[1]
                ok
                play wS1
                Base;InProgress;Black[1];wS1
                ok
                """;

        assertThat(parse(text))
                .singleElement()
                .satisfies(parsed -> assertThat(written(parsed)).isEqualTo("Base;InProgress;Black[1];wS1"));
    }

    /** A misspelled command may be a move, so it is not ignored unless the answer shows what it did. */
    @ParameterizedTest
    @CsvSource({
        "newgame Base%play wG1%plya bG1 wG1-, 3:1",
        "newgame Base%plya wG1%play wA1, 2:1",
        "id e%ok%newgame Base%Base;NotStarted;White[1]%ok%play wG1%Base;InProgress;Black[1];wG1%ok%> plya bG1 wG1-, 9:3",
        "newgame Base%play wG1%undo x, 3:1",
        "newgame Base%play wG1%undo 2, 3:1",
        "newgame Base%play wG1%undo%undo%play wA1, 4:1",
    })
    void unknownCommandWithoutAnswer_isFault(String lines, String location) {
        assertThat(parse(lines.replace('%', '\n')).get(0).fault()).hasValueSatisfying(fault -> {
            assertThat(fault.expected()).contains(Expected.COMMAND);
            assertThat(fault.location()).hasToString(location);
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "newgame Base%play wG1%plya bG1 wG1-%err unknown command%ok",
                "newgame Base%play wG1%Base;InProgress;Black[1];wG1%ok%stats%10 nodes%ok",
                "newgame Base%play wG1%ok%undo 5%err too many%ok",
                "newgame Base%play wG1%ok%undo x%err no number%ok",
                "newgame Base%play wA1%ok%undo%play wG1%ok%undo%err no%ok",
                "newgame Base%play wG1%ok%bestmove depth 1%err busy%ok",
                "newgame Base%play wG1%options%Threads;int;1;1;1;8%ok%# a comment%%>%exit",
            })
    void commandThatChangesNothing_isIgnored(String lines) {
        assertThat(parse(lines.replace('%', '\n')))
                .singleElement()
                .satisfies(parsed -> assertThat(written(parsed)).isEqualTo("Base;InProgress;Black[1];wG1"));
    }

    @Test
    void undo_ofMoreMovesThanIntCounts_isFault() {
        String text = "newgame Base\n" + "undo 9999\n".repeat(220_000);

        assertThat(parse(text).get(0).fault()).flatMap(Fault::expected).contains(Expected.COMMAND);
    }

    @Test
    void transcriptWithoutGame_isFault() {
        assertThat(parse("info\nid engine\nok\n").get(0).fault())
                .flatMap(Fault::expected)
                .contains(Expected.GAME);
    }

    /** OpenSpiel writes the state of a game after a header. */
    @Test
    void stateOfOpenSpiel_isOneGame() {
        String text = """
                # Automatically generated by OpenSpiel SerializeGameAndState
                [Meta]
                Version: 1

                [Game]
                hive(board_size=8)
                [State]
                Base+MLP;InProgress;Black[1];wG1
                """;

        assertThat(parse(text)).singleElement().satisfies(parsed -> {
            assertThat(written(parsed)).isEqualTo("Base+MLP;InProgress;Black[1];wG1");
            assertThat(parsed.location().line()).isEqualTo(8);
        });
        assertThat(GameFiles.parse(new StringReader(text), ReadOptions.lenient()))
                .hasSize(1);
    }
}
