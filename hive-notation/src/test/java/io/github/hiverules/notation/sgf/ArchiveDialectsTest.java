package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What another project met when it converted the archive of BoardSpace, which goes back to 2006. */
class ArchiveDialectsTest {

    private static final String NAMES = "P0[id \"Ada\"]P1[id \"Ben\"]";
    private static final String TWO_MOVES =
            "; P0[1 dropb wS1 N 13 .]; P0[2 done]; P1[3 dropb bS1 O 13 wS1-]; P1[4 done]";

    private static Parsed<GameRecord> parse(String setup, String events) {
        return Sgf.parse("(;GM[27]VV[1]SU[" + setup + "]" + NAMES + events + ")", ReadOptions.lenient());
    }

    private static String moves(String events) {
        Game game = parse("hive-plm", events).orThrow().game();
        return GameString.writeForEngine(game).replaceFirst(".*\\];", "");
    }

    /** White, who is to move, can only pass. The moves come from the tests of nokamute. */
    private static final String FORCED = Sgf.write(
            GameString.read("Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;"
                    + "wQ -wA1;bA2 bQ\\;wQ \\wA1;bA1 \\wQ;wG1 /wQ;bA2 /wG1"),
            Map.of());

    private static Parsed<GameRecord> parseAfterForced(String events) {
        return Sgf.parse(FORCED.replaceFirst("\\)\\s*$", events + ")"), ReadOptions.lenient());
    }

    /** A draw offer needs a done of its own before another one can be a pass. A pass is not played twice. */
    @ParameterizedTest
    @CsvSource(
            nullValues = "-",
            value = {
                "P0[25 done], 1, -",
                "P1[25 done], 0, ignored",
                "P0[25 offerdraw]P0[26 done], 0, -",
                "P0[25 resign]P0[26 done]P0[27 done], 0, ignored",
                "P0[25 offerdraw]P0[26 done]P0[27 done]P0[28 pass]P0[29 done], 1, -",
            })
    void doneAlone_whenOnlyPassIsLegal_isPassOfPlayerToMove(String events, int passes, String repair) {
        Parsed<GameRecord> parsed = parseAfterForced(events);

        List<Move> moves = parsed.orThrow().game().moves();
        assertThat(moves.subList(12, moves.size())).isEqualTo(Collections.nCopies(passes, Move.pass()));
        assertThat(parsed.repairs())
                .map(found -> found.kind().id())
                .isEqualTo(repair == null ? List.of() : List.of(repair));
    }

    /** Some files number the columns beyond the edges: 1A is west of A, 2A the next one, and 1Z is east of Z. */
    @ParameterizedTest
    @CsvSource({"A, 1A, B, 2A, wS1;bG1 -wS1;wQ wS1-;bQ -bG1", "Z, 1Z, Y, 2Z, wS1;bG1 wS1-;wQ -wS1;bQ bG1-"})
    void columnsBeyondEdge_areNumbered(String first, String second, String third, String fourth, String expected) {
        String events = "; P0[1 move W S1 " + first + " 13 .]; P0[2 done]; P1[3 move B G1 " + second
                + " 13 .]; P1[4 done]; P0[5 move W Q " + third + " 13 .]; P0[6 done]; P1[7 move B Q " + fourth
                + " 13 .]; P1[8 done]";

        assertThat(moves(events)).isEqualTo(expected);
        assertThat(parse("hive-plm", events).repairs()).isEmpty();
    }

    /** A well-known script that exports games of BoardGameArena keeps the numbers of its pieces. */
    @Test
    void numbersOutOfOrder_areRenumberedOnRequest() {
        String events = "; P0[1 pick W 3 wA2]; P0[2 dropb wA2 N 13 .]; P0[3 done]"
                + "; P1[4 pick B 3 bB2]; P1[5 dropb bB2 O 13 wA2-]; P1[6 done]"
                + "; P0[7 pick W 0 wQ]; P0[8 dropb wQ M 13 -wA2]; P0[9 done]"
                + "; P1[10 pick B 0 bQ]; P1[11 dropb bQ P 13 bB2-]; P1[12 done]"
                + "; P0[13 pick W 3 wA1]; P0[14 dropb wA1 L 13 -wQ]; P0[15 done]"
                + "; P1[16 pick B 3 bB1]; P1[17 dropb bB1 Q 13 bQ-]; P1[18 done]"
                + "; P0[19 pickb L 13 wA1]; P0[20 dropb wA1 R 13 bB1-]; P0[21 done]";
        String text = "(;GM[27]VV[1]SU[hive]" + NAMES + events + ")";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient().withRenumbering(true));

        assertThat(GameString.write(parsed.orThrow().game()))
                .isEqualTo("Base;InProgress;Black[4];wA1;bB1 wA1-;wQ -wA1;bQ bB1-;wA2 -wQ;bB2 bQ-;wA2 bB2-");
        assertThat(parsed.repairs())
                .map(repair -> repair.kind() + " " + repair.replacement())
                .containsExactly(
                        "NUMBERS_OUT_OF_ORDER wA1",
                        "NUMBERS_OUT_OF_ORDER bB1",
                        "NUMBERS_OUT_OF_ORDER wA2",
                        "NUMBERS_OUT_OF_ORDER bB2");
        assertThat(Sgf.parse(text).fault()).isPresent();
    }

    @Test
    void playersWithoutNames_haveNoTags() {
        assertThat(Sgf.read("(;GM[27]SU[hive]" + TWO_MOVES + ")").tags()).isEmpty();
        assertThat(Sgf.read("(;GM[27]SU[hive]P1[id \"Ben\"]" + TWO_MOVES + ")").tags())
                .isEqualTo(Map.of("Black", "Ben"));
    }

    /** A dot says nothing, so the coordinates decide: next to a piece, or on top of it. */
    @Test
    void dotInMidGame_isResolvedByCoordinates() {
        String events = "; P0[5 dropb wQ M 13 .]; P0[6 done]; P1[7 dropb bQ P 13 .]; P1[8 done]"
                + "; P0[9 dropb wB1 L 13 .]; P0[10 done]; P1[11 dropb bB1 Q 13 .]; P1[12 done]"
                + "; P0[13 pickb L 13 wB1]; P0[14 dropb wB1 M 13 .]; P0[15 done]";

        assertThat(moves(TWO_MOVES + events)).isEqualTo("wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bB1 bQ-;wB1 wQ");
    }

    /** A client may translate the name of a guest. Nobody can tell two guests apart, or who of two named players won. */
    @ParameterizedTest
    @CsvSource({
        "guest, guest, Game won by guest",
        "guest, guest, guest vann spelet",
        "guest, Dumbot, g\u00e4st vann spelet",
        "Ada, Ben, Ada und Ben: unentschieden",
    })
    void result_ofPlayerWhoCannotBeTold_isUnknown(String white, String black, String words) {
        String text = "(;GM[27]SU[hive]RE[" + words + "]"
                + NAMES.replace("Ada", white).replace("Ben", black) + TWO_MOVES + ")";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(parsed.orThrow().game().result()).isEqualTo(GameResult.IN_PROGRESS);
        assertThat(parsed.orThrow().tags()).containsEntry("SgfResult", words);
        assertThat(parsed.repairs()).map(Repair::kind).containsExactly(Repair.Kind.UNKNOWN_VALUE);
    }
}
