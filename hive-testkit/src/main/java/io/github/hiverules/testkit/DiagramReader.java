package io.github.hiverules.testkit;

import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a diagram: five paragraphs, which are title, caption, fields, drawing and statements. */
final class DiagramReader {

    private static final Pattern TITLE = Pattern.compile("(?<id>[A-Z]\\d+[a-z]?) (?<title>\\S.*)");
    private static final Pattern STACK = Pattern.compile("[wb][A-Z]\\d?(?: on [wb][A-Z]\\d?)+");
    private static final Pattern ON = Pattern.compile(" on ");

    private DiagramReader() {}

    static RulebookDiagram read(String group, String text) {
        List<List<DiagramLine>> paragraphs = DiagramLine.paragraphs(text);
        if (paragraphs.size() != 5) {
            int lines = (int) text.lines().count();
            throw new DiagramSyntaxException(
                    lines, 1, "", "title, caption, fields, drawing and statements, with a blank line between them");
        }
        DiagramLine titleLine = paragraphs.get(0).get(0);
        Matcher title = TITLE.matcher(titleLine.text());
        if (!title.matches()) {
            throw titleLine.error("an id such as 'X44' and a title");
        }
        String caption = paragraphs.get(1).stream().map(DiagramLine::text).collect(Collectors.joining(" "));
        DiagramHeader header = DiagramHeader.read(paragraphs.get(2));
        DiagramDrawing drawing = DiagramDrawing.read(paragraphs.get(3));

        List<DiagramLine> stacks = new ArrayList<>();
        List<DiagramLine> statements = new ArrayList<>();
        for (DiagramLine line : paragraphs.get(4)) {
            (STACK.matcher(line.text()).matches() ? stacks : statements).add(line);
        }
        Setup setup = new Setup(
                header.ruleset(),
                header.sideToMove(),
                header.turnNumber(),
                stacks(drawing, stacks, paragraphs.get(3).get(0)),
                header.resting());
        DiagramStatements read = new DiagramStatements(setup, drawing.marks());
        statements.forEach(read::add);
        return new RulebookDiagram(
                new DiagramName(title.group("id"), group, title.group("title"), caption),
                header.sources(),
                header.allows(),
                setup,
                header.game(),
                read.expectations(),
                read.refusals(),
                text);
    }

    private static Map<Hex, List<Piece>> stacks(DiagramDrawing drawing, List<DiagramLine> lines, DiagramLine firstRow) {
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        drawing.tops().forEach((hex, top) -> stacks.put(hex, List.of(top)));
        List<Hex> listed = new ArrayList<>();
        for (DiagramLine line : lines) {
            List<Piece> stack = ON.splitAsStream(line.text())
                    .map(name -> DiagramTokens.piece(name).orElseThrow(() -> line.error("names of pieces")))
                    .collect(Collectors.toCollection(ArrayList::new));
            Hex hex = drawing.stacked().stream()
                    .filter(cell -> stack.get(0).equals(drawing.tops().get(cell)))
                    .findFirst()
                    .orElseThrow(() -> line.error("the top of a stack that is drawn with ^"));
            Collections.reverse(stack);
            stacks.put(hex, stack);
            listed.add(hex);
        }
        if (listed.size() != drawing.stacked().size()) {
            throw firstRow.error("a line for each stack that is drawn with ^");
        }
        return stacks;
    }
}
