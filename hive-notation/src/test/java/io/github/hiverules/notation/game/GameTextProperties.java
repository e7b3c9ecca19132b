package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.RandomGames;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TextMutator;
import java.util.List;
import java.util.Random;
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

    /**
     * If a strict reader accepts a mutated text, or a lenient one reads it without a repair, the text is exactly
     * what the writer writes for the parsed game.
     */
    @Property(tries = 1000, seed = "22", shrinking = ShrinkingMode.OFF)
    void parse_mutatedText_isFaultyRepairedOrCanonical(@ForAll long seed) {
        String text = GameText.write(RandomGames.gameFromAnyStart(seed, 20));
        String mutated = TextMutator.mutate(text, new Random(seed));

        Parsed<Game> lenient = GameText.parse(mutated);
        Parsed<Game> strict = GameText.parse(mutated, ReadOptions.strict());

        assertThat(strict.fault().isPresent())
                .isEqualTo(lenient.fault().isPresent() || !lenient.repairs().isEmpty());
        strict.fault().ifPresent(fault -> assertThat(fault.location().offset()).isBetween(0, mutated.length()));
        if (strict.fault().isEmpty()) {
            assertThat(GameText.write(strict.value().orElseThrow())).isEqualTo(mutated);
            assertThat(lenient.value().orElseThrow()).isEqualTo(strict.value().orElseThrow());
        }
    }
}
