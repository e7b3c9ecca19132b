package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Point;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;

/** Draws cells: the top of a stack as a whole, of the pieces below it a named edge; or an empty place. */
final class TileLayer {

    private static final double COS_30 = 0.8660254037844386;
    private static final double INSECT_SIZE = 70;
    private static final String CRESCENT = "M-1.5-6A6 6 0 1 0 6 2.5A5.4 5.4 0 0 1-1.5-6Z";

    private final Scene scene;
    private final Layout layout;
    private final Symbols symbols;

    TileLayer(Scene scene, Layout layout, Symbols symbols) {
        this.scene = scene;
        this.layout = layout;
        this.symbols = symbols;
    }

    void draw(Markup markup, Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        if (stack.isEmpty()) {
            place(markup, hex);
            return;
        }
        Point ground = Layout.center(hex).plus(0, 10);
        markup.tag("ellipse")
                .centered(ground)
                .with("rx", 45)
                .with("ry", 47)
                .with("fill-opacity", ".13")
                .empty();
        for (int level = 0; level < stack.size(); level++) {
            piece(markup, hex, stack, level);
        }
    }

    private void place(Markup markup, Hex hex) {
        symbols.hex(markup, Layout.center(hex), "cell");
        if (scene.look().coordinates()) {
            text(markup, Markup.cell(hex), Layout.center(hex).plus(0, 33), 6, "ink");
        }
    }

    private void piece(Markup markup, Hex hex, List<Piece> stack, int level) {
        Piece piece = stack.get(level);
        markup.tag("g")
                .with("data-piece", piece.toString())
                .with("data-hex", Markup.cell(hex))
                .with("data-level", level)
                .moved(layout.at(hex, level))
                .open();
        markup.element("title", piece + " " + hex + (stack.size() > 1 ? " level " + level : ""));
        symbols.tile(markup, piece.color());
        if (level < stack.size() - 1) {
            edge(markup, piece, layout.step(hex));
        } else {
            face(markup, hex, piece);
        }
        markup.close("g").line();
    }

    /** What is seen of a covered piece: its insect on the left edge, its name along the right edge. */
    private void edge(Markup markup, Piece piece, double step) {
        double seen = (step - Layout.THICKNESS) * COS_30;
        double x = Symbols.TILE_RADIUS * COS_30 / 2 - seen / 4;
        double y = Symbols.TILE_RADIUS * 0.75 - seen / 2 * COS_30;
        symbols.insect(markup, piece, new Point(-x, y), seen / INSECT_SIZE);
        String place = "translate(" + Markup.point(new Point(x, y)) + ") rotate(-30)";
        markup.tag("g")
                .style(StyleSheet.insectClass(piece))
                .with("transform", place)
                .open();
        Glyphs.draw(markup, piece.toString().substring(1), seen * 0.66);
        markup.close("g");
    }

    private void face(Markup markup, Hex hex, Piece piece) {
        boolean numbered = piece.bug().count() > 1;
        double down = numbered ? -4 : 1;
        String accent = StyleSheet.insectClass(piece);
        if (scene.look().coordinates()) {
            symbols.insect(markup, piece, new Point(0, down + 5), 0.86);
            text(markup, Markup.cell(hex), new Point(0, -37), 6, accent);
        } else {
            symbols.insect(markup, piece, new Point(0, down), 1.06);
        }
        if (numbered) {
            text(markup, Integer.toString(piece.number()), new Point(0, 37), 9, accent);
        }
    }

    /** Draws what must not be hidden by signs: the height of a stack and whether its top rests. */
    void drawBadges(Markup markup, Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        Point top = layout.top(hex);
        if (stack.size() > 1) {
            height(markup, hex, top.plus(30, -24));
        }
        if (!stack.isEmpty() && scene.board().resting().equals(Optional.of(stack.get(stack.size() - 1)))) {
            moon(markup, hex, top.plus(-30, -24));
        }
    }

    private void height(Markup markup, Hex hex, Point at) {
        String pieces = Integer.toString(scene.stackAt(hex).size());
        markup.tag("g")
                .with("data-height", pieces)
                .with("data-hex", Markup.cell(hex))
                .open();
        badge(markup, at);
        text(markup, pieces, at, 8, "case");
        markup.close("g");
    }

    private static void moon(Markup markup, Hex hex, Point at) {
        markup.tag("g")
                .with("data-mark", "resting")
                .with("data-hex", Markup.cell(hex))
                .open();
        badge(markup, at);
        markup.tag("path").style("table").moved(at).with("d", CRESCENT).empty();
        markup.close("g");
    }

    private static void badge(Markup markup, Point at) {
        markup.tag("circle")
                .style("badge")
                .centered(at)
                .with("r", 10)
                .with("stroke-width", 2)
                .empty();
    }

    private static void text(Markup markup, String text, Point middle, double height, String styleClass) {
        markup.tag("g").style(styleClass).moved(middle).open();
        Glyphs.draw(markup, text, height);
        markup.close("g");
    }
}
