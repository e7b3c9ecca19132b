package io.github.hiverules.notation.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Game;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.RandomRecords;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class GameTextProperties {

    private static final String LETTERS = "~.-_0123456789wbQSBGAMLPpas/;\\ \n";

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

    /** A changed text that is read is exactly the text of another game. */
    @Property(tries = 1000, seed = "22", shrinking = ShrinkingMode.OFF)
    void changedText_isRefusedOrThatOfAnotherGame(@ForAll long seed) {
        String text = GameText.write(RandomRecords.gameFromAnyStart(seed, 20));
        String changed = changed(text, new Random(seed));

        try {
            assertThat(GameText.write(GameText.read(changed))).isEqualTo(changed);
        } catch (NotationException e) {
            assertPlace(e, changed);
        }
    }

    private static void assertPlace(NotationException e, String text) {
        assertThat(e.fault().place().offset()).isBetween(0, text.length());
        assertThat(e.getMessage()).isNotBlank();
    }

    /** Takes out, repeats or replaces some characters. */
    private static String changed(String text, Random random) {
        StringBuilder changed = new StringBuilder(text);
        for (int change = 0; change <= random.nextInt(3); change++) {
            int from = random.nextInt(changed.length());
            int to = Math.min(changed.length(), from + 1 + random.nextInt(8));
            switch (random.nextInt(3)) {
                case 0 -> changed.delete(from, from + 1);
                case 1 -> changed.insert(from, changed.substring(from, to));
                default -> changed.setCharAt(from, LETTERS.charAt(random.nextInt(LETTERS.length())));
            }
        }
        return changed.toString();
    }
}
