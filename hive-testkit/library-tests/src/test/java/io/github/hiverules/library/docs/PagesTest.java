package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The Markdown pages refer only to files, rules, diagrams and tests that exist. */
class PagesTest {

    private static final Pattern LINK = Pattern.compile("(?m)(?:\\]\\(|^\\[\\w+\\]: )([^)#\\s]+)");
    private static final Pattern DIAGRAM = Pattern.compile("\\b[RXN]\\d\\d[ab]?\\b");
    private static final Pattern RULE = Pattern.compile("\\b[A-Z]+-\\d\\b");

    /** Not names that stand for any test, and not JUnit's own. */
    private static final Pattern TEST =
            Pattern.compile("\\b(?!Subject|Dynamic|Parameterized)[A-Z]\\w+(?:Test|Properties)\\b");

    static List<Path> pages() {
        return Documents.pages();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void links_eachPage_leadToFiles(Path page) {
        assertThat(matches(LINK, Documents.text(page)).map(link -> link.group(1)))
                .filteredOn(target -> !target.startsWith("https://"))
                .allSatisfy(target -> assertThat(page.resolveSibling(target)).exists());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void rules_eachPage_exist(Path page) {
        String text = Documents.text(page).replaceAll("[A-Z]+-\\d\\.\\d|UTF-8|SHA-\\d+|Latin-1", "");

        assertThat(matches(RULE, text).map(MatchResult::group))
                .allSatisfy(id -> assertThat(Rule.find(id)).isPresent());
    }

    @Test
    void diagrams_onRulingsPage_exist() {
        String text = Documents.text(Documents.ROOT.resolve("docs/rulings.md"));

        assertThat(matches(DIAGRAM, text).map(MatchResult::group))
                .hasSizeGreaterThan(30)
                .allSatisfy(id -> assertThat(RulebookDiagrams.find(id)).isPresent());
    }

    @Test
    void tests_allPages_exist() {
        Set<String> files = Documents.files(Documents.ROOT, ".java")
                .map(file -> file.getFileName().toString())
                .collect(Collectors.toSet());

        assertThat(pages().stream().map(Documents::text).flatMap(text -> matches(TEST, text)))
                .extracting(name -> name.group() + ".java")
                .hasSizeGreaterThan(30)
                .isSubsetOf(files);
    }

    @Test
    void readme_example_isFollowedByItsOutput() {
        assertThat(Documents.text(Documents.ROOT.resolve("README.md")))
                .contains("```text\n" + String.join("\n", ReadmeExamplesTest.OUTPUT) + "\n```");
    }

    private static Stream<MatchResult> matches(Pattern pattern, String text) {
        return pattern.matcher(text).results();
    }
}
