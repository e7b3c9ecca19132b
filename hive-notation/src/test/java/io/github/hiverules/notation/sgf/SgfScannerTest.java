package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The grammar of the SGF standard: parentheses, semicolons, and properties with values in brackets. */
class SgfScannerTest {

    private static final String HEADER = "(;GM[27]VV[1]SU[hive]P0[id \"Ada\"]P1[id \"Ben\"]";
    private static final String FIRST = ";P0[1 move W wS1 N 13 .];P0[2 done]";
    private static final String SECOND = ";P1[3 move B bS1 O 13 wS1-];P1[4 done]";

    private static Parsed<GameRecord> parse(String text) {
        return Sgf.parse(text, ReadOptions.lenient());
    }

    /** What follows the first move. The fault is at the marked text, which may be empty at the end. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "x)              | sgf-property | x)",
                "x;C[y])         | sgf-property | x;",
                "x(C[y])         | sgf-property | x(",
                "x]C[y])         | sgf-property | x]",
                "x C[y])         | sgf-property | x C",
                ";[y])           | sgf-property | [",
                "x               | sgf-property | x",
                "x)C[y])         | sgf-property | x)",
                "C[y             | sgf-property | [y",
                "TM[100          | sgf-property | [100",
                "C[y\\])          | sgf-property | [y\\])",
                ");P0[3 done])   | end          | ;",
                "))              | end          | )",
                ")C[y])          | end          | C",
                "(;C[y]);C[z])   | no-variation | ;",
                "(;C[y])C[z])    | no-variation | C",
                "(;C[y])(;x)     | sgf-property | x)",
                "(;C[y])(;C[z]   | no-variation | (;C[z]",
            })
    void text_withoutGrammar_isFaultWhereItEnds(String rest, String expected, String found) {
        Parsed<GameRecord> parsed = parse(HEADER + FIRST + rest);

        assertThat(parsed.value().orElseThrow().game().plyCount()).isEqualTo(1);
        assertThat(parsed.fault()).hasValueSatisfying(fault -> {
            assertThat(fault.expected().map(Expected::id)).contains(expected);
            assertThat(fault.text()).isEqualTo(found);
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  ", "GM[27]", "x", ")"})
    void text_withoutParenthesis_isNoGame(String text) {
        assertThat(parse(text).fault().flatMap(Fault::expected)).contains(Expected.GAME);
    }

    /** Whitespace may stand between all parts, and a property may have several values. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "C[y]",
                " C [y] ",
                ";;\n C\t[y]",
                "(;C[y])",
                "(C[y])",
                "((;C[y]))",
                "( ; C[y] )",
            })
    void text_withinGrammar_needsNoRepair(String rest) {
        Parsed<GameRecord> parsed = Sgf.parse(HEADER + FIRST + rest + ") ", ReadOptions.strict());

        assertThat(parsed.orThrow().comments()).containsExactly(Map.entry(1, "y"));
    }

    /** Of several variations, the first one counts; each of the others is reported as a whole. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;C[a])(;C[b])                  | (;C[b])",
                "(;C[a])( ; C[b] ; x[(] )        | ( ; C[b] ; x[(] )",
                "(;C[a])((;C[b])(C[c]))          | ((;C[b])(C[c]))",
                "(;C[a])(;C[b](;C[c]);)          | (;C[b](;C[c]);)",
            })
    void variation_afterFirst_isReported(String variations, String reported) {
        Parsed<GameRecord> parsed = parse(HEADER + FIRST + variations + ")");

        assertThat(parsed.orThrow().comments()).containsExactly(Map.entry(1, "a"));
        assertThat(parsed.repairs()).map(Repair::kind).containsExactly(Repair.Kind.LEFT_OUT);
        assertThat(parsed.repairs()).map(Repair::text).containsExactly(reported);
    }

    @ParameterizedTest
    @CsvSource({
        "(;C[a])(;GM[27]SU[hive]), no-variation",
        "(;C[a])(;C[b](;GM[27]SU[hive]), no-variation",
        "(;GM[27]SU[hive]), sgf-property",
    })
    void game_insideGame_isAnotherGame(String rest, String expected) {
        List<Parsed<GameRecord>> games =
                Sgf.parseAll(HEADER + FIRST + rest, ReadOptions.lenient()).toList();

        assertThat(games.get(0).fault().flatMap(Fault::expected).map(Expected::id))
                .contains(expected);
        assertThat(games.get(0).value().orElseThrow().game().plyCount()).isEqualTo(1);
        assertThat(games.get(1).location().offset()).isEqualTo((HEADER + FIRST + rest).lastIndexOf("(;GM"));
    }

    /** A value without an end reaches to the next line that opens a game, whatever comes before that line. */
    @Test
    void valueWithoutEnd_reachesToNextGameLine() {
        String text = "(;GM[a)(;GM[b)(;GM[c\n" + HEADER + ")\n(;GM[d)(;GM[e";

        assertThat(Sgf.parseAll(text, ReadOptions.lenient()))
                .map(game -> game.fault().map(Fault::text).orElse("none"))
                .containsExactly("[a)(;GM[b)(;GM[c\n", "[b)(;GM[c\n", "[c\n", "none", "[d)(;GM[e", "[e");
    }

    /** A clock whose bracket is not closed must not swallow the moves after it. */
    @ParameterizedTest
    @ValueSource(strings = {"TM[100", "TM[100\n", "TM[", "TM[100(", "TM[100)", "WL[9.5", "TM[A1B2"})
    void clock_thatIsNotClosed_swallowsNothing(String clock) {
        Parsed<GameRecord> parsed = parse(HEADER + FIRST + clock + SECOND + ")");

        assertThat(parsed.fault()).flatMap(Fault::expected).contains(Expected.SGF_PROPERTY);
        assertThat(parsed.value().orElseThrow().game().plyCount()).isOne();
    }

    @Test
    void clock_withParenthesis_endsNoGame() {
        Parsed<GameRecord> parsed = parse(HEADER + FIRST + "WL[57)2]" + SECOND + ")");

        assertThat(parsed.repairs()).map(Repair::text).containsExactly("WL[57)2]");
        assertThat(parsed.orThrow().game().plyCount()).isEqualTo(2);
    }
}
