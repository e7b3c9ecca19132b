package io.github.hiverules.site;

import io.github.hiverules.testkit.DiagramSource;
import io.github.hiverules.testkit.RuleSource;
import java.util.List;

/** Names the sources of diagrams, and explains them. */
final class SourceLegend {

    private SourceLegend() {}

    static void write(Html html) {
        html.line("<section id=\"sources\"><h2>" + html.language().text("sources") + "</h2>");
        html.element("p", html.language().text("sources.about"));
        html.line("<dl class=\"key\">");
        for (RuleSource source : RuleSource.values()) {
            html.raw("<dt id=\"source-" + source.letter() + "\">" + name(source, html.language()) + "</dt>");
            html.element("dd", html.language().text("source." + source.letter()));
        }
        html.line("</dl></section>");
    }

    /** Writes sources, each as a link to its explanation on the given page, with the heading or page there. */
    static void writeSources(Html html, List<DiagramSource> sources, String page) {
        SiteLanguage language = html.language();
        String separator = "";
        for (DiagramSource source : sources) {
            RuleSource text = source.ruleSource();
            html.raw(separator).link(page + "#source-" + text.letter(), name(text, language));
            String passage = Html.escaped(source.passage().replace("p. ", language.text("source.page") + " "));
            boolean isGerman = "PCB".indexOf(text.letter()) >= 0;
            html.raw(" (")
                    .raw(isGerman ? "<q lang=\"de\">" + passage + "</q>" : passage)
                    .raw(")");
            separator = "; ";
        }
    }

    private static String name(RuleSource source, SiteLanguage language) {
        return language.text("source." + source.letter() + ".short");
    }
}
