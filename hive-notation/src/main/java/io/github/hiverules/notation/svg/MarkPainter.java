package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Route.Stop;
import java.util.List;

/** Draws the marks on cells, and paths: straight steps, arcs for jumps, a bar across a refused step. */
final class MarkPainter {

    private static final String TOP = "-top";
    private static final String CROSS = "M-9-9L9 9M-9 9L9-9";
    private static final String SMALL_CROSS = "M-4-4L4 4M-4 4L4-4";
    private static final String EDGE =
            "M-41.1 5V13.8Q-41.1 23.8 -32.5 28.8L-8.7 42.5Q0 47.5 8.7 42.5L32.5 28.8Q41.1 23.8 41.1 13.8V5";
    private static final double HIGH = 30;
    private static final double STEP_ASIDE = 16;
    private static final double HEAD = 15;
    private static final double TIP_GAP = 5;
    private static final double BOW = 0.24;

    private final Scene scene;
    private final Layout layout;
    private final Markup markup;

    MarkPainter(Scene scene, Layout layout, Markup markup) {
        this.scene = scene;
        this.layout = layout;
        this.markup = markup;
    }

    void draw(Hex hex) {
        for (Mark mark : Mark.values()) {
            if (scene.isMarked(mark, hex)) {
                draw(mark, hex);
            }
        }
    }

    private void draw(Mark mark, Hex hex) {
        int top = scene.stackAt(hex).size() - 1;
        boolean free = top < 0;
        double aside = free && mark.isAboutCells() ? aside(hex) : 0;
        boolean isAboutTop = free || mark.isAboutCells() || scene.concerns(mark, hex, top);
        if (markup.hasSheet() && isAboutTop && aside == 0) {
            markup.use(symbol(mark, free)).with("data-mark", mark.label());
            markup.at(Point.above(layout.lift(hex))).empty();
            return;
        }
        markup.tag("g").with("data-mark", mark.label()).open();
        for (int level = 0; level < top && !mark.isAboutCells(); level++) {
            if (scene.concerns(mark, hex, level)) {
                edge(mark, Point.above(layout.lift(hex, level)));
            }
        }
        if (isAboutTop) {
            face(mark, Point.above(layout.lift(hex)), aside, free);
        }
        markup.close("g");
    }

    void define() {
        for (Mark mark : Mark.values()) {
            define(mark, true);
            if (mark.isAboutCells()) {
                define(mark, false);
            }
        }
    }

    private void define(Mark mark, boolean free) {
        markup.tag("g").id(symbol(mark, free)).open();
        face(mark, Point.ORIGIN, 0, free);
        markup.close("g").line();
    }

    /** Marks about pieces look the same on an empty cell. */
    private static String symbol(Mark mark, boolean free) {
        return mark.label() + (free || !mark.isAboutCells() ? "" : TOP);
    }

    private void face(Mark mark, Point face, double aside, boolean free) {
        markup.hex(face, symbol(mark, free)).empty();
        if (!mark.isAboutCells()) {
            return;
        }
        Point center = free ? face.plus(aside, 0) : face.plus(0, -36);
        if (mark == Mark.REACHABLE) {
            markup.circle(center, "dot", free ? 11 : 8.5)
                    .with("stroke-width", free ? 0 : 2)
                    .empty();
            return;
        }
        if (!free) {
            markup.circle(center, "table", 9).empty();
        }
        markup.tag("path")
                .style("cross")
                .moved(center)
                .with("stroke-width", free ? 5 : 3.5)
                .with("d", free ? CROSS : SMALL_CROSS)
                .empty();
    }

    /** Marks the visible part of a covered piece. */
    private void edge(Mark mark, Point at) {
        markup.tag("g").style(mark.label()).moved(at).open();
        markup.tag("path").with("d", EDGE).with("fill", "none").empty().close("g");
    }

