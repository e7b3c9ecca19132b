package io.github.hiverules.internal.packed;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Sets of pieces, positions and boards have room for all pieces that the kinds of {@code Bug} add up to. */
class CapacityTest {

    private static PackedPosition position(Map<Hex, List<Piece>> stacks) {
        return PackedPosition.of(stacks, 0, PieceIds.NONE);
    }

    /** With more pieces, {@link PieceWords} needs more fields; beyond 32, sets of pieces must become longs. */
    @Test
    void pieces_fitIntoWordsAndSets() {
        assertThat(PieceIds.COUNT)
                .isEqualTo(Piece.all().size())
                .isLessThanOrEqualTo(4 * PieceLanes.WORDS)
                .isLessThanOrEqualTo(Integer.SIZE);
        assertThat(Integer.bitCount(PieceIds.WHITE) + Integer.bitCount(PieceIds.BLACK))
                .isEqualTo(PieceIds.COUNT);
    }

    /** A lane holds a cell and a level plus 1. With higher stacks or more cells, it needs more than 15 bits. */
    @Test
    void lane_highestLevelOnLastCell_fits() {
        int lane = PieceLanes.of(Cells.MASK, PieceIds.maxHeight() - 1);

        assertThat(lane).isLessThan(1 << 15);
        assertThat(PieceLanes.cell(lane)).isEqualTo(Cells.MASK);
        assertThat(PieceLanes.level(lane)).isEqualTo(PieceIds.maxHeight() - 1);
    }

    /** {@link CellBits} and {@link CellCounts} have fields of fixed sizes. */
    @Test
    void row_ofAllPieces_isReadBack() {
        Map<Hex, List<Piece>> stacks = new TreeMap<>();
        for (Piece piece : Piece.all()) {
            stacks.put(Hex.of(stacks.size(), 0), List.of(piece));
        }
        Workspace workspace = new Workspace();
        workspace.load(position(stacks));
        Board board = workspace.board();

        stacks.forEach((hex, stack) -> assertThat(board.stack(Cells.of(hex))).isEqualTo(stack));
        assertThat(board.holes()).isZero();
        assertThat(CellCounts.perimeter(board.counts())).isEqualTo(2 * PieceIds.COUNT + 4);
    }

    @Test
    void highestStack_isReadBack() {
        List<Piece> stack = new ArrayList<>();
        for (Piece piece : Piece.all()) {
            if (PieceIds.canClimb(PieceIds.of(piece))) {
                stack.add(piece);
            }
        }
        stack.add(Piece.of("wQ"));
        Collections.reverse(stack);
        Workspace workspace = new Workspace();
        PackedPosition position = position(Map.of(Hex.ORIGIN, stack));
        workspace.load(position);

        assertThat(workspace.board().stack(0)).isEqualTo(stack).hasSize(PieceIds.maxHeight());
        assertThat(Integer.bitCount(position.inPlay())).isEqualTo(PieceIds.maxHeight());
    }

    @Test
    void words_lastPiece_isInLastWord() {
        PieceWords empty = new PieceWords(new long[PieceLanes.WORDS]) {};

        PieceWords changed = new PieceWords(empty, 4 * PieceLanes.WORDS - 1, Cells.of(Hex.ORIGIN), 0) {};

        assertThat(changed.word(PieceLanes.WORDS - 1)).isNotEqualTo(0L);
        assertThat(changed.word(0)).isEqualTo(0L);
    }
}
