package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.internal.GameTypes;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** Draws one diagram. */
final class DiagramWriter {

    /** Columns of a cell; each row is moved by half of it. */
    static final int CELL = 6;

    private static final int GREATEST_EXTENT = 200;
    private static final Comparator<Hex> READING_ORDER =
            Comparator.comparingInt(Hex::r).thenComparingInt(Hex::q);

    private final TextDiagram diagram;
    private final Set<Hex> cells = new TreeSet<>(READING_ORDER);

    DiagramWriter(TextDiagram diagram) {
        this.diagram = diagram;
        cells.addAll(diagram.setup().stacks().keySet());
        cells.addAll(diagram.marks().keySet());
    }

    String write() {
        StringBuilder text = new StringBuilder(fields());
        if (!cells.isEmpty()) {
            text.append('\n').append(drawing());
        }
        String stacks = stacks();
        return stacks.isEmpty() ? text.toString() : text + "\n" + stacks;
    }

    private String fields() {
        Color side = diagram.setup().sideToMove();
        String fields = "set:   " + set(diagram.setup().ruleset()) + "\n" + "turn:  "
                + (side == Color.WHITE ? "White " : "Black ") + diagram.setup().turnNumber() + "\n";
        String rests =
                diagram.setup().resting().map(piece -> "rests: " + piece + "\n").orElse("");
        return fields + rests + at();
    }

    private static String set(Ruleset ruleset) {
        return GameTypes.write(ruleset)
                + (ruleset.tournamentOpening() ? ", tournament opening" : "")
                + (ruleset.repetitionDraw() ? ", repetition draw" : "")
                + (ruleset.gatesAboveGround() ? "" : ", no gates above ground");
    }

    private String at() {
        return diagram.setup().stacks().keySet().stream()
                .min(READING_ORDER)
                .or(() -> cells.stream().findFirst())
                .filter(first -> !first.equals(Hex.ORIGIN))
                .map(first -> "at:    " + first.q() + "," + first.r() + "\n")
                .orElse("");
    }

    private String drawing() {
        int top = cells.iterator().next().r();
        int left = cells.stream().mapToInt(DiagramWriter::column).min().orElse(0);
        List<StringBuilder> rows = new ArrayList<>();
        for (Hex hex : cells) {
            int row = hex.r() - top;
            int column = column(hex) - left;
            if (row > GREATEST_EXTENT || column > GREATEST_EXTENT * CELL) {
                throw new NotExpressibleException(NotExpressibleException.Subject.FAR_CELL);
            }
            while (rows.size() <= row) {
                rows.add(new StringBuilder());
            }
            StringBuilder line = rows.get(row);
            line.append(" ".repeat(column - line.length())).append(cell(hex));
        }
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).isEmpty()) {
                // A row without a cell would be taken for the end of the drawing.
                int column = Math.floorMod((top + row) * (CELL / 2) - left, CELL);
                rows.get(row).append(" ".repeat(column)).append('.');
            }
        }
        return rows.stream().map(line -> line + "\n").collect(Collectors.joining());
    }

    private static int column(Hex hex) {
        return hex.q() * CELL + hex.r() * (CELL / 2);
    }

    private String cell(Hex hex) {
        List<Piece> stack = diagram.setup().stacks().getOrDefault(hex, List.of());
        String top = stack.isEmpty() ? "" : stack.get(stack.size() - 1).toString();
        String mark = diagram.marks().containsKey(hex) ? "" + diagram.marks().get(hex) : "";
        return top + (stack.size() > 1 ? "^" : "") + mark;
    }

    private String stacks() {
        return diagram.setup().stacks().entrySet().stream()
                .filter(cell -> cell.getValue().size() > 1)
                .sorted(Map.Entry.comparingByKey(READING_ORDER))
                .map(cell -> fromTop(cell.getValue()) + "\n")
                .collect(Collectors.joining());
    }

    private static String fromTop(List<Piece> stack) {
        List<Piece> pieces = new ArrayList<>(stack);
        Collections.reverse(pieces);
        return pieces.stream().map(Piece::toString).collect(Collectors.joining(" on "));
    }
}
