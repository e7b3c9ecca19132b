package example.toy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The pieces on the table and the number of plies, after the moves of a game string. */
final class ToyBoard {

    private static final String DIRECTION_SIGNS = "-/\\";

    final Map<Cell, List<String>> stacks = new HashMap<>();
    int ply;

    static ToyBoard after(String gameString) {
        String[] parts = gameString.split(";");
        ToyBoard board = new ToyBoard();
        for (int i = 3; i < parts.length; i++) {
            board.play(parts[i]);
        }
        return board;
    }

    char side() {
        return ply % 2 == 0 ? 'w' : 'b';
    }

    int turn() {
        return ply / 2 + 1;
    }

    int height(Cell cell) {
        return stacks.getOrDefault(cell, List.of()).size();
    }

    String top(Cell cell) {
        List<String> stack = stacks.get(cell);
        return stack.get(stack.size() - 1);
    }

    Optional<Cell> find(String piece) {
        return stacks.keySet().stream()
                .filter(cell -> stacks.get(cell).contains(piece))
                .findFirst();
    }

    void lift(Cell cell) {
        List<String> stack = stacks.get(cell);
        stack.remove(stack.size() - 1);
        if (stack.isEmpty()) {
            stacks.remove(cell);
        }
    }

    void put(Cell cell, String piece) {
        stacks.computeIfAbsent(cell, unused -> new ArrayList<>()).add(piece);
    }

    boolean isConnected() {
        Set<Cell> seen = new HashSet<>();
        Deque<Cell> pending = new ArrayDeque<>();
        stacks.keySet().stream().limit(1).forEach(pending::add);
        while (!pending.isEmpty()) {
            Cell cell = pending.pop();
            if (seen.add(cell)) {
                cell.neighbors().filter(stacks::containsKey).forEach(pending::push);
            }
        }
        return seen.size() == stacks.size();
    }

    boolean isOver() {
        return isSurrounded("wQ") || isSurrounded("bQ");
    }

    private boolean isSurrounded(String queen) {
        return find(queen)
                .filter(cell -> cell.neighbors().allMatch(stacks::containsKey))
                .isPresent();
    }

    void play(String move) {
        if (!move.equals("pass")) {
            String piece = move.split(" ")[0];
            Cell to = target(move);
            find(piece).ifPresent(this::lift);
            put(to, piece);
        }
        ply++;
    }

    /** Returns the cell to which a move goes. */
    Cell target(String move) {
        String[] words = move.split(" ");
        return words.length == 1 ? new Cell(0, 0) : destination(words[1]);
    }

    private Cell destination(String text) {
        String piece = text.replaceAll("[-/\\\\]", "");
        Cell cell = find(piece).orElseThrow();
        int signAfter = DIRECTION_SIGNS.indexOf(text.charAt(text.length() - 1));
        if (signAfter >= 0) {
            return cell.go(signAfter == 2 ? 5 : signAfter);
        }
        int signBefore = DIRECTION_SIGNS.indexOf(text.charAt(0));
        return signBefore < 0 ? cell : cell.go(signBefore == 0 ? 3 : signBefore == 1 ? 4 : 2);
    }
}
