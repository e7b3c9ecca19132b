package io.github.hiverules.testkit.judge;

/** Thrown when a program refuses a move of a game, so that it cannot be asked about the moves after the game. */
final class GameRefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final int ply;

    /** Creates the exception for the move with the given index. */
    GameRefusedException(int ply) {
        super("the program refuses move " + (ply + 1));
        this.ply = ply;
    }

    int ply() {
        return ply;
    }
}
