package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every block of Java or Kotlin in pages and Javadoc is a copy of consecutive lines in an example that the build
 * compiles and runs.
 */
class CompiledExamplesTest {

    static List<Listing> pages() {
        return Documents.pages().stream()
                .flatMap(file ->
                        Listing.ofMarkdown(Documents.ROOT.relativize(file).toString(), Documents.text(file)).stream())
                .toList();
    }

    static List<Listing> javadoc() {
        return Documents.javadocSources().stream()
                .flatMap(file ->
                        Listing.ofJavadoc(Documents.ROOT.relativize(file).toString(), Documents.text(file)).stream())
                .toList();
    }

    private static boolean isCompiled(Listing listing) {
        return Documents.exampleSources().stream().anyMatch(listing::isIn);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void blocks_ofPage_areCompiled(Listing listing) {
        assertThat(isCompiled(listing)).as("%s", listing).isTrue();
    }

    @ParameterizedTest
    @MethodSource("javadoc")
    void blocks_ofJavadoc_areCompiled(Listing listing) {
        assertThat(isCompiled(listing)).as("%s", listing).isTrue();
    }

    @Test
    void isIn_changedBlock_isFalse() {
        Listing block = Listing.ofMarkdown("page", "text\n```java\nif (a) {\n  b();\n}\n```\n")
                .get(0);

        assertThat(block.origin()).isEqualTo("page:2");
        assertThat(block.isIn("void c() {\n    if (a) {\n        b();\n    }\n}"))
                .isTrue();
        assertThat(block.isIn("void c() {\n    if (a) {\n        b(1);\n    }\n}"))
                .isFalse();
    }

    @Test
    void ofJavadoc_escapedCharacters_areUnescaped() {
        Listing block = Listing.ofJavadoc(
                        "page", "/**\n * <pre><code>\n * &#64;A\n * b -&gt; c;\n * </code></pre>\n */")
                .get(0);

        assertThat(block.lines()).containsExactly("@A", "b -> c;");
    }
}
