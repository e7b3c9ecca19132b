package io.github.hiverules.notation.position;

import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.grammar.PieceName;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a text diagram, which has up to three paragraphs: the fields, the drawing, and the stacks. */
final class TextDiagramReader {

    private static final String REMARKS = "White in hand:";

    private final Source source;
    private final Repairs repairs;
    private final Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
    private final Map<Hex, Character> marks = new LinkedHashMap<>();

    // The stacks of the drawing whose lists are still to come, by top piece. In an invalid position, several stacks may
    // have the same top piece; their lists then have the order of the drawing.
    private final Map<Piece, Deque<Hex>> unlisted = new HashMap<>();

    TextDiagramReader(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
    }

    /** Reads the diagram and validates the position. If it is invalid, the fault is at the first row of the drawing. */
    Optional<TextDiagram> readAndCheck() {
        List<List<TextRange>> paragraphs = withoutRemarks(DiagramLines.paragraphs(source));
        Optional<TextDiagram> diagram = read(paragraphs).filter(unused -> !repairs.hasFailed());
        if (diagram.isPresent()) {
            TextRange part = paragraphs.get(Math.min(paragraphs.size() - 1, 1)).get(0);
            PositionTextReader.toPosition(diagram.get().setup(), source, part.start(), part.end(), repairs);
        }
        return diagram;
    }

    /** Leaves out the remarks about hands, result and moves that the {@code hive} command prints below a diagram. */
    private List<List<TextRange>> withoutRemarks(List<List<TextRange>> paragraphs) {
        for (int index = 1; index < paragraphs.size(); index++) {
            if (source.startsWith(REMARKS, paragraphs.get(index).get(0).start())) {
                return paragraphs.subList(0, index);
            }
        }
        return paragraphs;
    }

    private Optional<TextDiagram> read(List<List<TextRange>> paragraphs) {
        if (paragraphs.isEmpty()) {
            return repairs.fail(0, source.length(), Expected.DIAGRAM_FIELD);
        }
        if (paragraphs.size() > 3) {
            return fail(paragraphs.get(3).get(0), Expected.END);
        }
        List<TextRange> rows = paragraphs.size() > 1 ? paragraphs.get(1) : List.of();
        List<TextRange> lists = paragraphs.size() > 2 ? paragraphs.get(2) : List.of();
        Optional<TextDiagramFields> read = TextDiagramFields.read(source, repairs, paragraphs.get(0));
        if (read.isEmpty()) {
            return Optional.empty();
        }
        TextDiagramFields fields = read.get();
        List<DrawnCell> cells = DrawnCell.read(source, repairs, rows, fields.firstCell());
        cells.forEach(this::addCell);
        lists.forEach(this::addStack);
        cells.forEach(this::checkListed);
        Setup said = fields.setup();
        Setup setup = new Setup(said.ruleset(), said.sideToMove(), said.turnNumber(), stacks, said.resting());
        return Optional.of(new TextDiagram(setup, marks));
    }

    private void addCell(DrawnCell cell) {
        cell.mark().ifPresent(mark -> marks.put(cell.hex(), mark));
        cell.piece().ifPresent(piece -> {
            stacks.put(cell.hex(), List.of(piece));
            if (cell.stackSign().isPresent()) {
                unlisted.computeIfAbsent(piece, unused -> new ArrayDeque<>()).add(cell.hex());
            }
        });
    }

    private void addStack(TextRange line) {
        List<Piece> pieces = readPieces(line);
        Optional<Hex> hex = pieces.stream()
                .findFirst()
                .flatMap(top -> Optional.ofNullable(unlisted.get(top)))
                .map(Deque::poll);
        if (hex.isEmpty() || pieces.size() < 2 || pieces.size() > Piece.all().size()) {
            fail(line, Expected.DIAGRAM_STACK);
            return;
        }
        Collections.reverse(pieces);
        stacks.put(hex.get(), pieces);
    }

    private void checkListed(DrawnCell cell) {
        boolean isListed = stacks.getOrDefault(cell.hex(), List.of()).size() > 1;
        cell.stackSign()
                .filter(sign -> !isListed)
                .ifPresent(sign -> repairs.fail(sign, sign + 1, Expected.DIAGRAM_STACK));
    }

    /** Reads a list such as {@code wB1 on bB2 on bQ}, from top to bottom, up to a fault. */
    private List<Piece> readPieces(TextRange line) {
        List<Piece> pieces = new ArrayList<>();
        boolean expectsOn = false;
        for (TextRange word : DiagramLines.words(line, source)) {
            TextRange remaining = new TextRange(word.start(), line.end());
            boolean isOn = source.excerpt(word).equals("on");
            if (isOn != expectsOn) {
                fail(remaining, Expected.DIAGRAM_STACK);
            } else if (!isOn) {
                PieceName.readPiece(source, word.start(), word.end(), repairs, remaining, Expected.DIAGRAM_STACK)
                        .ifPresent(pieces::add);
            }
            expectsOn = !expectsOn;
        }
        if (!expectsOn) {
            fail(line, Expected.DIAGRAM_STACK);
        }
        return pieces;
    }

    private <T> Optional<T> fail(TextRange part, Expected expected) {
        return repairs.fail(part.start(), part.end(), expected);
    }
}
