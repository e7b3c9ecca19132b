package io.github.hiverules.site;

import io.github.hiverules.Move;
import io.github.hiverules.MovementViolation;
import io.github.hiverules.ReachViolation;
import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
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
                ant.withViolation(new ReachViolation.ContactLost(
                        ANT,
                        Bug.SOLDIER_ANT,
                        CENTER,
                        EAST,
                        List.of(CENTER, EAST),
                        List.of(Hex.of(1, -1), SOUTH_EAST),
                        List.of())),
                "contact");
        mark(
                html,
                SvgDrawing.of(Map.of(CENTER, List.of(ANT), EAST, List.of(QUEEN), Hex.of(-1, 0), List.of(SPIDER)))
                        .withViolation(new MovementViolation.Pinned(ANT, CENTER, List.of(EAST), List.of(QUEEN))),
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
                .withViolation(new ReachViolation.Gate(
                        ANT,
                        Bug.SOLDIER_ANT,
                        northEast,
                        EAST,
                        List.of(northEast, EAST),
                        List.of(CENTER, Hex.of(2, -1)),
                        List.of()));
    }

    private static SvgDrawing halfway() {
        Hex second = Hex.of(2, 0);
        return SvgDrawing.of(Map.of(CENTER, List.of(LADYBUG), EAST, List.of(QUEEN), second, List.of(SPIDER)))
                .withViolation(new ReachViolation.NoPath(
                        LADYBUG,
                        Bug.LADYBUG,
                        CENTER,
                        SOUTH_EAST,
                        List.of(),
                        List.of(),
                        List.of(),
                        false,
                        List.of(second),
                        second.neighbors().stream()
                                .filter(hex -> !hex.equals(EAST))
                                .toList()));
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
