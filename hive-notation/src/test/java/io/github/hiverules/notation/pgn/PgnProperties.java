package io.github.hiverules.notation.pgn;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.RandomGames;
import io.github.hiverules.notation.ReadOptions;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class PgnProperties {

    @Property(tries = 300, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_randomGame_isReadBackWithToggles(@ForAll long seed, @ForAll PgnFlavor flavor, @ForAll boolean strict) {
        Game game = RandomGames.game(seed, 60);
        ReadOptions options = ReadOptions.lenient().withStrict(strict);

        String text = Pgn.write(game, Map.of("White", "Ada", "Ruleset", "of another game"), flavor);

        assertThat(Pgn.read(text, options).game()).isEqualTo(game);
        assertThat(Pgn.read(text).game()).isEqualTo(game);
    }
}
