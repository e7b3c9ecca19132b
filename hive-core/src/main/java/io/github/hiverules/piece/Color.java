package io.github.hiverules.piece;

/** The two players and the color of their pieces; White moves first. */
public enum Color {
    /** The first player. */
    WHITE,
    /** The second player. */
    BLACK;

    /** {@return the color of the other player} */
    public Color opposite() {
        return this == WHITE ? BLACK : WHITE;
    }
}
