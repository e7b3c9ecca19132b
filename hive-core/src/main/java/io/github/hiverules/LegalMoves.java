package io.github.hiverules;

import io.github.hiverules.internal.movegen.MoveCodes;
import java.util.NoSuchElementException;
import java.util.random.RandomGenerator;

/**
 * The legal moves of a position, as a list that also plays them. Playing a move of this list does not check it again. The
 * new positions do not know what was played before: for history, repetition and results, play the moves of
 * {@link Game#legalMoves()} with {@link Game#play(Move)}.
 */
public final class LegalMoves extends MoveList {

    LegalMoves(Position position) {
        super(position, false);
    }

    /**
     * {@return the position after the move at the given index}
     *
     * @param index the index of the move, from 0
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public Position play(int index) {
        return after(code(index));
    }

    /**
     * {@return the position after one of these moves, each with the same probability} Usually takes less time than
     * {@link #size()}. For example, play a random game to its end, or 200 plies of it:
     *
     * <pre>{@code
     * SplittableRandom random = new SplittableRandom(1);
     * Position position = Position.initial(Ruleset.ONLINE);
     * for (int ply = 0; ply < 200 && !position.outcome().isOver(); ply++) {
     *     position = position.legalMoves().playRandom(random);
     * }
     * }</pre>
     *
     * @param random the source of random numbers
     * @throws NoSuchElementException if there is no legal move
     * @throws IndexOutOfBoundsException if the source returns a number outside the bounds that it is asked for
     */
    public Position playRandom(RandomGenerator random) {
        return after(randomCode(random));
    }

    private Position after(int code) {
        return MoveCodes.isPass(code)
                ? position.afterPass()
                : position.after(
                        MoveCodes.id(code),
                        position.packed().cellAt(MoveCodes.offset(code)),
                        MoveCodes.isMovement(code));
    }
}
