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
        return svg("hive-" + Long.toHexString(checksum.getValue()));
    }

    private String svg(String prefix) {
        Layout layout = new Layout(scene);
        Set<Hex> cells = scene.cells();
        Box board = scene.frame.isPresent() ? layout.box().around(scene.frame.get()) : layout.box();
        Insets insets = new Insets(scene);
        Box upper = insets.room(board);
        Hands hands = new Hands(scene);
        Box box = hands.room(upper);
        Markup content = new Markup(prefix, scene.theme);
        area(content.tag("rect").style("table"), box).with("rx", 16).empty().line();
        Tiles tiles = new Tiles(scene, layout, content);
        Signs signs = new Signs(scene, layout, content);
        for (Hex hex : cells) {
            content.tag("g").with("data-cell", Markup.cell(hex)).open();
            tiles.draw(hex);
            signs.draw(hex);
            tiles.drawBadges(hex);
            content.close("g").line();
        }
        for (Arrow arrow : scene.arrows) {
            signs.draw(arrow);
        }
        insets.draw(upper, tiles, content);
        hands.draw(box, tiles, content);
        return document(prefix, box, content);
    }

    private String document(String prefix, Box box, Markup content) {
        Markup svg = new Markup(prefix, scene.theme);
        String corner = Markup.point(new Point(box.left(), box.top()));
        String size = Markup.point(new Point(box.width(), box.height()));
        svg.tag("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", prefix)
                .with("role", "img")
                .with("viewBox", corner + " " + size)
                .with("width", box.width())
                .with("height", box.height())
                .with("stroke-linecap", "round")
                .with("stroke-linejoin", "round")
                .open();
        svg.line().element("title", scene.title).line();
        svg.element("desc", scene.description.isPresent() ? scene.description.get() : Summary.of(scene))
                .line();
        if (scene.theme == SvgTheme.AUTO) {
            svg.tag("style");
            scene.nonce.ifPresent(nonce -> svg.with("nonce", nonce));
            svg.open().raw(Artwork.darkStyleSheet(prefix, content.classes()));
            svg.close("style").line();
        }
        Artwork.define(svg, scene.bugs());
        return svg.raw(content.toString()).close("svg").line().toString();
    }

    private static Markup area(Markup tag, Box box) {
        return tag.with("x", box.left())
                .with("y", box.top())
                .with("width", box.width())
                .with("height", box.height());
    }
}
