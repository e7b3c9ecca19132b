package io.github.hiverules;

import io.github.hiverules.piece.Color;
import java.util.Optional;

/** What a position says about the end of the game (rules END-1 and END-2). */
public enum Outcome {
    /** No Queen is surrounded: the game goes on. */
    IN_PROGRESS(Optional.empty()),
    /** Only the black Queen is surrounded. */
    WHITE_WINS(Optional.of(Color.WHITE)),
    /** Only the white Queen is surrounded. */
    BLACK_WINS(Optional.of(Color.BLACK)),
    /** Both Queens are surrounded. */
    DRAW(Optional.empty());

    private final Optional<Color> winner;

    Outcome(Optional<Color> winner) {
        this.winner = winner;
    }

    /**
     * Returns the outcome in which a player wins.
     *
     * @param winner who wins
     * @return {@link #WHITE_WINS} or {@link #BLACK_WINS}
     */
    public static Outcome winOf(Color winner) {
        return winner == Color.WHITE ? WHITE_WINS : BLACK_WINS;
    }

    /**
     * Tells whether the game has ended.
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
