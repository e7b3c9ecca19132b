package io.github.hiverules.notation.svg;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.notation.svg.Layout.Point;
import java.util.List;

/** Draws ways over cells and levels: straight steps, bows for jumps, a bar across a step that is refused. */
final class ArrowLayer {

    private static final double HEAD = 15;
    private static final double TIP_GAP = 5;
    private static final double BOW = 0.24;

    private final Layout layout;

    ArrowLayer(Layout layout) {
        this.layout = layout;
    }

    void draw(Markup markup, Arrow arrow) {
        if (arrow.stops().size() < 2) {
            return;
        }
        String path = path(arrow);
        markup.tag("g").with("data-route", arrow.kind().label()).open();
        stroke(markup, "case", 9, path).with("stroke-opacity", ".8").empty();
        if (arrow.kind() == Arrow.Kind.STOPPED) {
            stroke(markup, "stopped", 5, path).with("stroke-dasharray", "7 9").empty();
        } else {
            stroke(markup, "route", 5, path).empty();
        }
        stops(markup, arrow);
        head(markup, arrow);
        if (arrow.kind() == Arrow.Kind.STOPPED) {
            bar(markup, arrow);
        }
        markup.close("g").line();
    }

    private static Markup.Tag stroke(Markup markup, String styleClass, double width, String path) {
        return markup.tag("path").style(styleClass).with("stroke-width", width).with("d", path);
    }

    private String path(Arrow arrow) {
        List<Stop> stops = arrow.stops();
        StringBuilder path = new StringBuilder("M").append(Markup.point(layout.at(stops.get(0))));
        for (int i = 1; i < stops.size(); i++) {
            Point from = layout.at(stops.get(i - 1));
            Point to = layout.at(stops.get(i));
            boolean jump = isJump(stops.get(i - 1), stops.get(i));
            Point bend = jump ? bend(from, to) : from;
            Point end = i == stops.size() - 1 ? before(bend, to, TIP_GAP + HEAD - 2) : to;
            path.append(jump ? "Q" + Markup.point(bend) + " " : "L").append(Markup.point(end));
        }
        return path.toString();
    }

    private void stops(Markup markup, Arrow arrow) {
        List<Stop> stops = arrow.stops();
        for (int i = 0; i < stops.size() - 1; i++) {
            markup.tag("circle")
                    .style(arrow.kind().label() + "-head")
                    .centered(layout.at(stops.get(i)))
                    .with("r", i == 0 ? 8 : 6.5)
                    .with("stroke-width", 2)
                    .empty();
        }
    }

    private void head(Markup markup, Arrow arrow) {
        Point to = layout.at(last(arrow, 1));
        Point from = layout.at(last(arrow, 2));
        Point origin = isJump(last(arrow, 2), last(arrow, 1)) ? bend(from, to) : from;
        Point tip = before(origin, to, TIP_GAP);
        Point base = before(origin, to, TIP_GAP + HEAD);
        double dx = (tip.x() - base.x()) * 0.62;
        double dy = (tip.y() - base.y()) * 0.62;
        String triangle = line(base.plus(-dy, dx), base.plus(dy, -dx)) + "L" + Markup.point(tip) + "Z";
        stroke(markup, arrow.kind().label() + "-head", 1.5, triangle).empty();
    }

    /** The bar lies where the two cells meet. */
    private void bar(Markup markup, Arrow arrow) {
        Point from = layout.at(last(arrow, 2));
        Point to = layout.at(last(arrow, 1));
        Point middle = from.towards(to, 0.5);
        double length = Math.max(1, from.distanceTo(to));
        double dx = (to.x() - from.x()) / length * 17;
        double dy = (to.y() - from.y()) / length * 17;
        String line = line(middle.plus(-dy, dx), middle.plus(dy, -dx));
        stroke(markup, "case", 12, line).empty();
        stroke(markup, arrow.kind().label(), 7, line).empty();
    }

    private static String line(Point from, Point to) {
        return "M" + Markup.point(from) + "L" + Markup.point(to);
    }

    private static Stop last(Arrow arrow, int fromEnd) {
        return arrow.stops().get(arrow.stops().size() - fromEnd);
    }

    private static boolean isJump(Stop from, Stop to) {
        return from.hex().distanceTo(to.hex()) > 1;
    }

    /** The control point of a bow that rises on the upper side of the line. */
    private static Point bend(Point from, Point to) {
        double dx = to.x() - from.x();
        double dy = to.y() - from.y();
        double side = dx < 0 ? -1 : 1;
        return from.towards(to, 0.5).plus(dy * BOW * side, -dx * BOW * side);
    }

    private static Point before(Point from, Point to, double distance) {
        double length = from.distanceTo(to);
        return length <= distance ? from : to.towards(from, distance / length);
    }
}
