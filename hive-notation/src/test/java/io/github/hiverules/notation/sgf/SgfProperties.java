package io.github.hiverules.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.RandomPlay;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class SgfProperties {

    /** A thousand games go from each notation to the next and come back as they were. */
    @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
    void randomGame_survivesAllNotations(@ForAll long seed) {
        Game game = RandomPlay.endedGame(seed, 60);
        ReadOptions options =
                ReadOptions.exact().withTogglesOf(game.startPosition().ruleset());
        String uhp = GameString.write(game);

        String sgf = Sgf.write(GameString.read(uhp, options).orThrow(), Map.of());
        String pgn = Pgn.write(Sgf.read(sgf, options).orThrow(), Map.of(), PgnFlavor.MZINGA);
        Game back = Pgn.read(pgn, options).orThrow();

        assertThat(GameString.write(back)).isEqualTo(uhp);
        assertThat(back.moves()).isEqualTo(game.moves());
        assertThat(back.result()).isEqualTo(game.result());
    }
}
