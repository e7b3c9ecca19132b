package io.github.hiverules.testkit.page;

import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Writes the page of all diagrams: a self-contained HTML file, light or dark as the reader prefers.
 *
 * <p>The build runs {@link #main} to make {@code target/diagrams/index.html}.
 */
public final class DiagramPage {

    private static final String STYLE = "page.css";

    private DiagramPage() {}

    /**
     * Writes the page.
     *
     * @param arguments the folder for {@code index.html}; it is made if it does not exist
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("index.html"), html());
    }

    /**
     * Returns the page.
     *
     * @return a complete HTML document, the same in every build
     */
    public static String html() {
        List<RulebookDiagram> diagrams = RulebookDiagrams.all();
        Map<String, List<RulebookDiagram>> groups = diagrams.stream()
                .collect(Collectors.groupingBy(RulebookDiagram::group, LinkedHashMap::new, Collectors.toList()));
        Html html = new Html();
        head(html);
        html.line("<body>").line("<header><h1>Hive: the diagrams</h1>");
        html.element(
                "p",
                diagrams.size() + " positions of the board game Hive that show what each rule allows and refuses.");
        html.line("</header>");
        navigation(html, groups);
        html.line("<main>");
        Legend.write(html);
        groups.forEach((group, members) -> section(html, group, members));
        RuleList.write(html, diagrams);
        return html.line("</main>").line("</body>").line("</html>").toString();
    }

    private static void head(Html html) {
        html.line("<!DOCTYPE html>").line("<html lang=\"en\">").line("<head>");
        html.line("<meta charset=\"utf-8\">");
        html.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.line("<meta name=\"color-scheme\" content=\"light dark\">");
        html.element("title", "Hive: the diagrams");
        html.line("<style>").raw(style()).line("</style>").line("</head>");
    }

    private static void navigation(Html html, Map<String, List<RulebookDiagram>> groups) {
        html.line("<nav><ul>");
        html.raw("<li>").link("rules", "All rules").line("</li>");
        html.raw("<li>").link("signs", "Signs").line("</li>");
        groups.forEach((group, members) -> html.raw("<li>")
                .link("group-" + group, heading(group))
                .line(" <small>" + members.size() + "</small></li>"));
        html.line("</ul></nav>");
    }

    private static void section(Html html, String group, List<RulebookDiagram> diagrams) {
        html.line("<section id=\"group-" + Html.escaped(group) + "\">").element("h2", heading(group));
        diagrams.forEach(diagram -> DiagramArticle.write(html, diagram));
        html.line("</section>");
    }

    private static String heading(String group) {
        return Html.capitalized(group.replace('-', ' '));
    }

    private static String style() {
        try (InputStream file = DiagramPage.class.getResourceAsStream(STYLE)) {
            if (file == null) {
                throw new IllegalStateException(STYLE + " is missing from the jar");
            }
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
