package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import org.junit.jupiter.api.Test;

class VariationsTest {

    private static final Game START = Game.start(Ruleset.BASE);
    private static final Move FIRST = START.legalMoves().get(0);

    @Test
    void read_writtenLines_returnsThem() {
        Game game = Game.start(Ruleset.BASE);
        Move first = game.legalMoves().get(0);
        Move second = game.play(first).legalMoves().get(0);
        Variations lines = Variations.of(game.play(first).play(second))
                .play(1, game.play(first).legalMoves().get(1));

        assertThat(lines.games()).hasSize(2);
        assertThat(Variations.read(lines.write())).isEqualTo(lines);
    }

    @Test
    void play_atEnd_extendsGame() {
        Variations variations = Variations.of(START).play(0, FIRST);

        assertThat(variations.games()).containsExactly(START.play(FIRST));
    }

    @Test
    void play_manyVariations_keepsGameAndLatestVariations() {
        Variations variations = Variations.of(START.play(FIRST));
        for (int i = 1; i < START.legalMoves().size(); i++) {
            variations = variations.at(0).play(0, START.legalMoves().get(i));
        }
        for (Move second : START.play(FIRST).legalMoves()) {
            variations = variations.at(0).play(0, FIRST).at(variations.index());
            variations = new Variations(variations.games(), 0, variations.illegalContinuationOfFirst()).play(1, second);
        }

        assertThat(variations.games()).hasSizeLessThanOrEqualTo(Variations.MAX_GAMES);
        assertThat(variations.games().get(0).moves()).startsWith(FIRST);
    }

    @Test
    void commonPlies_countsEqualPliesAtBeginning() {
        Game one = START.play(FIRST);
        Game other = START.play(START.legalMoves().get(1));

        assertThat(Variations.commonPlies(one, other)).isZero();
        assertThat(Variations.commonPlies(one, one.play(one.legalMoves().get(0))))
                .isEqualTo(1);
    }
}
