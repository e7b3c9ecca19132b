package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpenedTextTest {

    private static final String ROW_TEXT = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";
    private static final Game ROW = GameString.read(ROW_TEXT);

    /** Opens a text as the page does: with its own script if possible, otherwise with the other one. */
    private static OpenedText opened(String text, RefereeLanguage language) {
        return OpenedText.read(text, language)
                .orElseGet(() -> OpenedText.decode(Workshop.open(text, language.code()), language));
    }

    static Stream<String> gameInEveryNotation() {
        return Stream.of(
                ROW_TEXT,
                "\n  " + ROW_TEXT + "\n",
                GameText.write(ROW),
                Pgn.write(ROW, Map.of(), PgnFlavor.MZINGA),
                Sgf.write(ROW, Map.of()));
    }

    @ParameterizedTest
    @MethodSource("gameInEveryNotation")
    void read_gameInAnyNotation_returnsThatGame(String text) {
        OpenedText opened = opened(text, RefereeLanguage.of("en"));

        assertThat(opened.game()).contains(ROW);
        assertThat(opened.notice()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"Hello! What about this one?", "nonsense", "<p>a page</p>"})
    void read_textWithoutAnyGame_saysSoInPlainWords(String text) {
        assertThat(opened(text, RefereeLanguage.of("en")).notice("Nothing.")).contains("Nothing.");
    }

    /** A chat message, and quoted mail. */
    static Stream<String> messages() {
        return Stream.of(
                "Look at this game:\n" + ROW_TEXT + "\nIs the last move legal?",
                "Ann: is " + ROW_TEXT + " right?",
                "Ann: is " + GameText.write(ROW) + " right?",
                "> Look at this game:\n> " + ROW_TEXT + "\nWhat do you think?");
    }

    @ParameterizedTest
    @MethodSource("messages")
    void read_gameInMessage_returnsIt(String text) {
        assertThat(opened(text, RefereeLanguage.of("en")).game()).contains(ROW);
    }

    @Test
    void read_positionText_returnsGameWithoutMoves() {
        OpenedText opened = opened(PositionText.write(ROW.position()), RefereeLanguage.of("en"));

        assertThat(opened.game()).contains(Game.start(ROW.position()));
    }

    /** Chat programs cut long links. */
    @ParameterizedTest
    @CsvSource({
        "1~mlp~wL_0_0.bM_-1_0.wB1_1, 2",
        "1~mlp~wL_0_0.bM_-1_, 1",
        "1~mlp~wL_0_0.bM_-1_0~, 2",
        "1~mlp~wL_0_0.bM_-1_0~black, 2"
    })
    void read_cutGame_keepsMovesThatAreWhole(String text, int plies) {
        OpenedText opened = opened(text, RefereeLanguage.of("en"));

        assertThat(opened.game()).map(Game::plyCount).contains(plies);
        assertThat(opened.notice().orElseThrow()).startsWith("The end of this game is missing");
    }

    @Test
    void read_illegalMove_keepsMovesBeforeIt() {
        OpenedText opened = opened("Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 bS1-", RefereeLanguage.of("en"));

        assertThat(opened.game()).map(Game::plyCount).contains(2);
        assertThat(opened.notice())
                .contains("The game is shown up to its first illegal move, in line 1 at character 39.");
        assertThat(opened.illegalMove()).map(IllegalMove::texts).contains(List.of("wA1 bS1-"));
    }

    @Test
    void read_severalGames_returnsFirst() {
        OpenedText opened = opened(ROW_TEXT + "\nBase;InProgress;Black[1];wG1\n", RefereeLanguage.of("en"));

        assertThat(opened.game()).contains(ROW);
        assertThat(opened.notice()).contains("This is the first of several games.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "nonsense", "1~nonsense", "base~w1~nonsense", "base~w1~wQ_0_0.bQ_5_5"})
    void read_textWithoutGame_saysWhy(String text) {
        OpenedText opened = opened(text, RefereeLanguage.of("en"));

        assertThat(opened.game()).isEmpty();
        assertThat(opened.notice("Nothing.").orElseThrow()).isNotBlank();
    }

    @Test
    void decode_withoutScript_saysSo() {
        assertThat(OpenedText.decode(Browser.SCRIPT_MISSING, RefereeLanguage.of("en"))
                        .notice())
                .hasValueSatisfying(notice -> assertThat(notice).contains("could not be loaded"));
    }

    @Test
    void read_textBeyondLimit_isRefused() {
        OpenedText opened = opened(" ".repeat(OpenedText.MAX_LENGTH) + ROW_TEXT, RefereeLanguage.of("de"));

        assertThat(opened.game()).isEmpty();
        assertThat(opened.notice().orElseThrow()).contains("200000");
    }
}
