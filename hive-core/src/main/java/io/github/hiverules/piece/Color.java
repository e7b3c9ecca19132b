package io.github.hiverules.piece;

/** The two players and the color of their pieces; White moves first. */
public enum Color {
    /** The first player. */
    WHITE,
    /** The second player. */
    BLACK;

    /**
     * Returns the other player.
     *
     * @return the opponent's color
     */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
