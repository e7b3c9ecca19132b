package io.github.hiverules.site.referee;

import io.github.hiverules.SetupProblem;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Says what the visitor can do next while editing a setup, and marks problems on the board. */
final class SetupAnswer {

    private SetupAnswer() {}

    /** Returns all problems of the setup or, if there are none, what the visitor can do next. */
    static Answer of(SetupEditor editor, RefereeLanguage language) {
        List<String> sentences = new ArrayList<>();
        editor.held().map(piece -> held(editor, piece, language)).ifPresent(sentences::add);
        editor.problems().stream()
                .map(problem -> sentence(problem, language))
                .distinct()
                .forEach(sentences::add);
        if (sentences.isEmpty()) {
            sentences.add(language.text(editor.setup().stacks().isEmpty() ? "setup.start" : "setup.valid"));
        }
        return Answer.ofText(String.join(" ", sentences));
    }

    private static String held(SetupEditor editor, Piece piece, RefereeLanguage language) {
        String key = editor.isStamp() ? "setup.next" : editor.isOnTable(piece) ? "setup.heldFromTable" : "setup.held";
        return language.text(key, language.sentences().label(piece));
    }

    /** The page marks the cells of a problem with crosses, so most sentences need not name them. */
    private static String sentence(SetupProblem problem, RefereeLanguage language) {
        return switch (problem.kind()) {
            case DISCONNECTED, CANNOT_CLIMB, PIECE_NOT_IN_SET ->
                language.text("setup." + problem.kind().id());
            default -> language.sentences().problem(problem);
        };
    }

    static SvgDrawing drawing(SetupEditor editor) {
        SvgDrawing drawing = SvgDrawing.of(editor.setup()).withUnreachableCells(editor.problemCells());
        Optional<Piece> selected = editor.held().filter(editor::isOnTable);
        return selected.map(drawing::withSelected).orElse(drawing);
    }
}
