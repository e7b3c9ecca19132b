package io.github.hiverules.notation.file;

/**
 * The notations of recorded games.
 *
 * <p><a href="https://github.com/hiverules/hive-rules/blob/main/hive-core/docs/evolution.md">Later versions</a>
 * may add more of them, so a {@code switch} needs a {@code default}.
 */
public enum GameNotation {
    /** Game strings of the Universal Hive Protocol, one per line. */
    UHP,
    /** Game texts of {@link io.github.hiverules.notation.game.GameText}, one per line. */
    GAME_TEXT,
    /** PGN in any flavor. */
    PGN,
    /** SGF as BoardSpace writes it. */
    SGF
}
