package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RulebookDiagramsTest {

    private static final Path FOLDER = Path.of("src/main/resources/io/github/hiverules/testkit/diagrams");

    /** Rules about whole games, which no single position can show. */
    private static final Set<Rule> RULES_ABOUT_GAMES = EnumSet.of(Rule.DRAW_1, Rule.RESIGN_1);

    /** Rules that only forbid. */
    private static final Set<Rule> RULES_THAT_ONLY_FORBID = EnumSet.of(Rule.PLACE_6, Rule.STAY_1, Rule.END_3);

    /** Rules that only allow, or only say what a position means. */
    private static final Set<Rule> RULES_THAT_NEVER_FORBID =
            EnumSet.of(Rule.PLACE_5, Rule.PILLBUG_7, Rule.END_1, Rule.END_2, Rule.DRAW_2);

    @Test
    void all_containsEveryFileOfFolder() throws IOException {
        try (Stream<Path> files = Files.walk(FOLDER)) {
            List<String> paths = files.filter(Files::isRegularFile)
                    .map(file -> FOLDER.relativize(file).toString().replace('\\', '/'))
                    .filter(path -> !path.equals("index.txt"))
                    .sorted()
                    .toList();

            assertThat(Files.readAllLines(FOLDER.resolve("index.txt"))).isEqualTo(paths);
            assertThat(RulebookDiagrams.all()).hasSameSizeAs(paths);
            for (int i = 0; i < paths.size(); i++) {
                RulebookDiagram diagram = RulebookDiagrams.all().get(i);
                assertThat(paths.get(i))
                        .startsWith(diagram.group() + "/" + diagram.id().toLowerCase(Locale.ROOT) + "-");
            }
        }
    }

    @Test
    void all_ids_areUnique() {
        assertThat(RulebookDiagrams.all()).extracting(RulebookDiagram::id).doesNotHaveDuplicates();
    }

    @Test
    void all_eachDiagram_hasExpectations() {
        assertThat(RulebookDiagrams.all())
                .allSatisfy(diagram -> assertThat(diagram.expectations()).isNotEmpty());
    }

    @Test
    void allowingRules_ofAllDiagrams_areAllThatAllow() {
        assertThat(RulebookDiagrams.all())
                .flatMap(RulebookDiagram::allowingRules)
                .containsAll(rulesWithout(RULES_THAT_ONLY_FORBID));
    }

    @Test
    void forbiddingRules_ofAllDiagrams_areAllThatForbid() {
        assertThat(RulebookDiagrams.all())
                .flatMap(RulebookDiagram::forbiddingRules)
                .containsAll(rulesWithout(RULES_THAT_NEVER_FORBID));
    }

    private static Set<Rule> rulesWithout(Set<Rule> others) {
        Set<Rule> rules = EnumSet.allOf(Rule.class);
        rules.removeAll(RULES_ABOUT_GAMES);
        rules.removeAll(others);
        return rules;
    }

    @Test
    void all_bugsAndSources_haveDiagrams() {
        assertThat(RulebookDiagrams.all()).flatMap(RulebookDiagram::bugs).contains(Bug.values());
        assertThat(RulebookDiagrams.all())
                .flatMap(RulebookDiagram::sources)
                .extracting(DiagramSource::ruleSource)
                .contains(RuleSource.values());
    }

    @Test
    void bugs_pieceThatMayNotMove_isOneOfThem() {
        assertThat(RulebookDiagrams.find("N34").orElseThrow().bugs())
                .containsExactlyInAnyOrder(Bug.QUEEN_BEE, Bug.SPIDER, Bug.GRASSHOPPER);
        assertThat(RulebookDiagrams.find("N35").orElseThrow().bugs()).contains(Bug.SOLDIER_ANT, Bug.QUEEN_BEE);
    }

    @Test
    void bugs_afterEnd_areNone() {
        assertThat(RulebookDiagrams.find("R01a").orElseThrow().bugs()).isEmpty();
    }

    @Test
    void find_id_findsDiagram() {
        assertThat(RulebookDiagrams.find("X44"))
                .get()
                .extracting(RulebookDiagram::group)
                .isEqualTo("spider");
        assertThat(RulebookDiagrams.find("X999")).isEmpty();
    }
}
