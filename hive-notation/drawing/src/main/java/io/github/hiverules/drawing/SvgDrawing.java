package io.github.hiverules.drawing;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * A drawing of a hive, with marks for moves and for what forbids them.
 *
 * <pre>{@code
 * String svg = SvgDrawing.of(position)
 *         .withLastMove(move)
 *         .withTheme(SvgTheme.DARK)
 *         .toSvg();
 * }</pre>
 *
 * <p><img src="doc-files/violation.svg" alt="a ring around the Spider wS1; the Queen Bee wQ, which it alone connects,
 * is marked in red">
 *
 * <p>A stack shows its top piece and an edge of each piece below; a badge counts the pieces. If a mark concerns a piece
 * that is hard to see, the pieces of its stack also appear below the board, side by side, with the bottom piece first.
 * Empty cells are drawn if they touch the hive.
 *
 * <p>A cell is 87 pixels wide. On a page, {@code svg { max-width: 100%; height: auto; }} fits a drawing into its
 * place.
 *
 * <p>{@link io.github.hiverules.drawing} shows how a page reacts to clicks. {@link SvgSheet} makes pages with many
 * drawings smaller.
 */
public final class SvgDrawing {

    private final Scene scene;

    private SvgDrawing(Scene scene) {
        this.scene = scene;
    }

    /**
     * {@return a drawing of a position, with its resting piece marked if a Pillbug is in the set (rule PILLBUG-5)}
     *
     * @param position the position
     */
    public static SvgDrawing of(Position position) {
        Objects.requireNonNull(position, "position");
        return of(position.setup());
    }

    /**
     * {@return a drawing of the current position of a game; if the game is over, even by resignation or agreement, the
     * drawing marks no player to move}
     *
     * @param game the game
     */
    public static SvgDrawing of(Game game) {
        Objects.requireNonNull(game, "game");
        SvgDrawing drawing = of(game.position());
        return game.isOver() ? drawing.with(scene -> scene.sideToMove = Optional.empty()) : drawing;
    }

    /**
     * {@return a drawing of a setup, valid or not, with its resting piece marked if a Pillbug is in the set}
     *
     * @param setup the setup
     */
    public static SvgDrawing of(Setup setup) {
        Objects.requireNonNull(setup, "setup");
        return new SvgDrawing(new Scene(setup));
    }

    /**
     * {@return a drawing of pieces, without marks}
     *
     * @param stacks the pieces of each occupied cell, from bottom to top
     */
    public static SvgDrawing of(Map<Hex, List<Piece>> stacks) {
        Objects.requireNonNull(stacks, "stacks");
        return new SvgDrawing(new Scene(stacks));
    }

    /** {@return the scale of all drawings: the cell 0,0 has its center at the point 0,0 of the view box} */
    public static CellGeometry geometry() {
        return Scene.GEOMETRY;
    }

    /**
     * {@return the view box of this drawing, in the units of {@link #geometry()}, for example to place marks of your own
     * over it}
     *
     * @throws InexpressibleException as {@link #toSvg()} does
     */
    public CellGeometry.Box viewBox() {
        return new Renderer(scene).box();
    }

    /**
     * {@return a copy with marks where the last move started and ended} Draw the position after the move.
     *
     * @param move the last move; a pass leaves no mark
     */
    public SvgDrawing withLastMove(Move move) {
        Objects.requireNonNull(move, "move");
        return with(scene -> {
            if (move instanceof Move.Placement placement) {
                scene.mark(Mark.TO, placement.to());
            } else if (move instanceof Move.Movement movement) {
                scene.mark(Mark.FROM, movement.from());
                scene.mark(Mark.TO, movement.to());
            }
        });
    }

    /**
     * {@return a copy with a ring around the selected piece, such as the one whose destinations are marked}
     *
     * @param cell the cell of the selected piece
     */
    public SvgDrawing withSelected(Hex cell) {
        Objects.requireNonNull(cell, "cell");
        return with(scene -> scene.mark(Mark.SELECTED, cell));
    }

    /**
     * {@return a copy with a ring around the selected piece, even under other pieces} A piece in hand gets the ring if
     * the drawing shows the {@linkplain #withHands(boolean) hands}. Other pieces are ignored.
     *
     * @param piece the piece
     */
    public SvgDrawing withSelected(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return with(scene -> scene.mark(Mark.SELECTED, piece));
    }

    /**
     * {@return a copy with a dot on each cell that can be reached}
     *
     * @param cells the cells, empty or occupied
     */
    public SvgDrawing withDestinations(Collection<Hex> cells) {
        Objects.requireNonNull(cells, "cells");
        return with(scene -> scene.mark(Mark.REACHABLE, cells));
    }

    /**
     * {@return a copy with a cross on each cell that cannot be reached}
     *
     * @param cells the cells, empty or occupied
     */
    public SvgDrawing withUnreachableCells(Collection<Hex> cells) {
        Objects.requireNonNull(cells, "cells");
        return with(scene -> scene.mark(Mark.UNREACHABLE, cells));
    }

    /**
     * {@return a copy with the route of a piece, and a mark on the piece that throws it} Draw the position before
     * or after the move.
     *
     * @param route the route
     */
    public SvgDrawing withRoute(Route route) {
        Objects.requireNonNull(route, "route");
        return with(scene -> {
            route.thrower().ifPresent(thrower -> scene.mark(Mark.THROWER, thrower));
            scene.arrows.add(new Arrow(false, route.stops()));
        });
    }

