package io.github.hiverules.site;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.violation.Rule;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.StringJoiner;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes one diagram: title, caption, pictures, refusals with reasons, sources, and texts to copy. */
final class DiagramArticle {

    private static final Sentences WORDS = Sentences.english();
    private static final Pattern WIDTH = Pattern.compile(" width=\"([\\d.]+)\"");

    /** How large a unit of a drawing is, in hundredths of a CSS pixel: all boards of the page have the same scale. */
    private static final int SCALE = 68;

    private final Html html;
    private final Optional<String> referee;

    DiagramArticle(Html html, Optional<String> referee) {
        this.html = html;
        this.referee = referee;
    }

    void write(RulebookDiagram diagram) {
        String id = Html.escaped(diagram.id());
        html.raw("<article id=\"" + id + "\" data-bugs=\"" + letters(diagram.bugs()) + "\" data-allows=\"");
        html.raw(ids(diagram.allows()) + "\" data-refuses=\"" + ids(diagram.refuses()))
                .line("\">");
        html.raw("<h4><a href=\"#" + id + "\">" + id + "</a> ")
                .raw(Html.escaped(diagram.title()))
                .line("</h4>");
        html.element("p", diagram.caption());
        List<Reason> reasons = Reason.of(diagram);
        List<Picture> pictures = DiagramPictures.of(diagram, reasons);
        html.line("<div class=\"pictures\">");
        pictures.forEach(this::figure);
        html.line("</div>");
        refusals(reasons.stream()
                .filter(reason ->
                        pictures.stream().noneMatch(picture -> picture.reason().equals(Optional.of(reason))))
                .toList());
        facts(diagram);
        texts(diagram);
        html.line("</article>");
    }

    private void figure(Picture picture) {
        String svg = DiagramPage.SHEET.toSvg(picture.drawing()).strip();
        String subject = picture.subject().isEmpty() ? "" : " data-subject=\"" + picture.subject() + "\"";
        html.raw("<figure" + subject + " style=\"--w:" + width(svg) + "px\">").raw(svg);
        html.raw("<figcaption>").raw(Html.escaped(picture.caption()));
        picture.reason().ifPresent(reason -> reason("span", reason));
        html.line("</figcaption></figure>");
    }

    private static long width(String svg) {
        return WIDTH.matcher(svg)
                .results()
                .findFirst()
                .map((MatchResult found) -> Math.round(Double.parseDouble(found.group(1)) * SCALE / 100))
                .orElseThrow();
    }

    private void refusals(List<Reason> reasons) {
        if (!reasons.isEmpty()) {
            html.raw("<ul class=\"refusals\">");
            reasons.forEach(reason -> reason("li", reason));
            html.line("</ul>");
        }
    }

    private void reason(String tag, Reason reason) {
        String crosses = reason.crosses().isEmpty() ? "" : " data-why=\"" + String.join(" ", reason.crosses()) + "\"";
        String id = reason.rule().id();
        html.raw("<" + tag + crosses + ">").link(id, id).raw(" ");
        html.raw(Html.escaped(reason.sentence())).raw("</" + tag + ">");
    }

    private void facts(RulebookDiagram diagram) {
        html.raw("<dl class=\"facts\">");
        rules("Allows", diagram.allows());
        rules("Refuses", diagram.refuses());
        String turn = WORDS.player(diagram.setup().sideToMove()) + " "
                + diagram.setup().turnNumber();
        html.raw("<dt>Turn</dt><dd>" + Html.escaped(turn) + "</dd>");
        html.raw("<dt>Set</dt><dd>" + Html.escaped(rulesetName(diagram.setup().ruleset())) + "</dd>");
        html.raw("<dt>Source</dt><dd>");
        SourceKey.sources(html, diagram.sources());
        html.line("</dd></dl>");
    }

    private static String rulesetName(Ruleset ruleset) {
        StringJoiner words = new StringJoiner(", ").add("base game");
        for (Expansion expansion : ruleset.expansions()) {
            words.add(Html.capitalized(expansion.name().toLowerCase(Locale.ROOT)));
        }
        if (ruleset.tournamentOpening()) {
            words.add("tournament opening");
        }
        if (ruleset.repetitionDraw()) {
            words.add("repetition draws");
        }
        return (ruleset.gatesAboveGround() ? words : words.add("no gates above ground")).toString();
    }

    private void rules(String name, Collection<Rule> rules) {
        if (!rules.isEmpty()) {
            html.raw("<dt>" + name + "</dt><dd>");
            rules.forEach(rule -> html.link(rule.id(), rule.id()).raw(" "));
            html.raw("</dd>");
        }
    }

    private void texts(RulebookDiagram diagram) {
        String position = PositionText.write(diagram.setup());
        Optional<Game> game = diagram.game();
        html.raw("<div class=\"tools\">");
        referee.ifPresent(page -> html.raw("<a class=\"open\" href=\"" + Html.escaped(page) + "#")
                .raw(game.map(played -> "game=" + GameText.write(played)).orElse("position=" + position))
                .raw("\">Open in the Referee</a>"));
        html.raw("</div><details><summary>As text</summary><dl class=\"texts\">");
        html.raw("<dt>Position</dt><dd><code class=\"position\">" + position + "</code></dd>");
        game.ifPresent(played -> html.raw("<dt>A game that leads here</dt><dd><code class=\"uhp\" data-plies=\"")
                .raw(Playback.of(diagram, played))
                .raw("\">")
                .raw(Html.escaped(diagram.gameString().orElseThrow()))
                .raw("</code></dd>"));
        html.raw("</dl><pre>").raw(Html.escaped(fieldsAndDrawing(diagram))).line("</pre></details>");
    }

    /** Leaves out title and caption, which are above. */
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
