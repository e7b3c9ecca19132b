package io.github.hiverules.notation.position;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.internal.Directions;
import io.github.hiverules.notation.internal.Rulesets;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeSet;

/** Draws one diagram. */
final class DiagramWriter {

    /** Columns of a cell; each row is moved by half of it. */
    static final int CELL = 6;

    private static final int GREATEST_EXTENT = 200;

    private final TextDiagram diagram;
    private final Setup setup;

    // Cells are counted from one of them: coordinates may wrap round within a hive.
    private final Hex base;
    private final Set<Hex> occupied = new TreeSet<>(Directions.BY_ROW);
    private final Set<Hex> cells = new TreeSet<>(Directions.BY_ROW);

    private final StringBuilder text = new StringBuilder();

    DiagramWriter(TextDiagram diagram) {
        this.diagram = diagram;
        setup = diagram.setup();
        List<Hex> all = new ArrayList<>(setup.stacks().keySet());
        all.addAll(diagram.marks().keySet());
        base = all.isEmpty() ? Hex.ORIGIN : all.get(0);
        for (Hex hex : all) {
            cells.add(hex.minus(base));
            if (setup.stacks().containsKey(hex)) {
                occupied.add(hex.minus(base));
            }
        }
    }

    String write() {
        line("set:   " + set(setup.ruleset()));
        line("turn:  " + (setup.sideToMove() == Color.WHITE ? "White " : "Black ") + setup.turnNumber());
        if (setup.resting().isPresent()) {
            line("rests: " + setup.resting().get());
        }
        if (!cells.isEmpty()) {
            Hex first =
                    base.plus((occupied.isEmpty() ? cells : occupied).iterator().next());
            if (!first.equals(Hex.ORIGIN)) {
                line("at:    " + first.q() + "," + first.r());
            }
            line("");
            for (CharSequence row : drawing()) {
                line(row);
            }
        }
        stacks();
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
        long top = cells.iterator().next().r();
        long left = Long.MAX_VALUE;
        for (Hex hex : cells) {
            left = Math.min(left, column(hex));
        }
        List<StringBuilder> rows = new ArrayList<>();
        for (Hex hex : cells) {
            long row = hex.r() - top;
            long column = column(hex) - left;
            if (row > GREATEST_EXTENT || column > GREATEST_EXTENT * CELL) {
                throw new NotExpressibleException(NotExpressibleException.Subject.FAR_CELL);
            }
            while (rows.size() <= row) {
                rows.add(new StringBuilder());
            }
            StringBuilder line = rows.get((int) row);
            line.append(" ".repeat((int) column - line.length())).append(cell(base.plus(hex)));
        }
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).length() == 0) {
                // A row without a cell would be taken for the end of the drawing.
                int column = Math.floorMod((top + row) * (CELL / 2) - left, CELL);
                rows.get(row).append(" ".repeat(column)).append('.');
            }
        }
        return rows;
    }

    private static long column(Hex hex) {
        return (long) hex.q() * CELL + (long) hex.r() * (CELL / 2);
    }

    private String cell(Hex hex) {
        List<Piece> stack = setup.stacks().getOrDefault(hex, List.of());
        String top = stack.isEmpty() ? "" : stack.get(stack.size() - 1).toString();
        String mark = diagram.marks().containsKey(hex) ? "" + diagram.marks().get(hex) : "";
        return top + (stack.size() > 1 ? "^" : "") + mark;
    }

    /** Lists the stacks from top to bottom. */
    private void stacks() {
        String blankLine = "\n";
        for (Hex hex : occupied) {
            List<Piece> stack = setup.stacks().getOrDefault(base.plus(hex), List.of());
            StringJoiner pieces = new StringJoiner(" on ");
            for (int level = stack.size() - 1; level >= 0; level--) {
                pieces.add(stack.get(level).toString());
            }
            if (stack.size() > 1) {
                line(blankLine + pieces);
                blankLine = "";
            }
        }
    }
}
