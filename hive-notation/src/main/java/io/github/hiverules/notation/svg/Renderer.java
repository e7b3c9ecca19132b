package io.github.hiverules.notation.svg;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Box;
import io.github.hiverules.notation.svg.Layout.Point;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.HexFormat;
import java.util.Set;
import java.util.TreeSet;
import java.util.zip.CRC32;

/** Puts the layers of a drawing together. */
final class Renderer {

    private final Scene scene;
    private final Layout layout;

    Renderer(Scene scene) {
        this.scene = scene;
        this.layout = new Layout(scene);
    }

    /** Ids and style rules carry a checksum of the content, so that drawings on one page do not meet. */
    String svg() {
        CRC32 checksum = new CRC32();
        checksum.update(svg("hive").getBytes(StandardCharsets.UTF_8));
        return svg("hive-" + HexFormat.of().toHexDigits((int) checksum.getValue()));
    }

    private String svg(String prefix) {
        Symbols symbols = new Symbols(prefix);
        Box board = layout.around(cells());
        Box box = scene.showsHands() ? HandLayer.room(board) : board;
        Markup content = content(symbols, box);
        Markup svg = new Markup();
        root(svg, prefix, box);
        svg.line().element("title", scene.look().title()).line();
        svg.element("desc", scene.look().description().orElseGet(() -> Summary.of(scene)))
                .line();
        svg.element("style", StyleSheet.of(scene.look().theme(), prefix, content.classes()))
                .line();
        symbols.define(svg, scene);
        return svg.append(content).close("svg").line().toString();
    }

    private static void root(Markup svg, String prefix, Box box) {
        Point corner = new Point(box.left(), box.top());
        Point size = new Point(box.width(), box.height());
        svg.tag("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", prefix)
                .with("role", "img")
                .with("viewBox", Markup.point(corner) + " " + Markup.point(size))
                .with("width", size.x())
                .with("height", size.y())
                .with("stroke-linecap", "round")
                .with("stroke-linejoin", "round")
                .open();
    }

    private Markup content(Symbols symbols, Box box) {
        Markup content = new Markup();
        content.tag("rect")
                .style("table")
                .with("x", box.left())
                .with("y", box.top())
                .with("width", box.width())
                .with("height", box.height())
                .with("rx", 16)
                .empty()
                .line();
        TileLayer tiles = new TileLayer(scene, layout, symbols);
        MarkLayer marks = new MarkLayer(scene, layout, symbols);
        for (Hex hex : cells()) {
            tiles.draw(content, hex);
            marks.draw(content, hex);
            tiles.drawBadges(content, hex);
        }
        ArrowLayer arrows = new ArrowLayer(layout);
        scene.arrows().forEach(arrow -> arrows.draw(content, arrow));
        if (scene.showsHands()) {
            new HandLayer(scene, symbols).draw(content, box);
        }
        return content;
    }

    /** The hive, the cells around it and those with a sign. */
    private Collection<Hex> cells() {
        Set<Hex> cells = new TreeSet<>(BackToFront.ORDER);
        for (Hex hex : scene.board().stacks().keySet()) {
            cells.add(hex);
            cells.addAll(hex.neighbors());
        }
        scene.marks().forEach(mark -> cells.add(mark.hex()));
        scene.arrows().stream()
                .flatMap(arrow -> arrow.stops().stream())
                .map(Stop::hex)
                .forEach(cells::add);
        if (cells.isEmpty()) {
            cells.add(Hex.ORIGIN);
        }
        return cells;
    }
}
