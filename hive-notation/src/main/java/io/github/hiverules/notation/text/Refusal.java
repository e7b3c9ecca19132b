package io.github.hiverules.notation.text;

import io.github.hiverules.Violation;
import java.util.Objects;

/**
 * Why a move was refused, for an app to show.
 *
 * @param violation the rule that the move breaks, the evidence, and the {@link Violation#cells()} to highlight
 * @param sentence a sentence in the language of the app
 */
public record Refusal(Violation violation, String sentence) {

    /** Creates a refusal. */
    public Refusal {
        Objects.requireNonNull(violation, "violation");
        Objects.requireNonNull(sentence, "sentence");
    }
}
