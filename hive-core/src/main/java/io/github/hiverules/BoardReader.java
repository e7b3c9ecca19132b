package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.internal.movegen.MoveGenerator;
import io.github.hiverules.internal.packed.Board;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.internal.packed.PieceLanes;
import io.github.hiverules.internal.packed.Workspace;
import io.github.hiverules.internal.rule.GameEnd;
import io.github.hiverules.internal.rule.OneHive;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Answers questions about the pieces of a position, using the workspace of the calling thread. */
final class BoardReader {

    private BoardReader() {}

    static Board board(PackedPosition position) {
        return MoveGenerator.workspace(position).board();
    }

    static List<Piece> stackAt(PackedPosition position, Hex hex) {
        int cell = position.cell(hex);
        return cell == Cells.NONE ? List.of() : board(position).stack(cell);
    }

    static Optional<Piece> topAt(PackedPosition position, Hex hex) {
        int cell = position.cell(hex);
        return cell == Cells.NONE
                ? Optional.empty()
                : PieceIds.find(board(position).top(cell));
    }

    static int height(PackedPosition position, Hex hex) {
        int cell = position.cell(hex);
        return cell == Cells.NONE ? 0 : board(position).height(cell);
    }

    static List<Hex> occupiedNeighbors(PackedPosition position, Hex hex) {
        int cell = position.cell(hex);
        if (cell == Cells.NONE) {
            return List.of();
        }
        List<Hex> neighbors = hex.neighbors();
        List<Hex> occupied = new ArrayList<>(neighbors.size());
        for (int rest = board(position).neighbors(cell); rest != 0; rest &= rest - 1) {
            occupied.add(neighbors.get(Integer.numberOfTrailingZeros(rest)));
        }
        return Collections.unmodifiableList(occupied);
    }

    static int occupiedNeighborCount(PackedPosition position, Hex hex) {
        int cell = position.cell(hex);
        return cell == Cells.NONE ? 0 : Integer.bitCount(board(position).neighbors(cell));
    }

    static List<Piece> notInPlay(PackedPosition position, List<Piece> pieces) {
        List<Piece> notInPlay = new ArrayList<>(pieces.size());
        for (Piece piece : pieces) {
            if (!position.isInPlay(PieceIds.of(piece))) {
                notInPlay.add(piece);
            }
        }
        return Collections.unmodifiableList(notInPlay);
    }

    static Optional<Piece> resting(PackedPosition position) {
        return PieceIds.find(position.resting());
    }

    static void forEachPiece(PackedPosition position, Position.PieceVisitor action) {
        int higher = 0;
        for (int word = 0; word < PieceLanes.WORDS; word++) {
            long lanes = position.word(word);
            for (long rest = PieceLanes.inPlay(lanes); rest != 0; rest &= rest - 1) {
                int id = PieceLanes.lowest(word, rest);
                if (PieceLanes.level(PieceLanes.get(lanes, id)) == 0) {
                    action.visit(PieceIds.piece(id), position.hexAt(position.offset(id)), 0);
                } else {
                    higher |= 1 << id;
                }
            }
        }
        for (int level = 1; higher != 0; level++) {
            for (int rest = higher; rest != 0; rest &= rest - 1) {
                int id = Integer.numberOfTrailingZeros(rest);
                if (PieceLanes.level(position.lane(id)) == level) {
                    action.visit(PieceIds.piece(id), position.hexAt(position.offset(id)), level);
                    higher &= ~(1 << id);
                }
            }
        }
    }

    static List<Piece> topPieces(PackedPosition position) {
        List<Piece> tops = new ArrayList<>();
        for (int rest = board(position).uncovered(); rest != 0; rest &= rest - 1) {
            tops.add(PieceIds.piece(Integer.numberOfTrailingZeros(rest)));
        }
        return Collections.unmodifiableList(tops);
    }

    static boolean isPinned(PackedPosition position, Piece piece) {
        int id = PieceIds.of(piece);
        return position.isInPlay(id)
                && OneHive.isPinned(MoveGenerator.workspace(position), position.cellAt(position.offset(id)));
    }

    static List<Piece> pinnedPieces(PackedPosition position) {
        Workspace workspace = MoveGenerator.workspace(position);
        Board board = workspace.board();
        List<Piece> pinned = new ArrayList<>();
        for (int rest = board.uncovered(); rest != 0; rest &= rest - 1) {
            int id = Integer.numberOfTrailingZeros(rest);
            if (OneHive.isPinned(workspace, board.cellOf(id))) {
                pinned.add(PieceIds.piece(id));
            }
        }
        return Collections.unmodifiableList(pinned);
    }

    static Outcome outcome(PackedPosition position) {
        Board board = board(position);
        return Outcome.ofSurrounded(GameEnd.isQueenSurrounded(board, 0), GameEnd.isQueenSurrounded(board, 1));
    }

    /** Returns the cells of the Queens that are surrounded, White's first. */
    static List<Hex> surroundedQueens(PackedPosition position) {
        List<Hex> surrounded = new ArrayList<>();
        for (Color color : Color.values()) {
            if (GameEnd.isQueenSurrounded(board(position), color.ordinal())) {
                position.hexOf(Piece.of(color, Bug.QUEEN_BEE)).ifPresent(surrounded::add);
            }
        }
        return surrounded;
    }

    static PackedPosition transformed(PackedPosition position, Symmetry symmetry) {
        Map<Hex, List<Piece>> stacks = new HashMap<>();
        new Stacks(position).forEach((hex, stack) -> stacks.put(symmetry.apply(hex), stack));
        return PackedPosition.of(stacks, position.ply(), position.resting());
    }
}
