package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.RandomUhpGames;
import io.github.hiverules.notation.ReadOptions;
import java.util.HashSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;

class GameStringProperties {

    @Property(tries = 100, seed = "22", shrinking = ShrinkingMode.OFF)
    void write_legalMoves_areDistinctAndReadBack(@ForAll long seed) {
        Position position = RandomUhpGames.game(seed, 40).position();
        Set<String> texts = new HashSet<>();
        for (Move move : position.legalMoves()) {
            String text = MoveString.write(move, position);

            assertThat(MoveString.read(text, position, ReadOptions.strict())).isEqualTo(move);
            assertThat(texts.add(text)).isTrue();
        }
    }
}
