package io.github.hiverules.site.referee;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** What the page says while a position is set up. */
final class SetupAnswer {

    private SetupAnswer() {}

    /** Returns all problems at once, or how to go on. */
    static Answer of(SetupEditor bench, RefereeLanguage words) {
        String held = bench.held()
                .map(piece -> words.text("setup.held", words.sentences().label(piece)) + " ")
                .orElse("");
        String problems =
                bench.problems().stream().map(words.sentences()::problem).collect(Collectors.joining(" "));
        String text = problems.isEmpty() && held.isEmpty() ? words.text("setup.valid") : problems;
        return new Answer((held + text).strip(), Optional.empty(), List.of());
    }
}
