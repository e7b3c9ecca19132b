package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.RandomGames;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class GameTextProperties {

    @Property(tries = 500, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_randomGame_isReadBackUnchanged(@ForAll long seed, @ForAll boolean anyStart) {
        Game game = anyStart ? RandomGames.gameFromAnyStart(seed, 60) : RandomGames.game(seed, 60);
        String text = GameText.write(game);

        Game parsed = GameText.read(text);

        assertThat(parsed).isEqualTo(game);
        assertThat(parsed.startPosition().setup())
                .isEqualTo(game.startPosition().setup());
        assertThat(GameText.write(parsed)).isEqualTo(text);
        assertThat(text).matches("[A-Za-z0-9._~-]+");
    }

    /** A server that stores each move as it is played has the moves of the game's text. */
    @Property(tries = 200, seed = "22", shrinking = ShrinkingMode.OFF)
    void writeMove_wholeGame_isReadBackAndPartOfGameText(@ForAll long seed, @ForAll boolean anyStart) {
        Game game = anyStart ? RandomGames.gameFromAnyStart(seed, 60) : RandomGames.game(seed, 60);
        List<String> stored = game.moves().stream().map(GameText::writeMove).toList();

        Game replayed = Game.start(game.startPosition());
        for (String move : stored) {
            replayed = replayed.play(GameText.readMove(move, replayed.position()));
        }

        assertThat(replayed.moves()).isEqualTo(game.moves());
        String moves = stored.isEmpty() ? "-" : String.join(".", stored);
        assertThat(GameText.write(game)).contains("~" + moves + "~");
    }
}
