package io.github.hiverules.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What the PGN standard allows besides one move on each line, by its sections: 5 (comments), 6 (the escape mechanism),
 * 8.2.2 (numbers of moves), 8.2.4 and 10 (numeric annotations), 8.2.6 (results), 9.6 (results); and lists of moves.
 */
class PgnStandardTest {

    private static final String TAG = "[GameType \"Base\"]\n";
    private static final String FOUR = "wG1;bG1 wG1-;wQ -wG1;bQ bG1-";

    private static String moves(GameRecord record) {
        return GameString.writeForEngine(record.game()).replaceFirst("^[^;]*;[^;]*;[^;]*;?", "");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wG1 2. bG1 wG1- 3. wQ -wG1 4. bQ bG1- *",
                "1. wG1 2. bG1 wG1-\n3. wQ -wG1\n4. bQ bG1- *\n",
                "1. wG1 2. bG1 wG1- 3. wQ -wG1 4. bQ bG1-\t*",
                "1.wG1 2.bG1 wG1- 3.wQ -wG1 4.bQ bG1- *",
                "% written by a program\n1. wG1 2. bG1 wG1-\n%1. wA1\n3. wQ -wG1 4. bQ bG1- *",
            })
    void read_movetextOfStandard_needsNoRepair(String text) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text, ReadOptions.strict());

        assertThat(moves(parsed.orThrow())).isEqualTo(FOUR);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wG1 ; first%2. bG1 wG1-%*             | first | 1",
                "1. wG1; first%2. bG1 wG1-%*              | first | 1",
                "1. wG1 2. bG1 wG1- ; rest of line { $6%* | rest of line { $6 | 2",
                "1. wG1%;%2. bG1 wG1-%; a line%*          | a line | 2",
                "1. wG1 ; (1. wA1) [Event \"x\"]%2. bG1 wG1- * | (1. wA1) [Event \"x\"] | 1",
                "1. wG1 ; was b2 better?%2. bG1 wG1- *    | was b2 better? | 1",
                "1. wG1 {a ; b}%2. bG1 wG1- *             | a ; b | 1",
            })
    void read_commentToEndOfLine_isKept(String text, String comment, int ply) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text.replace('%', '\n'), ReadOptions.strict());

        assertThat(moves(parsed.orThrow())).isEqualTo("wG1;bG1 wG1-");
        assertThat(parsed.orThrow().comments()).containsEntry(ply, comment);
    }

    @Test
    void parseAll_commentsAndEscapesBetweenGames_beginNoGame() {
        String game = "% x [Event \"x\"]\n; a {\n[GameType \"Base\"] ; b {\n;[Event \"y\"]\n1. wG1 *\n";

        assertThat(Pgn.parseAll(game + game, ReadOptions.strict()))
                .map(parsed -> parsed.orThrow().comments())
                .containsExactly(Map.of(0, "a { b { [Event \"y\"]", 1, "a {"), Map.of(0, "b { [Event \"y\"]"));
    }

    /** A game that could go on with what stands in a comment or a skipped line may have lost those moves. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wG1; 2. bG1 wG1- was expected",
                "1. wG1 ; bG1 wG1- (a mirror)",
                "1. wG1|; 2. bG1 wG1-",
                "1. wG1;bG1 wG1-",
                "1. wG1 bG1 wG1-; 2. wQ -wG1 bQ bG1-",
                "1. wG1 2. bG1 wG1- ; good 3. wQ -wG1 4. bQ bG1-",
                "1. wG1 2. bG1 wG1- ; good|3. wQ -wG1 ; 4. bQ bG1- ; 5. wQ \\wG1",
                "[wG1 .] [bG1 -wG1];[wQ wG1-] [bQ -bG1]",
                "1. wG1|%2. bG1 wG1-|",
                "1. wG1|% 2. bG1 wG1-|%more",
                "1. wG1{2. bG1 wG1-}",
                "1. wG1{. bG1 wG1-}",
                "1. wG1 {x} 2. bG1 wG1- {y 3.|wQ|-wG1 {z} *",
                "1. wG1 {x} 2. bG1 wG1- {y 03. wQ -wG1 {z} *",
                "1. wG1{a comment|2. bG1 wG1-|{[%clk 0:09:58]}",
                "1. wG1{a 2. bG1 wG1- {b} *",
                "wG1|bG1 wG1-|wQ -wG1|{good|bQ bG1-|wA1 /wQ|{nice}|bA1 bG1/",
            })
    void parse_asideWithNextMove_isReported(String text) {
        assertLost(text, false);
    }

    /** The rest of a game that has lost most of its moves is not a game. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wG1; 2. bG1 wG1-; 3. wQ -wG1",
                "1. wG1; that is the start. 2. bG1 wG1-; 3. wQ -wG1",
                "1. wG1 ;;; 2. bG1 wG1- ;;; 3. wQ -wG1",
                "1) wG1; 2) bG1 wG1-!; 3) wQ -wG1",
                "1. wG1; 1... bG1 wG1-; 2. wQ -wG1",
                "1. wG1 ; good 2. bG1 wG1- 3. wQ -wG1",
                "{y 1. wG1 {z}",
                "1. wG1 (2. bG1 wG1-) (3. wQ -wG1)",
                "1. wG1 {2. bG1 wG1-} {3. wQ -wG1}",
                "1. wG1|{|  1... bG1 wG1-  |2. wQ -wG1 {b}",
                "{wG1|bG1 \\wG1|wS1 wG1\\|}",
                "{wG1 bG1 \\wG1 wS1 wG1\\}",
                "; 1. wG1 2. bG1 wG1- 3. wQ -wG1",
            })
    void parse_asidesWithMostMoves_isUnreadable(String text) {
        assertLost(text, true);
    }

    private static void assertLost(String moves, boolean isMost) {
        String text = TAG + moves.replace('|', '\n').replace("\\\\", "\\");
        Parsed<GameRecord> parsed = Pgn.parse(text);

        if (isMost) {
            assertThat(parsed.fault()).flatMap(Fault::expected).contains(Expected.MOVES_OUTSIDE_COMMENTS);
            assertThat(Pgn.parse("[Result \"1-0\"]" + text).value())
                    .hasValueSatisfying(
                            record -> assertThat(record.game().isOver()).isFalse());
        } else {
            assertThat(parsed.fault()).isEmpty();
        }
        assertThat(parsed.repairs())
                .extracting(Repair::kind)
                .contains(text.contains("(2.") ? Repair.Kind.LEFT_OUT : Repair.Kind.MOVE_IN_COMMENT);
        assertThat(parsed.withoutGuesses().fault()).isPresent();
        assertThat(Pgn.parse(text, ReadOptions.strict()).fault()).isPresent();
    }

    /** Players mention moves, and variations. Numbers show that the moves around them belong together. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wG1 {2. bG1 wG1-} 2. bS1 wG1- *",
                "1. wG1 ; 2. bG1 wG1- 3. wQ -wG1|2. bS1 wG1- *",
                "1. wG1 2. bG1 wG1- {2. bS1 was worse, but not 3. wQ -wG1} *",
                "1. wG1 2. bG1 wG1- {better was wG1 \\bG1} *",
                "1. wG1 2. bG1 wG1- {wQ -wG1 comes next} *",
                "1. wG1 2. bG1 wG1- {3. and the last} *",
                "1. wG1 2. bG1 wG1- {at 3. wQ -wG1} *",
                "1. wG1 {a {b} 2. bG1 wG1- *",
            })
    void parse_commentThatMentionsMoves_isNotReported(String text) {
        assertThat(Pgn.parse(TAG + text.replace('|', '\n'), ReadOptions.strict())
                        .fault())
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "wG1|{bG1 wG1- wQ -wG1}|bS1 wG1-",
                "wG1|{here bG1 wG1- is usual}|bS1 wG1-",
                "wG1 (bG1 wG1-) bS1 wG1-",
                "1. wG1 2. bG1 wG1- (2. bS1 wG1- 3. wQ -wG1 4. bQ bS1-) 3. wQ -wG1",
                "1. wG1 bG1 wG1- {2. wQ -wG1 is better} 2. wS1 -wG1 bS1 bG1-",
                "1. wG1 2. bG1 wG1- (2. bS1 wG1- ; :-)|) 3. wQ -wG1",
                "1. wG1 2. bG1 wG1- (2. bS1 wG1- ; bad :-(|) 3. wQ -wG1",
            })
    void parse_variation_isNoPartOfGame(String text) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text.replace('|', '\n'));

        assertThat(parsed.fault()).isEmpty();
        assertThat(parsed.repairs()).extracting(Repair::kind).doesNotContain(Repair.Kind.MOVE_IN_COMMENT);
    }

    /** Of several numbers before a move, each counts: moves between them may be lost. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1. wG1 2. bG1 wG1- 3{. wQ -wG1 4. bQ bG1- {good} 5. wA1 /wG1",
                "1. wG1 2. bG1 wG1- 3. 5. wA1 /wG1",
                "1. wG1 2. bG1 wG1- 3. 4. 5. 9. wA1 /wG1",
                "1. wG1 2. bG1 wG1- 3 {x} 77 {y} 9. wA1 /wG1",
                "1. wG1 2. bG1 wG1- 4. 3. wA1 /wG1",
            })
    void parse_otherNumberBeforeMove_isReported(String text) {
        assertThat(Pgn.parse(TAG + text).repairs()).extracting(Repair::kind).contains(Repair.Kind.WRONG_NUMBER);
    }

    @ParameterizedTest
    @ValueSource(strings = {"%[Ruleset \"base.opening.repetition\"]", ";[Result \"1-0\"]", "%[Termination \"x\"]"})
    void parse_tagOfGameInComment_isReported(String line) {
        assertThat(Pgn.parse(TAG + line + "\n1. wG1").repairs())
                .extracting(Repair::kind)
                .containsExactly(Repair.Kind.MALFORMED_TAG);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wG1 2. bG1 wG1- $6%*      | $6   | 20",
                "1. wG1 2. bG1 wG1-$139 *     | $139 | 19",
                "1. wG1 2. bG1 wG1-! *        | !    | 19",
                "1. wG1 2. bG1 wG1- !? *      | !?   | 20",
                "1. wG1 2. bG1 wG1-?? {x} *   | ??   | 19",
                "1. wG1!! 2. bG1 wG1- *       | !!   | 7",
            })
    void read_annotation_isDropped(String text, String found, int column) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text.replace('%', '\n'), ReadOptions.lenient());
        Parsed<GameRecord> strict = Pgn.parse(TAG + text.replace('%', '\n'), ReadOptions.strict());

        assertThat(moves(Pgn.read(TAG + text.replace('%', '\n')))).isEqualTo("wG1;bG1 wG1-");
        assertThat(parsed.repairs())
                .map(Repair::toString)
                .containsExactly("2:" + column + " ignored-annotation '" + found + "' ''");
        assertThat(strict.fault())
                .map(Fault::location)
                .hasValueSatisfying(where -> assertThat(where).hasToString("2:" + column));
        assertThat(strict.value().orElseThrow().game().plyCount()).isEqualTo(found.equals("!!") ? 1 : 2);
    }

    /** The standard's numbers count turns; it asks readers to accept any number of periods, and no number at all. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "1 wG1 2 bG1 wG1- 3 wQ -wG1 4 bQ bG1- *",
                "1 . wG1 2 . bG1 wG1- 3 . wQ -wG1 4 . bQ bG1- *",
                "1... wG1 2... bG1 wG1- 3... wQ -wG1 4... bQ bG1- *",
                "1) wG1 2) bG1 wG1- 3) wQ -wG1 4) bQ bG1- *",
                "1: wG1\n2: bG1 wG1-\n3: wQ -wG1\n4: bQ bG1-\n",
                ". wG1 ... bG1 wG1- . wQ -wG1 ... bQ bG1- *",
                "1. wG1 bG1 wG1- 2. wQ -wG1 bQ bG1- *",
                "1. wG1 1... bG1 wG1- 2. wQ -wG1 2... bQ bG1- *",
                "1. wG1 1\u2026 bG1 wG1- 2. wQ -wG1 2\u2026bQ bG1- *",
                "wG1 bG1 wG1- wQ -wG1 bQ bG1-",
                "wG1\nbG1 wG1-\nwQ -wG1\nbQ bG1-\n",
            })
    void read_numbersOfAnyForm_areRepaired(String text) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text, ReadOptions.lenient());

        assertThat(moves(parsed.orThrow())).isEqualTo(FOUR);
        assertThat(parsed.repairs()).map(Repair::kind).containsExactly(Repair.Kind.MOVE_NUMBER_FORM);
        assertThat(Pgn.parse(TAG + text, ReadOptions.strict()).fault()).isPresent();
    }

    /** The export format breaks lines anywhere between two words. */
    @Test
    void read_lineBreakInsideMove_isWhitespace() {
        Parsed<GameRecord> parsed =
                Pgn.parse(TAG + "1.\nwG1 2. bG1\nwG1- 3. wQ\n-wG1 4. bQ bG1- *", ReadOptions.lenient());

        assertThat(moves(parsed.orThrow())).isEqualTo(FOUR);
        assertThat(parsed.repairs()).map(Repair::kind).containsOnly(Repair.Kind.READ_AS);
    }

    /** A climb at the end of a line could lack its destination. It does not take the next move's piece for it. */
    @Test
    void read_lineWithoutDestination_isNotJoinedWithNextMove() {
        Parsed<GameRecord> parsed =
                Pgn.parse(TAG + "wB1\nbB1 wB1-\nwQ -wB1\nbQ bB1-\nwB1\nbB1 wB1\n", ReadOptions.lenient());

        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(4);
        assertThat(parsed.fault()).map(fault -> fault.location().line()).contains(6);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[wG1 .]\n[bG1 wG1-]\n[wQ -wG1]\n[bQ bG1-]",
                "[wG1 .] [bG1 wG1-] [wQ -wG1] [bQ bG1-]",
                "1. [wG1 .]\n2. [bG1 wG1-]\n3. [wQ -wG1]\n4. [bQ bG1-]",
                "[1. wG1, 2. bG1 wG1-, 3. wQ -wG1, 4. bQ bG1-]",
                "wG1 ., bG1 wG1-, wQ -wG1, bQ bG1-",
                "wG1,\nbG1 wG1-,\nwQ -wG1,\nbQ bG1-,\n",
                "[\"wG1\", \"bG1 wG1-\", \"wQ -wG1\", \"bQ bG1-\"]",
                "[\n  \"wG1\",\n  \"bG1 wG1-\",\n  \"wQ -wG1\",\n  \"bQ bG1-\"\n]\n",
                "\"wG1\" \u201CbG1 wG1-\u201D 'wQ -wG1' \u00ABbQ bG1-\u00BB",
            })
    void read_listOfMoves_isGame(String text) {
        Parsed<GameRecord> parsed = Pgn.parse(text, ReadOptions.lenient());

        assertThat(moves(parsed.orThrow())).isEqualTo(FOUR);
        assertThat(parsed.repairs()).map(Repair::kind).contains(Repair.Kind.IGNORED, Repair.Kind.MISSING_HEADER);
        assertThat(Pgn.parse(TAG + text, ReadOptions.strict()).fault()).isPresent();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. wG1 2. bG1 wG1- [           | 2:20",
                "1. wG1 2. bG1 wG1- 3. wQ, -wG1 | 2:25",
                "1. wG1 2. bG1 wG1- $           | 2:20",
                "1. wG1 2. bG1 {x} wG1-         | 2:14",
                "1. wG1 2. bG1 wG1- 1-0 *       | 2:24",
                "1. wG1 2. bG1 wG1- 2-0         | 2:20",
            })
    void read_otherSign_isFaultAtItsPlace(String text, String location) {
        Parsed<GameRecord> parsed = Pgn.parse(TAG + text, ReadOptions.lenient());

        assertThat(parsed.fault())
                .map(Fault::location)
                .hasValueSatisfying(where -> assertThat(where).hasToString(location));
    }
}
