package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTest {

    /** A game played with a mouse: the players pick up and drop pieces, one of them twice, and confirm each move. */
    private static final String MOUSE_GAME = """
             (;
            GM[27]VV[1]
            SU[hive]
            DT[Wed May 22 12:57:07 EDT 2013]
            GN[A game]
            P0[id "Ada"]
            P0[ranking 1500]
            P1[id "Ben"]
            ; P0[0 Start P0]
            ; P0[1 pick W 4 wS1]
            ; P0[2 dropb wS1 N 13 .]
            ; P0[3 done]TM[20732]
            ; P1[4 pick B 6 bG1]
            ; P1[5 dropb bG1 N 14 \\\\\\\\wS1]
            ; P1[6 pickb N 14 bG1]
            ; P1[7 dropb bG1 O 13 wS1-]
            ; P1[8 done]
            ; P0[9 Move W wQ N 14 \\\\\\\\wS1]
            ; P0[10 Done ]
            ; P1[11 movedone B bQ P 14 bG1/]
            ;
            P0[time 0:12:35 ]
            P1[time 0:17:48 ]
            )
            """;

    private static final String MOUSE_GAME_AS_UHP = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/";

    private static final String WON = "Base;WhiteWins;Black[6];wS1;bG1 wS1-;wQ \\wS1;bQ bG1/;wQ -bQ;bA1 bQ/;wA1 /wS1;"
            + "bS1 \\bA1;wA1 bG1-;bS1 wA1/;wS1 -bA1";

    @Test
    void read_mouseEvents_lastDropBeforeDoneCounts() {
        Parsed<GameRecord> parsed = Sgf.parse(MOUSE_GAME, ReadOptions.strict());

        assertThat(GameString.write(parsed.orThrow().game())).isEqualTo(MOUSE_GAME_AS_UHP);
        assertThat(parsed.value().orElseThrow().tags())
                .containsEntry("White", "Ada")
                .containsEntry("Black", "Ben")
                .containsEntry("Date", "2013.05.22")
                .containsEntry("SgfGameName", "A game");
    }

    @ParameterizedTest
    @ValueSource(strings = {"P0[25 done]", "P0[25 pass];P0[26 done]", "P0[25 Pass ];P0[26 Done ]", "P0[25 PassDone]"})
    void read_pass_acceptsAllForms(String pass) {
        Game before = GameString.read("Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
                + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");
        String text = Sgf.write(before, Map.of()).replace("\n)\n", "\n;" + pass + ")");

        assertThat(Sgf.parse(text, ReadOptions.strict()).orThrow().game().lastMove())
                .map(Object::toString)
                .contains("pass");
    }

    @Test
    void read_doneAfterDrawOffer_isNotPass() {
        String drawOffer = "P0[25 offerdraw]P0[26 done]P1[27 declinedraw]P1[28 done]P0[29 done]";
        Game before = GameString.read("Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
                + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1");
        String text = Sgf.write(before, Map.of()).replace("\n)\n", "\n;" + drawOffer + ")");

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());
        Parsed<GameRecord> continued = Sgf.parse(
                text.replace(")", ";P1[30 move B bG1 N 9 .]P1[31 done])").replace("N 9", "R 12"),
                ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(12);
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsExactly("ignored");
        // If the opponent moves next, the second "done" was a pass after all.
        assertThat(continued.value().orElseThrow().game().plyCount()).isGreaterThanOrEqualTo(13);
        assertThat(continued.value().orElseThrow().game().moves().get(12)).hasToString("pass");
    }

    @Test
    void read_acceptedDraw_isAgreement() {
        String text = mouseGameWith("P0[12 offerdraw]P0[13 done]P1[14 acceptdraw]P1[15 done]");

        assertThat(Sgf.parse(text, ReadOptions.strict()).orThrow().game().result())
                .isEqualTo(GameResult.drawByAgreement());
    }

    @Test
    void read_resignation_isLossOfThatPlayer() {
        assertThat(Sgf.read(mouseGameWith("P1[12 resign]P1[13 done]")).game().result())
                .isEqualTo(GameResult.resignationOf(Color.BLACK));
    }

    /** The words of the SGF standard, version 4, which no name can change. */
    @ParameterizedTest
    @CsvSource({
        "W+, RESIGNATION, WHITE_WINS",
        "W+R, RESIGNATION, WHITE_WINS",
        "W+Resign, RESIGNATION, WHITE_WINS",
        "W+T, LOSS_ON_TIME, WHITE_WINS",
        "W+Time, LOSS_ON_TIME, WHITE_WINS",
        "B+, RESIGNATION, BLACK_WINS",
        "B+R, RESIGNATION, BLACK_WINS",
        "B+Resign, RESIGNATION, BLACK_WINS",
        "B+T, LOSS_ON_TIME, BLACK_WINS",
        "B+Time, LOSS_ON_TIME, BLACK_WINS",
        "0, AGREEMENT, DRAW",
        "Draw, AGREEMENT, DRAW",
    })
    void read_resultOfStandard_isKnown(String words, GameResult.Ending ending, Outcome outcome) {
        String text = MOUSE_GAME.replace("GN[", "RE[" + words + "]GN[");

        for (String name : List.of("Ada", words)) {
            GameResult result = Sgf.read(text.replace("Ada", name)).game().result();

            assertThat(result.ending()).isEqualTo(ending);
            assertThat(result.outcome()).isEqualTo(outcome);
        }
    }

    @Test
    void read_swappedColors_assignsNamesToRightPlayers() {
        String text = MOUSE_GAME
                .replace("P0[", "P9[")
                .replace("P1[", "P0[")
                .replace("P9[", "P1[")
                .replace("GN[", "RE[Game won by Ada]GN[");

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().tags()).containsEntry("White", "Ada");
        assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.resignationOf(Color.BLACK));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "The", "game", "is", "draw", "The game is a draw"})
    void write_drawAndPlayerNamedLikeResult_isReadBack(String name) {
        Game drawnGame = GameString.read(MOUSE_GAME_AS_UHP).end(GameResult.drawByAgreement());

        for (String player : List.of("White", "Black")) {
            Parsed<GameRecord> parsed = Sgf.parse(Sgf.write(drawnGame, Map.of(player, name)), ReadOptions.strict());

            assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.drawByAgreement());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "Ada, Game",
        "Ada, won",
        "Ada, by",
        "Ada, on",
        "Ada, time",
        "by, Ada",
        "time, Ada",
        "draw, Ada",
        "The game is a draw, Ada",
        "won by time, time",
        "on time, Ada",
        "Ada by, by",
    })
    void write_lossOnTimeAndAnyNames_isReadBack(String winner, String loser) {
        Game game = GameString.read(MOUSE_GAME_AS_UHP);

        for (Color color : Color.values()) {
            GameResult result = GameResult.lossOnTimeOf(color);
            boolean whiteWins = color == Color.BLACK;
            Map<String, String> tags = Map.of("White", whiteWins ? winner : loser, "Black", whiteWins ? loser : winner);

            Game parsed = Sgf.parse(Sgf.write(game.end(result), tags), ReadOptions.strict())
                    .orThrow()
                    .game();

            assertThat(parsed.result()).isEqualTo(result);
        }
    }

    @Test
    void write_veryLongName_isReadBack() {
        Game lostGame = GameString.read(MOUSE_GAME_AS_UHP).end(GameResult.lossOnTimeOf(Color.WHITE));
        String text = Sgf.write(lostGame, Map.of("White", "a", "Black", "a".repeat(5000)));

        assertThat(Sgf.read(text).game().result()).isEqualTo(lostGame.result());
    }

    @Test
    void read_resultContradictsBoard_reportsFault() {
        String text =
                Sgf.write(GameString.read(WON), Map.of()).replace("RE[Game won by White]", "RE[Game won by Black]");

        assertThat(Sgf.parse(text, ReadOptions.lenient()).fault())
                .get()
                .extracting(Fault::kind)
                .isEqualTo(Fault.Kind.CONTRADICTORY_RESULT);
    }

    @Test
    void read_unknownResultOfGameThatIsOver_isThatOfBoard() {
        String text = Sgf.write(GameString.read(WON), Map.of()).replace("RE[Game won by White]", "RE[???]");

        assertThat(Sgf.parse(text, ReadOptions.strict())
                        .orThrow()
                        .game()
                        .result()
                        .outcome())
                .isEqualTo(Outcome.WHITE_WINS);
    }

    /** A file that lost lines in its middle can be a legal game of fewer moves; only the numbers show it. */
    @Test
    void read_eventNumbersThatJump_areReported() {
        String start = "P0[0 Start P0]P0[1 movedone W wS1 N 13 .]P1[2 movedone B bS1 O 13 wS1-]";
        String[] end = {"P0[5 movedone W wB1 M 13 -wS1]", "P1[6 movedone B bA1 P 13 bS1-]"};
        String text = game("hive", start, end[0], end[1]);

        Parsed<GameRecord> parsed = Sgf.parse(text);

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(4);
        assertThat(parsed.repairs()).singleElement().satisfies(repair -> {
            assertThat(repair.kind()).isEqualTo(Repair.Kind.WRONG_NUMBER);
            assertThat(repair.text()).isEqualTo("5");
            assertThat(repair.replacement()).isEqualTo("3");
            assertThat(repair.kind().changesMeaning()).isTrue();
        });
        assertThat(Sgf.parse(text, ReadOptions.strict()).fault())
                .flatMap(Fault::expected)
                .contains(Expected.SPELLING);
        assertThat(Sgf.parse(text.replace("[5", "[3").replace("[6", "[4")).repairs())
                .isEmpty();
        assertThat(Sgf.parse(text.replaceAll("(P[01]\\[)\\d+ ", "$1")).repairs())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0, 0", "1, 0", "2, 1", "7, 1"})
    void read_firstEventNumber_isZeroOrOne(int number, int repairs) {
        assertThat(Sgf.parse(game("hive", "P0[" + number + " movedone W wS1 N 13 .]"))
                        .repairs())
                .hasSize(repairs);
    }

    @Test
    void read_movesAfterEnd_areIgnored() {
        String text =
                Sgf.write(GameString.read(WON), Map.of()).replace("\n)\n", "\nP1[23 move B bA2 A 1 .]P1[24 done])");

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(11);
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsExactly("after-the-end");
    }

    @Test
    void read_hiveAcrossBoardEdge_isConnected() {
        String text = game(
                "hive",
                "P0[1 move W wS1 Z 26 .]P0[2 done]P1[3 move B bS1 A 26 .]P1[4 done]"
                        + "P0[5 move W wQ Z 1 .]P0[6 done]");

        assertThat(GameString.write(Sgf.read(text).game())).endsWith(";wS1;bS1 wS1-;wQ \\wS1");
    }

    @Test
    void read_queenFirst_turnsTournamentOpeningOff() {
        String queen = "P0[1 pick W 0 wQ]P0[2 dropb wQ N 13 .]";

        assertThat(Sgf.read(game("hive", queen, "P0[3 done]")).game().ruleset().has(Toggle.TOURNAMENT_OPENING))
                .isFalse();
        assertThat(Sgf.read(game("hive", queen, "P0[3 dropb wS1 N 13 .]P0[4 done]"))
                        .game()
                        .ruleset()
                        .has(Toggle.TOURNAMENT_OPENING))
                .isTrue();
        assertThat(Sgf.read(MOUSE_GAME).game().ruleset().has(Toggle.TOURNAMENT_OPENING))
                .isTrue();
    }

    @Test
    void read_illegalMove_keepsMovesBeforeIt() {
        Parsed<GameRecord> parsed =
                Sgf.parse(MOUSE_GAME.replace("bQ P 14 bG1/", "bQ N 12 .\\\\"), ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(3);
        assertThat(parsed.value().orElseThrow().tags()).containsEntry("White", "Ada");
        assertThat(parsed.fault()).get().satisfies(fault -> {
            assertThat(fault.kind()).isEqualTo(Fault.Kind.ILLEGAL_MOVE);
            assertThat(fault.violation().orElseThrow().rule()).isEqualTo(Rule.PLACE_3);
            assertThat(fault.location()).hasToString("20:9");
            assertThat(fault.text()).startsWith("movedone B bQ N 12");
        });
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "GM[27]              | GM[2]                 | sgf-setup",
                "SU[hive]            | SU[chess]             | sgf-setup",
                "SU[hive]            | SU[hive-]             | sgf-setup",
                "SU[hive]            | SU[hivex]             | sgf-setup",
                "SU[hive]            | SU[hive-1]            | sgf-setup",
                "SU[hive]            | SU[hive-p`]           | sgf-setup",
                "SU[hive]            | SU[hive-p{]           | sgf-setup",
                "SU[hive]            | ''                    | sgf-setup",
                "wS1 N 13 .          | wS1 N 27 .            | sgf-event",
                "wS1 N 13 .          | wS1                   | sgf-event",
                "wS1 N 13 .          | wX1 N 13 .            | sgf-event",
                "wS1 N 13 .          | wA N 13 .             | sgf-event",
                "; P0[3 done]        | (; P0[3 done])        | no-variation",
                "P0[3 done]          | P0 3 done]            | sgf-property",
            })
    void read_malformedText_reportsExpected(String original, String replacement, String expected) {
        assertThat(Sgf.parse(MOUSE_GAME.replace(original, replacement), ReadOptions.lenient())
                        .fault())
                .get()
                .satisfies(
                        fault -> assertThat(fault.expected().orElseThrow().id()).isEqualTo(expected));
    }

    @Test
    void read_truncatedText_keepsCompleteMoves() {
        Parsed<GameRecord> parsed =
                Sgf.parse(MOUSE_GAME.substring(0, MOUSE_GAME.indexOf("; P1[11")), ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(3);
        assertThat(parsed.fault()).isPresent();
    }

    @Test
    void write_everyResult_isReadBack() {
        Game game = GameString.read(MOUSE_GAME_AS_UHP);
        Map<String, String> tags = Map.of("White", "A]da\\", "Black", "Ben");
        List<Game> games = List.of(
                game,
                game.end(GameResult.resignationOf(Color.WHITE)),
                game.end(GameResult.resignationOf(Color.BLACK)),
                game.end(GameResult.drawByAgreement()),
                game.end(GameResult.lossOnTimeOf(Color.WHITE)),
                GameString.read(WON));

        for (Game written : games) {
            Parsed<GameRecord> parsed = Sgf.parse(Sgf.write(written, tags), ReadOptions.strict());

            assertThat(parsed.orThrow().game().moves()).isEqualTo(written.moves());
            assertThat(parsed.value().orElseThrow().game().result()).isEqualTo(written.result());
            assertThat(parsed.value().orElseThrow().tags()).containsEntry("White", "A]da\\");
        }
    }

    /** The board is a ring of 26 columns and 26 rows, so the 26th piece of a row touches both of its ends. */
    @ParameterizedTest
    @CsvSource({"-%s, %s-", "%s-, -%s", "\\%s, %s\\", "%s\\, \\%s", "/%s, %s/", "%s/, /%s"})
    void write_rowAroundBoard_isInexpressible(String whiteEnd, String blackEnd) {
        Game row = GameString.read(row(25, whiteEnd, blackEnd));

        assertThat(Sgf.parse(Sgf.write(row, Map.of()), ReadOptions.strict())
                        .orThrow()
                        .game()
                        .moves())
                .isEqualTo(row.moves());
        for (int pieces = 26; pieces <= 28; pieces++) {
            Game longer = GameString.read(row(pieces, whiteEnd, blackEnd));
            assertThatThrownBy(() -> Sgf.write(longer, Map.of()))
                    .isInstanceOfSatisfying(
                            InexpressibleException.class,
                            e -> assertThat(e.feature()).isEqualTo(InexpressibleFeature.FAR_CELL));
        }
    }

    /** The Mosquito next to a Grasshopper jumps from Z 13 over the whole row. A 13 also touches its own cell. */
    @Test
    void read_cellAtBothEndsOfHive_isNearestToLastMove() {
        String written = Sgf.write(GameString.read(row(25, "-%s", "%s-")), Map.of());
        String text = written.replace("\n)\n", "\n;P1[51 movedone B bM A 13 .])");

        assertThat(GameString.write(Sgf.read(text).game())).endsWith(";wL -wM;bM -wL");
    }

    /** Returns a game in which the players extend a row, each at one end. */
    private static String row(int pieces, String whiteEnd, String blackEnd) {
        List<String> bugs = List.of("S1", "Q", "S2", "B1", "B2", "A1", "A2", "A3", "G1", "G2", "G3", "M", "L", "P");
        String turn = (pieces % 2 == 0 ? "White[" : "Black[") + (pieces / 2 + 1) + "]";
        StringBuilder text = new StringBuilder("Base+MLP;InProgress;" + turn + ";wS1");
        for (int ply = 1; ply < pieces; ply++) {
            boolean isWhite = ply % 2 == 0;
            String color = isWhite ? "w" : "b";
            String end = ply == 1 ? "wS1" : color + bugs.get(ply / 2 - 1);
            String destination = (isWhite ? whiteEnd : blackEnd).formatted(end);
            text.append(';').append(color).append(bugs.get(ply / 2)).append(' ').append(destination);
        }
        return text.toString();
    }

    @Test
    void write_events_matchBoardSpace() {
        assertThat(Sgf.write(GameString.read(MOUSE_GAME_AS_UHP), Map.of("White", "Ada", "SgfGameName", "A game")))
                .isEqualTo("""
                        (;
                        GM[27]VV[1]
                        SU[hive]
                        GN[A game]
                        P0[id "Ada"]
                        P1[id ""]
                        ; P0[0 Start P0]
                        ; P0[1 move W wS1 N 13 .]
                        ; P0[2 done]
                        ; P1[3 move B bG1 O 13 wS1-]
                        ; P1[4 done]
                        ; P0[5 move W wQ N 14 \\\\wS1]
                        ; P0[6 done]
                        ; P1[7 move B bQ P 14 bG1/]
                        ; P1[8 done]
                        )
                        """);
    }

    private static String game(String setup, String... events) {
        return "(;GM[27]SU[" + setup + "]\nP0[id \"Ada\"]P1[id \"Ben\"]\n;" + String.join(";", events) + ")";
    }

    private static String mouseGameWith(String events) {
        return MOUSE_GAME.replace("\n;\nP0[time", "\n;" + events + "\nP0[time");
    }
}
