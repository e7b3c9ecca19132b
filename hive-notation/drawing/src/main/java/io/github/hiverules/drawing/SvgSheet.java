package io.github.hiverules.drawing;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The shapes and colors that all drawings of one HTML page share. Defining them only once makes the page much smaller.
 *
 * <pre>{@code
 * SvgSheet sheet = SvgSheet.of(SvgTheme.AUTO);
 * html.append(sheet.definitions());
 * for (Position position : game.positions()) {
 *     html.append(sheet.toSvg(SvgDrawing.of(position)));
 * }
 * }</pre>
 *
 * <p>All sheets of one theme are the same, so parts of a page can be written at different times.
 */
public final class SvgSheet {

    /** The largest height whose number is one shape; higher ones have two digits. */
    private static final int MAX_HEIGHT = 9;

    private final SvgTheme theme;

    private SvgSheet(SvgTheme theme) {
        this.theme = theme;
    }

    /**
     * {@return the sheet of a theme}
     *
     * @param theme the colors of all drawings that use the sheet
     */
    public static SvgSheet of(SvgTheme theme) {
        return new SvgSheet(Objects.requireNonNull(theme, "theme"));
    }

    /** {@return the SVG element that the page needs once, anywhere in its body; it is invisible and takes no room} */
    public String definitions() {
        Markup style = new Markup(root());
        style.tag("style").open().raw(styleSheet()).close("style").newLine();
        return element(style.toString());
    }

    /**
     * {@return the style sheet of the drawings, for a file to which the page links} With {@link #shapes()} it replaces
     * the {@link #definitions()} of a page whose content security policy allows no style elements.
     */
    public String styleSheet() {
        return Artwork.styleSheet(root(), theme);
    }

    /**
     * {@return the SVG element of {@link #definitions()} without its style, for a page that links to the style sheet}
     */
    public String shapes() {
        return element("");
    }

    private String element(String style) {
        Markup svg = new Markup(root());
        svg.tag("svg")
                .with("class", root())
                .with("width", 0)
                .with("height", 0)
                .with("aria-hidden", "true")
                .with("data-sheet", root())
                .open()
                .newLine();
        svg.raw(style);
        svg.tag("defs").open().newLine();
        Artwork.define(svg, List.of(Bug.values()));
        Markup drawn = new Markup(root());
        new Renderer(sceneWithAllShapes()).draw(drawn);
        svg.raw(drawn.definitions()).newLine();
        return svg.close("defs").newLine().close("svg").newLine().toString();
    }

    /** Returns all pieces side by side, stacks up to the height of nine, both hands, and each mark with and without a piece. */
    private static Scene sceneWithAllShapes() {
        Map<Hex, List<Piece>> stacks = new HashMap<>();
        for (Piece piece : Piece.all()) {
            stacks.put(Hex.of(stacks.size(), 0), List.of(piece));
        }
        for (int height = 2; height <= MAX_HEIGHT; height++) {
            stacks.put(Hex.of(stacks.size(), 0), Piece.all().subList(0, height));
        }
        Scene scene = new Scene(stacks);
        scene.resting = Optional.of(Piece.all().get(0));
        scene.hand.addAll(Piece.all());
        scene.wantsHands = true;
        scene.knowsHands = true;
        for (Mark mark : Mark.values()) {
            scene.mark(mark, List.of(Hex.ORIGIN, Hex.of(0, 1)));
        }
        return scene;
    }

    /**
     * {@return a drawing in the colors of this sheet, as an SVG element for a page with the {@link #definitions()} of a
     * sheet of the same theme} It ignores the drawing's own theme.
     *
     * @param drawing the drawing
     */
    public String toSvg(SvgDrawing drawing) {
        return new Renderer(Objects.requireNonNull(drawing, "drawing").scene()).svg(this);
    }

    /** Returns the style class of all drawings with this sheet, which is also the prefix of the ids of its shapes. */
    String root() {
        return theme == SvgTheme.AUTO ? "hive" : "hive-" + theme.name().toLowerCase(Locale.ROOT);
    }
}
