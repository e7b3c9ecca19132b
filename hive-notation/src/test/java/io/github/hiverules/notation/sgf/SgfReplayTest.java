package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the events of the site mean, in whatever order a player clicks. */
class SgfReplayTest {

    private static final String HEADER = "(;GM[27]VV[1]SU[hive-p]P0[id \"Ada\"]P1[id \"Ben\"]";

    /** The hive is a row from the white Queen at M 13 to the black Queen at P 13. White's Beetle is next to M 13. */
    private static final String ROW = "P0[1 movedone W wS1 N 13 .]P1[2 movedone B bS1 O 13 .]P0[3 movedone W wQ M 13 .]"
            + "P1[4 movedone B bQ P 13 .]P0[5 movedone W wB1 L 13 .]P1[6 movedone B bA1 Q 13 .]";

    private static final String ROW_AS_UHP = "wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bA1 bQ-";

    /** Events after the row, the moves that they mean, and the repairs that the reader reports. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "P0[]                                                         | -           | -",
                // A piece put back where it was, or into the hand, has not moved.
                "P0[7 dropb wA1 K 13 .]P0[8 drop W 1 wA1]P0[9 done]             | -           | ignored",
                "P0[7 dropb wA1 K 13 .]P0[8 pick W 2 wG1]P0[9 done]             | -           | ignored",
                "P0[7 pickb L 13 wB1]P0[8 dropb wB1 M 13 .]P0[9 dropb wB1 L 13 .]P0[10 done] | - | ignored",
                "P0[7 pickb L 13 wB1]P0[8 dropb wB1 M 13 .]P0[9 done]           | ;wB1 wQ     | -",
                // The piece that was picked up gives the color; else the board does; else the player.
                "P0[7 pick W 1 A1]P0[8 dropb A1 K 13 .]P0[9 done]               | ;wA1 -wB1   | -",
                "P0[7 dropb A1 K 13 .]P0[8 done]                                | ;wA1 -wB1   | -",
                "P0[7 pickb L 13 b1]P0[8 dropb b1 M 13 .]P0[9 done]             | ;wB1 wQ     | -",
                "P0[7 pickb Z 99 b1]P0[8 dropb b1 M 13 .]P0[9 done]             | ;wB1 wQ     | -",
                "P0[7 pickb L 13 wQ]P0[8 dropb wB1 M 13 .]P0[9 done]            | ;wB1 wQ     | -",
                "P0[7 pickb Q 13 A1]P0[8 dropb G1 K 13 .]P0[9 done]             | ;wG1 -wB1   | -",
                "P0[7 dropb wA1 K 13 .]P0[8 pickb K 13 wA1]P0[9 done]           | -           | ignored",
                // White drops a Beetle without a color on Black's Beetle 1, and picks it up again.
                "P0[7 movedone W wA1 L 12 .]P1[8 movedone B bB1 R 13 .]P0[9 pickb L 13 b1]P0[10 dropb b1 R 13 .]"
                        + "P0[11 pickb R 13 b1]P0[12 dropb b1 M 13 .]P0[13 done]"
                        + "| ;wA1 wB1\\;bB1 bA1-;wB1 wQ  | -",
                // White drops an Ant, and then throws one whose name has no color. The board shows that it is Black's.
                "P0[7 movedone W wP L 14 .]P1[8 movedone B bA1 K 13 .]P0[9 movedone W wA1 N 14 .]"
                        + "P1[10 movedone B bA2 Q 13 .]P0[11 dropb wA1 R 13 .]"
                        + "P0[12 pickb K 13 A1]P0[13 pdropb A1 L 15 .]P0[14 done]"
                        + "| ;wP \\wB1;bA1 -wB1;wA1 \\wS1;bA2 bQ-;bA1 \\wP  | -",
                // An offer does not take back a drop, and needs a done of its own.
                "P0[7 dropb wA1 K 13 .]P0[8 declinedraw]P0[9 done]              | ;wA1 -wB1   | -",
                "P0[7 offerdraw]P0[8 done]P1[9 declinedraw]P1[10 done]P0[11 movedone W wA1 K 13 .] | ;wA1 -wB1 | -",
                "P0[7 offerdraw]P0[8 done]P0[9 movedone W wA1 K 13 .]P1[10 done] | ;wA1 -wB1  | ignored",
                // As in HV-Dumbot-guest-2018-10-31-1402: the last done only confirms that the offer was declined.
                "P0[7 offerdraw]P0[8 done]P1[9 declinedraw]P1[10 done]P0[11 done] | -          | -",
                "P0[7 offerdraw]P0[8 done]P1[9 acceptdraw]P1[10 done]P0[11 done] | -           | ignored",
                // A pass needs a done of its own, too, and so does an answer.
                "P0[7 pass]P0[8 dropb wA1 K 13 .]P0[9 done]                     | ;wA1 -wB1   | uncommitted-move",
                "P0[7 declinedraw]P0[8 dropb wA1 K 13 .]P0[9 done]              | ;wA1 -wB1   | uncommitted-move",
                // Ending the game leaves out what a player has not committed.
                "P0[7 dropb wA1 K 13 .]P0[8 WinOnTime]                          | -           | uncommitted-move",
                "P0[7 dropb wA1 K 13 .]P0[8 WinOnTime]P0[9 done]                | -           | uncommitted-move",
                "P1[7 done]                                                     | -           | ignored",
                "P0[7 Swap]P1[8 movedone W wA1 K 13 .]                          | ;wA1 -wB1   | -",
            })
    void events_areMoves(String events, String moves, String repair) {
        assertEvents(ROW + events, moves, repair);
        // The player who begins is White, whatever the number.
        assertEvents((ROW + events).replace("P0[", "?[").replace("P1[", "P0[").replace("?[", "P1["), moves, repair);
    }

    private static void assertEvents(String events, String moves, String repair) {
        Parsed<GameRecord> parsed = Sgf.parse(HEADER + events + ")", ReadOptions.lenient());

        assertThat(GameString.writeForEngine(parsed.orThrow().game()).replaceFirst(".*\\];", ""))
                .isEqualTo(ROW_AS_UHP + (moves == null ? "" : moves));
        assertThat(parsed.repairs())
                .map(found -> found.kind().id())
                .isEqualTo(repair == null ? List.of() : List.of(repair));
    }

    @Test
    void firstPiece_droppedTwice_standsWhereItWasDroppedLast() {
        String events = "P0[1 dropb wS1 N 13 .]P0[2 dropb wS1 C 7 .]P0[3 done]P1[4 movedone B bS1 D 7 .]";

        assertThat(GameString.writeForEngine(Sgf.read(HEADER + events + ")").game()))
                .isEqualTo("Base+P;InProgress;White[2];wS1;bS1 wS1-");
    }

    /** The player who makes the first move is White, whatever the number. */
    @ParameterizedTest
    @CsvSource({"P1, contradiction, P0", "P2, left-out, ''"})
    void start_ofOtherPlayer_isReported(String player, String repair, String instead) {
        Parsed<GameRecord> parsed = Sgf.parse(HEADER + "P0[0 Start " + player + "]" + ROW + ")", ReadOptions.lenient());

        assertThat(parsed.repairs()).singleElement().satisfies(found -> {
            assertThat(found.kind().id()).isEqualTo(repair);
            assertThat(found.replacement()).isEqualTo(instead);
        });
    }

    @ParameterizedTest
    @CsvSource({"P0, P1", "P1, P0"})
    void event_ofWrongPlayer_namesRightOne(String player, String right) {
        String move = player.equals("P0")
                ? "[7 movedone W wA1 K 13 .]P0[8 movedone B bA2 R 13 .]"
                : "[7 movedone W wA1 K 13 .]";
        Parsed<GameRecord> parsed = Sgf.parse(HEADER + ROW + player + move + ")", ReadOptions.lenient());

        assertThat(parsed.repairs()).singleElement().satisfies(found -> {
            assertThat(found.kind().id()).isEqualTo("contradiction");
            assertThat(found.replacement()).isEqualTo(right);
        });
    }
}
