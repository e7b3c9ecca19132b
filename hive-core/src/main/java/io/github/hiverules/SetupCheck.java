package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
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

/** Finds all that is wrong with a setup. */
final class SetupCheck {

    /** No game is as long, and the number of plies stays well within an int. */
    private static final int MAX_TURN = 1_000_000;

    private final Setup setup;
    private final Map<Piece, List<Hex>> places = new TreeMap<>();
    private final List<SetupProblem> problems = new ArrayList<>();

    private SetupCheck(Setup setup) {
        this.setup = setup;
        setup.stacks()
                .forEach((hex, stack) -> stack.forEach(piece ->
                        places.computeIfAbsent(piece, key -> new ArrayList<>()).add(hex)));
    }

    static List<SetupProblem> problems(Setup setup) {
        SetupCheck check = new SetupCheck(setup);
        check.pieces();
        check.climbers();
        check.connection();
        check.turns();
        check.resting();
        return check.problems;
    }

    private void pieces() {
        places.forEach((piece, at) -> {
            if (!setup.ruleset().includes(piece.bug())) {
                problems.add(new SetupProblem.NotInSet(piece, at.get(0)));
            }
            if (at.size() > 1) {
                problems.add(new SetupProblem.Duplicate(piece, at));
            }
            for (int number = 1; number < piece.number(); number++) {
                Piece earlier = Piece.of(piece.color(), piece.bug(), number);
                if (!places.containsKey(earlier)) {
                    problems.add(new SetupProblem.NumberSkipped(piece, earlier));
                }
            }
        });
    }

    private void climbers() {
        setup.stacks()
                .forEach((hex, stack) -> stack.stream()
                        .skip(1)
                        .filter(piece -> piece.bug() != Bug.BEETLE && piece.bug() != Bug.MOSQUITO)
                        .forEach(piece -> problems.add(new SetupProblem.CannotClimb(piece, hex))));
    }

    private void connection() {
        if (setup.stacks().isEmpty()) {
            return;
        }
        Set<Hex> apart = new LinkedHashSet<>(setup.stacks().keySet());
        Deque<Hex> open = new ArrayDeque<>();
        Hex first = apart.iterator().next();
        apart.remove(first);
        open.add(first);
        while (!open.isEmpty()) {
            for (Hex neighbor : open.remove().neighbors()) {
                if (apart.remove(neighbor)) {
                    open.add(neighbor);
                }
            }
        }
        if (!apart.isEmpty()) {
            problems.add(new SetupProblem.Disconnected(List.copyOf(apart)));
        }
    }

    private void turns() {
        int turn = setup.turnNumber();
        if (turn < 1 || turn > MAX_TURN) {
            problems.add(new SetupProblem.BadTurnNumber(turn));
            return;
        }
        for (Color color : Color.values()) {
            boolean whiteBeforeBlack = color == Color.WHITE && setup.sideToMove() == Color.BLACK;
            int turns = whiteBeforeBlack ? turn : turn - 1;
            List<Piece> own =
                    places.keySet().stream().filter(p -> p.color() == color).toList();
            if (own.size() > turns) {
                problems.add(new SetupProblem.TooManyPieces(own.get(0), own.size(), turns));
            }
        }
    }

    private void resting() {
        setup.resting().ifPresent(piece -> {
            boolean onTop = setup.stacks().values().stream()
                    .anyMatch(stack -> stack.get(stack.size() - 1).equals(piece));
            if (!onTop) {
                problems.add(new SetupProblem.RestingPieceNotOnTop(piece));
            }
        });
    }
}
