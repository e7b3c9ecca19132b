package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;

/** Explains the marks of the pictures. */
final class Legend {

    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG);
    private static final Piece LADYBUG = Piece.of(Color.WHITE, Bug.LADYBUG);
    private static final Piece BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece SPIDER = Piece.of(Color.BLACK, Bug.SPIDER);
    private static final Hex CENTER = Hex.ORIGIN;
    private static final Hex EAST = Hex.of(1, 0);
    private static final Hex SOUTH_EAST = Hex.of(0, 1);

    private Legend() {}

    static void write(Html html) {
        SvgDrawing ant = SvgDrawing.of(Map.of(CENTER, List.of(ANT)));
        SvgDrawing pair = SvgDrawing.of(Map.of(CENTER, List.of(ANT), EAST, List.of(QUEEN)));
        html.line(
                "<details id=\"marks\"><summary>" + html.language().text("marks") + "</summary><div class=\"legend\">");
        mark(html, pair.withSelected(CENTER).withDestinations(List.of(SOUTH_EAST)), "dot");
        mark(html, pair.withSelected(CENTER).withUnreachableCells(List.of(Hex.of(-1, 0))), "cross");
        mark(html, SvgDrawing.of(Map.of(CENTER, List.of(QUEEN, SPIDER, BEETLE))), "stack");
        mark(html, pair.withLastMove(Move.move(ANT, SOUTH_EAST, CENTER)), "last");
        mark(html, pair.withResting(QUEEN), "rests");
        mark(html, pair.withRoute(path()), "path");
        mark(html, thrown(), "thrower");
        mark(html, gate(), "gate");
        mark(
                html,
                ant.withViolation(
                        step(Kind.CONTACT_LOST, Rule.SLIDE_2, CENTER, EAST, List.of(Hex.of(1, -1), SOUTH_EAST))),
                "contact");
        mark(
                html,
                SvgDrawing.of(Map.of(CENTER, List.of(ANT), EAST, List.of(QUEEN), Hex.of(-1, 0), List.of(SPIDER)))
                        .withViolation(Violation.of(
                                Kind.PINNED,
                                Rule.HIVE_2,
                                Map.of(
                                        Role.PIECE,
                                        ANT,
                                        Role.FROM,
                                        CENTER,
                                        Role.CUT_OFF_CELLS,
                                        List.of(EAST),
                                        Role.CUT_OFF_PIECES,
                                        List.of(QUEEN)))),
                "pinned");
        mark(html, halfway(), "halfway");
        html.line("</div></details>");
    }

    private static Route path() {
        List<Stop> stops = List.of(new Stop(CENTER, 0), new Stop(SOUTH_EAST, 0), new Stop(Hex.of(1, 1), 0));
        return Route.of(ANT, stops);
    }

    private static SvgDrawing thrown() {
        List<Stop> stops = List.of(new Stop(EAST, 0), new Stop(CENTER, 1), new Stop(SOUTH_EAST, 0));
        return SvgDrawing.of(Map.of(CENTER, List.of(PILLBUG), EAST, List.of(QUEEN)))
                .withRoute(Route.of(QUEEN, stops).withThrower(PILLBUG));
    }

    private static SvgDrawing gate() {
        Hex northEast = Hex.of(1, -1);
        return SvgDrawing.of(Map.of(CENTER, List.of(QUEEN), northEast, List.of(ANT), Hex.of(2, -1), List.of(SPIDER)))
                .withViolation(step(Kind.GATE, Rule.SLIDE_1, northEast, EAST, List.of(CENTER, Hex.of(2, -1))));
    }

    /** Returns a violation by one step of the Ant, with the cells on both sides of the step. */
    private static Violation step(Kind kind, Rule rule, Hex from, Hex to, List<Hex> sides) {
        return Violation.of(
                kind,
                rule,
                Map.of(
                        Role.PIECE, ANT,
                        Role.MOVES_AS, Bug.SOLDIER_ANT,
                        Role.FROM, from,
                        Role.TO, to,
                        Role.PATH, List.of(from, to),
                        Role.SIDES, sides));
    }

    private static SvgDrawing halfway() {
        Hex second = Hex.of(2, 0);
        List<Hex> reachable =
                second.neighbors().stream().filter(hex -> !hex.equals(EAST)).toList();
        return SvgDrawing.of(Map.of(CENTER, List.of(LADYBUG), EAST, List.of(QUEEN), second, List.of(SPIDER)))
                .withViolation(Violation.of(
                        Kind.NO_PATH,
                        Rule.LADYBUG_1,
                        Map.of(
                                Role.PIECE, LADYBUG,
                                Role.MOVES_AS, Bug.LADYBUG,
                                Role.FROM, CENTER,
                                Role.TO, SOUTH_EAST,
                                Role.HALFWAY_CELLS, List.of(second),
                                Role.REACHABLE, reachable)));
    }

    private static void mark(Html html, SvgDrawing drawing, String key) {
        String meaning = html.language().text("mark." + key);
        html.raw("<figure>")
                .raw(DiagramPage.SHEET
                        .toSvg(drawing.withSentences(html.language().sentences())
                                .withTitle(meaning))
                        .strip());
        html.raw("<figcaption>").raw(Html.escaped(meaning)).line("</figcaption></figure>");
    }
}
