package io.github.hiverules.notation.text;

import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import java.util.List;
import java.util.Objects;

/**
 * Why a move was refused, for an app to show.
 *
 * @param violation the rule that the move breaks, and the evidence
 * @param sentence a sentence in the language of the app
 * @param cells the cells that the violation is about, to highlight
 */
public record Refusal(Violation violation, String sentence, List<Hex> cells) {

    /** Copies the cells. */
    public Refusal {
        Objects.requireNonNull(violation, "violation");
        Objects.requireNonNull(sentence, "sentence");
        cells = List.copyOf(Objects.requireNonNull(cells, "cells"));
    }
}
