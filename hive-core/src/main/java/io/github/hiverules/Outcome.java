package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.Optional;

/** Who has won, if anybody: by the Queens of a position (rules END-1 and END-2), or at the end of a game. */
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
     * Returns the outcome in which a player wins.
     *
     * @param winner the winner
     * @return {@link #WHITE_WINS} or {@link #BLACK_WINS}
     */
    public static Outcome winOf(Color winner) {
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

    /**
     * Returns whether the game has ended.
     *
     * @return false for {@link #IN_PROGRESS} only
     */
    public boolean isOver() {
        return this != IN_PROGRESS;
    }

    /**
     * Returns who won.
     *
     * @return the winner, or empty if nobody won
     */
    public Optional<Color> winner() {
        return winner;
    }
}
