package io.github.hiverules.internal.packed;

import java.util.Arrays;

/** Loads another position into a board by moving only the pieces that differ. */
final class BoardUpdater {

    private final Board board;
    private final UndoSlot lastMove;
    private final UndoSlot trialMove;
    private final long[] words = new long[PieceLanes.WORDS];

    /**
     * Whether the board shows a whole position. False at first, while pieces are being moved, and after an error (such
     * as a stack overflow) has interrupted that.
     */
    private boolean isConsistent;

    BoardUpdater(Board board) {
        this.board = board;
        lastMove = new UndoSlot(board);
        trialMove = new UndoSlot(board);
    }

    void load(PackedPosition position) {
        if (!isConsistent) {
            reset();
        }
        int changed = position.differences(words);
        if (changed == 0) {
            return;
        }
        isConsistent = false;
        position.copyTo(words);
        int others = changed & ~lastMove.bit();
        if (others == 0) {
            lastMove.redirect(cell(lastMove.id()));
        } else if (others != changed && lane(lastMove.id()) == lastMove.homeLane()) {
            lastMove.takeBack();
            movePieces(others);
        } else {
            movePieces(changed);
        }
        isConsistent = true;
    }

    void tryMove(int id, int cell) {
        isConsistent = false;
        if (trialMove.bit() != 1 << id) {
            takeBackTrial();
            trialMove.move(id, cell);
        } else {
            trialMove.redirect(cell);
        }
    }

    void endTrials() {
        takeBackTrial();
        isConsistent = true;
    }

    private void takeBackTrial() {
        if (trialMove.bit() != 0) {
            trialMove.takeBack();
            trialMove.forget();
        }
    }

    private void reset() {
        board.clear();
        lastMove.forget();
        trialMove.forget();
        Arrays.fill(words, 0);
    }

    private void movePieces(int ids) {
        if ((ids & ids - 1) == 0) {
            // No piece lies on top, because that piece would have changed too.
            int id = Integer.numberOfTrailingZeros(ids);
            lastMove.move(id, cell(id));
            return;
        }
        lastMove.forget();
        int lifted = ids & board.inPlay();
        boolean isRebuilt = Integer.bitCount(lifted) > Integer.bitCount(board.inPlay() & ~lifted);
        if (!isRebuilt && liftAll(lifted)) {
            putAll(ids);
        } else {
            board.clear();
            putAll(PieceIds.WHITE | PieceIds.BLACK);
        }
    }

    private int lane(int id) {
        return PieceLanes.get(words[PieceLanes.word(id)], id);
    }

    private int cell(int id) {
        int lane = lane(id);
        return PieceLanes.isInPlay(lane) ? PieceLanes.cell(lane) : Cells.NONE;
    }

    /** Lifts pieces from the top down. Returns false if another piece lies on one of them. */
    private boolean liftAll(int ids) {
        int remaining = ids;
        while (remaining != 0) {
            int free = remaining & board.uncovered();
            if (free == 0) {
                return false;
            }
            board.lift(Integer.numberOfTrailingZeros(free));
            remaining &= board.inPlay();
        }
        return true;
    }

    /**
     * Puts pieces down from the bottom up. Pieces that stayed lie only on others that stayed, so no cell is blocked.
     */
    private void putAll(int ids) {
        int remaining = ids;
        for (int level = 0; remaining != 0; level++) {
            for (int unvisited = remaining; unvisited != 0; unvisited &= unvisited - 1) {
                int id = Integer.numberOfTrailingZeros(unvisited);
                int lane = lane(id);
                if (!PieceLanes.isInPlay(lane)) {
                    remaining &= ~(1 << id);
                } else if (PieceLanes.level(lane) == level) {
                    board.put(id, PieceLanes.cell(lane));
                    remaining &= ~(1 << id);
                }
            }
        }
    }
}
