package io.github.hiverules.site;

import io.github.hiverules.notation.svg.SvgDrawing;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A drawing and what it says.
 *
 * @param drawing the drawing
 * @param caption a sentence, or empty if the reason says everything
 * @param subject what cannot go to the crosses, as {@link RefusalExplanation#subject} writes it, or nothing if there are none
 * @param reason the refusal that the drawing shows, if any
 */
record Picture(SvgDrawing drawing, String caption, String subject, Optional<RefusalExplanation> reason) {

    static Picture of(SvgDrawing drawing, String caption) {
        return new Picture(drawing, caption, "", Optional.empty());
    }

    static Picture of(SvgDrawing drawing, String caption, String subject) {
        return new Picture(drawing, caption, subject, Optional.empty());
    }

    Picture and(Picture same) {
        String captions = String.join(
                " ",
                Stream.of(caption, same.caption)
                        .filter(text -> !text.isEmpty())
                        .distinct()
                        .toList());
        return new Picture(drawing, captions, subject.isEmpty() ? same.subject : subject, reason.or(same::reason));
    }
}