    /** How far a mark moves aside for a high stack in front of its cell. */
    private double aside(Hex hex) {
        return overlap(hex.neighbor(Direction.SW)) - overlap(hex.neighbor(Direction.SE));
    }

    private double overlap(Hex front) {
        return layout.lift(front) > HIGH ? STEP_ASIDE : 0;
    }

    void draw(Arrow arrow) {
        List<Stop> stops = arrow.stops();
        int last = stops.size() - 1;
        if (last < 1) {
            return;
        }
        String label = arrow.stopped() ? "stopped" : "route";
        String path = path(stops);
        // Clicks go to the cells below.
        markup.tag("g").with("data-route", label).with("pointer-events", "none").open();
        stroke("case", 9, path).with("stroke-opacity", ".8").empty();
        Markup line = stroke(label, 5, path);
        (arrow.stopped() ? line.with("stroke-dasharray", "7 9") : line).empty();
        for (int i = 0; i < last; i++) {
            markup.circle(layout.at(stops.get(i)), label + "-head", i == 0 ? 8 : 6.5)
                    .with("stroke-width", 2)
                    .empty();
        }
        Point to = layout.at(stops.get(last));
        stroke(label + "-head", 1.5, head(approach(stops, last), to)).empty();
        if (arrow.stopped()) {
            String bar = bar(layout.at(stops.get(last - 1)), to);
            stroke("case", 12, bar).empty();
            stroke(label, 7, bar).empty();
        }
        markup.close("g").line();
    }

    private Markup stroke(String styleClass, double width, String path) {
        return markup.tag("path").style(styleClass).with("stroke-width", width).with("d", path);
    }

    private String path(List<Stop> stops) {
        StringBuilder path = new StringBuilder("M").append(Markup.point(layout.at(stops.get(0))));
        for (int i = 1; i < stops.size(); i++) {
            Point to = layout.at(stops.get(i));
            Point approach = approach(stops, i);
            Point end = i == stops.size() - 1 ? before(approach, to, TIP_GAP + HEAD - 2) : to;
            path.append(isJump(stops, i) ? "Q" + Markup.point(approach) + " " : "L")
                    .append(Markup.point(end));
        }
        return path.toString();
    }

    private static boolean isJump(List<Stop> stops, int step) {
        return stops.get(step - 1).cell().distanceTo(stops.get(step).cell()) > 1;
    }

    /** Returns the point from which a step reaches its end: its start or, for a jump, the control point of its arc. */
    private Point approach(List<Stop> stops, int step) {
        Point from = layout.at(stops.get(step - 1));
        if (!isJump(stops, step)) {
            return from;
        }
        Point to = layout.at(stops.get(step));
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double side = dx < 0 ? -1 : 1;
        return from.towards(to, 0.5).plus(dy * BOW * side, -dx * BOW * side);
    }

    private static String head(Point approach, Point to) {
        Point tip = before(approach, to, TIP_GAP);
        Point base = before(approach, to, TIP_GAP + HEAD);
        double dx = (tip.x() - base.x()) * 0.62;
        double dy = (tip.y() - base.y()) * 0.62;
        return line(base.plus(-dy, dx), base.plus(dy, -dx)) + "L" + Markup.point(tip) + "Z";
    }

    /** The bar lies on the border of the two cells. */
    private static String bar(Point from, Point to) {
        Point middle = from.towards(to, 0.5);
        double length = Math.max(1, from.distanceTo(to));
        double dx = (to.x() - from.x()) / length * 17;
        double dy = (to.y() - from.y()) / length * 17;
        return line(middle.plus(-dy, dx), middle.plus(dy, -dx));
    }

    private static String line(Point from, Point to) {
        return "M" + Markup.point(from) + "L" + Markup.point(to);
    }

    private static Point before(Point from, Point to, double distance) {
        double length = from.distanceTo(to);
        return length <= distance ? from : to.towards(from, distance / length);
    }
}
