package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.GameResult;
import io.github.hiverules.piece.Color;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a text says about the winner. The site writes it in the language of the player who saved the game. */
class SgfResultsTest {

    @ParameterizedTest
    @CsvSource({
        "Game won by Ada, Ada, Ben, WHITE",
        "Game won by Ben, Ada, Ben, BLACK",
        "Dumbot vann spelet, Dumbot, guest, WHITE",
        "'(Ada)', Ada, Ben, WHITE",
        "Ben, Ada, Ben, BLACK",
        "Game won by White, Ada, Ben, WHITE",
        "Game won by Black, Ada, Ben, BLACK",
        "Game won by White, '', '', WHITE",
        "Game won by my guest, guest, my guest, BLACK",
        "Game won by guest, guest, my guest, WHITE",
        "Game won by my guest, my guest, guest, WHITE",
        "Adam lost to Ada, Ada, Ben, WHITE",
    })
    void winner_isNamedPlayer(String words, String white, String black, Color winner) {
        assertThat(SgfResults.find(words, white, black)).contains(GameResult.resignationOf(winner.opposite()));
    }

    @ParameterizedTest
    @CsvSource({
        "Game won by Ada on time, Ada, Ben, WHITE",
        "Game won by Black on time, Ada, Ben, BLACK",
        "Ben on time, Ada, Ben, BLACK",
        "Game won by Ada on time, Ada, time, WHITE",
    })
    void winOnTime_isLossOnTimeOfOther(String words, String white, String black, Color winner) {
        assertThat(SgfResults.find(words, white, black)).contains(GameResult.lossOnTimeOf(winner.opposite()));
    }

    @ParameterizedTest
    @CsvSource({"on time, Ada", "Ada, on time", "just on time, Ada", "Ada, just on time"})
    void nameThatEndsInTime_isNotTime(String white, String black) {
        assertThat(SgfResults.find(white, white, black)).contains(GameResult.resignationOf(Color.BLACK));
        assertThat(SgfResults.find(black, white, black)).contains(GameResult.resignationOf(Color.WHITE));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "The game is a draw",
                "Draw",
                "0",
                "Das Spiel endet UNENTSCHIEDEN",
                "Partie nulle",
                "La partida es tablas",
                "Empate",
                "Partita patta",
                "Remis",
                "Het spel is gelijk",
                "Oavgjort",
            })
    void draw_inAnyLanguage_isDraw(String words) {
        assertThat(SgfResults.find(words, "Ada", "Ben")).contains(GameResult.drawByAgreement());
    }

    @ParameterizedTest
    @CsvSource({
        "'', Ada, Ben",
        "'', '', Ben",
        "?, Ada, Ben",
        "?, '', Ben",
        "Game won by White, White, White",
        "Game won by Adam, Ada, Ben",
        "White vann spelet, Ada, Ben",
        "unentschieden zwischen Ada und Ben, Ada, Ben",
        "Game won by Mada, ada, Ben",
        "Game won by 1Ada, Ada, Ben",
        "Game won by the draw, Ada, Ben",
        "Game won by guest, guest, guest",
        "Ada beat Ben, Ada, Ben",
        "Game won by nobody, White, Black",
        "Game won by , Ada, Ben",
    })
    void otherWords_sayNothing(String words, String white, String black) {
        assertThat(SgfResults.find(words, white, black)).isEmpty();
    }

    /** The site's own sentences are short. */
    @ParameterizedTest
    @CsvSource({"1000, true", "1001, false"})
    void sentence_isSearchedUpToThousandCharacters(int length, boolean isFound) {
        String words = "x".repeat(length - 4) + " Ada";

        assertThat(SgfResults.find(words, "Ada", "Ben").isPresent()).isEqualTo(isFound);
    }
}
