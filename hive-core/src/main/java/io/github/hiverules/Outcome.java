package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.Objects;
import java.util.Optional;

/**
 * The winner, if there is one. In a position, surrounded Queens decide (rules END-1 and END-2); a game can also end in
 * other ways.
 */
public enum Outcome {
    /** The game goes on. */
    IN_PROGRESS(Optional.empty()),
    /** White has won. */
    WHITE_WINS(Optional.of(Color.WHITE)),
    /** Black has won. */
    BLACK_WINS(Optional.of(Color.BLACK)),
    /** The game is drawn. */
    DRAW(Optional.empty());

    private final Optional<Color> winner;

    Outcome(Optional<Color> winner) {
        this.winner = winner;
    }

    /**
     * {@return the outcome in which a player wins}
     *
     * @param winner the winner
     */
    public static Outcome winOf(Color winner) {
        Objects.requireNonNull(winner, "winner");
        return winner == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** Returns what surrounded Queens decide (rules END-1 and END-2). */
    static Outcome ofSurrounded(boolean whiteQueen, boolean blackQueen) {
        if (whiteQueen && blackQueen) {
            return DRAW;
        }
        if (whiteQueen || blackQueen) {
            return whiteQueen ? BLACK_WINS : WHITE_WINS;
        }
        return IN_PROGRESS;
    }

    /** {@return whether the game has ended} */
    public boolean isOver() {
        return this != IN_PROGRESS;
    }

    /** {@return who won, or empty if nobody did} */
    public Optional<Color> winner() {
        return winner;
    }
}
