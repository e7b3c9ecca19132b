package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The catalog has a mistake for each rule that can forbid a move, and a fixture finds each mistake. */
class MistakeTest {

    @Test
    void all_everyForbiddingRule_isIgnoredOrWrongInOne() {
        Set<Rule> forbidding = RulebookDiagrams.all().stream()
                .flatMap(diagram -> diagram.forbiddingRules().stream())
                .collect(Collectors.toSet());

        assertThat(forbidding).hasSizeGreaterThan(30);
        assertThat(Mistake.all().stream().flatMap(mistake -> mistake.rules().stream()))
                .containsAll(forbidding);
    }

    @Test
    void of_everyId_isTheMistake() {
        assertThat(Mistake.all())
                .allSatisfy(mistake -> assertThat(Mistake.of(mistake.id())).isSameAs(mistake));
        assertThatThrownBy(() -> Mistake.of("PLAYS_TOO_WELL")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sentence_limitedMistake_namesKind() {
        Mistake mistake = Mistake.of("MOVES_PINNED_PIECES:GRASSHOPPER");

        assertThat(mistake.sentence()).isEqualTo("lets Grasshoppers leave although they are pinned");
        assertThat(mistake.bug()).contains(Bug.GRASSHOPPER);
        assertThat(mistake.rules()).containsExactly(Rule.HIVE_2);
        assertThat(Mistake.all()).allSatisfy(any -> assertThat(any.sentence()).doesNotContain("{"));
    }

    /** Writes which fixtures find them, for developers to read. */
    @Test
    void fixtures_everyMistake_isFound() throws IOException {
        List<String> table = FoundMistakes.table();
        Files.write(Path.of("target/mistakes.md"), table);

        assertThat(table).hasSizeGreaterThan(80).noneMatch(row -> row.endsWith(" | - | - |"));
    }
}
