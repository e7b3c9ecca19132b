package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.violation.Rule;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The Javadoc leads from a rule to its refusals and back, and describes its pictures. */
class JavadocTest {

    private static final Path CORE = Documents.ROOT.resolve("hive-core/src/main/java/io/github/hiverules/violation");
    private static final Pattern RETURNED = Pattern.compile("(?:return|->) Rule\\.([A-Z]+_\\d)");
    private static final Pattern ALT = Pattern.compile("<img\\s[^>]*?alt=\"([^\"]*)\"");

    @ParameterizedTest
    @EnumSource
    void rule_canBeSearchedById(Rule rule) {
        assertThat(Documents.text(CORE.resolve("Rule.java"))).contains("{@index " + rule.id() + "}");
    }

    @Test
    void violations_linkToTheirRules() {
        String violations =
                Documents.files(CORE, "Violation.java").map(Documents::text).collect(Collectors.joining());

        assertThat(RETURNED.matcher(violations).results().map(found -> found.group(1)))
                .hasSizeGreaterThan(30)
                .allSatisfy(rule -> assertThat(violations).contains("{@link Rule#" + rule + " "));
    }

    @Test
    void pictures_sayWhatTheyShow() {
        assertThat(Documents.javadocSources().stream()
                        .map(Documents::text)
                        .flatMap(source -> ALT.matcher(source).results())
                        .map(found -> found.group(1)))
                .hasSizeGreaterThan(50)
                .allSatisfy(alt -> assertThat(alt.split("\\s+")).hasSizeGreaterThan(5));
    }
}
