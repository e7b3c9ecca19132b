package io.github.hiverules.site;

import io.github.hiverules.notation.svg.SvgSheet;
import io.github.hiverules.notation.svg.SvgTheme;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Writes the page of all diagrams: a self-contained HTML file, light or dark as the reader prefers.
 *
 * <p>The build runs {@link #main} to make {@code target/diagrams/index.html}; {@link Site} makes it a part of the site.
 */
public final class DiagramPage {

    static final SvgSheet SHEET = SvgSheet.of(SvgTheme.AUTO);

    private static final String TITLE = "Hive: the diagrams";

    private static final List<String> SCRIPTS =
            List.of("filter.js", "refusals.js", "copy.js", "playback.js", "navigation.js");

    private final Html html = new Html();
    private final List<RulebookDiagram> diagrams = RulebookDiagrams.all();
    private final Optional<String> referee;

    private DiagramPage(Optional<String> referee) {
        this.referee = referee;
    }

    /**
     * Writes the page, without links to other pages.
     *
     * @param arguments the folder for {@code index.html}; it is made if necessary
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]), html(Optional.empty()));
    }

    static void write(Path folder, String page) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("index.html"), page);
    }

    /**
     * {@return the page, a complete HTML document that is the same in every build}
     *
     * @param referee where the Referee is, as a link from this page, or nothing if there is none
     */
    public static String html(Optional<String> referee) {
        return new DiagramPage(referee).write();
    }

    private String write() {
        html.head(TITLE, "base.css", "diagrams.css");
        html.line("<body>").raw(SHEET.definitions());
        html.line("<header>");
        referee.ifPresent(page -> html.line("<p class=\"up\"><a href=\"../index.html\">Hive rules</a> · <a href=\""
                + Html.escaped(page) + "\">Referee</a></p>"));
        html.element("h1", TITLE);
        html.element(
                "p",
                diagrams.size() + " positions of the board game Hive that show what each rule allows and refuses.");
        html.line("</header>");
        navigation();
        html.line("<main>");
        FilterForm.write(html, diagrams.size());
        Legend.write(html);
        Chapter.ALL.forEach(this::chapter);
        RuleList.write(html, diagrams);
        SourceKey.write(html);
        html.line("</main>").line("<div id=\"tip\" role=\"status\" hidden></div>");
        html.line("<script>").line("'use strict';");
        SCRIPTS.forEach(script -> html.raw(PageFile.text(script)));
        html.line("</script>");
        return html.line("</body>").line("</html>").toString();
    }

    private void navigation() {
        html.line("<nav aria-label=\"Diagrams\"><ul>");
        html.raw("<li>").link("signs", "Signs").line("</li>");
        for (Chapter chapter : Chapter.ALL) {
            html.line("<li class=\"chapter\">" + chapter.title() + "</li>");
            chapter.diagrams(diagrams)
                    .forEach((group, members) -> html.raw("<li>")
                            .link("group-" + group, Chapter.heading(group))
                            .line(" <small>" + members.size() + "</small></li>"));
        }
        html.line("<li class=\"chapter\">Look up</li>");
        html.raw("<li>").link("rules", "Rules").line("</li>");
        html.raw("<li>").link("sources", "Sources").line("</li>");
        html.line("</ul></nav>");
    }

    private void chapter(Chapter chapter) {
        html.line("<div class=\"chapter\">").element("h2", chapter.title());
        chapter.diagrams(diagrams).forEach(this::section);
        html.line("</div>");
    }

    private void section(String group, List<RulebookDiagram> members) {
        html.line("<section id=\"group-" + Html.escaped(group) + "\">").element("h3", Chapter.heading(group));
        DiagramArticle article = new DiagramArticle(html, referee);
        members.forEach(article::write);
        html.line("</section>");
    }
}
