package io.github.hiverules.site;

import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;

/** Writes the first page of the site: what there is, and three moves that are refused. */
final class LandingPage {

    private static final String TITLE = "Hive rules";

    /** Diagrams whose refusal can be seen at a glance: the hive, a gate, a throw. */
    private static final List<String> EXAMPLES = List.of("X13", "R24", "X40");

    private final Html html = new Html();

    private LandingPage() {}

    static String html() {
        return new LandingPage().write();
    }

    private String write() {
        html.head(TITLE, "base.css", "landing.css").line("<body>").raw(DiagramPage.SHEET.definitions());
        html.line("<header>").element("h1", TITLE);
        html.element(
                "p",
                "A library that knows the complete rules of the board game Hive. It lists every legal move, and for every "
                        + "other move it says why not.");
        html.line("<p class=\"start\"><a class=\"button\" href=\"referee/index.html\">Open the Referee</a> "
                + "<a href=\"diagrams/index.html\">Look at the diagrams</a></p>");
        html.line("</header>").line("<main>");
        html.line("<section class=\"examples\"><h2>Why not?</h2>");
        EXAMPLES.forEach(this::example);
        html.line("</section>").line("<section class=\"cards\"><h2>What is here</h2>");
        cards();
        html.line("</section>").line("</main>").line("<footer>");
        html.element(
                "p",
                "Open source, Apache License 2.0. Hive is a game by John Yianni, published by Gen42 Games; this library is "
                        + "not connected with either.");
        return html.line("</footer>").line("</body>").line("</html>").toString();
    }

    private void example(String id) {
        RulebookDiagram diagram = RulebookDiagrams.find(id).orElseThrow();
        Picture picture = DiagramPictures.of(diagram).stream()
                .filter(shown -> shown.reason().isPresent())
                .findFirst()
                .orElseThrow();
        Reason reason = picture.reason().orElseThrow();
        html.raw("<figure>").raw(DiagramPage.SHEET.toSvg(picture.drawing()).strip());
        html.raw("<figcaption><a href=\"diagrams/index.html#" + id + "\">"
                + reason.rule().id() + "</a> ");
        html.raw(Html.escaped(reason.sentence())).line("</figcaption></figure>");
    }

    private void cards() {
        card(
                "referee/index.html",
                "The Referee",
                "A board in your browser: start or paste a game, tap a piece to see where it can go, and any other cell to "
                        + "see why it cannot.");
        card(
                "diagrams/index.html",
                "The diagrams",
                RulebookDiagrams.all().size()
                        + " positions that show what each rule allows and refuses, from the opening to the end of the game.");
        card(
                "javadoc/index.html",
                "The Javadoc",
                "The library in detail, with a tour and pictures: rules, notations, and a kit to test engines with.");
        card(
                "fixtures.json",
                "fixtures.json",
                "All diagrams and perft counts as one JSON file, to test an engine in any language.");
    }

    private void card(String link, String title, String text) {
        html.raw("<a class=\"card\" href=\"" + link + "\">")
                .element("h3", title)
                .element("p", text)
                .line("</a>");
    }
}
