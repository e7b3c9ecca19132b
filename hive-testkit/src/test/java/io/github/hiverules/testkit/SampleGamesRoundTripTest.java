package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SampleGamesRoundTripTest {

    private static final Map<String, String> TAGS = Map.of(
            "White", "Ada", "Black", "Ben", "Date", "2023.01.08", "Event", "Open", "Site", "Boston", "Round", "3");

    static Stream<Game> games() {
        return SampleGames.legal().stream()
                .flatMap(sample -> sample.games().stream())
                .filter(parsed -> parsed.fault().isEmpty())
                .map(ParsedGame::game);
    }

    @ParameterizedTest
    @MethodSource("games")
    void readAndWrite_uhpToSgfToPgnToUhp_keepsGameAndTags(Game game) {
        ReadOptions options = ReadOptions.strict().withTogglesOf(game.ruleset());
        String uhp = GameString.write(game);

        ParsedGame sgf = Sgf.parse(Sgf.write(GameString.read(uhp, options), TAGS), options);
        ParsedGame pgn = Pgn.parse(Pgn.write(sgf.orThrow(), sgf.tags(), PgnFlavor.MZINGA), options);

        assertThat(GameString.write(pgn.orThrow())).isEqualTo(uhp);
        assertThat(pgn.game().result().outcome()).isEqualTo(game.result().outcome());
        assertThat(pgn.game().ruleset()).isEqualTo(game.ruleset());
        assertThat(pgn.tags()).containsAllEntriesOf(TAGS);
    }
}
