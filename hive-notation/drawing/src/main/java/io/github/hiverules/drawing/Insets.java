package io.github.hiverules.drawing;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** Draws stacks piece by piece below the board if a mark concerns a piece that is hard to see. */
final class Insets {

    private static final int MIN_HIGH_STACK = 3;
    private static final double SCALE = 0.6;
    private static final double COLUMN_WIDTH = 62;
    private static final double ROW_HEIGHT = 76;
    private static final double INSET_HEIGHT = 66;
    private static final double PADDING = 5;
    private static final double GAP = 10;
    private static final double MARGIN = 10;
    private static final String ONTO_PATH = "M-2-5L2 0L-2 5";

    /** Marks that concern single pieces, not the last move or a part of the hive. */
    private static final List<Mark> PIECE_MARKS =
            List.of(Mark.BLOCKER, Mark.SELECTED, Mark.THROWER, Mark.REACHABLE, Mark.UNREACHABLE);

    private final Scene scene;
    private final List<Hex> cells;

    Insets(Scene scene) {
        this.scene = scene;
        this.cells = scene.stacks.keySet().stream().filter(this::isShown).toList();
    }

    private boolean isShown(Hex hex) {
        List<Piece> stack = scene.stackAt(hex);
        boolean marked = PIECE_MARKS.stream().anyMatch(mark -> scene.isMarked(mark, hex));
        return (marked && (isHigh(hex) || isHigh(hex.neighbor(Direction.SW)) || isHigh(hex.neighbor(Direction.SE))))
                || stack.subList(0, stack.size() - 1).stream().anyMatch(scene.subjects::containsKey);
    }

    private boolean isHigh(Hex hex) {
        return scene.stackAt(hex).size() >= MIN_HIGH_STACK;
    }

    /**
     * Adds room for the insets. In a frame, the insets overlap the lower edge of the board, so that the board stays in
     * place. If they would hide a dot, a cross or a path, they get room of their own instead.
     */
    Box addRoom(Box board) {
        if (scene.frame.isPresent() && !wouldHideDestinations(board)) {
            return board;
        }
        double widest = cells.stream().mapToDouble(this::width).max().orElse(0);
        Box wide = board.extended(widest + 2 * MARGIN, 0);
        return wide.extended(0, rows(wide).size() * ROW_HEIGHT);
    }

    private boolean wouldHideDestinations(Box board) {
        double top = board.bottom() - rows(board).size() * ROW_HEIGHT;
        Stream<Hex> marked = Stream.of(Mark.REACHABLE, Mark.UNREACHABLE)
                .flatMap(mark -> scene.marks.getOrDefault(mark, Set.of()).stream());
        Stream<Hex> onPaths =
                scene.arrows.stream().flatMap(arrow -> arrow.stops().stream()).map(Stop::cell);
        return Stream.concat(marked, onPaths)
                .anyMatch(hex -> Scene.GEOMETRY.center(hex).y() + Scene.RADIUS > top);
    }

    private double width(Hex hex) {
        return scene.stackAt(hex).size() * COLUMN_WIDTH + 2 * PADDING;
    }

    private double width(List<Hex> row) {
        return row.stream().mapToDouble(this::width).sum() + (row.size() - 1) * GAP;
    }

    private List<List<Hex>> rows(Box box) {
        List<List<Hex>> rows = new ArrayList<>();
        for (Hex hex : cells) {
            List<Hex> row = rows.isEmpty() ? new ArrayList<>() : rows.get(rows.size() - 1);
            if (row.isEmpty() || width(row) + GAP + width(hex) > box.width() - 2 * MARGIN) {
                row = new ArrayList<>();
                rows.add(row);
            }
            row.add(hex);
        }
        return rows;
    }

    void draw(Box room, Tiles tiles, Markup markup) {
        List<List<Hex>> rows = rows(room);
        double y = room.bottom() - MARGIN - INSET_HEIGHT / 2 - (rows.size() - 1) * ROW_HEIGHT;
        for (List<Hex> row : rows) {
            double x = (room.left() + room.right() - width(row)) / 2;
            for (Hex hex : row) {
                drawStack(hex, new Point(x, y), tiles, markup);
                x += width(hex) + GAP;
            }
            y += ROW_HEIGHT;
        }
    }

    /** Draws a stack around a point at the middle of its left edge. */
    private void drawStack(Hex hex, Point left, Tiles tiles, Markup markup) {
        markup.tag("g")
                .with("data-inset", Markup.cell(hex))
                .with("pointer-events", "none")
                .moved(left)
                .open();
        markup.tag("rect")
                .style("inset")
                .with("y", -INSET_HEIGHT / 2)
                .with("width", width(hex))
                .with("height", INSET_HEIGHT)
                .with("rx", 14)
                .endEmpty();
        List<Piece> stack = scene.stackAt(hex);
        for (int level = 0; level < stack.size(); level++) {
            double x = PADDING + (level + 0.5) * COLUMN_WIDTH;
            if (level > 0) {
                Point before = new Point(x - COLUMN_WIDTH / 2, 0);
                markup.tag("path")
                        .style("onto")
                        .moved(before)
                        .with("d", ONTO_PATH)
                        .endEmpty();
            }
            drawPiece(hex, level, new Point(x, -1), tiles, markup);
        }
        markup.close("g").newLine();
    }

    private void drawPiece(Hex hex, int level, Point at, Tiles tiles, Markup markup) {
        Piece piece = scene.stackAt(hex).get(level);
        markup.tag("g").with("data-stacked", piece.toString()).scaled(at, SCALE).open();
        tiles.drawWhole(piece);
        for (Mark mark : PIECE_MARKS) {
            if (scene.concerns(mark, hex, level)) {
                markup.hex(Point.ORIGIN, mark.label() + (mark.isAboutCells() ? "-top" : ""))
                        .endEmpty();
            }
        }
        markup.close("g");
    }
}
