package io.github.hiverules.testkit.page;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.svg.SvgDrawing;
import java.util.Optional;

/** A drawing, its meaning in a sentence, and the rule whose refusal it shows, if any. */
record Picture(SvgDrawing drawing, String caption, Optional<Rule> refusedBy) {

    static Picture of(SvgDrawing drawing, String caption) {
        return new Picture(drawing, caption, Optional.empty());
    }
}
