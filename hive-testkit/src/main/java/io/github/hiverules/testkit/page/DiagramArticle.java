package io.github.hiverules.testkit.page;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.testkit.Refusal;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Set;
import java.util.StringJoiner;
import java.util.stream.Collectors;

/** Writes one diagram: title, caption, pictures, refusals with reasons, and sources. */
final class DiagramArticle {

    private static final Sentences WORDS = Sentences.english();

    private DiagramArticle() {}

    static void write(Html html, RulebookDiagram diagram) {
        String id = Html.escaped(diagram.id());
        html.line("<article id=\"" + id + "\">");
        html.raw("<h3><a href=\"#" + id + "\">" + id + "</a> ")
                .raw(Html.escaped(diagram.title()))
                .line("</h3>");
        html.element("p", diagram.caption());
        html.line("<div class=\"pictures\">");
        DiagramPictures.of(diagram).forEach(picture -> figure(html, picture));
        html.line("</div>");
        refusals(html, diagram);
        facts(html, diagram);
        html.raw("<details><summary>As text</summary><pre>")
                .raw(Html.escaped(diagram.text().strip()))
                .line("</pre></details>");
        html.line("</article>");
    }

    private static void figure(Html html, Picture picture) {
        html.raw("<figure>").raw(picture.drawing().toSvg().strip()).raw("<figcaption>");
        html.raw(Html.escaped(picture.caption()));
        picture.refusedBy().ifPresent(rule -> html.raw(" ").link(rule.id(), rule.id()));
        html.line("</figcaption></figure>");
    }

    private static void refusals(Html html, RulebookDiagram diagram) {
        if (diagram.refusals().isEmpty()) {
            return;
        }
        html.line("<ul class=\"refusals\">");
        for (Refusal refusal : diagram.refusals()) {
            reasons(diagram.position(), refusal)
                    .forEach(reason -> html.raw("<li>")
                            .link(refusal.rule().id(), refusal.rule().id())
                            .raw(" ")
                            .raw(Html.escaped(reason))
                            .line("</li>"));
        }
        html.line("</ul>");
    }

    /**
     * Says why the moves are refused; or the rule itself, if only the throw is refused and the piece can go there by
     * itself.
     */
    private static Set<String> reasons(Position position, Refusal refusal) {
        Set<String> sentences = new LinkedHashSet<>();
        for (Move move : refusal.moves()) {
            sentences.add(position.check(move)
                    .map(violation -> WORDS.violation(position, violation))
                    .orElseGet(() -> WORDS.rule(refusal.rule())));
        }
        return sentences;
    }

    private static void facts(Html html, RulebookDiagram diagram) {
        html.line("<dl>");
        rules(html, "Allows", diagram.allows());
        rules(html, "Refuses", diagram.refuses());
        fact(
                html,
                "Turn",
                WORDS.player(diagram.setup().sideToMove()) + " "
                        + diagram.setup().turnNumber());
        fact(html, "Set", rulesetName(diagram.setup().ruleset()));
        fact(html, "Source", diagram.sources().stream().map(Object::toString).collect(Collectors.joining("; ")));
        html.line("</dl>");
        diagram.gameString()
                .ifPresent(game -> html.raw("<p class=\"game\">A game that leads here: <code>")
                        .raw(Html.escaped(game))
                        .line("</code></p>"));
    }

    private static String rulesetName(Ruleset ruleset) {
        StringJoiner words = new StringJoiner(", ").add("base game");
        ruleset.expansions().forEach(expansion -> words.add(expansion.name().toLowerCase(Locale.ROOT)));
        if (ruleset.tournamentOpening()) {
            words.add("tournament opening");
        }
        if (ruleset.repetitionDraw()) {
            words.add("repetition draws");
        }
        return (ruleset.gatesAboveGround() ? words : words.add("no gates above ground")).toString();
    }

    private static void fact(Html html, String name, String value) {
        html.raw("<dt>" + name + "</dt><dd>").raw(Html.escaped(value)).line("</dd>");
    }

    private static void rules(Html html, String name, Collection<Rule> rules) {
        if (rules.isEmpty()) {
            return;
        }
        html.raw("<dt>" + name + "</dt><dd>");
        rules.forEach(rule -> html.link(rule.id(), rule.id()).raw(" "));
        html.line("</dd>");
    }
}
