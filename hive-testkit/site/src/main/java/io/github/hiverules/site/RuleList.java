package io.github.hiverules.site;

import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.violation.Rule;
import java.util.List;
import java.util.function.Predicate;

/** Writes every rule with links to the diagrams that show it. */
final class RuleList {

    private RuleList() {}

    static void write(Html html, List<RulebookDiagram> diagrams) {
        html.line("<section id=\"rules\">").line("<h2>Rules</h2>");
        html.element("p", "Every rule, with the diagrams that show what it allows and what it refuses.");
        html.line("<dl class=\"rules\">");
        for (Rule rule : Rule.values()) {
            html.line("<dt id=\"" + rule.id() + "\">" + rule.id() + "</dt>");
            html.raw("<dd>").raw(Html.escaped(Sentences.english().rule(rule)));
            links(html, "Allowed", diagrams, diagram -> diagram.allows().contains(rule));
            links(html, "Refused", diagrams, diagram -> diagram.refuses().contains(rule));
            html.line("</dd>");
        }
        html.line("</dl>").line("</section>");
    }

    private static void links(
            Html html, String label, List<RulebookDiagram> diagrams, Predicate<RulebookDiagram> condition) {
        List<RulebookDiagram> shown = diagrams.stream().filter(condition).toList();
        if (shown.isEmpty()) {
            return;
        }
        html.raw("<ul class=\"shown\"><li>" + label + "</li>");
        shown.forEach(diagram -> html.raw("<li>")
                .link(diagram.id(), diagram.id())
                .raw(" ")
                .raw(Html.escaped(diagram.title()))
                .raw("</li>"));
        html.raw("</ul>");
    }
}
