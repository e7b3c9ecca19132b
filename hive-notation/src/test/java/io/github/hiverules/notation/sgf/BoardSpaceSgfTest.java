package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Reads what BoardSpace files contain besides moves, and damaged files. */
class BoardSpaceSgfTest {

    private static final String HEADER = "(;GM[27]VV[1]SU[hive]P0[id \"Ada\"]P1[id \"Ben\"]";
    private static final String TWO_MOVES = ";P0[1 move W wS1 N 13 .];P0[2 done];P1[3 move B bS1 O 13 wS1-];P1[4 done]";
    private static final String TWO_MOVES_AS_UHP = "Base;InProgress;White[2];wS1;bS1 wS1-";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Start P0                        | wS1;bS1 wS1-          | ",
                "pick W 0 wQ                     | wS1;bS1 wS1-          | ",
                "pickb N 13 wS1                  | wS1;bS1 wS1-          | ",
                "drop W 0 wQ                     | wS1;bS1 wS1-          | ",
                "dropb wQ M 13 -wS1              | wS1;bS1 wS1-          | uncommitted-move",
                "pdropb wQ M 13 -wS1             | wS1;bS1 wS1-          | uncommitted-move",
                "move W wQ M 13 -wS1             | wS1;bS1 wS1-          | uncommitted-move",
                "pmove W wQ M 13 -wS1            | wS1;bS1 wS1-          | uncommitted-move",
                "movedone W wQ M 13 -wS1         | wS1;bS1 wS1-;wQ -wS1  | ",
                "pmovedone W wQ M 13 -wS1        | wS1;bS1 wS1-;wQ -wS1  | ",
                "done                            | wS1;bS1 wS1-          | ignored",
                "pass                            | wS1;bS1 wS1-          | uncommitted-move",
                "offerdraw                       | wS1;bS1 wS1-          | uncommitted-move",
                "declinedraw                     | wS1;bS1 wS1-          | uncommitted-move",
                "acceptdraw                      | wS1;bS1 wS1-          | uncommitted-move",
                "resign                          | wS1;bS1 wS1-          | uncommitted-move",
                "swap                            | wS1;bS1 wS1-          | ",
                "playwhite                       | wS1;bS1 wS1-          | ",
                "playblack                       | wS1;bS1 wS1-          | ",
                "WinOnTime                       | wS1;bS1 wS1-          | ",
                "Reset                           | wS1;bS1 wS1-          | left-out",
                "Undo                            | wS1;bS1 wS1-          | left-out",
                "Edit                            | wS1;bS1 wS1-          | left-out",
                "NullMove                        | wS1;bS1 wS1-          | left-out",
                "PleaseUndo                      | wS1;bS1 wS1-          | left-out",
                "DontUndo                        | wS1;bS1 wS1-          | left-out",
                "AllowUndo                       | wS1;bS1 wS1-          | left-out",
                "flipTheTable                    | wS1;bS1 wS1-          | unknown-value",
            })
    void read_event_isUsedOrRepaired(String event, String moves, String repair) {
        for (String numbered : List.of(event, "5 " + event, "5 " + event.toUpperCase(Locale.ROOT))) {
            String text = HEADER + TWO_MOVES + ";P0[" + numbered + "])";

            Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

            assertThat(GameString.writeForEngine(parsed.orThrow().game())).endsWith("];" + moves);
            assertThat(parsed.repairs())
                    .map(found -> found.kind().id())
                    .isEqualTo(repair == null ? List.of() : List.of(repair));
            assertThat(Sgf.parse(text, ReadOptions.strict()).fault().isPresent())
                    .isEqualTo(repair != null);
        }
    }

    /** The reader reports events that contradict the rest of a record or do not belong there. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "P0[5 Start P1]                                    | contradiction | Start P1",
                "P0[5 Start P2]                                    | left-out  | Start P2",
                "P0[5 Start P0];P0[6 Start P0]                     | left-out  | Start P0",
                "P1[5 movedone W wQ M 13 .]                        | contradiction | movedone W wQ M 13 .",
                "P0[5 movedone B wQ M 13 .]                        | contradiction | movedone B wQ M 13 .",
                "P0[5 movedone x wQ M 13 .]                        | contradiction | movedone x wQ M 13 .",
                "P0[5 move W wQ M 13 .];P1[6 done]                 | contradiction | done",
                "P0[5 resign];P1[6 done]                           | contradiction | done",
                "P0[5 resign];P0[6 done];P0[7 done]                | ignored      | done",
                "P0[5 WinOnTime];P0[6 done];P0[7 done]             | ignored      | done",
                "P0[5 move W wQ M 13 .];P0[6 resign];P0[7 done]    | uncommitted-move    | move W wQ M 13 .",
                "P0[5 dropb wQ M 13 .];P0[6 pick];P0[7 done]       | left-out  | pick",
                "P0[5]                                             | unknown-value | 5",
                "P0[5 mve W wQ M 13 -wS1]                          | unknown-value | mve W wQ M 13 -wS1",
                "P0[5moveWwQM13-wS1]                               | unknown-value | 5moveWwQM13-wS1",
                "P0[5 resgn]                                       | unknown-value | resgn",
            })
    void read_unexpectedEvent_isRepaired(String events, String repair, String found) {
        String text = HEADER + TWO_MOVES + ";" + events + ")";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs()).singleElement().satisfies(reported -> {
            assertThat(reported.kind().id()).isEqualTo(repair);
            assertThat(reported.text()).isEqualTo(found);
        });
        assertThat(Sgf.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    @Test
    void read_drawOfferAndAnswerBeforeOneDone_needsNoRepair() {
        String text = HEADER + TWO_MOVES + ";P0[5 offerdraw];P1[6 acceptdraw];P1[7 done])";

        assertThat(Sgf.parse(text, ReadOptions.strict()).orThrow().game().result())
                .isEqualTo(GameResult.drawByAgreement());
    }

    @Test
    void read_doneBeforeFirstMove_isRepaired() {
        String text = HEADER + ";P0[0 done]" + TWO_MOVES + ")";

        assertThat(Sgf.parse(text, ReadOptions.lenient()).repairs())
                .map(repair -> repair.kind().id())
                .containsExactly("ignored");
    }

    /** Anything but numbers after the name, or letters of no expansion. */
    @ParameterizedTest
    @ValueSource(strings = {"hive 2 x", "hive 2-1", "hive 2/", "hive 2:", "hive-a", "hive-z", "hive-pielm", "hive-foo"})
    void read_setupWithMore_isRepaired(String setup) {
        String text = HEADER.replace("SU[hive]", "SU[" + setup + "]") + TWO_MOVES + ")";

        assertThat(Sgf.parse(text, ReadOptions.lenient()).repairs())
                .map(repair -> repair.kind().id())
                .containsExactly("unknown-value");
    }

    @ParameterizedTest
    @CsvSource({"Reset, 2", "Undo, 2", "AllowUndo, 2", "Edit, 2", "NullMove, 3", "PleaseUndo, 3", "DontUndo, 3"})
    void read_eventBeforeDone_dropsOrKeepsPendingMove(String event, int plies) {
        String text = HEADER + TWO_MOVES + ";P0[5 dropb wQ M 13 .];P0[6 " + event + "];P0[7 done])";

        assertThat(Sgf.parse(text, ReadOptions.lenient()).orThrow().game().plyCount())
                .isEqualTo(plies);
    }

    @Test
    void read_winOnTime_isOpponentsLossOnTime() {
        String text = HEADER + TWO_MOVES + ";P0[5 WinOnTime];P0[6 done])";

        assertThat(Sgf.parse(text, ReadOptions.strict()).orThrow().game().result())
                .isEqualTo(GameResult.lossOnTimeOf(Color.BLACK));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "; P-1[Pop P0\\[0 Start P0\\]]   | ignored",
                "; P-1[vcr:@-1 doScrollTo 99999] | ignored",
                "; some-Thing_1[x]               | ignored",
                "SU[hive-plm]                    | repeated",
                "P0[id \"Eve\"]                    | ignored",
            })
    void read_unusedProperty_isRepaired(String property, String kind) {
        String text = HEADER + TWO_MOVES + property + ")";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.lenient());

        assertThat(GameString.writeForEngine(parsed.orThrow().game())).isEqualTo(TWO_MOVES_AS_UHP);
        assertThat(parsed.value().orElseThrow().tags()).containsEntry("White", "Ada");
        assertThat(parsed.repairs()).map(repair -> repair.kind().id()).containsExactly(kind);
        assertThat(Sgf.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"more", "and more"})
    void read_extraWordsInEvent_areRepaired(String words) {
        String text = HEADER + TWO_MOVES.replace("bS1 O 13 wS1-", "bS1 O 13 wS1- " + words) + ")";

        assertThat(Sgf.parse(text, ReadOptions.lenient()).repairs())
                .map(repair -> repair.kind().id() + " " + repair.replacement())
                .containsExactly("read-as move");
    }

    @ParameterizedTest
    @CsvSource({
        "hive, Base",
        "hive-m, Base+M",
        "hive-l, Base+L",
        "hive-p, Base+P",
        "hive-lm, Base+ML",
        "hive-pm, Base+MP",
        "hive-pl, Base+LP",
        "hive-plm, Base+MLP",
        "Hive-PLM, Base+MLP",
        "hive-mlp, Base+MLP",
        "hive-plm 2 0 101, Base+MLP",
        "hive-plm 2 0 901, Base+MLP",
    })
    void read_setup_acceptsEverySpelling(String setup, String type) {
        for (String game : List.of("27", "hive", "Hive")) {
            String text = "(;GM[" + game + "]SU[" + setup + "])";

            assertThat(GameString.write(
                            Sgf.parse(text, ReadOptions.strict()).orThrow().game()))
                    .startsWith(type + ";");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"hive-ultimate", "Hive-Ultimate", "hive-ultimate 2 0 101"})
    void read_hiveUltimate_isRefused(String setup) {
        Fault fault = Sgf.parse("(;GM[27]SU[" + setup + "])", ReadOptions.lenient())
                .fault()
                .orElseThrow();

        assertThat(fault.expected()).contains(Expected.SGF_SETUP);
        assertThat(Sentences.english().fault(fault)).contains("hive-ultimate is a different game");
    }

    @Test
    void read_variations_keepsFirst() {
        String text = HEADER + TWO_MOVES + "(;P0[5 movedone W wQ M 13 .](;P1[6 movedone B bQ P 13 .])(;P1[6 done]))"
                + "(;P0[5 movedone W wA1 M 13 .](;C[a) (b]))) (;GM[27]SU[hive])";

        List<Parsed<GameRecord>> parsed =
                Sgf.parseAll(text, ReadOptions.lenient()).toList();

        assertThat(parsed).hasSize(2);
        assertThat(GameString.writeForEngine(parsed.get(0).orThrow().game())).endsWith(";wS1;bS1 wS1-;wQ -wS1;bQ bS1-");
        assertThat(parsed.get(0).repairs()).map(repair -> repair.kind().id()).containsExactly("left-out", "left-out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", ";]", ";P0", ";P0[1 done", ";P0[1 done\\]", "(;P0[1 done]", "(", ") x", ";P0[]x;"})
    void parseAll_brokenGame_keepsAllOthers(String broken) {
        for (String between : List.of("\n", "\r\n", "\n\n  ")) {
            String validGame = HEADER + TWO_MOVES + ")" + between;
            String text = validGame + HEADER + broken + between + validGame + validGame;

            List<Parsed<GameRecord>> games =
                    Sgf.parseAll(text, ReadOptions.lenient()).toList();

            assertThat(games).filteredOn(game -> game.fault().isEmpty()).hasSizeGreaterThanOrEqualTo(3);
            assertThat(games)
                    .filteredOn(game -> game.value()
                            .filter(read -> read.game().plyCount() == 2)
                            .isPresent())
                    .allSatisfy(game -> assertThat(game.fault()).isEmpty())
                    .hasSize(3);
            assertThat(games).anyMatch(game -> game.fault().isPresent());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "14 juillet 2018, 14 juillet 2018",
        "28 October 2018, 2018.10.28",
    })
    void read_date_keepsWhatTheFileSays(String written, String date) {
        String text = HEADER.replace("SU[", "DT[" + written + "]SU[") + ")";

        assertThat(Sgf.parse(text, ReadOptions.strict()).value().orElseThrow().tags())
                .containsEntry("Date", date)
                .containsEntry("SgfDate", written);
    }

    @Test
    void read_eventSiteRoundAndComments_areKept() {
        String text = HEADER + "EV[Open]PC[Boston]RO[3]C[well]" + TWO_MOVES + "C[played])";

        Parsed<GameRecord> parsed = Sgf.parse(text, ReadOptions.strict());

        assertThat(parsed.value().orElseThrow().tags())
                .containsEntry("Event", "Open")
                .containsEntry("Site", "Boston")
                .containsEntry("Round", "3");
        assertThat(parsed.value().orElseThrow().comments()).isEqualTo(Map.of(0, "well", 2, "played"));
    }
}
