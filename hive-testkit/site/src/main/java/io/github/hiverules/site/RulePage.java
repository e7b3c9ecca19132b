package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Writes the rules page for players: each rule with its name, a picture, its text, its sources and its diagrams. */
final class RulePage {

    private final SiteLanguage language;
    private final Html html;
    private final List<RulebookDiagram> diagrams = RulebookDiagrams.all();

    private RulePage(SiteLanguage language) {
        this.language = language;
        this.html = new Html(language);
    }

    /** Returns the name of the page's file. */
    static String file(SiteLanguage language) {
        return language == SiteLanguage.ENGLISH ? "rules.html" : "rules.de.html";
    }

    /** Returns what players call a rule, such as "Gates". The rule for how a kind of piece moves has the kind's name. */
    static String name(Rule rule, SiteLanguage language) {
        return Stream.of(Bug.values())
                .filter(bug -> Rule.ofMovement(bug) == rule)
                .findFirst()
                .map(language.sentences()::label)
                .orElseGet(() -> language.text("rule." + rule.id()));
    }

    static String html(SiteLanguage language) {
        return new RulePage(language).write();
    }

    private String write() {
        String title = language.text("rules.title");
        String about = language.text("rules.about");
        html.begin("rule-page", title, about, "../", file(language.other()), "diagrams.css", "rules.js");
        html.line("<form id=\"search\" role=\"search\" data-stop=\"" + language.text("rules.search.stop")
                + "\" hidden><label>" + language.text("rules.search")
                + " <input type=\"search\" name=\"q\" autocomplete=\"off\" placeholder=\""
                + language.text("rules.search.hint") + "\"></label> <output data-none=\""
                + language.text("rules.search.none") + "\" data-found=\"" + language.text("rules.search.found")
                + "\"></output></form>");
        writeContents();
        for (RuleGroup group : RuleGroup.ALL) {
            html.line("<section id=\"" + group.name() + "\"><h2>" + heading(group) + "</h2>");
            group.rules().forEach(this::write);
            html.line("</section>");
        }
        return html.end().toString();
    }

    private String heading(RuleGroup group) {
        return language.text("rules." + group.name());
    }

    private void writeContents() {
        html.line("<nav class=\"rule-list\" aria-label=\"" + language.text("contents") + "\">");
        for (RuleGroup group : RuleGroup.ALL) {
            html.raw("<p>").link("#" + group.name(), heading(group));
            group.rules().forEach(rule -> html.raw(" ").link("#" + rule.id(), name(rule, language)));
            html.line("</p>");
        }
        html.line("</nav>");
    }

    private void write(Rule rule) {
        html.raw("<article id=\"" + rule.id() + "\" data-words=\"" + Html.escaped(language.words(rule)) + "\"><h3>")
                .raw(Html.escaped(name(rule, language)));
        html.line(" <small>" + rule.id() + "</small></h3>")
                .element("p", language.sentences().rule(rule));
        if (rule == Rule.MAT_1) {
            writeFigure(pieces(), "", Setup.empty(Ruleset.ONLINE));
        } else {
            RulePictures.find(rule).ifPresent(this::writeFigure);
        }
        writeSources(rule);
        writeLinks(language.text("allowed"), diagram -> diagram.allowingRules().contains(rule));
        writeLinks(
                language.text("refused"), diagram -> diagram.forbiddingRules().contains(rule));
        html.line("</article>");
    }

    private void writeFigure(RulePictures.Choice choice) {
        Picture picture = choice.picture(language);
        String caption = picture.explanation().map(RefusalExplanation::sentence).orElse(picture.caption());
        writeFigure(picture.drawing(), caption, choice.diagram().setup());
    }

    private void writeFigure(SvgDrawing drawing, String caption, Setup setup) {
        html.raw("<figure>").raw(DiagramArticle.scaled(DiagramPage.SHEET.toSvg(drawing)));
        html.sentence("figcaption", caption, setup).line("</figure>");
    }

    /** Draws one player's pieces, in two rows. */
    private SvgDrawing pieces() {
        Map<Hex, List<Piece>> cells = new LinkedHashMap<>();
        List<Piece> pieces = Ruleset.ONLINE.pieces(Color.WHITE);
        for (int i = 0; i < pieces.size(); i++) {
            cells.put(Hex.of(i % 8, i / 8), List.of(pieces.get(i)));
        }
        return SvgDrawing.of(cells).withSentences(language.sentences()).withTitle(name(Rule.MAT_1, language));
    }

    /** Writes where the rule books have the rule, as the diagram says that shows it. */
    private void writeSources(Rule rule) {
        html.raw("<p class=\"sources\">").raw(language.text("source")).raw(": ");
        SourceLegend.writeSources(html, sourceDiagram(rule).sources(), language.file());
        html.line("</p>");
    }

    /** Returns a diagram that has the sources of a rule: that of its picture, if it has one. */
    private static RulebookDiagram sourceDiagram(Rule rule) {
        String id = switch (rule) {
            case MAT_1 -> "N03";
            case DRAW_1 -> "N17";
            case RESIGN_1 -> "N18";
            default -> RulePictures.find(rule).orElseThrow().diagramId();
        };
        return RulebookDiagrams.find(id).orElseThrow();
    }

    private void writeLinks(String label, Predicate<RulebookDiagram> condition) {
        List<RulebookDiagram> shown = diagrams.stream().filter(condition).toList();
        if (shown.isEmpty()) {
            return;
        }
        html.raw("<div class=\"shown\"><h4>" + label + "</h4><ul>");
        shown.forEach(diagram -> html.raw("<li>")
                .link(language.file() + "#" + diagram.id(), diagram.id())
                .raw(" " + Html.escaped(language.title(diagram)))
                .line("</li>"));
        html.line("</ul></div>");
    }
}
