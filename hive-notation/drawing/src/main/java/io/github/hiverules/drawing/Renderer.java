package io.github.hiverules.drawing;

import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.zip.CRC32;

/** Puts the parts of a drawing together. */
final class Renderer {

    /** Stands for the prefix until the checksum is known. Titles cannot contain it, since XML does not allow it. */
    private static final String PREFIX_PLACEHOLDER = "\u0001";

    /** The smallest number with five digits in base 36. The first digit is 1 to 9, so that no prefix is a word. */
    private static final int MIN_PREFIX = 36 * 36 * 36 * 36;

    /** About a million cells. A hive far from the origin may lie on both sides of the limit of coordinates. */
    private static final double MAX_SIZE = 100_000_000;

    private final Scene scene;
    private final Insets insets;
    private final Hands hands;

    /** The box of the board with its insets, above the hands. */
    private final Box upper;

    private final Box box;

    Renderer(Scene scene) {
        this.scene = scene;
        this.insets = new Insets(scene);
        this.hands = new Hands(scene);
        this.upper = insets.addRoom(
                scene.frame.map(frame -> scene.box().around(frame)).orElseGet(scene::box));
        this.box = hands.addRoom(upper);
        if (box.width() > MAX_SIZE || box.height() > MAX_SIZE) {
            throw new InexpressibleException(InexpressibleFeature.FAR_CELL);
        }
    }

    Box box() {
        return box;
    }

    /** Returns the drawing. A checksum of its content in ids and style rules keeps drawings on one page apart. */
    String svg() {
        String svg = svg(PREFIX_PLACEHOLDER);
        long number = MIN_PREFIX + checksum(svg) % (9 * MIN_PREFIX);
        return svg.replace(PREFIX_PLACEHOLDER, "h" + Long.toString(number, Character.MAX_RADIX));
    }

    static long checksum(String text) {
        CRC32 checksum = new CRC32();
        checksum.update(text.getBytes(StandardCharsets.UTF_8));
        return checksum.getValue();
    }

    private String svg(String prefix) {
        Markup content = new Markup(prefix, scene.theme);
        draw(content);
        Markup svg = new Markup(prefix, scene.theme);
        svg.tag("svg").with("xmlns", "http://www.w3.org/2000/svg").with("xmlns:xlink", "http://www.w3.org/1999/xlink");
        addRoot(svg, prefix)
                .with("stroke-linecap", "round")
                .with("stroke-linejoin", "round")
                .open()
                .newLine();
        describe(svg);
        String dark = scene.theme == SvgTheme.AUTO ? Artwork.darkStyleSheet("." + prefix + "-", content.classes()) : "";
        if (!dark.isEmpty()) {
            svg.tag("style").open().raw(dark).close("style").newLine();
        }
        svg.tag("defs").open();
        Artwork.define(svg, scene.bugs());
        svg.raw(content.definitions()).close("defs").newLine();
        return svg.raw(content.toString()).close("svg").newLine().toString();
    }

    /** Returns the drawing without the shapes and colors that a sheet defines, and as HTML without a namespace. */
    String svg(SvgSheet sheet) {
        Markup content = new Markup(sheet.root());
        draw(content);
        Markup svg = new Markup(sheet.root());
        addRoot(svg.tag("svg"), sheet.root()).open().newLine();
        describe(svg);
        return svg.raw(content.toString()).close("svg").newLine().toString();
    }

    void draw(Markup content) {
        Set<Hex> cells = scene.cells();
        if (scene.hasTable) {
            content.tag("rect")
                    .style("table")
                    .with("x", box.left())
                    .with("y", box.top())
                    .with("width", box.width())
                    .with("height", box.height())
                    .with("rx", 16)
                    .endEmpty()
                    .newLine();
        }
        Tiles tiles = new Tiles(scene, content);
        MarkPainter painter = new MarkPainter(scene, content);
        for (Hex hex : cells) {
            if (scene.isBare(hex)) {
                tiles.drawBare(hex);
                continue;
            }
            content.tag("g")
                    .with("data-cell", Markup.cell(hex))
                    .moved(Scene.GEOMETRY.center(hex))
                    .open();
            tiles.draw(hex);
            painter.draw(hex);
            tiles.drawBadges(hex);
            content.close("g").newLine();
        }
        for (Arrow arrow : scene.arrows) {
            painter.draw(arrow);
        }
        insets.draw(upper, tiles, content);
        hands.draw(box, tiles, painter, content);
    }

    private Markup addRoot(Markup svg, String styleClass) {
        String corner = Markup.point(new Point(box.left(), box.top()));
        String size = Markup.point(new Point(box.width(), box.height()));
        return svg.raw(" class=\"")
                .raw(styleClass)
                .raw("\"")
                .with("role", "img")
                .with("viewBox", corner + " " + size)
                .with("width", box.width())
                .with("height", box.height());
    }

    private void describe(Markup svg) {
        svg.element(
                        "title",
                        scene.title.orElseGet(
                                () -> scene.sentences().templates().getOrDefault("drawing.title", "")))
                .newLine();
        svg.element("desc", scene.description.isPresent() ? scene.description.get() : Summary.of(scene))
                .newLine();
    }
}
