package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes a text diagram. */
final class TextDiagramWriter {

    private static final int CELL_WIDTH = DrawnCell.WIDTH;
    private static final int MAX_EXTENT = 200;

    private final Setup setup;

    // Coordinates are relative to one cell of the diagram, because coordinates may overflow within a hive.
    private final Hex base;
    private final TreeMap<Hex, List<Piece>> stacks = new TreeMap<>();
    private final TreeMap<Hex, String> cells = new TreeMap<>();

    private final StringBuilder text = new StringBuilder();

    TextDiagramWriter(TextDiagram diagram) {
        setup = diagram.setup();
        Map<Hex, Character> marks = diagram.marks();
        base = Stream.concat(setup.stacks().keySet().stream(), marks.keySet().stream())
                .findFirst()
                .orElse(Hex.ORIGIN);
        setup.stacks().forEach((hex, stack) -> stacks.put(hex.minus(base), stack));
        stacks.forEach((hex, stack) -> cells.put(hex, stack.get(stack.size() - 1) + (stack.size() > 1 ? "^" : "")));
        marks.forEach((hex, mark) -> cells.merge(hex.minus(base), mark.toString(), String::concat));
    }

    String write() {
        writeLine("set:   " + setText(setup.ruleset()));
        writeLine("turn:  " + (setup.sideToMove() == Color.WHITE ? "White " : "Black ") + setup.turnNumber());
        setup.resting().ifPresent(piece -> writeLine("rests: " + piece));
        if (!cells.isEmpty()) {
            Hex first = base.plus(stacks.isEmpty() ? cells.firstKey() : stacks.firstKey());
            if (!first.equals(Hex.ORIGIN)) {
                writeLine("at:    " + first.q() + "," + first.r());
            }
            writeLine("");
            drawRows().forEach(this::writeLine);
        }
        List<String> lists = stacks.values().stream()
                .filter(stack -> stack.size() > 1)
                .map(TextDiagramWriter::listStack)
                .toList();
        if (!lists.isEmpty()) {
            writeLine("");
            lists.forEach(this::writeLine);
        }
        return text.toString();
    }

    private void writeLine(CharSequence line) {
        text.append(line).append('\n');
    }

    private static String setText(Ruleset ruleset) {
        StringBuilder set = new StringBuilder(Rulesets.gameType(ruleset));
        Rulesets.unusualToggles(ruleset).forEach(toggle -> set.append(", ").append(Rulesets.phrase(toggle)));
        return set.toString();
    }

    private List<StringBuilder> drawRows() {
        long top = cells.firstKey().r();
        long left = cells.keySet().stream()
                .mapToLong(TextDiagramWriter::column)
                .min()
                .orElse(0);
        List<StringBuilder> rows = new ArrayList<>();
        cells.forEach((hex, content) -> {
            long row = hex.r() - top;
            long column = column(hex) - left;
            if (row > MAX_EXTENT || column > MAX_EXTENT * CELL_WIDTH) {
                throw new InexpressibleException(InexpressibleFeature.FAR_CELL);
            }
            while (rows.size() < row) {
                // An empty row would end the drawing, so a dot marks an empty cell.
                long dot = Math.floorMod((top + rows.size()) * (CELL_WIDTH / 2) - left, (long) CELL_WIDTH);
                rows.add(new StringBuilder(" ".repeat((int) dot) + "."));
            }
            if (rows.size() == row) {
                rows.add(new StringBuilder());
            }
            StringBuilder line = rows.get((int) row);
            line.append(" ".repeat((int) column - line.length())).append(content);
        });
        return rows;
    }

    private static long column(Hex hex) {
        return (long) hex.q() * CELL_WIDTH + (long) hex.r() * (CELL_WIDTH / 2);
    }

    private static String listStack(List<Piece> stack) {
        List<Piece> pieces = new ArrayList<>(stack);
        Collections.reverse(pieces);
        return pieces.stream().map(Piece::toString).collect(Collectors.joining(" on "));
    }
}
