package io.github.hiverules.drawing;

/**
 * The colors of a drawing. {@link #LIGHT} and {@link #DARK} use no style sheet and no {@code style} attribute, so a
 * page can show them under any content security policy.
 */
public enum SvgTheme {
    /**
     * Follows the color preference of the viewer's system; light if it reports none. The dark colors need a
     * {@code style} element: where a page's content security policy forbids it, the drawing is light, unless the page
     * links to a {@linkplain SvgSheet#styleSheet() style sheet}.
     */
    AUTO,
    /** Always on a light table. */
    LIGHT,
    /** Always on a dark table. */
    DARK
}
