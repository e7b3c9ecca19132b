package io.github.hiverules.site;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.List;

/** Writes the site's landing page, which introduces the project to players and developers. */
final class LandingPage {

    static final String REPOSITORY = "https://github.com/hiverules/hive-rules";
    private static final String DOCS = REPOSITORY + "/blob/main/";

    /** Diagrams that show a refusal at a glance: a pinned piece, a gate, a gap. */
    private static final List<String> EXAMPLES = List.of("X13", "R24", "N25");

    private static final String GAME = "Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-";
    private static final String MOVE = "wS1 bQ-";

    /** SiteTest compiles and runs this snippet. */
    private static final String SNIPPET = """
            String game = "%s";
            Position position = GameString.read(game).position();
            Move move = MoveString.read("%s", position);
            Violation violation = position.check(move).orElseThrow();
            System.out.println(violation.rule().id());
            System.out.println(Sentences.english().violation(position, violation));
            String svg = SvgDrawing.of(position).withViolation(violation).toSvg();
            Files.writeString(Path.of("why.svg"), svg);
            """.formatted(GAME, MOVE);

    private static final String DEPENDENCY = """
            <dependency>
              <groupId>io.github.hiverules</groupId>
              <artifactId>hive-drawing</artifactId>
              <version>0.1.0-SNAPSHOT</version>
            </dependency>
            """;

    private final SiteLanguage language;
    private final Html html;

    private LandingPage(SiteLanguage language) {
        this.language = language;
        this.html = new Html(language);
    }

    static String html(SiteLanguage language) {
        return new LandingPage(language).write();
    }

    private String write() {
        html.head(language.text("home.title"), language.text("home.about"), "");
        html.line("<body class=\"home\">").raw(DiagramPage.SHEET.shapes());
        html.line("<header>");
        SiteHeader.write(html, "./", language.other().file());
        html.element("h1", language.text("home.title"));
        String rules = language.text("home.rulesWords");
        String link = "<a href=\"diagrams/" + RulePage.file(language) + "\">" + rules + "</a>";
        html.line("<p>" + Html.escaped(language.text("home.about")).replace(rules, link) + "</p>");
        html.line("<p class=\"start\"><a class=\"button\" href=\"referee/" + language.file() + "\">"
                + language.text("home.open") + "</a> <a href=\"referee/" + language.file() + "#setup\">"
                + language.text("home.setup") + "</a> <a href=\"#developers\">" + language.text("home.toDevelopers")
                + "</a></p>");
        html.line("</header>").line("<main id=\"main\">");
        players();
        developers();
        html.line("</main>").line("<footer>").element("p", language.text("home.legal"));
        return html.line("</footer>").line("</body>").line("</html>").toString();
    }

    private void players() {
        html.line("<section class=\"examples\"><h2>" + language.text("home.players") + "</h2>");
        EXAMPLES.forEach(this::example);
        html.line("</section>").line("<section class=\"cards\">");
        card("referee/" + language.file(), "referee", language.text("home.referee"));
        card(
                "diagrams/" + language.file(),
                "diagrams",
                language.text("home.diagrams", RulebookDiagrams.all().size()));
        card("puzzles/" + language.file(), "puzzles", language.text("home.puzzles"));
        html.line("</section>");
    }

    private void example(String id) {
        RulebookDiagram diagram = RulebookDiagrams.find(id).orElseThrow();
        Picture picture = DiagramPictures.of(diagram, language).stream()
                .filter(candidate -> candidate.explanation().isPresent())
                .findFirst()
                .orElseThrow();
        RefusalExplanation explanation = picture.explanation().orElseThrow();
        html.raw("<figure><a class=\"picture\" href=\"referee/" + language.file() + "#"
                        + Html.escaped(DiagramLink.fragment(diagram)) + "\" aria-label=\""
                        + language.text("openInReferee") + ": " + id + "\">")
                .raw(DiagramPage.SHEET
                        .toSvg(picture.drawing().withDescription(""))
                        .strip())
                .raw("</a>");
        html.raw("<figcaption><a href=\"diagrams/" + language.file() + "#" + id + "\">"
                + explanation.rule().id() + "</a> ");
        html.sentence("span", explanation.sentence(), diagram.setup()).line("</figcaption></figure>");
    }

    private void developers() {
        Position position = GameString.read(GAME).position();
        Move move = MoveString.read(MOVE, position);
        Violation violation = position.check(move).orElseThrow();
        html.line("<section id=\"developers\"><h2>" + language.text("home.developers") + "</h2>");
        html.element("p", language.text("home.library"));
        html.raw("<p>").raw(language.text("home.speed")).raw(" ");
        html.link(DOCS + "docs/speed.md", language.text("home.speed.link")).raw(". ");
        html.raw(language.text("home.browser")).raw(" ");
        html.link(
                        DOCS + "hive-testkit/site/src/main/java/io/github/hiverules/site/referee",
                        language.text("home.browser.link"))
                .line(".</p>");
        html.line("<div class=\"code\"><div>");
        html.raw("<pre tabindex=\"0\"><code id=\"snippet\">")
                .raw(Html.escaped(SNIPPET))
                .line("</code></pre>");
        copyButton("snippet");
        html.element("h3", language.text("home.prints"));
        html.raw("<pre tabindex=\"0\"><samp>")
                .raw(violation.rule().id() + "\n"
                        + Html.escaped(Sentences.english().violation(position, violation)))
                .line("</samp></pre></div>");
        html.raw("<figure>")
                .raw(DiagramPage.SHEET
                        .toSvg(SvgDrawing.of(Game.start(position))
                                .withViolation(violation)
                                .withSentences(language.sentences())
                                .withTitle("why.svg"))
                        .strip())
                .line("<figcaption>why.svg</figcaption></figure></div>");
        html.element("h3", language.text("home.get")).element("p", language.text("home.snapshot"));
        html.raw("<pre tabindex=\"0\"><code id=\"maven\">")
                .raw(Html.escaped(DEPENDENCY))
                .line("</code></pre>");
        copyButton("maven");
        html.line("<div class=\"cards\">");
        card(DOCS + "docs/cookbook.md", "cookbook", language.text("home.cookbook"));
        card(DOCS + "docs/testing.md", "engine", language.text("home.engine"));
        card("javadoc/index.html", "javadoc", language.text("home.javadoc"));
        card("fixtures.json", "fixtures", language.text("home.fixtures"));
        html.line("</div></section>");
    }

    private void copyButton(String id) {
        html.line("<button type=\"button\" data-copy=\"" + id + "\" data-done=\"" + language.text("copied")
                + "\" data-failed=\"" + language.text("copied.not") + "\" hidden>" + language.text("copy")
                + "</button>");
    }

    private void card(String link, String name, String text) {
        html.raw("<a class=\"card\" href=\"" + link + "\">")
                .element("h3", language.text(name))
                .element("p", text)
                .line("</a>");
    }
}
