package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
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

/** Draws one text diagram. */
final class TextDiagramWriter {

    private static final int CELL = DrawnCell.COLUMNS;
    private static final int GREATEST_EXTENT = 200;

    private final Setup setup;

    // Coordinates are relative to one of the cells, because they may wrap around within a hive.
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
        line("set:   " + set(setup.ruleset()));
        line("turn:  " + (setup.sideToMove() == Color.WHITE ? "White " : "Black ") + setup.turnNumber());
        setup.resting().ifPresent(piece -> line("rests: " + piece));
        if (!cells.isEmpty()) {
            Hex first = base.plus(stacks.isEmpty() ? cells.firstKey() : stacks.firstKey());
            if (!first.equals(Hex.ORIGIN)) {
                line("at:    " + first.q() + "," + first.r());
            }
            line("");
            drawing().forEach(this::line);
        }
        List<String> lists = stacks.values().stream()
                .filter(stack -> stack.size() > 1)
                .map(TextDiagramWriter::list)
                .toList();
        if (!lists.isEmpty()) {
            line("");
            lists.forEach(this::line);
        }
        return text.toString();
    }

    private void line(CharSequence line) {
        text.append(line).append('\n');
    }

    private static String set(Ruleset ruleset) {
        return Rulesets.gameType(ruleset)
                + (ruleset.tournamentOpening() ? ", tournament opening" : "")
                + (ruleset.repetitionDraw() ? ", repetition draw" : "")
                + (ruleset.gatesAboveGround() ? "" : ", no gates above ground");
    }

    private List<StringBuilder> drawing() {
        long top = cells.firstKey().r();
        long left = cells.keySet().stream()
                .mapToLong(TextDiagramWriter::column)
                .min()
                .orElse(0);
        List<StringBuilder> rows = new ArrayList<>();
        cells.forEach((hex, content) -> {
            long row = hex.r() - top;
            long column = column(hex) - left;
            if (row > GREATEST_EXTENT || column > GREATEST_EXTENT * CELL) {
                throw new NotExpressibleException(InexpressibleFeature.FAR_CELL);
            }
            while (rows.size() < row) {
                // A reader would take a row without a cell for the end of the drawing.
                long dot = Math.floorMod((top + rows.size()) * (CELL / 2) - left, (long) CELL);
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
        return (long) hex.q() * CELL + (long) hex.r() * (CELL / 2);
    }

    /** Lists a stack from top to bottom. */
    private static String list(List<Piece> stack) {
        List<Piece> pieces = new ArrayList<>(stack);
        Collections.reverse(pieces);
        return pieces.stream().map(Piece::toString).collect(Collectors.joining(" on "));
    }
}
