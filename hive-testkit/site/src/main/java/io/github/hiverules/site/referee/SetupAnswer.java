package io.github.hiverules.site.referee;

import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Says what the visitor can do next while editing a setup, and marks problems on the board. */
final class SetupAnswer {

    private SetupAnswer() {}

    /** Returns all problems of the setup or, if there are none, what the visitor can do next. */
    static Answer of(SetupEditor editor, RefereeLanguage language) {
        List<String> sentences = new ArrayList<>();
        editor.held().map(piece -> held(editor, piece, language)).ifPresent(sentences::add);
        problem(editor.separateCells(), "setup.separate", language).ifPresent(sentences::add);
        problem(editor.cellsOfWrongStacks(), "setup.wrongStack", language).ifPresent(sentences::add);
        problem(editor.cellsOutsideRuleset(), "setup.outsideRules", language).ifPresent(sentences::add);
        if (sentences.isEmpty()) {
            sentences.add(language.text(editor.setup().stacks().isEmpty() ? "setup.start" : "setup.valid"));
        }
        return Answer.ofText(String.join(" ", sentences));
    }

    private static String held(SetupEditor editor, Piece piece, RefereeLanguage language) {
        String key = editor.isStamp()
                ? "setup.next"
                : !editor.isOnTable(piece)
                        ? "setup.held"
                        : editor.position().isPresent() ? "setup.ask" : "setup.heldFromTable";
        return language.text(key, language.sentences().label(piece));
    }

    private static Optional<String> problem(List<Hex> cells, String key, RefereeLanguage language) {
        return cells.isEmpty() ? Optional.empty() : Optional.of(language.text(key));
    }

    static SvgDrawing drawing(SetupEditor editor) {
        List<Hex> problems = Stream.of(
                        editor.separateCells(), editor.cellsOfWrongStacks(), editor.cellsOutsideRuleset())
                .flatMap(List::stream)
                .distinct()
                .toList();
        SvgDrawing drawing = SvgDrawing.of(editor.setup()).withUnreachableCells(problems);
        Optional<Piece> selected = editor.held().filter(editor::isOnTable);
        return selected.map(drawing::withSelected).orElse(drawing);
    }
}
