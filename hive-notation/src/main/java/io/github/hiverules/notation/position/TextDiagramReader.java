package io.github.hiverules.notation.position;

import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
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
    private final Reading reading;
    private final Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
    private final Map<Hex, Character> marks = new LinkedHashMap<>();

    // The stacks of the drawing whose lists are still to come, by top piece. In an invalid position, several stacks may
    // have the same top piece; their lists then have the order of the drawing.
    private final Map<Piece, Deque<Hex>> unlisted = new HashMap<>();

    TextDiagramReader(Reading reading) {
        this.source = reading.source();
        this.reading = reading;
    }

    /** Reads the diagram and validates the position. If it is invalid, the fault is at the first row of the drawing. */
    Optional<TextDiagram> readAndCheck() {
        List<List<Range>> paragraphs = withoutRemarks(paragraphs());
        Optional<TextDiagram> diagram = read(paragraphs).filter(unused -> !reading.hasFailed());
        if (diagram.isPresent()) {
            Range part = paragraphs.get(Math.min(paragraphs.size() - 1, 1)).get(0);
            PositionTextReader.toPosition(diagram.get().setup(), reading, part.start(), part.end());
        }
        return diagram;
    }

    /** Divides the text into paragraphs and lines, without the whitespace around them. */
    private List<List<Range>> paragraphs() {
        List<List<Range>> paragraphs = new ArrayList<>();
        List<Range> paragraph = new ArrayList<>();
        for (int begin = 0, lineEnd; begin < source.length(); begin = source.nextLine(lineEnd)) {
            lineEnd = source.lineEnd(begin);
            int start = source.skipWhitespace(begin, lineEnd);
            if (start == lineEnd) {
                paragraph = new ArrayList<>();
                continue;
            }
            if (paragraph.isEmpty()) {
                paragraphs.add(paragraph);
            }
            paragraph.add(new Range(start, source.trimEnd(start, lineEnd)));
        }
        return paragraphs;
    }

    /** Leaves out the remarks about hands, result and moves that the {@code hive} command prints below a diagram. */
    private List<List<Range>> withoutRemarks(List<List<Range>> paragraphs) {
        for (int index = 1; index < paragraphs.size(); index++) {
            if (source.startsWith(REMARKS, paragraphs.get(index).get(0).start())) {
                return paragraphs.subList(0, index);
            }
        }
        return paragraphs;
    }

    private Optional<TextDiagram> read(List<List<Range>> paragraphs) {
        if (paragraphs.isEmpty()) {
            return reading.fail(0, source.length(), Expected.DIAGRAM_FIELD);
        }
        if (paragraphs.size() > 3) {
            return reading.fail(paragraphs.get(3).get(0), Expected.END);
        }
        List<Range> rows = paragraphs.size() > 1 ? paragraphs.get(1) : List.of();
        List<Range> lists = paragraphs.size() > 2 ? paragraphs.get(2) : List.of();
        Optional<TextDiagramFields> read = TextDiagramFields.read(reading, paragraphs.get(0));
        if (read.isEmpty()) {
            return Optional.empty();
        }
        TextDiagramFields fields = read.get();
        List<DrawnCell> cells = DrawnCell.read(reading, rows, fields.firstCell());
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

    private void addStack(Range line) {
        List<Piece> pieces = readPieces(line);
        Optional<Hex> hex = pieces.stream()
                .findFirst()
                .flatMap(top -> Optional.ofNullable(unlisted.get(top)))
                .map(Deque::poll);
        if (hex.isEmpty() || pieces.size() < 2 || pieces.size() > Piece.all().size()) {
            reading.fail(line, Expected.DIAGRAM_STACK);
            return;
        }
        Collections.reverse(pieces);
        stacks.put(hex.get(), pieces);
    }

    private void checkListed(DrawnCell cell) {
        boolean isListed = stacks.getOrDefault(cell.hex(), List.of()).size() > 1;
        cell.stackSign()
                .filter(sign -> !isListed)
                .ifPresent(sign -> reading.fail(sign, sign + 1, Expected.DIAGRAM_STACK));
    }

    /** Reads a list such as {@code wB1 on bB2 on bQ}, from top to bottom, up to a fault. */
    private List<Piece> readPieces(Range line) {
        List<Piece> pieces = new ArrayList<>();
        boolean expectsOn = false;
        for (Range word : DrawnCell.words(line, source)) {
            Range remaining = new Range(word.start(), line.end());
            boolean isOn = source.excerpt(word).equals("on");
            if (isOn != expectsOn) {
                reading.fail(remaining, Expected.DIAGRAM_STACK);
            } else if (!isOn) {
                reading.readPiece(word.start(), word.end(), remaining, Expected.DIAGRAM_STACK)
                        .ifPresent(pieces::add);
            }
            expectsOn = !expectsOn;
        }
        if (!expectsOn) {
            reading.fail(line, Expected.DIAGRAM_STACK);
        }
        return pieces;
    }
}
