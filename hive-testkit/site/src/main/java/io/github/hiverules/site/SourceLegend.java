package io.github.hiverules.site;

import io.github.hiverules.testkit.DiagramSource;
import io.github.hiverules.testkit.RuleSource;
import java.util.List;
import java.util.function.Function;

/** Explains the letters that stand for the sources of diagrams. */
final class SourceLegend {

    private SourceLegend() {}

    static void write(Html html) {
        html.line("<section id=\"sources\"><h2>" + html.language().text("sources") + "</h2>");
        html.element("p", html.language().text("sources.about"));
        html.line("<dl class=\"key\">");
        for (RuleSource source : RuleSource.values()) {
            html.raw("<dt id=\"" + id(source) + "\">" + source.letter() + "</dt>");
            html.element("dd", html.language().text("source." + source.letter()));
        }
        html.line("</dl></section>");
    }

    private static String id(RuleSource source) {
        return "source-" + source.letter();
    }

    /** Writes sources, each as a link to its explanation on the given page: its letter or its name, and its passage. */
    static void writeSources(
            Html html, List<DiagramSource> sources, String page, String comma, Function<RuleSource, String> name) {
        String separator = "";
        for (DiagramSource source : sources) {
            html.raw(separator).link(page + "#" + id(source.ruleSource()), name.apply(source.ruleSource()));
            html.raw(comma).raw(Html.escaped(source.passage()));
            separator = "; ";
        }
    }
}
