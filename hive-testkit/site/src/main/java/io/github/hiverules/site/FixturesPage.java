package io.github.hiverules.site;

import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;

/** Writes the page that explains {@code fixtures.json}. */
final class FixturesPage {

    private static final String FIELDS =
            "https://github.com/hiverules/hive-rules/blob/main/docs/formats.md#fixturesjson";

    private FixturesPage() {}

    static String html(SiteLanguage language) {
        Html html = new Html(language);
        String about = language.text("fixtures.about");
        html.begin("text-page", "fixtures.json", about, "../", language.other().file());
        int diagrams = RulebookDiagrams.all().size();
        int tables = PerftTables.all().size();
        html.element("p", language.text("fixtures.content", diagrams, tables));
        html.element("p", language.text("fixtures.use"));
        html.raw("<p><a class=\"button\" href=\"../fixtures.json\">fixtures.json</a> ");
        html.link(FIELDS, language.text("fixtures.fields")).line("</p>");
        return html.end().toString();
    }
}
