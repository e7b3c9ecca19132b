package example.toy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** A slow engine for the base game, written in an afternoon with only the rule booklet at hand. */
public final class ToyEngine {

    private static final String[] NEIGHBOR_FORMATS = {"%s-", "%s/", "\\%s", "-%s", "/%s", "%s\\"};
    private static final Map<String, Integer> PIECE_COUNTS = Map.of("Q", 1, "S", 2, "B", 2, "G", 3, "A", 3);

    private final ToyBoard board;

    private ToyEngine(ToyBoard board) {
        this.board = board;
    }

    /** Returns the legal moves after a game, as move strings. */
    public static List<String> legalMoves(String gameString) {
        ToyBoard board = ToyBoard.after(gameString);
        return board.isOver() ? List.of() : new ToyEngine(board).moves();
    }

    /** Counts the sequences of legal moves. */
    public static long perft(String gameString, int depth) {
        List<String> moves = legalMoves(gameString);
        return depth == 1
                ? moves.size()
                : moves.stream()
                        .mapToLong(move -> perft(gameString + ";" + move, depth - 1))
                        .sum();
    }

    private List<String> moves() {
        List<String> moves = new ArrayList<>(placements());
        if (board.find(board.side() + "Q").isPresent()) {
            new HashMap<>(board.stacks).forEach((from, stack) -> moves.addAll(movesFrom(from)));
        }
        return moves.isEmpty() ? List.of("pass") : moves;
    }

    private List<String> placements() {
        Set<Cell> cells = placementCells();
        List<String> moves = new ArrayList<>();
        for (String piece : hand()) {
            cells.forEach(cell -> moves.add(board.ply == 0 ? piece : moveString(piece, cell)));
        }
        return moves;
    }

    private Set<Cell> placementCells() {
        if (board.ply == 0) {
            return Set.of(new Cell(0, 0));
        }
        Set<Cell> cells = emptyNeighbors();
        if (board.ply > 1) {
            cells.removeIf(cell -> cell.neighbors()
                    .anyMatch(next -> board.height(next) > 0 && board.top(next).charAt(0) != board.side()));
        }
        return cells;
    }

    private List<String> hand() {
        boolean isQueenDue = board.turn() == 4 && board.find(board.side() + "Q").isEmpty();
        List<String> pieces = new ArrayList<>();
        PIECE_COUNTS.forEach((kind, count) -> {
            boolean isExcluded = kind.equals("Q") ? board.turn() == 1 : isQueenDue;
            for (int number = 1; number <= count && !isExcluded; number++) {
                String piece = board.side() + kind + (kind.equals("Q") ? "" : number);
                if (board.find(piece).isEmpty()) {
                    pieces.add(piece);
                    break;
                }
            }
        });
        return pieces;
    }

    private List<String> movesFrom(Cell from) {
        String piece = board.top(from);
        if (piece.charAt(0) != board.side()) {
            return List.of();
        }
        int height = board.height(from);
        board.lift(from);
        Set<Cell> cells = board.isConnected() ? new ToyMovement(board, from, height).cells(piece.charAt(1)) : Set.of();
        List<String> moves = new ArrayList<>();
        cells.forEach(cell -> moves.add(moveString(piece, cell)));
        board.put(from, piece);
        return moves;
    }

    private Set<Cell> emptyNeighbors() {
        Set<Cell> cells = new HashSet<>();
        board.stacks.keySet().forEach(cell -> cell.neighbors().forEach(cells::add));
        cells.removeAll(board.stacks.keySet());
        return cells;
    }

    private String moveString(String piece, Cell to) {
        if (board.height(to) > 0) {
            return piece + " " + board.top(to);
        }
        int step = 0;
        while (board.height(to.go(step + 3)) == 0) {
            step++;
        }
        return piece + " " + NEIGHBOR_FORMATS[step].formatted(board.top(to.go(step + 3)));
    }
}
