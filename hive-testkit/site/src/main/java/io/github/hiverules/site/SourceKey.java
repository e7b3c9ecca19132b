package io.github.hiverules.site;

import io.github.hiverules.testkit.Booklet;
import io.github.hiverules.testkit.DiagramSource;
import java.util.List;

/** Explains the letters of the sources. */
final class SourceKey {

    private SourceKey() {}

    static void write(Html html) {
        html.line("<section id=\"sources\"><h2>" + html.language().text("sources") + "</h2>");
        html.element("p", html.language().text("sources.about"));
        html.line("<dl class=\"key\">");
        for (Booklet booklet : Booklet.values()) {
            html.raw("<dt id=\"" + id(booklet) + "\">" + booklet.letter() + "</dt>");
            html.element("dd", html.language().text("source." + booklet.letter()));
        }
        html.line("</dl></section>");
    }

    private static String id(Booklet booklet) {
        return "source-" + booklet.letter();
    }

    static void sources(Html html, List<DiagramSource> sources) {
        String separator = "";
        for (DiagramSource source : sources) {
            html.raw(separator)
                    .link(
                            "#" + id(source.booklet()),
                            String.valueOf(source.booklet().letter()));
            html.raw(" ").raw(Html.escaped(source.passage()));
            separator = "; ";
        }
    }
}
