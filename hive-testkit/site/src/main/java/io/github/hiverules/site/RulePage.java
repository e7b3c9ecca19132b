package io.github.hiverules.site;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** Writes the rules page: for each rule a picture, its text, and the diagrams that show it. */
final class RulePage {

    private final SiteLanguage language;
    private final Html html;
    private final String root;
    private final List<RulebookDiagram> diagrams = RulebookDiagrams.all();

    private RulePage(SiteLanguage language, String root) {
        this.language = language;
        this.html = new Html(language);
        this.root = root;
    }

    /** Returns the name of the page's file. */
    static String file(SiteLanguage language) {
        return language == SiteLanguage.ENGLISH ? "rules.html" : "rules.de.html";
    }

    static String html(SiteLanguage language, String root) {
        return new RulePage(language, root).write();
    }

    private String write() {
        String title = language.text("rules.title");
        html.head(
                title,
                language.text("rules.about"),
                root,
                List.of(root + "pages.css", root + "drawings.css", "diagrams.css"),
                List.of(root + "site.js"));
        html.line("<body class=\"rule-page\">").raw(DiagramPage.SHEET.shapes());
        SiteHeader.write(html, root, file(language.other()));
        html.line("<main id=\"main\">").element("h1", title).element("p", language.text("rules.about"));
        for (Rule rule : Rule.values()) {
            write(rule);
        }
        return html.line("</main>").line("</body>").line("</html>").toString();
    }

    private void write(Rule rule) {
        html.line("<article id=\"" + rule.id() + "\">").element("h2", rule.id());
        findPicture(rule).ifPresent(picture -> {
            html.raw("<figure>").raw(DiagramArticle.scaled(DiagramPage.SHEET.toSvg(picture.drawing())));
            String caption =
                    picture.explanation().map(RefusalExplanation::sentence).orElse(picture.caption());
            html.element("figcaption", caption).line("</figure>");
        });
        html.element("p", language.sentences().rule(rule));
        writeLinks(language.text("allowed"), diagram -> diagram.allowingRules().contains(rule));
        writeLinks(
                language.text("refused"), diagram -> diagram.forbiddingRules().contains(rule));
        html.line("</article>");
    }

    /**
     * Finds a picture of a move that the rule forbids, in the diagram with the fewest stacks; if there is none, a
     * picture of another diagram of the rule.
     */
    private Optional<Picture> findPicture(Rule rule) {
        Comparator<RulebookDiagram> fewestStacks =
                Comparator.comparingInt(diagram -> diagram.setup().stacks().size());
        Optional<Picture> pictureOfRefusal = diagrams.stream()
                .filter(diagram -> diagram.forbiddingRules().contains(rule))
                .sorted(fewestStacks)
                .flatMap(diagram -> DiagramPictures.of(diagram, language).stream())
                .filter(picture -> picture.explanation()
                        .filter(explanation -> explanation.rule() == rule)
                        .isPresent())
                .findFirst();
        return pictureOfRefusal.or(() -> diagrams.stream()
                .filter(diagram -> diagram.forbiddingRules().contains(rule)
                        || diagram.allowingRules().contains(rule))
                .min(fewestStacks)
                .map(diagram -> DiagramPictures.of(diagram, language).get(0)));
    }

    private void writeLinks(String label, Predicate<RulebookDiagram> condition) {
        List<RulebookDiagram> shown = diagrams.stream().filter(condition).toList();
        if (shown.isEmpty()) {
            return;
        }
        html.raw("<ul class=\"shown\"><li>" + label + "</li>");
        shown.forEach(diagram -> html.raw("<li>")
                .link(language.file() + "#" + diagram.id(), diagram.id())
                .raw(" " + Html.escaped(language.title(diagram)))
                .line("</li>"));
        html.line("</ul>");
    }
}
