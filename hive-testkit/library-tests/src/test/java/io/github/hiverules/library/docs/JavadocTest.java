package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.util.JavacTask;
import io.github.hiverules.Rule;
import io.github.hiverules.library.Modules;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The Javadoc can be searched for the ids of rules, describes the public API, and describes its pictures. */
class JavadocTest {

    private static final Path VIOLATION_SOURCES = Documents.ROOT.resolve("hive-core/src/main/java/io/github/hiverules");
    private static final Pattern COMPACT_CONSTRUCTOR = Pattern.compile("\\R +public \\w+ \\{\\R");
    private static final Pattern ALT_TEXT = Pattern.compile("<img\\s[^>]*?alt=\"([^\"]*)\"");

    @ParameterizedTest
    @EnumSource
    void rule_eachRule_isIndexedById(Rule rule) {
        assertThat(Documents.text(VIOLATION_SOURCES.resolve("Rule.java"))).contains("{@index " + rule.id() + "}");
    }

    /** The build cannot use {@code -Xdoclint:missing}, which has no exception for compact constructors. */
    @Test
    void publicApi_everythingButCompactConstructors_isDescribed() throws IOException {
        assertThat(missingDescriptions())
                .isNotEmpty()
                .allMatch(warning -> COMPACT_CONSTRUCTOR.matcher(warning).find());
    }

    /** Returns the compiler's warnings about missing comments in all modules, each with its line of code. */
    private static List<String> missingDescriptions() throws IOException {
        String path =
                System.getProperty("java.class.path") + File.pathSeparator + System.getProperty("jdk.module.path", "");
        List<String> options = List.of(
                "-proc:none",
                "-cp",
                path,
                "-Xmaxwarns",
                "10000",
                "-Xdoclint:missing/protected",
                // Without the analysis of the data flow, which finds nothing about comments.
                "-XDshould-stop.ifNoError=ATTR");
        List<Path> sources = Modules.publicSources().toList();
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        try (StandardJavaFileManager files =
                compiler.getStandardFileManager(diagnostics, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null, files, diagnostics, options, null, files.getJavaFileObjectsFromPaths(sources));
            task.analyze();
        }
        assertThat(diagnostics.getDiagnostics())
                .allMatch(diagnostic -> diagnostic.getKind() == Diagnostic.Kind.WARNING);
        return diagnostics.getDiagnostics().stream().map(Diagnostic::toString).toList();
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
