package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.notation.ChangedText;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.RandomRecords;
import io.github.hiverules.notation.ReadOptions;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class GameTextProperties {

    @Property(tries = 500, seed = "22", shrinking = ShrinkingMode.OFF)
    void randomGame_comesBackAsItWas(@ForAll long seed, @ForAll boolean anyStart) {
        Game game = anyStart ? RandomRecords.gameFromAnyStart(seed, 60) : RandomRecords.game(seed, 60);
        String text = GameText.write(game);

        Game read = GameText.read(text);

        assertThat(read).isEqualTo(game);
        assertThat(read.startPosition().setup()).isEqualTo(game.startPosition().setup());
        assertThat(GameText.write(read)).isEqualTo(text);
        assertThat(text).matches("[A-Za-z0-9._~-]+");
    }

    @Property(tries = 50, seed = "22", shrinking = ShrinkingMode.OFF)
    void everyPrefix_isRefusedWithAFault(@ForAll long seed) {
        String text = GameText.write(RandomRecords.gameFromAnyStart(seed, 20));

        for (int length = 0; length < text.length(); length++) {
            String prefix = text.substring(0, length);
            assertThatThrownBy(() -> GameText.read(prefix))
                    .as(prefix)
                    .isInstanceOfSatisfying(NotationException.class, e -> assertPlace(e, prefix));
        }
    }

    /**
     * A changed text that a strict reader reads, or a lenient one without a repair, is exactly the text of another
     * game.
     */
    @Property(tries = 1000, seed = "22", shrinking = ShrinkingMode.OFF)
    void changedText_isRefusedOrThatOfAnotherGame(@ForAll long seed) {
        String text = GameText.write(RandomRecords.gameFromAnyStart(seed, 20));
        String changed = ChangedText.of(text, new Random(seed));

        ParsedGame lenient = GameText.parse(changed);
        ParsedGame strict = GameText.parse(changed, ReadOptions.strict());

        assertThat(strict.fault().isPresent())
                .isEqualTo(lenient.fault().isPresent() || !lenient.repairs().isEmpty());
        strict.fault().ifPresent(fault -> assertThat(fault.location().offset()).isBetween(0, changed.length()));
        if (strict.fault().isEmpty()) {
            assertThat(GameText.write(strict.game())).isEqualTo(changed);
            assertThat(lenient.game()).isEqualTo(strict.game());
        }
    }

    private static void assertPlace(NotationException e, String text) {
        assertThat(e.fault().location().offset()).isBetween(0, text.length());
        assertThat(e.getMessage()).isNotBlank();
    }
}
