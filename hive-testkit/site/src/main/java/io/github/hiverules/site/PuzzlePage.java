package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Writes puzzles from the diagrams, which ask for the rule that forbids a move or for the destinations of a piece. */
final class PuzzlePage {

    private static final int CHOICE_COUNT = 4;

    private final SiteLanguage language;
    private final Html html;

    private PuzzlePage(SiteLanguage language) {
        this.language = language;
        this.html = new Html(language);
    }

    static String html(SiteLanguage language) {
        return new PuzzlePage(language).write();
    }

    private String write() {
        String title = language.text("puzzles.title");
        html.head(
                title,
                language.text("puzzles.about"),
                "../",
                List.of("../pages.css", "../drawings.css"),
                List.of("puzzles.js", "../site.js"));
        html.line("<body class=\"puzzle-page\" data-texts=\"" + Html.escaped(language.text("puzzles.scripts")) + "\">")
                .raw(DiagramPage.SHEET.shapes());
        html.line("<header>");
        SiteHeader.write(html, "../", language.other().file());
        html.line("</header><main id=\"main\">").element("h1", title).element("p", language.text("puzzles.about"));
        html.line("<p id=\"score\" role=\"status\"></p>");
        for (RulebookDiagram diagram : RulebookDiagrams.all()) {
            writeRulePuzzle(diagram);
            writeDestinationPuzzle(diagram);
        }
        html.line("<p class=\"buttons\"><button id=\"next\" type=\"button\" class=\"button\" hidden>"
                + language.text("puzzles.next") + "</button> <button id=\"again\" type=\"button\" hidden>"
                + language.text("puzzles.again") + "</button></p>");
        return html.line("</main>").line("</body>").line("</html>").toString();
    }

    /** Asks which rule forbids a move. The other choices are the rules nearest to it. */
    private void writeRulePuzzle(RulebookDiagram diagram) {
        refusedMovement(diagram).ifPresent(move -> {
            Rule rule = diagram.position().check(move).orElseThrow().rule();
            String piece = language.sentences().piece(move.piece());
            open("which", diagram, language.text("puzzles.which", piece));
            html.raw(scaled(SvgDrawing.of(diagram.setup())
                    .withSelected(move.piece())
                    .withUnreachableCells(List.of(move.to()))
                    .withTitle(diagram.id())));
            html.line("<div class=\"choices\">");
            for (Rule choice : choices(rule)) {
                html.line("<button type=\"button\" data-right=\"" + (choice == rule) + "\"><b>" + choice.id() + "</b> "
                        + Html.escaped(language.sentences().rule(choice)) + "</button>");
            }
            html.line("</div>");
            close(
                    diagram,
                    language.sentences()
                            .violation(
                                    diagram.position(),
                                    diagram.position().check(move).orElseThrow()));
        });
    }

    private static Optional<Move.Movement> refusedMovement(RulebookDiagram diagram) {
        return diagram.refusedMoves().stream()
                .map(RefusedMoves::moves)
                .flatMap(List::stream)
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(move -> !diagram.position().isLegal(move))
                .filter(move -> diagram.position().cellOf(move.piece()).equals(Optional.of(move.from())))
                .findFirst();
    }

    /** Returns the right rule and the rules nearest to it, in the order of {@link Rule}. */
    private static List<Rule> choices(Rule right) {
        List<Rule> nearestRules = Stream.of(Rule.values())
                .filter(rule -> RulebookDiagrams.all().stream()
                        .anyMatch(diagram -> diagram.forbiddingRules().contains(rule)))
                .sorted(Comparator.comparingInt(rule -> Math.abs(rule.ordinal() - right.ordinal())))
                .limit(CHOICE_COUNT)
                .toList();
        return nearestRules.stream().sorted().toList();
    }

    /** Asks for every cell that a piece can reach. */
    private void writeDestinationPuzzle(RulebookDiagram diagram) {
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Destinations destinations
                    && !destinations.legal().isEmpty()) {
                List<String> cells = new ArrayList<>();
                for (Move move : destinations.legal()) {
                    Hex to = move.destination().orElseThrow();
                    cells.add(to.q() + "," + to.r());
                }
                String piece = language.sentences().piece(destinations.piece());
                open("reach", diagram, language.text("puzzles.reach", piece));
                html.raw("<div class=\"tappable\" data-cells=\""
                                + String.join(
                                        " ", cells.stream().distinct().sorted().toList()) + "\">")
                        .raw(scaled(SvgDrawing.of(diagram.setup())
                                .withSelected(destinations.piece())
                                .withTitle(diagram.id())))
                        .line("</div><button type=\"button\" class=\"check\">" + language.text("puzzles.check")
                                + "</button>");
                close(diagram, language.caption(diagram));
                return;
            }
        }
    }

    private void open(String kind, RulebookDiagram diagram, String question) {
        html.line("<article class=\"puzzle\" data-puzzle=\"" + kind + "-" + diagram.id() + "\" hidden>");
        html.element("h2", question);
    }

    private void close(RulebookDiagram diagram, String explanation) {
        html.line("<div class=\"solution\" hidden><p class=\"verdict\"></p>").element("p", explanation);
        html.raw("<p>")
                .link(
                        "../referee/" + language.file() + "#" + DiagramLink.fragment(diagram),
                        language.text("openInReferee"))
                .raw(" · ")
                .link("../diagrams/" + language.file() + "#" + diagram.id(), language.text("puzzles.diagram"))
                .line("</p></div></article>");
    }

    private static String scaled(SvgDrawing drawing) {
        return DiagramArticle.scaled(DiagramPage.SHEET.toSvg(drawing.withDescription("")));
    }
}
