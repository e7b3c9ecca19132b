package io.github.hiverules.site;

import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;

/** Writes the page that explains {@code fixtures.json}. */
final class FixturesPage {

    private static final String FIELDS =
            "https://github.com/hiverules/hive-rules/blob/main/hive-testkit/docs/fixtures-json.md";

    private FixturesPage() {}

    static String html(SiteLanguage language) {
        Html html = new Html(language);
        String about = language.text("fixtures.about");
        html.head("fixtures.json", about, "../", List.of("../pages.css", "../drawings.css"), List.of("../site.js"));
        html.line("<body class=\"text-page\">").line("<header>");
        SiteHeader.write(html, "../", language.other().file());
        html.line("</header><main id=\"main\">").element("h1", "fixtures.json").element("p", about);
        html.element(
                "p",
                language.text(
                        "fixtures.content",
                        RulebookDiagrams.all().size(),
                        PerftTables.all().size()));
        html.element("p", language.text("fixtures.use"));
        html.raw("<p><a class=\"button\" href=\"../fixtures.json\">fixtures.json</a> ");
        html.link(FIELDS, language.text("fixtures.fields")).line("</p>");
        return html.line("</main>").line("</body>").line("</html>").toString();
    }
}
