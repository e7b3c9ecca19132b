package io.github.hiverules.notation.svg;

import io.github.hiverules.notation.svg.Layout.Point;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Set;
import java.util.TreeSet;

/** The shapes that a drawing uses many times: the hexagon, the tile and the insects that occur in it. */
final class Symbols {

    /** A tile is a little smaller than its cell, so that a seam is seen between neighbors. */
    static final double TILE_RADIUS = 47.5;

    private static final double CORNER = 10;
    private static final double BEVEL_RADIUS = 44;
    private static final double HALF_ROOT_3 = 0.8660254037844386;
    private static final double[] CORNER_X = {0, HALF_ROOT_3, HALF_ROOT_3, 0, -HALF_ROOT_3, -HALF_ROOT_3};
    private static final double[] CORNER_Y = {-1, -0.5, 0.5, 1, 0.5, -0.5};

    private final String prefix;

    Symbols(String prefix) {
        this.prefix = prefix;
    }

    void define(Markup markup, Scene scene) {
        String hexagon = hexagon(TILE_RADIUS, CORNER);
        markup.tag("defs").open();
        markup.tag("path").with("id", prefix + "-hex").with("d", hexagon).empty();
        markup.tag("g").with("id", prefix + "-tile").open();
        markup.tag("path")
                .with("d", hexagon)
                .moved(new Point(0, Layout.THICKNESS))
                .with("fill", "currentColor")
                .with("stroke", "none")
                .empty();
        markup.tag("path").with("d", hexagon).with("stroke-width", "1.5").empty();
        markup.tag("path")
                .with("d", hexagon(BEVEL_RADIUS, CORNER - 1.5))
                .with("fill", "none")
                .with("stroke", "#fff")
                .with("stroke-opacity", ".12")
                .with("stroke-width", "2")
                .empty();
        markup.close("g");
        bugs(scene).forEach(bug -> define(markup, bug));
        markup.close("defs").line();
    }

    private void define(Markup markup, Bug bug) {
        markup.tag("g").with("id", prefix + "-" + bug.letter()).open();
        Insects.of(bug).draw(markup);
        markup.close("g");
    }

    void hex(Markup markup, Point at, String styleClass) {
        use(markup, "hex").style(styleClass).with("x", at.x()).with("y", at.y()).empty();
    }

    void tile(Markup markup, Color color) {
        use(markup, "tile").style(StyleSheet.tileClass(color)).empty();
    }

    void insect(Markup markup, Piece piece, Point at, double scale) {
        use(markup, String.valueOf(piece.bug().letter()))
                .style(StyleSheet.insectClass(piece))
                .scaled(at, scale)
                .empty();
    }

    private Markup.Tag use(Markup markup, String symbol) {
        return markup.tag("use").with("href", "#" + prefix + "-" + symbol);
    }

    private static Set<Bug> bugs(Scene scene) {
        Set<Bug> bugs = new TreeSet<>();
        scene.board().stacks().values().forEach(stack -> stack.forEach(piece -> bugs.add(piece.bug())));
        if (scene.showsHands()) {
            scene.board().hand().forEach(piece -> bugs.add(piece.bug()));
        }
        return bugs;
    }

    /** A hexagon with a corner at the top, its corners rounded from the given distance on. */
    private static String hexagon(double radius, double corner) {
        StringBuilder path = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            Point here = corner(i, radius);
            path.append(i == 0 ? 'M' : 'L');
            path.append(Markup.point(here.towards(corner(i + 5, radius), corner / radius)));
            path.append('Q').append(Markup.point(here)).append(' ');
            path.append(Markup.point(here.towards(corner(i + 1, radius), corner / radius)));
        }
        return path.append('Z').toString();
    }

    private static Point corner(int index, double radius) {
        return new Point(radius * CORNER_X[index % 6], radius * CORNER_Y[index % 6]);
    }
}
