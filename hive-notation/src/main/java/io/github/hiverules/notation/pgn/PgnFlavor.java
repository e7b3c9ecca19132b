package io.github.hiverules.notation.pgn;

/**
 * The flavors of PGN to write; readers recognize both.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more, so a {@code switch} needs a {@code default}.
 */
public enum PgnFlavor {
    /** As Mzinga writes it: results are words such as {@code WhiteWins}, and the result follows the moves. */
    MZINGA,
    /** For online platforms and converters of SGF files: results are scores such as {@code 1-0}. */
    SCORES
}
