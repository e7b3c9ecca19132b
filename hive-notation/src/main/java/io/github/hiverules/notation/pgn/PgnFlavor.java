package io.github.hiverules.notation.pgn;

/**
 * The flavors of PGN that writers can write. Readers accept both.
 */
public enum PgnFlavor {
    /** The flavor of Mzinga: results are words such as {@code WhiteWins}, and the result also follows the moves. */
    MZINGA,
    /** The flavor of online platforms and of converters from SGF: results are scores such as {@code 1-0}. */
    SCORES
}
