package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.move.Move;
import org.junit.jupiter.api.Test;

class VariationsTest {

    private static final Game START = Game.start(Ruleset.BASE);
    private static final Move FIRST = START.legalMoves().get(0);

    @Test
    void play_atTheEnd_lengthensTheLine() {
        Variations lines = Variations.of(START).play(0, FIRST);

        assertThat(lines.games()).containsExactly(START.play(FIRST));
    }

    @Test
    void play_manyVariations_keepsTheGameAndTheLatest() {
        Variations lines = Variations.of(START.play(FIRST));
        for (int i = 1; i < START.legalMoves().size(); i++) {
            lines = lines.at(0).play(0, START.legalMoves().get(i));
        }
        for (Move second : START.play(FIRST).legalMoves()) {
            lines = lines.at(0).play(0, FIRST).at(lines.index());
            lines = new Variations(lines.games(), 0, lines.brokenFirst()).play(1, second);
        }

        assertThat(lines.games()).hasSizeLessThanOrEqualTo(Variations.MAX);
        assertThat(lines.games().get(0).moves()).startsWith(FIRST);
    }

    @Test
    void common_countsThePliesThatAreAlike() {
        Game one = START.play(FIRST);
        Game other = START.play(START.legalMoves().get(1));

        assertThat(Variations.common(one, other)).isZero();
        assertThat(Variations.common(one, one.play(one.legalMoves().get(0)))).isEqualTo(1);
    }
}
