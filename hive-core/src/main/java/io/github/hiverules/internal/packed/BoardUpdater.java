package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** Loads another position into a board by moving only the pieces that differ. */
final class BoardUpdater {

    private final Board board;
    private final UndoSlot last;
    private final UndoSlot trial;
    private final long[] words = new long[PieceLanes.WORDS];

    /**
     * Whether the board shows a whole position. False at first, while pieces are being moved, and after an error (such
     * as a stack overflow) has interrupted that.
     */
    private boolean isWhole;

    BoardUpdater(Board board) {
        this.board = board;
        last = new UndoSlot(board);
        trial = new UndoSlot(board);
    }

    void load(PackedPosition position) {
        if (!isWhole) {
            startAgain();
        }
        int changed = changed(0, position.w0)
                | changed(1, position.w1)
                | changed(2, position.w2)
                | changed(3, position.w3)
                | changed(4, position.w4)
                | changed(5, position.w5)
                | changed(6, position.w6);
        if (changed == 0) {
            return;
        }
        isWhole = false;
        words[0] = position.w0;
        words[1] = position.w1;
        words[2] = position.w2;
        words[3] = position.w3;
        words[4] = position.w4;
        words[5] = position.w5;
        words[6] = position.w6;
        int others = changed & ~last.bit();
        if (others == 0) {
            last.moveAgain(cell(last.id()));
        } else if (others != changed && lane(last.id()) == last.home()) {
            last.takeBack();
            move(others);
        } else {
            move(changed);
        }
        isWhole = true;
    }

    /** Tries a move on the board instead of the one tried before. */
    void tryMove(int id, int cell) {
        isWhole = false;
        if (trial.bit() != 1 << id) {
            takeBackTrial();
            trial.move(id, cell);
        } else {
            trial.moveAgain(cell);
        }
    }

    /** Takes back the move that was tried last, if there is one. */
    void endTrials() {
        takeBackTrial();
        isWhole = true;
    }

    private void takeBackTrial() {
        if (trial.bit() != 0) {
            trial.takeBack();
            trial.forget();
        }
    }

    private void startAgain() {
        board.clear();
        last.forget();
        trial.forget();
        Arrays.fill(words, 0);
    }

    private void move(int ids) {
        if ((ids & ids - 1) == 0) {
            // No piece lies on top, because that piece would have changed too.
            int id = Integer.numberOfTrailingZeros(ids);
            last.move(id, cell(id));
            return;
        }
        last.forget();
        if (liftAll(ids & board.inPlay())) {
            putAll(ids);
        } else {
            board.clear();
            putAll((1 << PieceIds.COUNT) - 1);
        }
    }

    private int lane(int id) {
        return PieceLanes.get(words[PieceLanes.word(id)], id);
    }

    private int cell(int id) {
        int lane = lane(id);
        return PieceLanes.inPlay(lane) ? PieceLanes.cell(lane) : Cells.NONE;
    }

    /** The pieces of a word whose lanes differ. */
    private int changed(int word, long now) {
        return PieceLanes.different(words[word], now) << (word << 2);
    }

    /** Lifts pieces from the top down; false if a piece that stays lies on one that goes. */
    private boolean liftAll(int ids) {
        int rest = ids;
        while (rest != 0) {
            int free = rest & board.uncovered();
            if (free == 0) {
                return false;
            }
            board.lift(Integer.numberOfTrailingZeros(free));
            rest &= board.inPlay();
        }
        return true;
    }

    /** Puts pieces from the bottom up. What stayed lies only on pieces that stayed, so there is room on top. */
    private void putAll(int ids) {
        int rest = ids;
        for (int level = 0; rest != 0; level++) {
            for (int left = rest; left != 0; left &= left - 1) {
                int id = Integer.numberOfTrailingZeros(left);
                int lane = lane(id);
                if (!PieceLanes.inPlay(lane)) {
                    rest &= ~(1 << id);
                } else if (PieceLanes.level(lane) == level) {
                    board.put(id, PieceLanes.cell(lane));
                    rest &= ~(1 << id);
                }
            }
        }
    }
}
