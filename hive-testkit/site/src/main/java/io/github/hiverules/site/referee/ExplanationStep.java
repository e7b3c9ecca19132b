package io.github.hiverules.site.referee;

import io.github.hiverules.drawing.SvgDrawing;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * One step of an explanation.
 *
 * @param text its sentence in the given language
 * @param marks adds its marks to the drawing of the board
 */
record ExplanationStep(Function<RefereeLanguage, String> text, UnaryOperator<SvgDrawing> marks) {}
