package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.PackedPosition;
import org.junit.jupiter.api.Test;

class MoveGeneratorTest {

    /** White may place any of five kinds first, but not the Queen in the tournament opening. */
    @Test
    void load_samePositionUnderOtherRules_countsAgain() {
        PackedPosition position = Position.initial(Ruleset.BASE).packed();
        MoveGenerator generator = MoveGenerator.forThread();

        assertThat(generator.load(position, Ruleset.BASE.flags()).count()).isEqualTo(5);
        assertThat(generator
                        .load(
                                position,
                                Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING).flags())
                        .count())
                .isEqualTo(4);
    }
}
