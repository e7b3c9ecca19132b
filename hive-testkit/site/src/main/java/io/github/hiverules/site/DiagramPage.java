package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.drawing.SvgSheet;
import io.github.hiverules.drawing.SvgTheme;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the diagrams page, in light or dark colors as the reader prefers. */
final class DiagramPage {

    static final SvgSheet SHEET = SvgSheet.of(SvgTheme.AUTO);

    private static final List<String> SCRIPTS =
            List.of("filter.js", "pictures.js", "refusals.js", "copy.js", "navigation.js");

    private final SiteLanguage language;
    private final Html html;
    private final DiagramArticle articles;
    private final List<RulebookDiagram> diagrams = RulebookDiagrams.all();

    private DiagramPage(SiteLanguage language) {
        this.language = language;
        this.html = new Html(language);
        this.articles = new DiagramArticle(html);
    }

    /** Writes the pages in both languages, with the style sheet and script that only they need. */
    static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        for (SiteLanguage language : List.of(SiteLanguage.ENGLISH, SiteLanguage.GERMAN)) {
            Files.writeString(folder.resolve(language.file()), html(language));
            Files.writeString(folder.resolve(RulePage.file(language)), RulePage.html(language));
        }
        Files.writeString(folder.resolve("diagrams.css"), PageFile.text("diagrams.css"));
        Files.writeString(folder.resolve("rules.js"), PageFile.text("rules.js"));
        StringBuilder script = new StringBuilder("'use strict';\n");
        SCRIPTS.forEach(file -> script.append(PageFile.text(file)));
        Files.writeString(folder.resolve("diagrams.js"), script);
    }

    /** Returns the page, a complete HTML document that is the same in every build. */
    static String html(SiteLanguage language) {
        return new DiagramPage(language).write();
    }

    private String write() {
        String title = language.text("diagrams.title");
        String about = language.text("diagrams.about", diagrams.size());
        html.head(title, about, "../", "diagrams.css", "diagrams.js");
        html.line("<body class=\"diagram-page\" data-texts=\"" + Html.escaped(language.text("scripts"))
                        + "\" data-words=\"" + Html.escaped(playersWords()) + "\">")
                .raw(SHEET.shapes());
        html.line("<header>");
        SiteHeader.write(html, "../", language.other().file());
        html.element("h1", title).element("p", about).line("</header>");
        navigation();
        html.line("<main id=\"main\">");
        FilterForm.write(html, diagrams.size());
        html.line("<p id=\"nothing\" hidden>" + language.text("found.nothing") + "</p>");
        Legend.write(html);
        Chapter.ALL.forEach(this::chapter);
        SourceLegend.write(html);
        html.line("</main>").line("<div id=\"tip\" role=\"status\" hidden></div>");
        return html.line("</body>").line("</html>").toString();
    }

    /** Returns what players call each rule, for the search, as JSON. */
    private String playersWords() {
        return Stream.of(Rule.values())
                .map(rule ->
                        "\"" + rule.id() + "\":\"" + RulePage.name(rule, language) + " " + language.words(rule) + "\"")
                .collect(Collectors.joining(",", "{", "}"));
    }

    private void navigation() {
        html.line("<nav class=\"contents\" aria-label=\"" + language.text("contents") + "\"><ul>");
        for (Chapter chapter : Chapter.ALL) {
            html.line("<li class=\"chapter\">" + chapter.title(language) + "</li>");
            chapter.diagrams(diagrams)
                    .forEach((group, members) -> html.raw("<li>")
                            .link("#group-" + group, Chapter.heading(group, language))
                            .line(" <small>" + members.size() + "</small></li>"));
        }
        html.line("<li class=\"chapter\">" + language.text("lookUp") + "</li>");
        html.raw("<li>").link(RulePage.file(language), language.text("rules")).line("</li>");
        html.raw("<li>").link("#sources", language.text("sources")).line("</li>");
        html.line("</ul></nav>");
    }

    private void chapter(Chapter chapter) {
        html.line("<div class=\"chapter\">").element("h2", chapter.title(language));
        chapter.diagrams(diagrams).forEach(this::section);
        html.line("</div>");
    }

    private void section(String group, List<RulebookDiagram> members) {
        html.line("<section id=\"group-" + Html.escaped(group) + "\">").element("h3", Chapter.heading(group, language));
        members.forEach(articles::write);
        html.line("</section>");
    }
}
