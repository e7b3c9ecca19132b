package io.github.hiverules.site;

import io.github.hiverules.drawing.SvgDrawing;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A drawing with its caption.
 *
 * @param drawing the drawing
 * @param caption a sentence, or empty if the explanation is enough
 * @param subject the piece that cannot go to the crosses, as {@link RefusalExplanation#subject} writes it; empty if the
 *     drawing has no crosses
 * @param explanation the explanation of the refusal that the drawing shows, if any
 */
record Picture(SvgDrawing drawing, String caption, String subject, Optional<RefusalExplanation> explanation) {

    static Picture of(SvgDrawing drawing, String caption) {
        return new Picture(drawing, caption, "", Optional.empty());
    }

    static Picture of(SvgDrawing drawing, String caption, String subject) {
        return new Picture(drawing, caption, subject, Optional.empty());
    }

    Picture mergedWith(Picture other) {
        String captions = String.join(
                " ",
                Stream.of(caption, other.caption)
                        .filter(text -> !text.isEmpty())
                        .distinct()
                        .toList());
        return new Picture(
                drawing, captions, subject.isEmpty() ? other.subject : subject, explanation.or(other::explanation));
    }
}
