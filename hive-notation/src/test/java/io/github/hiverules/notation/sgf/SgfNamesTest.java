package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players may be called what they like, also by the words that tell a result. */
class SgfNamesTest {

    private static final List<String> NAMES = List.of(
            "",
            "White",
            "Black",
            "White on time",
            "Black on time",
            "on time",
            " on time",
            "Game won by",
            "Game won by White",
            "Game won by Black on time",
            "The game is a draw",
            "draw",
            "remis",
            "W+T",
            "B+R",
            "W+",
            "0",
            "W",
            "B",
            "Ada",
            "Ada White",
            "White Ada on time",
            "]",
            "\\",
            "id");

    private static final Game START = GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-");

    private static final List<Game> RESULTS = List.of(
            START,
            START.agreeDraw(),
            START.resign(Color.WHITE),
            START.resign(Color.BLACK),
            START.loseOnTime(Color.WHITE),
            START.loseOnTime(Color.BLACK));

    @Test
    void write_anyNames_resultComesBack() {
        List<String> wrong = new ArrayList<>();
        for (String white : NAMES) {
            for (String black : NAMES) {
                RESULTS.forEach(game -> {
                    String text = Sgf.write(game, Map.of("White", white, "Black", black));
                    boolean isSame = List.of(ReadOptions.strict(), ReadOptions.lenient()).stream()
                            .map(options -> Sgf.parse(text, options))
                            .allMatch(read ->
                                    read.fault().isEmpty() && read.game().equals(game));
                    if (!isSame) {
                        wrong.add(white + " against " + black + ": " + game.result());
                    }
                });
            }
        }

        assertThat(wrong).isEmpty();
    }
}
