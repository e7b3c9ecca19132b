package io.github.hiverules.site.referee;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Says what is wrong with a setup while the visitor edits it. */
final class SetupAnswer {

    private SetupAnswer() {}

    /** Returns all problems of the setup or, if there are none, what the visitor can do next. */
    static Answer of(SetupEditor editor, RefereeLanguage language) {
        String held = editor.heldPiece()
                .map(piece -> language.text("setup.held", language.sentences().label(piece)) + " ")
                .orElse("");
        String problems =
                editor.problems().stream().map(language.sentences()::problem).collect(Collectors.joining(" "));
        String text = problems.isEmpty() && held.isEmpty() ? language.text("setup.valid") : problems;
        return new Answer((held + text).strip(), Optional.empty(), List.of());
    }
}
