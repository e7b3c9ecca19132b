package io.github.hiverules.drawing;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import java.util.List;

/** Draws the marks on cells, and paths: straight steps, arcs for jumps, a bar across a refused step. */
final class MarkPainter {

    private static final String TOP_SUFFIX = "-top";
    private static final String CROSS = "M-9-9L9 9M-9 9L9-9";
    private static final String EDGE =
            "M-41.1 5V13.8Q-41.1 23.8 -32.5 28.8L-8.7 42.5Q0 47.5 8.7 42.5L32.5 28.8Q41.1 23.8 41.1 13.8V5";
    private static final double HIDING_LIFT = 30;
    private static final double ASIDE_OFFSET = 16;
    private static final double HEAD_LENGTH = 15;
    private static final double TIP_GAP = 5;
    private static final double ARC_BEND = 0.24;

    private final Scene scene;
    private final Markup markup;

    MarkPainter(Scene scene, Markup markup) {
        this.scene = scene;
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
        boolean isEmpty = top < 0;
        double asideOffset = isEmpty && mark.isAboutCells() ? asideOffset(hex) : 0;
        boolean isAboutTop = isEmpty || mark.isAboutCells() || scene.concerns(mark, hex, top);
        markup.tag("g").with("data-mark", mark.label()).open();
        for (int level = 0; level < top; level++) {
            if (scene.concerns(mark, hex, level)) {
                drawEdge(mark, Point.above(scene.lift(hex, level)));
            }
        }
        if (isAboutTop && asideOffset == 0) {
            drawFace(mark, Point.above(scene.lift(hex)), isEmpty);
        } else if (isAboutTop) {
            drawFace(mark, Point.above(scene.lift(hex)), asideOffset, isEmpty);
        }
        markup.close("g");
    }

    /** Draws a mark about a piece in hand. */
    void drawInHand(Mark mark) {
        markup.tag("g").with("data-mark", mark.label()).open();
        drawFace(mark, Point.ORIGIN, false);
        markup.close("g");
    }

    /** Returns the id of a mark's shape. Marks about pieces look the same on empty cells and on stacks. */
    private static String symbolId(Mark mark, boolean isEmpty) {
        return mark.label() + (isEmpty || !mark.isAboutCells() ? "" : TOP_SUFFIX);
    }

    private void drawFace(Mark mark, Point face, boolean isEmpty) {
        markup.place("mark-" + symbolId(mark, isEmpty), face, at -> drawFace(mark, at, 0, isEmpty));
    }

    private void drawFace(Mark mark, Point face, double asideOffset, boolean isEmpty) {
        markup.hex(face, symbolId(mark, isEmpty)).endEmpty();
        if (!mark.isAboutCells()) {
            return;
        }
        Point center = isEmpty ? face.plus(asideOffset, 0) : face.plus(0, -30);
        if (mark == Mark.REACHABLE) {
            markup.circle(center, "dot", isEmpty ? 11 : 8.5)
                    .with("stroke-width", isEmpty ? 0 : 2)
                    .endEmpty();
            return;
        }
        if (!isEmpty) {
            markup.circle(center, "table", 15).endEmpty();
        }
        markup.tag("path")
                .style("cross")
                .moved(center)
                .with("stroke-width", 5)
                .with("d", CROSS)
                .endEmpty();
    }

    /** Marks the visible part of a covered piece. */
    private void drawEdge(Mark mark, Point at) {
        markup.tag("g").style(mark.label()).moved(at).open();
        markup.tag("path").with("d", EDGE).with("fill", "none").endEmpty().close("g");
    }

    /** Returns how far a mark moves aside, so that a high stack in front of its cell does not hide it. */
    private double asideOffset(Hex hex) {
        return overlap(hex.neighbor(Direction.SW)) - overlap(hex.neighbor(Direction.SE));
    }

    private double overlap(Hex front) {
        return scene.lift(front) > HIDING_LIFT ? ASIDE_OFFSET : 0;
    }

    void draw(Arrow arrow) {
        List<Stop> stops = arrow.stops();
        int last = stops.size() - 1;
        if (last < 1) {
            return;
        }
        String label = arrow.stopped() ? "stopped" : "route";
        String path = path(stops);
        // Clicks pass through to the cells below.
        markup.tag("g").with("data-route", label).with("pointer-events", "none").open();
        beginStroke("case", 9, path).with("stroke-opacity", ".8").endEmpty();
        Markup line = beginStroke(label, 5, path);
        (arrow.stopped() ? line.with("stroke-dasharray", "7 9") : line).endEmpty();
        for (int i = 0; i < last; i++) {
            markup.circle(scene.at(stops.get(i)), label + "-head", i == 0 ? 8 : 6.5)
                    .with("stroke-width", 2)
                    .endEmpty();
        }
        Point to = scene.at(stops.get(last));
        beginStroke(label + "-head", 1.5, headPath(approach(stops, last), to)).endEmpty();
        if (arrow.stopped()) {
            String bar = barPath(scene.at(stops.get(last - 1)), to);
            beginStroke("case", 12, bar).endEmpty();
            beginStroke(label, 7, bar).endEmpty();
        }
        markup.close("g").newLine();
    }

    private Markup beginStroke(String styleClass, double width, String path) {
        return markup.tag("path").style(styleClass).with("stroke-width", width).with("d", path);
    }

    private String path(List<Stop> stops) {
        StringBuilder path = new StringBuilder("M").append(Markup.point(scene.at(stops.get(0))));
        for (int i = 1; i < stops.size(); i++) {
            Point to = scene.at(stops.get(i));
            Point approach = approach(stops, i);
            Point end = i == stops.size() - 1 ? pointBefore(approach, to, TIP_GAP + HEAD_LENGTH - 2) : to;
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
        Point from = scene.at(stops.get(step - 1));
        if (!isJump(stops, step)) {
            return from;
        }
        Point to = scene.at(stops.get(step));
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double bend = dx < 0 ? -ARC_BEND : ARC_BEND;
        return from.toward(to, 0.5).plus(dy * bend, -dx * bend);
    }

    private static String headPath(Point approach, Point to) {
        Point tip = pointBefore(approach, to, TIP_GAP);
        Point base = pointBefore(approach, to, TIP_GAP + HEAD_LENGTH);
        double dx = (tip.x() - base.x()) * 0.62;
        double dy = (tip.y() - base.y()) * 0.62;
        return line(base.plus(-dy, dx), base.plus(dy, -dx)) + "L" + Markup.point(tip) + "Z";
    }

    private static String barPath(Point from, Point to) {
        Point middle = from.toward(to, 0.5);
        double length = Math.max(1, from.distanceTo(to));
        double dx = (to.x() - from.x()) / length * 17;
        double dy = (to.y() - from.y()) / length * 17;
        return line(middle.plus(-dy, dx), middle.plus(dy, -dx));
    }

    private static String line(Point from, Point to) {
        return "M" + Markup.point(from) + "L" + Markup.point(to);
    }

    private static Point pointBefore(Point from, Point to, double distance) {
        double length = from.distanceTo(to);
        return length <= distance ? from : to.toward(from, distance / length);
    }
}
