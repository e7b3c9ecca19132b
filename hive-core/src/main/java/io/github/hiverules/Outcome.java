package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.Objects;
import java.util.Optional;

/**
 * The outcome of a game: in progress, won or drawn. In a position, only surrounded Queens decide it (rules END-1 and
 * END-2); a game can also end in other ways, see {@link GameResult}.
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
     * {@return the outcome in which the given player wins}
     *
     * @param winner the player who wins
     */
    public static Outcome winOf(Color winner) {
        Objects.requireNonNull(winner, "winner");
        return winner == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /** Returns the outcome if the given Queens are surrounded (rules END-1 and END-2). */
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

    /** {@return the player who won, or empty if nobody did} */
    public Optional<Color> winner() {
        return winner;
    }
}
