package io.github.hiverules.notation.pgn;

/** The flavors of PGN to write; readers recognize both. */
public enum PgnFlavor {
    /** As Mzinga writes it: results are words such as {@code WhiteWins}, and the result stands after the moves. */
    MZINGA,
    /** For online platforms and converters of SGF files: results are scores such as {@code 1-0}. */
    SCORES
}
