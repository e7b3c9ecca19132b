package io.github.hiverules.notation.svg;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A drawing of a hive, with signs for moves and for what refuses them.
 *
 * <pre>{@code
 * String svg = SvgDrawing.of(position).lastMove(move).theme(SvgTheme.DARK).toSvg();
 * }</pre>
 *
 * <p><img src="doc-files/violation.svg" alt="a drawing of why wS1 cannot move">
 *
 * <p>Of a stack the top piece is seen whole and every piece below it as an edge with its insect and name; a badge counts the
 * pieces. Each piece is a {@code g} element with the attributes {@code data-piece}, {@code data-hex} and {@code data-level},
 * each sign one with {@code data-mark} and {@code data-hex}, so that a page can react to clicks. Cells that the hive
 * touches are drawn as empty places. Immutable and thread-safe; each method returns a changed copy.
 */
public final class SvgDrawing {

    private final Scene scene;

    private SvgDrawing(Scene scene) {
        this.scene = scene;
    }

    /**
     * Draws a position, also its resting piece if a Pillbug is in the set (rule PILLBUG-5).
     *
     * @param position the position
     * @return the drawing, without other signs
     */
    public static SvgDrawing of(Position position) {
        return of(position.setup());
    }

    /**
     * Draws a setup, however nonsensical, also its resting piece if a Pillbug is in the set (rule PILLBUG-5).
     *
     * @param setup the setup
     * @return the drawing, without other signs
     */
    public static SvgDrawing of(Setup setup) {
        return new SvgDrawing(new Scene(setup));
    }

    /**
     * Draws pieces.
     *
     * @param stacks the pieces of each occupied cell, from bottom to top
     * @return the drawing, without signs
     */
    public static SvgDrawing of(Map<Hex, List<Piece>> stacks) {
        return new SvgDrawing(new Scene(stacks));
    }

    /**
     * Marks where the last move started and ended. Draw the position after the move.
     *
     * @param move the last move; a pass leaves no mark
     * @return the drawing with the marks
     */
    public SvgDrawing lastMove(Move move) {
        Scene changed = new Scene(scene);
        if (move instanceof Move.Placement placement) {
            changed.mark(Mark.TO, placement.to());
        } else if (move instanceof Move.Movement movement) {
            changed.mark(Mark.FROM, movement.from());
            changed.mark(Mark.TO, movement.to());
        }
        return new SvgDrawing(changed);
    }

    /**
     * Marks the piece that the drawing is about, for example the one whose destinations are marked.
     *
     * @param hex where it is
     * @return the drawing with the mark
     */
    public SvgDrawing selected(Hex hex) {
        Scene changed = new Scene(scene);
        changed.mark(Mark.SELECTED, hex);
        return new SvgDrawing(changed);
    }

    /**
     * Marks cells that can be reached, with a dot.
     *
     * @param hexes the cells, free or occupied
     * @return the drawing with the marks
     */
    public SvgDrawing destinations(Collection<Hex> hexes) {
        Scene changed = new Scene(scene);
        changed.mark(Mark.REACHABLE, hexes);
        return new SvgDrawing(changed);
    }

    /**
     * Marks cells that cannot be reached, with a cross.
     *
     * @param hexes the cells, free or occupied
     * @return the drawing with the marks
     */
    public SvgDrawing refused(Collection<Hex> hexes) {
        Scene changed = new Scene(scene);
        changed.mark(Mark.REFUSED, hexes);
        return new SvgDrawing(changed);
    }

    /**
     * Draws the way that a piece takes, over cells and levels, and marks the piece that throws it. It may be drawn into the
     * position before or after the move.
     *
     * @param route the way
     * @return the drawing with the way
     */
    public SvgDrawing route(Route route) {
        Scene changed = new Scene(scene);
        if (route.thrower().isPresent()) {
            changed.mark(Mark.THROWER, route.thrower().get());
        }
        changed.arrows.add(new Arrow(false, route.stops()));
        return new SvgDrawing(changed);
    }

    /**
     * Shows why a move is illegal: the pieces that form a gate, the part of the hive that would be cut off, the step that
     * is stopped and the like. Draw the position in which the move was refused.
     *
     * @param violation what {@link Position#check(Move)} found
     * @return the drawing with the evidence
     */
    public SvgDrawing violation(Violation violation) {
        Scene changed = new Scene(scene);
        new Evidence(changed).show(violation);
        return new SvgDrawing(changed);
    }

    /**
     * Marks a piece that rests (rule PILLBUG-5), with a moon.
     *
     * @param piece the piece
     * @return the drawing with the mark, instead of that of another piece
     */
    public SvgDrawing resting(Piece piece) {
        Scene changed = new Scene(scene);
        changed.resting = Optional.of(piece);
        return new SvgDrawing(changed);
    }

    /**
     * Writes or leaves out the coordinates {@code q,r} of every cell; at first they are left out.
     *
     * @param shown whether they are written
     * @return the changed drawing
     */
    public SvgDrawing coordinates(boolean shown) {
        Scene changed = new Scene(scene);
        changed.coordinates = shown;
        return new SvgDrawing(changed);
    }

    /**
     * Draws or leaves out what the players have in hand and who is to move; at first it is left out. A drawing that was
     * made from stacks alone knows neither.
     *
     * @param shown whether the hands are drawn
     * @return the changed drawing
     */
    public SvgDrawing hands(boolean shown) {
        Scene changed = new Scene(scene);
        changed.hands = shown;
        return new SvgDrawing(changed);
    }

    /**
     * Chooses the colors; at first {@link SvgTheme#AUTO}.
     *
     * @param theme the theme
     * @return the changed drawing
     */
    public SvgDrawing theme(SvgTheme theme) {
        Scene changed = new Scene(scene);
        changed.theme = theme;
        return new SvgDrawing(changed);
    }

    /**
     * Gives the drawing a name, for people who cannot see it.
     *
     * @param title a few words; characters that XML does not know are replaced
     * @return the changed drawing
     */
    public SvgDrawing title(String title) {
        Scene changed = new Scene(scene);
        changed.title = title;
        return new SvgDrawing(changed);
    }

    /**
     * Describes the drawing, for people who cannot see it; at first the pieces and signs are listed with their cells.
     *
     * @param description some sentences; characters that XML does not know are replaced
     * @return the changed drawing
     */
    public SvgDrawing description(String description) {
        Scene changed = new Scene(scene);
        changed.description = Optional.of(description);
        return new SvgDrawing(changed);
    }

    /**
     * Writes the drawing. The same drawing always gives the same text.
     *
     * @return a complete SVG element without an XML declaration, fit for a file in UTF-8 and for an HTML page
     */
    public String toSvg() {
        return new Renderer(scene).svg();
    }
}
