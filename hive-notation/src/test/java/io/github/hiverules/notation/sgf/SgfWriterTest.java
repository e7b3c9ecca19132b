package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Color;
import java.time.Duration;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the writer writes, compared with events as the site's program writes them. */
class SgfWriterTest {

    /** Two moves of each player; the hive is a row from the white Queen at M 13 to the black Queen at P 13. */
    private static final Game ROW = GameString.read("Base+P;InProgress;White[3];wP;bS1 wP-;wQ -wP;bQ bS1-");

    /** Returns the lines after the given event number. */
    private static Stream<String> linesAfter(int event, Game game) {
        return Sgf.write(game, Map.of())
                .lines()
                .dropWhile(line -> !line.contains("[" + event + " "))
                .skip(1);
    }

    /** Northeast of N 13 is O 14. A move of the Queen Bee by herself is not a throw, even if she stands next to a Pillbug. */
    @ParameterizedTest
    @CsvSource({"wQ wP/, pmove W wQ O 14", "wQ \\wP, move W wQ N 14"})
    void throw_isPmove(String move, String event) {
        assertThat(linesAfter(8, game(ROW, move)).findFirst().orElseThrow()).startsWith("; P0[9 " + event + " ");
    }

    @Test
    void throw_ofOpponentsPiece_namesItsColor() {
        Game game = GameString.read(
                "Base+P;InProgress;White[5];wP;bS1 wP-;wQ -wP;bQ bS1/;wA1 -wQ;bQ wP/;wA2 -wA1;bA1 bS1-");

        assertThat(linesAfter(16, game(game, "bQ \\wP")).findFirst().orElseThrow())
                .startsWith("; P0[17 pmove B bQ N 14 ");
    }

    @Test
    void climb_namesNoNeighbor() {
        Game game = GameString.read("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wB1 -wQ;bB1 bQ-");

        assertThat(linesAfter(12, game(game, "wB1 wQ")))
                .containsExactly("; P0[13 move W wB1 M 13 .]", "; P0[14 done]", ")");
    }

    @Test
    void resignation_isEventOfLoser() {
        assertThat(linesAfter(8, ROW.end(GameResult.resignationOf(Color.BLACK))))
                .containsExactly("; P1[9 resign]", "; P1[10 done]", ")");
    }

    /** As in the game of Jewdoka and Quodlibet of December 8, 2020: an offer, an answer, and a "done" for each. */
    @Test
    void agreedDraw_isOfferAndAcceptance() {
        assertThat(linesAfter(8, ROW.end(GameResult.drawByAgreement())))
                .containsExactly("; P0[9 offerdraw]", "; P0[10 done]", "; P1[11 acceptdraw]", "; P1[12 done]", ")");
    }

    @ParameterizedTest
    @CsvSource({
        "SgfDate, Wed May 22 12:57:07 EDT 2013, DT[Wed May 22 12:57:07 EDT 2013]",
        "Date, 2013.05.22, DT[2013.05.22]",
        "Event, Open, EV[Open]",
        "Site, Boston, PC[Boston]",
        "Round, 3, RO[3]",
        "SgfGameName, A game, GN[A game]",
        "White, Ada, 'P0[id \"Ada\"]'",
        "Black, Ben, 'P1[id \"Ben\"]'",
    })
    void tag_isProperty(String tag, String value, String property) {
        assertThat(Sgf.write(ROW, Map.of(tag, value)).lines()).contains(property);
    }

    @Test
    void date_ofSgf_isKeptAsWritten() {
        Map<String, String> tags = Map.of("Date", "2013.05.22", "SgfDate", "Wed May 22 12:57:07 EDT 2013");

        assertThat(Sgf.write(ROW, tags).lines().filter(line -> line.startsWith("DT[")))
                .containsExactly("DT[Wed May 22 12:57:07 EDT 2013]");
    }

    @Test
    void date_unknownOne_isLeftOut() {
        assertThat(Sgf.write(ROW, Map.of("Date", "????.??.??")).lines()).noneMatch(line -> line.startsWith("DT["));
    }

    /** A Mosquito next to a Pillbug throws as the Pillbug does. */
    @Test
    void throw_byMosquito_isPmove() {
        Game game = GameString.read("Base+MP;InProgress;White[4];wP;bS1 wP-;wQ -wP;bQ bS1/;wM \\wP;bA1 bS1-");

        assertThat(linesAfter(12, game(game, "wQ \\wM")).findFirst().orElseThrow())
                .startsWith("; P0[13 pmove W wQ N 15 ");
    }

