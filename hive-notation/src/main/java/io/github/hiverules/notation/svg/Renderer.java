package io.github.hiverules.notation.svg;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.svg.Layout.Box;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.zip.CRC32;

/** Puts the parts of a drawing together. */
final class Renderer {

    /** Stands for the checksum until it is known. XML does not allow this character, so no title contains it. */
    private static final String PREFIX = "\u0001";

    /** The least number of five digits to base 36. All start with 1 to 9, so none is a word that a page may use. */
    private static final int LEAST_PREFIX = 36 * 36 * 36 * 36;

    private final Scene scene;

    Renderer(Scene scene) {
        this.scene = scene;
    }

    /** Ids and style rules carry a checksum of the content, so that drawings on one page do not clash. */
    String svg() {
        String svg = svg(PREFIX);
        CRC32 checksum = new CRC32();
        checksum.update(svg.getBytes(StandardCharsets.UTF_8));
        long number = LEAST_PREFIX + checksum.getValue() % (9 * LEAST_PREFIX);
        return svg.replace(PREFIX, "h" + Long.toString(number, Character.MAX_RADIX));
    }

    private String svg(String prefix) {
        Markup content = new Markup(prefix, scene.theme);
        Box box = draw(content);
        Markup svg = new Markup(prefix, scene.theme);
        root(svg, prefix, box)
                .with("stroke-linecap", "round")
                .with("stroke-linejoin", "round")
                .open()
                .line();
        describe(svg);
        if (scene.theme == SvgTheme.AUTO) {
            svg.tag("style");
            scene.nonce.ifPresent(nonce -> svg.with("nonce", nonce));
            svg.open().raw(Artwork.darkStyleSheet("." + prefix + "-", content.classes()));
            svg.close("style").line();
        }
        svg.tag("defs").open();
        Artwork.define(svg, scene.bugs());
        svg.raw(content.definitions()).close("defs").line();
        return svg.raw(content.toString()).close("svg").line().toString();
    }

    /** Leaves shapes and colors to a sheet. */
    String svg(SvgSheet sheet) {
        Markup content = new Markup(sheet.root(), sheet.theme(), true);
        Box box = draw(content);
        Markup svg = new Markup(sheet.root(), sheet.theme(), true);
        root(svg, sheet.root(), box).open().line();
        describe(svg);
        return svg.raw(content.toString()).close("svg").line().toString();
    }

    private Box draw(Markup content) {
        Layout layout = new Layout(scene);
        Set<Hex> cells = scene.cells();
        Box board = scene.frame.isPresent() ? layout.box().around(scene.frame.get()) : layout.box();
        Insets insets = new Insets(scene);
        Box upper = insets.room(board);
        Hands hands = new Hands(scene);
        Box box = hands.room(upper);
        if (scene.table) {
            area(content.tag("rect").style("table"), box).with("rx", 16).empty().line();
        }
        Tiles tiles = new Tiles(scene, layout, content);
        Badges badges = new Badges(scene, layout, tiles, content);
        MarkPainter painter = new MarkPainter(scene, layout, content);
        for (Hex hex : cells) {
            if (scene.isBare(hex)) {
                tiles.drawBare(hex);
                continue;
            }
            content.tag("g")
                    .with("data-cell", Markup.cell(hex))
                    .moved(Layout.center(hex))
                    .open();
            tiles.draw(hex);
            painter.draw(hex);
            badges.draw(hex);
            content.close("g").line();
        }
        for (Arrow arrow : scene.arrows) {
            painter.draw(arrow);
        }
        insets.draw(upper, tiles, content);
        hands.draw(box, tiles, content);
        return box;
    }

    private static Markup root(Markup svg, String styleClass, Box box) {
        String corner = Markup.point(new Point(box.left(), box.top()));
        String size = Markup.point(new Point(box.width(), box.height()));
        return svg.tag("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .raw(" class=\"")
                .raw(styleClass)
                .raw("\"")
                .with("role", "img")
                .with("viewBox", corner + " " + size)
                .with("width", box.width())
                .with("height", box.height());
    }

    private void describe(Markup svg) {
        svg.element("title", scene.title.orElseGet(() -> scene.sentences.texts().getOrDefault("drawing.title", "")))
                .line();
        svg.element("desc", scene.description.isPresent() ? scene.description.get() : Summary.of(scene))
                .line();
    }

    private static Markup area(Markup tag, Box box) {
        return tag.with("x", box.left())
                .with("y", box.top())
                .with("width", box.width())
                .with("height", box.height());
    }
}