    /**
     * {@return a copy that shows why a move is illegal, for example the gate, or the part of the hive that would be cut
     * off} Draw the position in which the move was refused. A piece that cannot move at all, such as a pinned one,
     * has no destination in its violation: mark that yourself, with {@link #withUnreachableCells}.
     *
     * @param violation the violation that {@link Position#check(Move)} returned
     */
    public SvgDrawing withViolation(Violation violation) {
        Objects.requireNonNull(violation, "violation");
        return with(scene -> new EvidenceMarks(scene).show(violation));
    }

    /**
     * {@return a copy with the moon that marks a resting piece (rule PILLBUG-5) on the given piece only}
     *
     * @param piece the piece
     */
    public SvgDrawing withResting(Piece piece) {
        Objects.requireNonNull(piece, "piece");
        return with(scene -> scene.resting = Optional.of(piece));
    }

    /**
     * {@return a copy with or without the coordinates {@code q,r} of every cell; off by default}
     *
     * @param shown whether to write them
     */
    public SvgDrawing withCoordinates(boolean shown) {
        return with(scene -> scene.hasCoordinates = shown);
    }

    /**
     * {@return a copy with or without the hands: the pieces in hand and a mark for the player to move; off by default}
     * Nothing is drawn if both hands are empty, or unknown because the drawing was made from stacks alone.
     *
     * @param shown whether to draw the hands
     */
    public SvgDrawing withHands(boolean shown) {
        return with(scene -> scene.wantsHands = shown);
    }

    /**
     * {@return a copy with or without the table: its surface and the empty cells around the hive; on by default}
     * Without a table, a drawing of a single piece fits on a button or in a hand:
     *
     * <pre>{@code
     * String picture = SvgDrawing.of(Map.of(Hex.ORIGIN, List.of(piece)))
     *         .withTable(false)
     *         .toSvg();
     * }</pre>
     *
     * @param shown whether to draw the table
     */
    public SvgDrawing withTable(boolean shown) {
        return with(scene -> scene.hasTable = shown);
    }

    /**
     * {@return a copy with a frame that holds all given positions, so that the board stays in place when you draw them
     * one after another}
     *
     * <pre>{@code
     * List<Position> positions = game.positions();
     * for (Position position : positions) {
     *     System.out.println(SvgDrawing.of(position).withFrame(positions).toSvg()); // all with the same viewBox
     * }
     * }</pre>
     *
     * <p>Marks on cells outside the frame make the drawing larger. Stacks shown piece by piece overlap the lower edge
     * of the frame, unless they would hide a dot, a cross or a path.
     *
     * @param positions the positions to fit; an empty collection removes the frame
     */
    public SvgDrawing withFrame(Collection<Position> positions) {
        Objects.requireNonNull(positions, "positions");
        return with(scene -> scene.frame = positions.stream()
                .map(position -> new Scene(position.stacks()).box())
                .reduce(CellGeometry.Box::around));
    }

    /**
     * {@return a copy in the colors of the given theme; the default is {@link SvgTheme#AUTO}}
     *
     * @param theme the theme
     */
    public SvgDrawing withTheme(SvgTheme theme) {
        Objects.requireNonNull(theme, "theme");
        return with(scene -> scene.theme = theme);
    }

    /**
     * {@return a copy with its title and description in the given language; the default is English}
     *
     * @param sentences the sentences of the language
     */
    public SvgDrawing withSentences(Sentences sentences) {
        Objects.requireNonNull(sentences, "sentences");
        return with(scene -> scene.language = Optional.of(sentences));
    }

    /**
     * {@return a copy with the given title, for people who cannot see the drawing}
     *
     * @param title a few words; characters that XML does not allow are replaced
     */
    public SvgDrawing withTitle(String title) {
        Objects.requireNonNull(title, "title");
        return with(scene -> scene.title = Optional.of(title));
    }

    /**
     * {@return a copy with the given description, for people who cannot see the drawing; the default is a list of the
     * pieces and marks with their cells}
     *
     * @param description a few sentences; characters that XML does not allow are replaced
     */
    public SvgDrawing withDescription(String description) {
        Objects.requireNonNull(description, "description");
        return with(scene -> scene.description = Optional.of(description));
    }

    /**
     * {@return a copy that shows other names on the pieces of the drawing, for a game whose text numbers them its own
     * way: <code>withNames(piece -> numbering.nameOf(piece, position))</code>} Mark moves and pieces before.
     *
     * @param names returns the piece whose name a piece gets
     */
    public SvgDrawing withNames(UnaryOperator<Piece> names) {
        Objects.requireNonNull(names, "names");
        return with(scene -> scene.rename(names));
    }

    /**
     * {@return the drawing as an SVG element without an XML declaration, for a file in UTF-8 or an HTML page} The same
     * drawing always gives the same text.
     *
     * @throws InexpressibleException if cells are more than about a million rows or columns apart, as when coordinates wrap
     *     around
     */
    public String toSvg() {
        return new Renderer(scene).svg();
    }

    Scene scene() {
        return scene;
    }

    private SvgDrawing with(Consumer<Scene> change) {
        Scene changed = new Scene(scene);
        change.accept(changed);
        return new SvgDrawing(changed);
    }
}
