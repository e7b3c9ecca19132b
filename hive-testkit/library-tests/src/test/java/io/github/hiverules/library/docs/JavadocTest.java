package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Rule;
import io.github.hiverules.library.Modules;
import java.io.File;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** The Javadoc can be searched for the ids of rules, describes the public API, and describes its pictures. */
class JavadocTest {

    private static final Path VIOLATION_SOURCES = Documents.ROOT.resolve("hive-core/src/main/java/io/github/hiverules");
    private static final Pattern WARNING = Pattern.compile(".+: warning: .+\\R.+");
    private static final Pattern COMPACT_CONSTRUCTOR = Pattern.compile("\\R +public \\w+ \\{$");
    private static final Pattern ALT_TEXT = Pattern.compile("<img\\s[^>]*?alt=\"([^\"]*)\"");

    @ParameterizedTest
    @EnumSource
    void rule_eachRule_isIndexedById(Rule rule) {
        assertThat(Documents.text(VIOLATION_SOURCES.resolve("Rule.java"))).contains("{@index " + rule.id() + "}");
    }

    /** The build cannot use {@code -Xdoclint:missing}, which has no exception for compact constructors. */
    @ParameterizedTest
    @MethodSource("modules")
    void publicApi_everythingButCompactConstructors_isDescribed(String module, @TempDir Path classes) {
        List<String> warnings = missingDescriptions(Documents.ROOT.resolve(module), classes);

        assertThat(warnings)
                .allMatch(warning -> COMPACT_CONSTRUCTOR.matcher(warning).find());
    }

    static List<String> modules() {
        return Modules.folders();
    }

    /** Returns the compiler's warnings about missing comments, each with its line of code. */
    private static List<String> missingDescriptions(Path module, Path classes) {
        String path =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        List<String> arguments = new ArrayList<>(List.of("-proc:none", "-cp", path, "-d", classes.toString()));
        arguments.addAll(List.of("-Xmaxwarns", "10000", "-Xdoclint:missing/protected"));
        arguments.add("-Xdoclint/package:-io.github.hiverules.internal.*,-io.github.hiverules.notation.internal,"
                + "-io.github.hiverules.notation.internal.*,-io.github.hiverules.testkit.reference");
        Documents.files(module.resolve("src/main/java"), ".java")
                .filter(file -> !file.endsWith("module-info.java"))
                .map(Path::toString)
                .forEach(arguments::add);
        StringWriter printed = new StringWriter();
        PrintWriter out = new PrintWriter(printed);
        int exitCode = ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
        assertThat(exitCode).as("%s", printed).isZero();
        return WARNING.matcher(printed.toString())
                .results()
                .map(MatchResult::group)
                .toList();
    }

    @Test
    void eachPicture_hasDescription() {
        assertThat(Documents.javadocSources().stream()
                        .map(Documents::text)
                        .flatMap(source -> ALT_TEXT.matcher(source).results())
                        .map(match -> match.group(1)))
                .hasSizeGreaterThan(40)
                .allSatisfy(alt -> assertThat(alt.split("\\s+")).hasSizeGreaterThan(5));
    }
}
