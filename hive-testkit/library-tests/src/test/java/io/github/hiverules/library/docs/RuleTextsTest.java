package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What the Javadoc of a rule says, its English and its German text say, too. */
class RuleTextsTest {

    /** A description of a constant, up to its violations or pictures. */
    private static final Pattern DESCRIPTION =
            Pattern.compile("/\\*\\* ?\\{@index ([A-Z]+-[0-9])}(?: \\([a-z]+\\))?: (.*?)(?: Violation: | <p>|\\*/)");

    private static final Map<String, String> JAVADOC = javadoc();

    /** Numerals, each with its German forms. "One" and "a" are often the same word in German. */
    private static final Map<String, String> NUMERALS = Map.of(
            "two", "zwei",
            "three", "drei",
            "four", "vier",
            "second", "zweiten?",
            "third", "dritten?",
            "fourth", "vierten");

    private static Map<String, String> javadoc() {
        String source = Documents.text(Documents.ROOT.resolve("hive-core/src/main/java/io/github/hiverules/Rule.java"))
                .replaceAll("\\n +\\* ?", " ")
                .replaceAll("\\s+", " ");
        Map<String, String> texts = new TreeMap<>();
        Matcher matcher = DESCRIPTION.matcher(source);
        while (matcher.find()) {
            texts.put(matcher.group(1), matcher.group(2).strip());
        }
        return texts;
    }

    @ParameterizedTest
    @EnumSource
    void javadoc_ofRule_isItsEnglishText(Rule rule) {
        String english = Sentences.english().rule(rule);

        assertThat(JAVADOC).containsKey(rule.id());
        assertThat(english.substring(0, 1).toLowerCase(Locale.ROOT) + english.substring(1))
                .isEqualTo(JAVADOC.get(rule.id()));
    }

    /** A word-for-word comparison is not possible, but the texts name the same kinds of pieces and the same numbers. */
    @ParameterizedTest
    @EnumSource
    void germanText_ofRule_namesTheSameKindsAndNumbers(Rule rule) {
        String english = Sentences.english().rule(rule);
        String german = Sentences.german().rule(rule);

        assertThat(kinds(german, Sentences.german())).isEqualTo(kinds(english, Sentences.english()));
        assertThat(digits(german)).isEqualTo(digits(english));
        NUMERALS.forEach((number, numeral) -> assertThat(count(numeral, german))
                .as("%s in: %s", number, german)
                .isEqualTo(count(number, english)));
    }

    private static Set<Bug> kinds(String text, Sentences language) {
        Set<Bug> kinds = EnumSet.noneOf(Bug.class);
        for (Bug bug : Bug.values()) {
            String name = language.templates()
                    .get("bug." + bug.name().toLowerCase(Locale.ROOT).replace('_', '-') + ".plain");
            if (text.contains(name)) {
                kinds.add(bug);
            }
        }
        return kinds;
    }

    private static List<String> digits(String text) {
        return matches("[0-9]+", text, MatchResult::group).toList();
    }

    private static long count(String word, String text) {
        return matches("\\b(?i:" + word + ")\\b", text, MatchResult::group).count();
    }

    private static <T> Stream<T> matches(String pattern, String text, Function<MatchResult, T> value) {
        return Pattern.compile(pattern).matcher(text).results().map(value);
    }
}