    /** A text value escapes a bracket and a backslash, as the SGF standard says. */
    @Test
    void value_withBracketAndBackslash_isEscaped() {
        assertThat(Sgf.write(ROW, Map.of("Event", "a]b\\c")).lines()).contains("EV[a\\]b\\\\c]");
    }

    /** The SGF standard turns other whitespace than spaces into spaces in a value of one line. */
    @Test
    void value_withTab_hasSpace() {
        assertThat(Sgf.write(ROW, Map.of("Event", "a\tb")).lines()).contains("EV[a b]");
    }

    /** The site names the winner; the SGF standard has a word for a win that no name can change. */
    @ParameterizedTest
    @CsvSource({
        "Ada, Ben, RE[Game won by Ada]",
        "'', '', RE[Game won by White]",
        "Ben, Ben, RE[Game won by White]",
        "'', White, RE[W+R]",
    })
    void win_namesWinner(String white, String black, String property) {
        assertThat(Sgf.write(ROW.end(GameResult.resignationOf(Color.BLACK)), Map.of("White", white, "Black", black))
                        .lines())
                .contains(property);
    }

    @Test
    void result_inWordsOfSite() {
        Map<String, String> names = Map.of("White", "Ada", "Black", "Ben");

        assertThat(Sgf.write(ROW.end(GameResult.drawByAgreement()), names).lines())
                .contains("RE[The game is a draw]");
        assertThat(Sgf.write(ROW.end(GameResult.lossOnTimeOf(Color.WHITE)), names)
                        .lines())
                .contains("RE[Game won by Ben on time]");
        assertThat(Sgf.write(ROW, names).lines()).noneMatch(line -> line.startsWith("RE["));
    }

    /** TM counts milliseconds, as in newer files of the site; WL and BL of the SGF standard count seconds. */
    @Test
    void clocksAndComments_followTheirMove() {
        GameRecord record = GameRecord.of(GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-"))
                .withTimeUsed(1, Duration.ofMillis(20732))
                .withTimeLeft(1, Duration.ofMillis(90_500))
                .withTimeLeft(2, Duration.ofMinutes(1))
                .withComment(2, "well");

        assertThat(Sgf.write(record).lines().skip(5))
                .containsExactly(
                        "; P0[0 Start P0]",
                        "; P0[1 move W wS1 N 13 .]",
                        "; P0[2 done]",
                        "TM[20732]",
                        "WL[90.500]",
                        "; P1[3 move B bS1 O 13 wS1-]",
                        "; P1[4 done]",
                        "BL[60]",
                        "C[well]",
                        ")");
    }

    @Test
    void tagNamedComment_isNotMixedWithComment() {
        GameRecord record = GameRecord.of(ROW).withTag("Comment", "a final").withComment(0, "fast");

        assertThat(Sgf.write(record)).contains("\nC[fast]\n").doesNotContain("a final");
    }

    /** A bracket at the start of a line could look like the start of a game. Other lines are as they were. */
    @ParameterizedTest
    @CsvSource({
        "a]b, C[a\\]b]",
        "a\\b, C[a\\\\b]",
        "a (b), C[a (b)]",
        "(a), C[(a)]",
        "'a|(b)', 'C[a|\\(b)]'",
        "'a| \t(b)', 'C[a| \t\\(b)]'",
        "'a|b (c)', 'C[a|b (c)]'",
        "'a^(b)', 'C[a^\\(b)]'",
    })
    void comment_escapesOnlyWhatItMust(String comment, String property) {
        GameRecord record = GameRecord.of(ROW).withComment(4, lines(comment));

        assertThat(Sgf.write(record)).contains("; P1[8 done]\n" + lines(property) + "\n)");
    }

    private static String lines(String text) {
        return text.replace('|', '\n').replace('^', '\r');
    }

    /** The game type says nothing about toggles, so a reader would assume others. */
    @Test
    void ruleset_isWrittenUnlessReaderAssumesIt() {
        Game game = Game.start(Ruleset.TOURNAMENT);

        assertThat(Sgf.write(game, Map.of()).lines()).contains("SU[hive-plm]RULESET[mlp.opening.repetition]");
        assertThat(Sgf.write(ROW, Map.of()).lines()).noneMatch(line -> line.contains("RULESET["));
    }

    private static Game game(Game before, String move) {
        return before.play(MoveString.read(move, before.position()));
    }
}
