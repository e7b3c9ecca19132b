package io.github.hiverules.testkit;

import io.github.hiverules.Game;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.text.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Reads a rulebook diagram: a text diagram with a title, a caption, additional fields and statements. */
final class RulebookDiagramReader {

    private static final Pattern TITLE = Pattern.compile("(?<id>[A-Z]\\d+[a-z]?) (?<title>\\S.*)");
    private static final Pattern STACK = Pattern.compile("\\S+ on .*");
    private static final DiagramLine BLANK = new DiagramLine(0, "");

    private RulebookDiagramReader() {}

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
            throw titleLine.fault("an id such as 'X44' and a title");
        }
        String caption = paragraphs.get(1).stream().map(DiagramLine::text).collect(Collectors.joining(" "));
        List<DiagramLine> statements = new ArrayList<>();
        TextDiagram drawn = readBoard(paragraphs, statements);
        DiagramHeader header = DiagramHeader.read(paragraphs.get(2));
        Optional<Game> game = header.game().map(field -> field.read(drawn.setup()));
        TextDiagram board =
                game.map(played -> DiagramGame.onCellsOf(played, drawn)).orElse(drawn);
        DiagramStatements statementReader = new DiagramStatements(board);
        statements.forEach(statementReader::add);
        return new RulebookDiagram(
                new RulebookDiagram.Name(title.group("id"), group, title.group("title"), caption),
                header.sources(),
                header.allows(),
                board.setup(),
                game,
                statementReader.expectations(),
                statementReader.refusedMoves(),
                text);
    }

    /** Reads the lines of the text diagram, and adds all other lines to the statements. */
    private static TextDiagram readBoard(List<List<DiagramLine>> paragraphs, List<DiagramLine> statements) {
        List<DiagramLine> lines = new ArrayList<>();
        paragraphs.get(2).stream().filter(line -> !DiagramHeader.isField(line)).forEach(lines::add);
        lines.add(BLANK);
        lines.addAll(paragraphs.get(3));
        lines.add(BLANK);
        for (DiagramLine line : paragraphs.get(4)) {
            (STACK.matcher(line.text()).matches() ? lines : statements).add(line);
        }
        try {
            return TextDiagram.read(lines.stream().map(DiagramLine::text).collect(Collectors.joining("\n")));
        } catch (NotationException e) {
            Fault fault = e.fault();
            if (fault.expected().isEmpty()) {
                throw paragraphs.get(3).get(0).fault("a valid position: " + e.getMessage());
            }
            DiagramLine line = lines.get(fault.location().line() - 1);
            throw line.fault(
                    fault.location().column() - 1,
                    fault.text(),
                    Sentences.english().expected(fault.expected().get()));
        }
    }
}
