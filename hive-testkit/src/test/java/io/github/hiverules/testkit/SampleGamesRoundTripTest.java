package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
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
                .map(parsed -> parsed.orThrow().game());
    }

    @ParameterizedTest
    @MethodSource("games")
    void readAndWrite_uhpToSgfToPgnToUhp_keepsGameAndTags(Game game) {
        ReadOptions options = ReadOptions.strict().withTogglesOf(game.ruleset());
        String uhp = GameString.write(game);

        Parsed<GameRecord> sgf = Sgf.parse(Sgf.write(GameString.read(uhp, options), TAGS), options);
        Parsed<GameRecord> pgn = Pgn.parse(Pgn.write(sgf.orThrow(), PgnFlavor.MZINGA), options);

        assertThat(GameString.write(pgn.orThrow().game())).isEqualTo(uhp);
        assertThat(pgn.orThrow().game().result().outcome())
                .isEqualTo(game.result().outcome());
        assertThat(pgn.orThrow().game().ruleset()).isEqualTo(game.ruleset());
        assertThat(pgn.orThrow().tags()).containsAllEntriesOf(TAGS);
    }
}
