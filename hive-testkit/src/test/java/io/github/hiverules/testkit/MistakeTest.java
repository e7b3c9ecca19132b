package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Bug;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The catalog has a mistake for each rule that can forbid a move, and the page shows what finds it. */
class MistakeTest {

    private static final Path PAGE = Path.of("docs/planted-faults.md");

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
                .allSatisfy(mistake ->
                        assertThat(Mistake.of(mistake.id())).isEqualTo(mistake).hasSameHashCodeAs(mistake));
        assertThatThrownBy(() -> Mistake.of("PLAYS_TOO_WELL")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void sentence_limitedMistake_namesKind() {
        Mistake mistake = Mistake.of("MOVES_PINNED_PIECES:GRASSHOPPER");

        assertThat(mistake.sentence()).isEqualTo("lets Grasshoppers leave although they are pinned");
        assertThat(mistake.bug()).contains(Bug.GRASSHOPPER);
        assertThat(mistake.rule()).contains(Rule.HIVE_2);
        assertThat(mistake.ignoredRules()).containsExactly(Rule.HIVE_2);
        assertThat(Mistake.all()).allSatisfy(any -> assertThat(any.sentence()).doesNotContain("{"));
    }

    @Test
    void relevant_otherMistakes_changeNothing() {
        List<Setup> setups = PerftTables.pitfalls().stream()
                .map(table -> table.position().setup())
                .toList();

        assertThat(setups).isNotEmpty().allSatisfy(setup -> {
            Set<Mistake> relevant = MistakenRules.relevant(setup);
            List<Move> legal = MistakenRules.of(Set.of()).legalMoves(setup);

            assertThat(Mistake.all())
                    .filteredOn(mistake -> !relevant.contains(mistake))
                    .isNotEmpty()
                    .allSatisfy(mistake -> assertThat(MistakenRules.of(mistake).legalMoves(setup))
                            .isEqualTo(legal));
        });
    }

    @Test
    void page_table_isCurrent() throws IOException {
        List<String> lines = Files.readAllLines(PAGE);

        assertThat(lines).containsSubsequence(PlantedFaultsPage.table());
    }

    /** Only games show that a program stands in another position, or that it accepts what it does not list. */
    @Test
    void fixtures_everyMistakeWithMoves_isFound() throws IOException {
        List<String> unseen = Files.readAllLines(PAGE).stream()
                .filter(line -> line.endsWith(" | - | - |"))
                .map(line -> line.split(" ", -1)[1])
                .toList();

        assertThat(unseen)
                .allSatisfy(id -> assertThat(Mistake.of(id).changesState() || id.equals("ACCEPTS_EVERYTHING"))
                        .as(id)
                        .isTrue());
    }
}
