package io.github.hiverules.notation.svg;

import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * The shapes and colors that all drawings of one HTML page share. With a sheet, a page with many drawings is much smaller,
 * because it defines them only once.
 *
 * <pre>{@code
 * SvgSheet sheet = SvgSheet.of(SvgTheme.AUTO);
 * html.append(sheet.definitions());
 * for (Position position : game.positions()) {
 *     html.append(sheet.toSvg(SvgDrawing.of(position)));
 * }
 * }</pre>
 *
 * <p>All sheets of one theme are the same, so parts of a page can be written at different times. Immutable and
 * thread-safe.
 */
public final class SvgSheet {

    private final SvgTheme theme;
    private final Optional<String> nonce;

    private SvgSheet(SvgTheme theme, Optional<String> nonce) {
        this.theme = theme;
        this.nonce = nonce;
    }

    /**
     * Returns the sheet of a theme.
     *
     * @param theme the colors of all drawings that use the sheet
     * @return the sheet
     */
    public static SvgSheet of(SvgTheme theme) {
        return new SvgSheet(Objects.requireNonNull(theme, "theme"), Optional.empty());
    }

    /**
     * Writes a nonce at the {@code style} element of the definitions, for a page whose content security policy allows only such
     * elements.
     *
     * @param nonce the nonce of the page's policy
     * @return the changed sheet
     */
    public SvgSheet nonce(String nonce) {
        return new SvgSheet(theme, Optional.of(Objects.requireNonNull(nonce, "nonce")));
    }

    /**
     * Writes what the page needs once, anywhere in its body.
     *
     * @return an SVG element that shows nothing and takes no room
     */
    public String definitions() {
        Markup svg = new Markup(root(), theme, true);
        svg.tag("svg")
                .with("xmlns", "http://www.w3.org/2000/svg")
                .with("class", root())
                .with("width", 0)
                .with("height", 0)
                .with("aria-hidden", "true")
                .with("data-sheet", root())
                .open()
                .line();
        svg.tag("style");
        nonce.ifPresent(value -> svg.with("nonce", value));
        svg.open().raw(Artwork.styleSheet(root(), theme)).close("style").line();
        svg.tag("defs").open().line();
        Artwork.define(svg, List.of(Bug.values()));
        svg.line();
        Scene nothing = new Scene(Map.of());
        Layout layout = new Layout(nothing);
        Tiles tiles = new Tiles(nothing, layout, svg);
        tiles.define(Piece.all());
        new Badges(nothing, layout, tiles, svg).define();
        new Signs(nothing, layout, svg).define();
        return svg.close("defs").line().close("svg").line().toString();
    }

    /**
     * Writes a drawing that uses the definitions of this sheet, in its colors: those of the drawing itself, and its nonce, do not
     * count. To be short it has fewer groups: a cell with nothing in it, a piece or a sign may be a single element, and only
     * cells have the attribute {@code data-cell}. Still {@code event.target.closest('[data-cell]')} finds the cell that was
     * clicked.
     *
     * @param drawing the drawing
     * @return an SVG element for a page that has the {@link #definitions()} of a sheet of the same theme
     */
    public String toSvg(SvgDrawing drawing) {
        return new Renderer(Objects.requireNonNull(drawing, "drawing").scene()).svg(this);
    }

    /** Returns the style class of all drawings with this sheet, and what the ids of its shapes begin with. */
    String root() {
        return theme == SvgTheme.AUTO ? "hive" : "hive-" + theme.name().toLowerCase(Locale.ROOT);
    }

    SvgTheme theme() {
        return theme;
    }
}
