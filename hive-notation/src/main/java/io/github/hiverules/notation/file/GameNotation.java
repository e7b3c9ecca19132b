package io.github.hiverules.notation.file;

/** The notations of recorded games. */
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
