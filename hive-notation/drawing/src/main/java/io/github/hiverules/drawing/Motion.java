package io.github.hiverules.drawing;

import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;

/**
 * A piece that travels along its route, drawn above the hive. As long as it travels, the piece at the end of the route is
 * hidden; without style sheets, or for people who prefer less motion, only that piece is shown.
 */
final class Motion {

    private static final double SECONDS_PER_STEP = 0.5;

    private final Piece piece;
    private final List<Stop> stops;
    private final Scene scene;
    private final String keyframes;

    /** A name for this motion on a page with others. */
    private final String id;

    Motion(Route route, Scene scene) {
        this.piece = route.piece();
        this.stops = route.stops();
        this.scene = scene;
        this.keyframes = keyframes();
        this.id = Long.toString(Renderer.checksum(keyframes), Character.MAX_RADIX);
    }

    /** Draws the traveling piece at the end of its route. */
    void draw(Tiles tiles, Markup markup) {
        markup.tag("g")
                .with("visibility", "hidden")
                .styleClass("moving-" + id)
                .moved(point(lastStop()))
                .open();
        tiles.drawWhole(piece);
        markup.close("g").newLine();
    }

    /** Gives the piece that waits at the end of the route the class of a hidden piece. */
    void hide(Piece waiting, Hex cell, Markup tag) {
        if (waiting.equals(piece) && cell.equals(lastStop().cell())) {
            tag.styleClass("waiting-" + id);
        }
    }

    String styleSheet(String prefix) {
        String suffix = "-" + id;
        String duration = Markup.number(Math.max(1, stops.size() - 1) * SECONDS_PER_STEP) + "s";
        return "@media (prefers-reduced-motion:no-preference){"
                + prefixed(prefix, "waiting" + suffix, duration)
                + prefixed(prefix, "moving" + suffix, duration)
                + "}@keyframes " + prefix + "-waiting" + suffix + "{from,to{visibility:hidden}}"
                + "@keyframes " + prefix + "-moving" + suffix + "{" + keyframes + "}";
    }

    private static String prefixed(String prefix, String name, String duration) {
        return "." + prefix + "-" + name + "{animation:" + prefix + "-" + name + " " + duration + " ease-in-out}";
    }

    private String keyframes() {
        if (stops.size() == 1) {
            return "from{visibility:visible;opacity:0}to{visibility:visible;opacity:1}";
        }
        StringBuilder frames = new StringBuilder();
        int steps = stops.size() - 1;
        for (int index = 0; index <= steps; index++) {
            Point at = point(stops.get(index));
            frames.append(Markup.number(100.0 * index / steps))
                    .append("%{visibility:visible;transform:translate(")
                    .append(Markup.number(at.x()))
                    .append("px,")
                    .append(Markup.number(at.y()))
                    .append("px)}");
        }
        return frames.toString();
    }

    private Stop lastStop() {
        return stops.get(stops.size() - 1);
    }

    private Point point(Stop stop) {
        int height = Math.max(scene.stackAt(stop.cell()).size(), stop.level() + 1);
        return Layout.center(stop.cell()).plus(0, -stop.level() * Layout.step(height));
    }
}
