package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a new kind of piece needs, and neither the compiler nor another test asks for. The page "A new insect" has the
 * other steps.
 */
class NewInsectTest {

    static Stream<Sentences> languages() {
        return Stream.of(Sentences.english(), Sentences.german());
    }

    /** A kind has as many names as the Queen Bee. */
    @ParameterizedTest
    @MethodSource("languages")
    void names_everyKind_exist(Sentences language) {
        Map<String, String> texts = language.templates();
        for (Bug bug : Bug.values()) {
            Set<String> names = texts.keySet().stream()
                    .filter(key -> key.matches("(bug|label)\\..*queen-bee.*"))
                    .map(key -> key.replace("queen-bee", key(bug)))
                    .collect(Collectors.toSet());
            assertThat(texts.keySet()).containsAll(names);
        }
    }

    @ParameterizedTest
    @MethodSource("languages")
    void textOfMaterial_everyKind_isNamed(Sentences language) {
        for (Bug bug : Bug.values()) {
            assertThat(language.rule(Rule.MAT_1)).contains(language.templates().get("bug." + key(bug) + ".plain"));
        }
    }

    @Test
    void grammarOfRulesetText_everyExpansion_isListed() {
        String source = Documents.text(Documents.ROOT.resolve(
                "hive-notation/src/main/java/io/github/hiverules/notation/game/RulesetText.java"));
        for (Expansion expansion : Expansion.values()) {
            assertThat(source)
                    .contains("[ \"" + Character.toLowerCase(expansion.bug().letter()) + "\" ]");
        }
    }

    @Test
    void letters_everyKind_areDifferent() {
        assertThat(Stream.of(Bug.values()).map(Bug::letter)).doesNotHaveDuplicates();
    }

    private static String key(Bug bug) {
        return bug.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
