package io.github.hiverules.site;

import io.github.hiverules.Expansion;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.site.referee.PieceTiles;
import io.github.hiverules.testkit.RulebookDiagram;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes one diagram: title, caption, pictures, explanations of refusals, sources, and texts to copy. */
final class DiagramArticle {

    private static final Pattern SIZE = Pattern.compile(" width=\"([\\d.]+)\" height=\"([\\d.]+)\"");

    /** The number of diagrams on the first screen; a script shows the others when they come near the view. */
    private static final int FIRST_DIAGRAMS = 2;

    /** The size of a unit in hundredths of a CSS pixel, the same for all drawings of the page. */
    private static final int SCALE = 68;

    private final Html html;
    private final SiteLanguage language;
    private int written;

    DiagramArticle(Html html) {
        this.html = html;
        this.language = html.language();
    }

    void write(RulebookDiagram diagram) {
        String id = Html.escaped(diagram.id());
        html.raw("<article id=\"" + id + "\" data-bugs=\"" + letters(diagram.bugs()) + "\" data-allows=\"");
        html.raw(ids(diagram.allowingRules()) + "\" data-refuses=\"" + ids(diagram.forbiddingRules()))
                .line("\">");
        html.raw("<h4><a href=\"#" + id + "\">" + id + "</a> ")
                .raw(Html.escaped(language.title(diagram)))
                .line("</h4>");
        html.sentence("p", language.caption(diagram), diagram.setup());
        boolean isFirst = written++ < FIRST_DIAGRAMS;
        html.raw(isFirst ? "" : "<noscript>");
        List<RefusalExplanation> explanations = RefusalExplanation.of(diagram, language.sentences());
        List<Picture> pictures = DiagramPictures.of(diagram, explanations, language);
        html.line("<div class=\"pictures\">");
        pictures.forEach(picture -> writeFigure(picture, diagram.setup()));
        html.line("</div>");
        List<RefusalExplanation> others = explanations.stream()
                .filter(explanation -> pictures.stream()
                        .noneMatch(picture -> picture.explanation().equals(Optional.of(explanation))))
                .toList();
        if (!others.isEmpty()) {
            html.raw("<ul class=\"refusals\">");
            others.forEach(explanation -> writeExplanation("li", explanation, diagram.setup()));
            html.line("</ul>");
        }
        writeFacts(diagram);
        writeTexts(diagram);
        html.line(isFirst ? "</article>" : "</noscript></article>");
    }

    private void writeFigure(Picture picture, Setup setup) {
        String subject = picture.subject().isEmpty() ? "" : " data-subject=\"" + picture.subject() + "\"";
        html.raw("<figure" + subject + ">").raw(scaled(DiagramPage.SHEET.toSvg(picture.drawing())));
        html.raw("<figcaption>").raw(PieceTiles.html(picture.caption(), setup, language.sentences()));
        picture.explanation().ifPresent(explanation -> writeExplanation("span", explanation, setup));
        html.line("</figcaption></figure>");
    }

    /** Scales a drawing for the page. */
    static String scaled(String svg) {
        return SIZE.matcher(svg.strip())
                .replaceFirst(
                        found -> " width=\"" + pixels(found.group(1)) + "\" height=\"" + pixels(found.group(2)) + "\"");
    }

    private static long pixels(String units) {
        return Math.round(Double.parseDouble(units) * SCALE / 100);
    }

    private void writeExplanation(String tag, RefusalExplanation explanation, Setup setup) {
        String crosses =
                explanation.crosses().isEmpty() ? "" : " data-why=\"" + String.join(" ", explanation.crosses()) + "\"";
        String id = explanation.rule().id();
        html.raw("<" + tag + crosses + ">").link(ruleLink(id), id).raw(" ");
        html.raw(PieceTiles.html(explanation.sentence(), setup, language.sentences()))
                .raw("</" + tag + ">");
    }

    private String ruleLink(String id) {
        return RulePage.file(language) + "#" + id;
    }

    private void writeFacts(RulebookDiagram diagram) {
        html.raw("<dl class=\"facts\">");
        writeRules(language.text("allows"), diagram.allowingRules());
        writeRules(language.text("refuses"), diagram.forbiddingRules());
        html.raw("<dt>" + language.text("turn") + "</dt><dd>"
                + language.text(
                        "turn.of",
                        language.sentences().player(diagram.setup().sideToMove()),
                        diagram.setup().turnNumber())
                + "</dd>");
        html.raw("<dt>" + language.text("set") + "</dt><dd>"
                + Html.escaped(rulesetName(diagram.setup().ruleset(), language)) + "</dd>");
        html.raw("<dt>" + language.text("source") + "</dt><dd>");
        SourceLegend.writeSources(html, diagram.sources(), "");
        html.line("</dd></dl>");
    }

    /** Returns the name of a ruleset: the base game, its expansions, and how its toggles differ from the usual. */
    static String rulesetName(Ruleset ruleset, SiteLanguage language) {
        StringJoiner words = new StringJoiner(", ").add(language.text("set.base"));
        for (Expansion expansion : ruleset.expansions()) {
            words.add(Html.capitalized(language.sentences().label(expansion.bug())));
        }
        for (Toggle toggle : Toggle.values()) {
            if (ruleset.has(toggle) != toggle.isUsual()) {
                words.add(language.text("set." + toggle.id()));
            }
        }
        return words.toString();
    }

    private void writeRules(String name, Collection<Rule> rules) {
        if (!rules.isEmpty()) {
            html.raw("<dt>" + name + "</dt><dd>");
            rules.forEach(rule -> html.link(ruleLink(rule.id()), rule.id()).raw(" "));
            html.raw("</dd>");
        }
    }

    private void writeTexts(RulebookDiagram diagram) {
        String position = PositionText.write(diagram.setup());
        html.raw("<div class=\"tools\">");
        String referee = "../referee/" + language.file() + "#";
        html.link(referee + DiagramLink.fragment(diagram), language.text("openInReferee"));
        if (diagram.game().isPresent()) {
            html.raw(" ").link(referee + DiagramLink.start(diagram) + "&ply=0", language.text("play"));
        }
        html.raw("</div><details><summary>" + language.text("asText") + "</summary><dl class=\"texts\">");
        html.raw("<dt>" + language.text("position") + "</dt><dd><code class=\"position\">" + position + "</code></dd>");
        diagram.gameString()
                .ifPresent(played -> html.raw("<dt>" + language.text("game") + "</dt><dd><code class=\"uhp\">")
                        .raw(Html.escaped(played))
                        .raw("</code></dd>"));
        html.raw("</dl><pre tabindex=\"0\">")
                .raw(Html.escaped(fieldsAndDrawing(diagram)))
                .line("</pre></details>");
    }

    /** Returns the text of the diagram without title or caption, which the page shows above. */
    private static String fieldsAndDrawing(RulebookDiagram diagram) {
        return diagram.text().strip().split("\n\n", 3)[2];
    }

    private static String letters(Collection<Bug> bugs) {
        return bugs.stream().map(bug -> String.valueOf(bug.letter())).collect(Collectors.joining(" "));
    }

    private static String ids(Collection<Rule> rules) {
        return rules.stream().map(Rule::id).collect(Collectors.joining(" "));
    }
}
