package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Point;
import java.util.Comparator;

/** Draws the signs on cells. */
final class MarkLayer {

    private static final String CROSS = "M-9-9L9 9M-9 9L9-9";
    private static final String SMALL_CROSS = "M-4-4L4 4M-4 4L4-4";

    private static final double HIGH = 30;
    private static final double STEP_ASIDE = 16;

    private final Scene scene;
    private final Layout layout;
    private final Symbols symbols;

    MarkLayer(Scene scene, Layout layout, Symbols symbols) {
        this.scene = scene;
        this.layout = layout;
        this.symbols = symbols;
    }

    void draw(Markup markup, Hex hex) {
        scene.marks().stream()
                .filter(mark -> mark.hex().equals(hex))
                .sorted(Comparator.comparing(Mark::kind))
                .forEach(mark -> mark(markup, mark));
    }

    private void mark(Markup markup, Mark mark) {
        Hex hex = mark.hex();
        boolean free = scene.stackAt(hex).isEmpty();
        markup.tag("g")
                .with("data-mark", mark.kind().label())
                .with("data-hex", Markup.cell(hex))
                .open();
        Point top = layout.top(hex);
        Point sign = free ? top.plus(aside(hex), 0) : top.plus(0, -36);
        switch (mark.kind()) {
            case REACHABLE -> {
                symbols.hex(markup, top, free ? "reachable" : "reachable-top");
                dot(markup, sign, free);
            }
            case REFUSED -> {
                symbols.hex(markup, top, free ? "refused" : "refused-top");
                cross(markup, sign, free);
            }
            default -> symbols.hex(markup, top, mark.kind().label());
        }
        markup.close("g").line();
    }

    private static void dot(Markup markup, Point at, boolean free) {
        markup.tag("circle")
                .style("dot")
                .centered(at)
                .with("r", free ? 11 : 8.5)
                .with("stroke-width", free ? 0 : 2)
                .empty();
    }

    private static void cross(Markup markup, Point at, boolean free) {
        if (!free) {
            markup.tag("circle").style("table").centered(at).with("r", 9).empty();
        }
        markup.tag("path")
                .style("cross")
                .moved(at)
                .with("stroke-width", free ? 5 : 3.5)
                .with("d", free ? CROSS : SMALL_CROSS)
                .empty();
    }

    /** How far a sign steps aside from a high stack in front of its cell. */
    private double aside(Hex hex) {
        return overlap(hex.neighbor(Direction.SW)) - overlap(hex.neighbor(Direction.SE));
    }

    private double overlap(Hex front) {
        return Layout.center(front).y() - layout.top(front).y() > HIGH ? STEP_ASIDE : 0;
    }
}
