package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.File;
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

/** The Markdown pages refer only to files, rules, diagrams, tests and commands that exist. */
class PagesTest {

    private static final Pattern LINK = Pattern.compile("(?m)(?:\\]\\(|^\\[\\w+\\]: )([^)#\\s]+)");
    private static final Pattern CODE = Pattern.compile("`[^`\n]+`");
    private static final Pattern DIAGRAM = Pattern.compile("\\b[RXN]\\d\\d[ab]?\\b");
    private static final Pattern RULE = Pattern.compile("\\b[A-Z]+-\\d\\b");
    private static final Pattern TEST = Pattern.compile("`(\\w+(?:Test|Properties))`");
    private static final Pattern PROMISE = Pattern.compile("(?ms)^- \\*\\*.*?(?=^- |^$)");
    private static final Pattern COMMAND = Pattern.compile("name = \"([a-z]+)\"");

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

    @ParameterizedTest
    @MethodSource("pages")
    void tests_eachPage_exist(Path page) {
        assertThat(matches(TEST, Documents.text(page)).map(test -> test.group(1)))
                .filteredOn(name -> !name.startsWith("Subject"))
                .allMatch(TestFiles.NAMES::contains);
    }

    /** Finds the names of all test classes only once. */
    private static final class TestFiles {
        static final Set<String> NAMES = Stream.of("hive-core", "hive-notation", "hive-testkit")
                .flatMap(folder -> Documents.files(Documents.ROOT.resolve(folder), ".java"))
                .filter(file -> file.toString().contains("src" + File.separator + "test"))
                .map(file -> file.getFileName().toString().replace(".java", ""))
                .collect(Collectors.toSet());
    }

    @Test
    void promises_aboutHostileInput_nameTheirTests() {
        String page = Documents.text(Documents.ROOT.resolve("SECURITY.md"));
        String promises = page.substring(page.indexOf("## What hostile input costs"), page.indexOf("`hive check`"));

        assertThat(matches(PROMISE, promises).map(MatchResult::group))
                .hasSizeGreaterThan(7)
                .allMatch(promise -> TEST.matcher(promise).find());
    }

    @Test
    void diagrams_onRulingsPage_exist() {
        String text = Documents.text(Documents.ROOT.resolve("docs/rulings.md"));

        assertThat(matches(DIAGRAM, text).map(MatchResult::group))
                .hasSizeGreaterThan(30)
                .allSatisfy(id -> assertThat(RulebookDiagrams.find(id)).isPresent());
    }

    @Test
    void commands_onCommandPage_areComplete() {
        Path commands = Documents.ROOT.resolve("hive-testkit/command/src/main/java/io/github/hiverules/command");
        String page = Documents.text(Documents.ROOT.resolve("docs/command.md"));

        assertThat(Documents.files(commands, "Command.java")
                        .map(Documents::text)
                        .flatMap(source -> matches(COMMAND, source).map(name -> name.group(1)))
                        .filter(name -> !name.equals("hive")))
                .hasSizeGreaterThan(5)
                .allSatisfy(name -> assertThat(matches(CODE, page).map(MatchResult::group))
                        .anyMatch(code -> code.startsWith("`hive " + name)));
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
