package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

/** Reading what a writer wrote gives an equal game. If that is impossible, the writer refuses the game. */
class WritersProperties {

    /** How a notation writes and reads a game, and what it cannot express. */
    private record Notation(
            Function<Game, String> writer,
            BiFunction<String, ReadOptions, Parsed<Game>> reader,
            Set<InexpressibleFeature> inexpressible) {}

    private static final List<Notation> NOTATIONS = List.of(
            new Notation(GameText::write, GameText::parse, Set.of()),
            new Notation(
                    GameString::write,
                    GameString::parse,
                    Set.of(
                            InexpressibleFeature.START_POSITION,
                            InexpressibleFeature.TOGGLES,
                            InexpressibleFeature.LOSS_ON_TIME)),
            new Notation(
                    game -> Pgn.write(game, Map.of(), PgnFlavor.MZINGA),
                    (text, options) -> Pgn.parse(text, options).map(GameRecord::game),
                    Set.of(InexpressibleFeature.START_POSITION)),
            new Notation(
                    game -> Pgn.write(game, Map.of(), PgnFlavor.SCORES),
                    (text, options) -> Pgn.parse(text, options).map(GameRecord::game),
                    Set.of(InexpressibleFeature.START_POSITION)),
            new Notation(
                    game -> Sgf.write(game, Map.of()),
                    (text, options) -> Sgf.parse(text, options).map(GameRecord::game),
                    Set.of(InexpressibleFeature.START_POSITION, InexpressibleFeature.FAR_CELL)));

    @Property(tries = 5, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_gameUnderAnyRuleset_isReadBackOrRefused(@ForAll long seed) {
        Ruleset.all().forEach(ruleset -> {
            assertReadBackOrRefused(RandomGames.game(ruleset, seed, 2));
            assertReadBackOrRefused(RandomGames.game(ruleset, seed, 60));
        });
    }

    @Property(tries = 100, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_gameFromAnyStart_isReadBackOrRefused(@ForAll long seed) {
        assertReadBackOrRefused(RandomGames.gameFromAnyStart(seed, 40));
    }

    private static void assertReadBackOrRefused(Game game) {
        NOTATIONS.forEach(notation -> assertReadBackOrRefused(game, notation));
    }

    private static void assertReadBackOrRefused(Game game, Notation notation) {
        try {
            String text = notation.writer().apply(game);

            assertThat(notation.reader().apply(text, ReadOptions.lenient()).orThrow())
                    .isEqualTo(game);
            assertThat(notation.reader().apply(text, ReadOptions.strict()).orThrow())
                    .isEqualTo(game);
        } catch (InexpressibleException e) {
            assertThat(notation.inexpressible()).contains(e.feature());
        }
    }

    /** The writer refuses a game only if its text would be read back as a different game, or not at all. */
    @Property(tries = 10, seed = "22", shrinking = ShrinkingMode.OFF)
    void writeGameString_onlyLossyGames_areRefused(@ForAll long seed) {
        Ruleset.all().forEach(ruleset -> {
            Game game = RandomGames.game(ruleset, seed, 12);
            String text = GameString.writeForEngine(game);
            Parsed<Game> parsed = GameString.parse(text, ReadOptions.lenient());
            boolean isLossless =
                    parsed.fault().isEmpty() && parsed.value().orElseThrow().equals(game);

            if (isLossless) {
                assertThat(GameString.write(game)).isEqualTo(text);
            } else {
                assertThatThrownBy(() -> GameString.write(game)).isInstanceOf(InexpressibleException.class);
            }
        });
    }
}
