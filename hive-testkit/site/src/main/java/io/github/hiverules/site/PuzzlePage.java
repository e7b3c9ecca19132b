package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.site.referee.CellLabels;
import io.github.hiverules.testkit.Expectation;
import io.github.hiverules.testkit.RefusedMoves;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Writes puzzles from the diagrams, which ask for the rule that forbids a move or for the destinations of a piece. */
final class PuzzlePage {

    private static final Pattern CELL = Pattern.compile(" data-cell=\"(-?\\d+,-?\\d+)\"");

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
        html.begin(
                "puzzle-page",
                language.text("puzzles.title"),
                language.text("puzzles.about"),
                "../",
                language.other().file(),
                "puzzles.js");
        html.line("<noscript><p><strong>" + language.text("puzzles.noscript") + "</strong></p></noscript>");
        html.line("<p class=\"buttons\"><span id=\"score\" role=\"status\" data-texts=\""
                + Html.escaped(language.text("puzzles.scripts")) + "\"></span> <a id=\"today\" class=\"button\" hidden>"
                + language.text("puzzles.today") + "</a> <button id=\"again\" type=\"button\" hidden>"
                + language.text("puzzles.again")
                + "</button> <button id=\"next\" type=\"button\" hidden></button></p>");
        List<RulebookDiagram> diagrams = RulebookDiagrams.all().stream()
                .sorted(Comparator.comparingInt(PuzzlePage::difficulty))
                .toList();
        for (RulebookDiagram diagram : diagrams) {
            writeRulePuzzle(diagram);
            writeDestinationPuzzle(diagram);
        }
        return html.end().toString();
    }

    /** Returns how much there is to look at: the number of pieces in play, where those of an expansion count threefold. */
    static int difficulty(RulebookDiagram diagram) {
        return diagram.setup().stacks().values().stream()
                .flatMap(List::stream)
                .mapToInt(piece -> Ruleset.BASE.includes(piece.bug()) ? 1 : 3)
                .sum();
    }

    /** Asks which rule forbids a move. */
    private void writeRulePuzzle(RulebookDiagram diagram) {
        refusedMovement(diagram).ifPresent(move -> {
            Position position = diagram.position();
            Violation violation = position.check(move).orElseThrow();
            List<Rule> choices = PuzzleChoices.of(violation.rule(), diagram.id());
            if (choices.isEmpty()) {
                return;
            }
            open(
                    "which-" + diagram.id(),
                    diagram,
                    language.text("puzzles.which", language.sentences().piece(move.piece())));
            SvgDrawing asked = SvgDrawing.of(diagram.setup())
                    .withSelected(move.piece())
                    .withUnreachableCells(List.of(move.to()))
                    .withTitle(diagram.id());
            html.raw("<div class=\"asked\">").raw(drawing(asked)).line("</div>");
            html.raw("<div class=\"solved\">").raw(drawing(asked.withViolation(violation)));
            html.line("</div></div><div class=\"side\"><div class=\"choices\">");
            for (Rule choice : choices) {
                html.line("<button type=\"button\" data-right=\"" + (choice == violation.rule()) + "\" data-rule=\""
                        + choice.id() + "\"><b>" + Html.escaped(RulePage.name(choice, language)) + "</b> "
                        + Html.escaped(language.sentences().rule(choice)) + "</button>");
            }
            html.line("</div>");
            close(
                    diagram,
                    DiagramLink.questionOptions(move),
                    language.sentences().violation(position, violation),
                    Optional.of(violation.rule()));
        });
    }

    private static Optional<Move.Movement> refusedMovement(RulebookDiagram diagram) {
        return diagram.refusedMoves().stream()
                .map(RefusedMoves::moves)
                .flatMap(List::stream)
                .filter(Move.Movement.class::isInstance)
                .map(Move.Movement.class::cast)
                .filter(move -> diagram.position()
                        .check(move)
                        .filter(PuzzleChoices::hasOneAnswer)
                        .isPresent())
                .filter(move -> diagram.position().cellOf(move.piece()).equals(Optional.of(move.from())))
                .findFirst();
    }

    /** Asks for every cell that a piece can reach. */
    private void writeDestinationPuzzle(RulebookDiagram diagram) {
        for (Expectation expectation : diagram.expectations()) {
            if (expectation instanceof Expectation.Destinations destinations
                    && !destinations.legal().isEmpty()) {
                Set<Hex> cells = destinations.legal().stream()
                        .flatMap(move -> move.destination().stream())
                        .collect(Collectors.toSet());
                String piece = language.sentences().piece(destinations.piece());
                open("reach-" + diagram.id(), diagram, language.text("puzzles.reach", piece));
                html.raw("<div class=\"tappable\">")
                        .raw(named(
                                cells,
                                drawing(SvgDrawing.of(diagram.setup())
                                        .withSelected(destinations.piece())
                                        .withTitle(diagram.id())),
                                diagram.position()))
                        .line("</div></div><div class=\"side\"><button type=\"button\" class=\"check button\">"
                                + language.text("puzzles.check") + "</button>");
                close(diagram, "&tap=" + destinations.piece(), language.caption(diagram), Optional.empty());
                return;
            }
        }
    }

    /**
     * Adds to each cell of a drawing its name for screen readers, as on the Referee's board, and marks the answers. Empty
     * cells become plain outlines that the style sheet can fill.
     */
    private String named(Set<Hex> answers, String svg, Position position) {
        CellLabels names = CellLabels.of(position.setup(), language.code());
        String fillable = svg.replace("href=\"#hive-cell\"", "href=\"#hive-hex\" class=\"hive-cell\"");
        return CELL.matcher(fillable).replaceAll(found -> {
            Hex cell = Hex.of(found.group(1));
            String name = names.name(cell);
            return Matcher.quoteReplacement(found.group() + (answers.contains(cell) ? " data-answer" : "")
                    + " data-name=\"" + Html.escaped(name) + "\"");
        });
    }

    private void open(String id, RulebookDiagram diagram, String question) {
        Setup setup = diagram.setup();
        html.line("<article class=\"puzzle\" data-puzzle=\"" + id + "\"><noscript>");
        html.sentence("h2", question, setup);
        html.raw("<p class=\"state\">")
                .raw(Html.escaped(language.text(
                        "puzzles.state", language.sentences().player(setup.sideToMove()), setup.turnNumber())))
                .raw(" · ")
                .raw(Html.escaped(
                        DiagramArticle.rulesetName(setup.ruleset().with(Toggle.GATES_ABOVE_GROUND), language)));
        if (!setup.ruleset().has(Toggle.GATES_ABOVE_GROUND)) {
            html.raw(". <strong>").raw(language.text("puzzles.noGates")).raw("</strong>");
        }
        html.line("</p><div class=\"board\">");
    }

    /** Writes the solution, with a link on which the visitor can try the move in question and play on. */
    private void close(RulebookDiagram diagram, String question, String explanation, Optional<Rule> rule) {
        html.line("<div class=\"solution\"><p class=\"verdict\" role=\"status\"></p>")
                .sentence("p", explanation, diagram.setup());
        html.raw("<p>")
                .link(
                        "../referee/" + language.file() + "#" + DiagramLink.start(diagram) + question,
                        language.text("puzzles.play"))
                .raw(" · ");
        rule.ifPresent(broken -> html.link(
                        "../diagrams/" + RulePage.file(language) + "#" + broken.id(), language.text("puzzles.rule"))
                .raw(" · "));
        html.link("../diagrams/" + language.file() + "#" + diagram.id(), language.text("puzzles.diagram"))
                .line("</p></div></div></noscript></article>");
    }

    private static String drawing(SvgDrawing drawing) {
        return DiagramPage.SHEET.toSvg(drawing.withDescription("")).strip();
    }
}
