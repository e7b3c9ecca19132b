package io.github.hiverules.site;

import io.github.hiverules.testkit.Booklet;
import io.github.hiverules.testkit.DiagramSource;
import java.util.List;

/** Explains the letters of the sources. */
final class SourceKey {

    private SourceKey() {}

    static void write(Html html) {
        html.line("<section id=\"sources\"><h2>Sources</h2>");
        html.element(
                "p",
                "Each diagram names its sources: a letter for the text, then the heading or the page. "
                        + "Headings are given in the language of the text.");
        html.line("<dl class=\"key\">");
        for (Booklet booklet : Booklet.values()) {
            html.raw("<dt id=\"" + id(booklet) + "\">" + booklet.letter() + "</dt>");
            html.element("dd", text(booklet));
        }
        html.line("</dl></section>");
    }

    private static String text(Booklet booklet) {
        return switch (booklet) {
            case POCKET -> "The German booklet of the pocket edition, with Ladybug and Mosquito.";
            case CLASSIC -> "The German booklet of the base game, 2013.";
            case ONLINE -> "The summary of the rules on an online platform, with Pillbug and tournament opening.";
            case PILLBUG_SHEET -> "The publisher's sheet for the Pillbug.";
            case ENGLISH -> "The publisher's English booklet, whose pictures are the best known diagrams.";
            case TOURNAMENT -> "The practice of tournaments and of engines, where the booklets are silent.";
        };
    }

    private static String id(Booklet booklet) {
        return "source-" + booklet.letter();
    }

    static void sources(Html html, List<DiagramSource> sources) {
        String separator = "";
        for (DiagramSource source : sources) {
            html.raw(separator)
                    .link(id(source.booklet()), String.valueOf(source.booklet().letter()));
            html.raw(" ").raw(Html.escaped(source.passage()));
            separator = "; ";
        }
    }
}
