package io.github.hiverules.site;

import static java.util.Map.entry;

import io.github.hiverules.site.RulePictures.Choice;
import java.util.List;
import java.util.Map;

/** Explains the marks of the pictures, each by a picture of a diagram. */
final class Legend {

    private static final List<Map.Entry<String, Choice>> PICTURES = List.of(
            entry("dot", new Choice("X19", 0)),
            entry("cross", new Choice("R02", 0)),
            entry("stack", new Choice("R11", 0)),
            entry("last", new Choice("X67", 0)),
            entry("rests", new Choice("X42", 0)),
            entry("path", new Choice("X19", 1)),
            entry("thrower", new Choice("X37", 1)),
            entry("gate", new Choice("X01", 1)),
            entry("contact", new Choice("N25", 1)),
            entry("pinned", new Choice("X13", 1)),
            entry("halfway", new Choice("X19", 2)));

    private Legend() {}

    static void write(Html html) {
        SiteLanguage language = html.language();
        html.line("<details id=\"marks\"><summary>" + language.text("marks") + "</summary><div class=\"legend\">");
        PICTURES.forEach(shown -> {
            String meaning = language.text("mark." + shown.getKey());
            html.raw("<figure>")
                    .raw(DiagramPage.SHEET
                            .toSvg(shown.getValue()
                                    .picture(language)
                                    .drawing()
                                    .withTitle(meaning)
                                    .withDescription(""))
                            .strip());
            html.element("figcaption", meaning).line("</figure>");
        });
        html.line("</div></details>");
    }
}
