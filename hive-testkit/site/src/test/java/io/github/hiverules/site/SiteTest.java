package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SiteTest {

    private static final PageText LANDING_PAGE = new PageText(LandingPage.html(SiteLanguage.ENGLISH));

    @Test
    void main_newFolder_writesAllPages(@TempDir Path folder) throws IOException {
        Path site = folder.resolve("new");
        Path earlier = Files.createDirectories(site.resolve("earlier")).resolve("index.html");
        Files.writeString(earlier, "a page of an earlier build");
        Site.main(new String[] {site.toString()});
        assertThat(earlier).doesNotExist();
        assertThat(site.resolve("index.html"))
                .content()
                .satisfies(page -> assertThat(page.replaceAll("-[0-9a-f]{8}(?=\\.(js|css))", ""))
                        .isEqualTo(LANDING_PAGE.html()));
        for (String page : List.of("", "referee/", "diagrams/", "puzzles/")) {
            assertThat(site.resolve(page + "index.html")).content().contains("<html lang=\"en\">");
            assertThat(site.resolve(page + "de.html")).content().contains("<html lang=\"de\">");
        }
        assertThat(Files.readString(site.resolve("fixtures.json")))
                .startsWith("{")
                .contains("\"diagrams\"");
    }

    /** Leaves out the Referee's script and the Javadoc, which come from other steps of the build. */
    @Test
    void main_links_leadToExistingFiles(@TempDir Path site) throws IOException {
        Site.main(new String[] {site.toString()});
        List<Path> pages;
        try (var files = Files.walk(site)) {
            pages = files.filter(file -> file.toString().endsWith(".html")).toList();
        }
        assertThat(pages).hasSize(10);
        for (Path page : pages) {
            for (String link : new PageText(Files.readString(page)).firstGroups(" (?:href|src)=\"([^\"#]+)")) {
                boolean isElsewhere = link.startsWith("https:") || link.contains("javadoc/");
                boolean belongsToReferee =
                        page.resolveSibling(".").normalize().endsWith("referee") && !link.startsWith("..");
                assertThat(isElsewhere || belongsToReferee || Files.exists(page.resolveSibling(link)))
                        .as(site.relativize(page) + ": " + link)
                        .isTrue();
            }
        }
    }

    @Test
    void manifest_namesExistingFiles(@TempDir Path site) throws IOException {
        Site.main(new String[] {site.toString()});
        List<String> files = PageText.firstGroups(
                "\"(?:src|start_url)\": \"([^\"]+)\"", Files.readString(site.resolve("manifest.webmanifest")));
        assertThat(files)
                .hasSize(4)
                .allSatisfy(file -> assertThat(site.resolve(file)).exists());
    }

    @Test
    void landingPage_linksToEveryPartOfSite() {
        assertThat(LANDING_PAGE.firstGroups("<a [^>]*href=\"([^\"#]+)"))
                .contains(
                        "referee/index.html",
                        "diagrams/index.html",
                        "puzzles/index.html",
                        "javadoc/index.html",
                        "fixtures.json",
                        "https://github.com/hiverules/hive-rules",
                        "https://github.com/hiverules/hive-rules/blob/main/docs/cookbook.md",
                        "https://github.com/hiverules/hive-rules/blob/main/docs/testing.md");
    }

    @Test
    void landingPage_showsDependencyAndSnippet() {
        assertThat(LANDING_PAGE.html())
                .contains("<artifactId>hive-drawing</artifactId>"
                        .replace("<", "&lt;")
                        .replace(">", "&gt;"))
                .contains("data-copy=\"maven\"", "data-copy=\"snippet\"")
                .contains("HIVE-2\nThe Spider wS1 holds the hive together: without it, wQ would be cut off.")
                .contains("<meta name=\"description\"", "<meta property=\"og:image\"");
    }

    /** Compiles and runs the snippet as the page shows it. */
    @Test
    void landingPage_snippet_printsShownOutput(@TempDir Path folder) throws IOException, InterruptedException {
        String shown = LANDING_PAGE
                .firstGroups("(?s)<code id=\"snippet\">(.*?)</code>")
                .get(0);
        String code = shown.replace("&lt;", "<")
                .replace("&gt;", ">")
                .replace("&quot;", "\"")
                .replace("&amp;", "&");
        String program = """
            import io.github.hiverules.Position;
            import io.github.hiverules.Move;
            import io.github.hiverules.drawing.SvgDrawing;
            import io.github.hiverules.notation.text.Sentences;
            import io.github.hiverules.notation.uhp.GameString;
            import io.github.hiverules.notation.uhp.MoveString;
            import io.github.hiverules.Violation;
            import java.nio.file.Files;
            import java.nio.file.Path;

            class Snippet {
                public static void main(String[] arguments) throws Exception {
            %s    }
            }
            """.formatted(code.indent(8));
        Files.writeString(folder.resolve("Snippet.java"), program);
        Path printed = folder.resolve("printed.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        Stream.of(Position.class, Sentences.class, SvgDrawing.class)
                                .map(type -> codeSourceOf(type).toString())
                                .collect(Collectors.joining(File.pathSeparator)),
                        "Snippet.java")
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(printed.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(printed)).isZero();
        String output =
                Files.readString(printed).replace(System.lineSeparator(), "\n").strip();
        assertThat(LANDING_PAGE.firstGroups("(?s)<samp>(.*?)</samp>")).containsExactly(Html.escaped(output));
        assertThat(folder.resolve("why.svg")).content().startsWith("<svg ").contains("data-mark=\"cut-off\"");
    }

    private static Path codeSourceOf(Class<?> type) {
        return Path.of(URI.create(
                type.getProtectionDomain().getCodeSource().getLocation().toString()));
    }

    @Test
    void landingPage_linksToExistingDiagrams() {
        List<String> articles =
                new PageText(DiagramPage.html(SiteLanguage.ENGLISH)).firstGroups("<article id=\"([^\"]+)\"");
        assertThat(LANDING_PAGE.firstGroups("href=\"diagrams/index.html#([^\"]+)\""))
                .hasSize(3)
                .isSubsetOf(articles);
    }

    /** Counts the bytes that a visit transfers. */
    @Test
    void pages_areSmall() throws IOException {
        String shared = PageFile.text("base.css")
                + PageFile.text("landing.css")
                + PageFile.text("site.js")
                + DiagramPage.SHEET.styleSheet();
        for (SiteLanguage language : List.of(SiteLanguage.ENGLISH, SiteLanguage.GERMAN)) {
            assertThat(transferred(shared + LandingPage.html(language))).isLessThan(20_000);
            assertThat(transferred(shared
                            + PageFile.text("diagrams.css")
                            + PageFile.text("filter.js")
                            + PageFile.text("refusals.js")
                            + PageFile.text("copy.js")
                            + PageFile.text("navigation.js")
                            + DiagramPage.html(language)))
                    .isLessThan(125_000);
        }
    }

    private static int transferred(String text) throws IOException {
        ByteArrayOutputStream transferred = new ByteArrayOutputStream();
        try (GZIPOutputStream gzip = new GZIPOutputStream(transferred)) {
            gzip.write(text.getBytes(StandardCharsets.UTF_8));
        }
        return transferred.size();
    }
}
