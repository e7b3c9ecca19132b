package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Setup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Answers that programs share are those that each program would compute by itself. */
class MistakenAnswersTest {

    private static final int SEED = 46;

    static List<Setup> setups() {
        return PerftTables.pitfalls().stream()
                .map(table -> table.position().setup())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("setups")
    void answers_everyMistakeAloneAndWithOthers_areThoseOfItsRules(Setup setup) {
        MistakenAnswers shared = MistakenAnswers.of(setup);
        List<Mistake> mistakes = new ArrayList<>(Mistake.all());
        Collections.shuffle(mistakes, new Random(SEED));

        for (int i = 0; i < mistakes.size(); i++) {
            for (List<Mistake> some : List.of(mistakes.subList(i, i + 1), mistakes.subList(i / 3, i))) {
                MistakenRules rules = MistakenRules.of(some);

                assertThat(shared.legalMoves(some)).isEqualTo(rules.legalMoves(setup));
                assertThat(shared.outcome(some)).isEqualTo(rules.outcome(setup));
            }
        }
    }
}
