package io.github.hiverules;

import io.github.hiverules.SetupProblem.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** Finds all problems of a setup; equal setups have the same problems, whatever the order of their cells. */
final class SetupValidator {

    private final Setup setup;
    private final Map<Hex, List<Piece>> stacks;
    private final Map<Piece, List<Hex>> cellsByPiece = new TreeMap<>();
    private final List<SetupProblem> problems = new ArrayList<>();

    SetupValidator(Setup setup) {
        this.setup = setup;
        this.stacks = new TreeMap<>(setup.stacks());
        stacks.forEach((hex, stack) -> stack.forEach(piece ->
                cellsByPiece.computeIfAbsent(piece, unused -> new ArrayList<>()).add(hex)));
        cellsByPiece.forEach(this::validatePiece);
        stacks.forEach(this::validateStack);
        validateConnection();
        validateTurns();
        validateResting();
    }

    List<SetupProblem> problems() {
        return problems;
    }

    private void report(Kind kind, Map<Role, ?> evidence) {
        problems.add(SetupProblem.of(kind, evidence));
    }

    private void validatePiece(Piece piece, List<Hex> cells) {
        if (!setup.ruleset().includes(piece.bug())) {
            report(Kind.PIECE_NOT_IN_SET, Map.of(Role.PIECE, piece, Role.CELLS, List.of(cells.get(0))));
        }
        if (cells.size() > 1) {
            report(Kind.DUPLICATE, Map.of(Role.PIECE, piece, Role.CELLS, cells));
        }
        IntStream.range(1, piece.number())
                .mapToObj(number -> Piece.of(piece.color(), piece.bug(), number))
                .filter(earlier -> !cellsByPiece.containsKey(earlier))
                .forEach(missing -> report(Kind.NUMBER_SKIPPED, Map.of(Role.PIECE, piece, Role.MISSING, missing)));
    }

    private void validateStack(Hex hex, List<Piece> stack) {
        stack.stream()
                .skip(1)
                .filter(piece -> !PieceIds.canClimb(PieceIds.of(piece)))
                .forEach(piece -> report(Kind.CANNOT_CLIMB, Map.of(Role.PIECE, piece, Role.CELLS, List.of(hex))));
    }

    private void validateConnection() {
        Set<Hex> unreached = new LinkedHashSet<>(stacks.keySet());
        Deque<Hex> queue = new ArrayDeque<>();
        stacks.keySet().stream().limit(1).forEach(queue::add);
        unreached.removeAll(queue);
        while (!queue.isEmpty()) {
            queue.remove().neighbors().stream().filter(unreached::remove).forEach(queue::add);
        }
        if (!unreached.isEmpty()) {
            report(Kind.DISCONNECTED, Map.of(Role.CELLS, List.copyOf(unreached)));
        }
    }

    private void validateTurns() {
        int turn = setup.turnNumber();
        if (turn < 1 || turn > PackedPosition.MAX_TURN_NUMBER) {
            report(Kind.TURN_NUMBER_OUT_OF_RANGE, Map.of(Role.TURN_NUMBER, turn));
            return;
        }
        for (Color color : Color.values()) {
            boolean hasMovedThisTurn = color == Color.WHITE && setup.sideToMove() == Color.BLACK;
            int turns = hasMovedThisTurn ? turn : turn - 1;
            List<Piece> inPlay = cellsByPiece.keySet().stream()
                    .filter(piece -> piece.color() == color)
                    .toList();
            if (inPlay.size() > turns) {
                report(
                        Kind.TOO_MANY_PIECES,
                        Map.of(Role.PIECE, inPlay.get(0), Role.IN_PLAY, inPlay.size(), Role.TURNS, turns));
            }
        }
    }

    private void validateResting() {
        setup.resting()
                .filter(resting -> stacks.values().stream()
                        .noneMatch(stack -> stack.get(stack.size() - 1).equals(resting)))
                .ifPresent(resting -> report(Kind.RESTING_PIECE_NOT_ON_TOP, Map.of(Role.PIECE, resting)));
    }
}
