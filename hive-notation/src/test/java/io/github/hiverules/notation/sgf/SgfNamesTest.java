package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Players may have any names, even words that state a result. */
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

    private static final Game UNFINISHED = GameString.read("Base;InProgress;White[2];wS1;bS1 wS1-");

    private static final List<Game> GAMES = List.of(
            UNFINISHED,
            UNFINISHED.end(GameResult.drawByAgreement()),
            UNFINISHED.end(GameResult.resignationOf(Color.WHITE)),
            UNFINISHED.end(GameResult.resignationOf(Color.BLACK)),
            UNFINISHED.end(GameResult.lossOnTimeOf(Color.WHITE)),
            UNFINISHED.end(GameResult.lossOnTimeOf(Color.BLACK)));

    @Test
    void write_anyPlayerNames_keepsResult() {
        List<String> failures = new ArrayList<>();
        for (String white : NAMES) {
            for (String black : NAMES) {
                GAMES.forEach(game -> {
                    String text = Sgf.write(game, Map.of("White", white, "Black", black));
                    boolean isSame = List.of(ReadOptions.strict(), ReadOptions.lenient()).stream()
                            .map(options -> Sgf.parse(text, options))
                            .allMatch(parsed -> parsed.fault().isEmpty()
                                    && parsed.value().orElseThrow().game().equals(game));
                    if (!isSame) {
                        failures.add(white + " against " + black + ": " + game.result());
                    }
                });
            }
        }

        assertThat(failures).isEmpty();
    }
}
