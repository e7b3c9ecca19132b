package io.github.hiverules.notation.svg;

/** The colors of a drawing. */
public enum SvgTheme {
    /** Light or dark as the reader's system prefers; light where the program that shows the drawing does not know. */
    AUTO,
    /** Always on a light table. */
    LIGHT,
    /** Always on a dark table. */
    DARK
}
