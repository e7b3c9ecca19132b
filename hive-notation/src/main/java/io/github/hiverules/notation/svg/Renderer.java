package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Box;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.zip.CRC32;

/** Puts the parts of a drawing together. */
final class Renderer {

    private final Scene scene;

    Renderer(Scene scene) {
        this.scene = scene;
    }

    /** Ids and style rules carry a checksum of the content, so that drawings on one page do not meet. */
    String svg() {
        CRC32 checksum = new CRC32();
        checksum.update(svg("hive").getBytes(StandardCharsets.UTF_8));
        return svg("hive-%08x".formatted(checksum.getValue()));
    }

    private String svg(String prefix) {
        Layout layout = new Layout(scene);
        Set<Hex> cells = scene.cells();
        Box board = layout.around(cells);
        Box box = scene.showsHands() ? Hands.room(board) : board;
        Markup content = new Markup(prefix);
        area(content.tag("rect").style("table"), box).with("rx", 16).empty().line();
        Tiles tiles = new Tiles(scene, layout, content);
        Signs signs = new Signs(scene, layout, content);
        for (Hex hex : cells) {
            tiles.draw(hex);
            signs.draw(hex);
            tiles.drawBadges(hex);
        }
        for (Arrow arrow : scene.arrows) {
            signs.draw(arrow);
        }
        if (scene.showsHands()) {
            new Hands(scene, tiles, content).draw(box);
        }
        return document(prefix, box, content);
    }

    private String document(String prefix, Box box, Markup content) {
        Markup svg = new Markup(prefix);
        String corner = Markup.point(new Point(box.left(), box.top()));
        String size = Markup.point(new Point(box.right() - box.left(), box.bottom() - box.top()));
        svg.tag("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", prefix)
                .with("role", "img")
                .with("viewBox", corner + " " + size)
                .with("width", box.right() - box.left())
                .with("height", box.bottom() - box.top())
                .with("stroke-linecap", "round")
                .with("stroke-linejoin", "round")
                .open();
        svg.line().element("title", scene.title).line();
        svg.element("desc", scene.description.isPresent() ? scene.description.get() : Summary.of(scene))
                .line();
        svg.element("style", Artwork.styleSheet(scene.theme, prefix, content.classes()))
                .line();
        Artwork.define(svg, scene.bugs());
        return svg.raw(content.toString()).close("svg").line().toString();
    }

    private static Markup area(Markup tag, Box box) {
        return tag.with("x", box.left())
                .with("y", box.top())
                .with("width", box.right() - box.left())
                .with("height", box.bottom() - box.top());
    }
}
