package io.github.hiverules.notation.pgn;

/** The flavors of PGN that are written; a reader needs not be told. */
public enum PgnFlavor {
    /** As Mzinga writes it: results are words such as {@code WhiteWins}, and the result stands after the moves. */
    MZINGA,
    /** As the readers of online platforms and converters of SGF files want it: results are scores such as {@code 1-0}. */
    SCORES
}
