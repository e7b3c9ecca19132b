package io.github.hiverules;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.internal.packed.Cells;
import io.github.hiverules.internal.packed.Lanes;
import io.github.hiverules.internal.packed.PieceIds;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/** Makes a position of a setup, or finds all that is wrong with it. */
final class SetupReader {

    /** No game is as long, and the number of plies stays well within an int. */
    private static final int MAX_TURN = 1_000_000;

    private final Setup setup;
    private final Map<Hex, List<Piece>> stacks;
    private final Map<Piece, List<Hex>> places = new TreeMap<>();
    private final List<SetupProblem> problems = new ArrayList<>();

    private SetupReader(Setup setup) {
        this.setup = setup;
        this.stacks = setup.stacks();
        for (Map.Entry<Hex, List<Piece>> entry : stacks.entrySet()) {
            for (Piece piece : entry.getValue()) {
                List<Hex> at = places.getOrDefault(piece, new ArrayList<>());
                at.add(entry.getKey());
                places.put(piece, at);
            }
        }
    }

    static Position read(Setup setup) {
        SetupReader reader = new SetupReader(setup);
        reader.checkPieces();
        reader.checkStacks();
        reader.checkConnection();
        reader.checkTurns();
        reader.checkResting();
        if (!reader.problems.isEmpty()) {
            throw new InvalidSetupException(reader.problems);
        }
        return reader.position();
    }

    private void checkPieces() {
        for (Map.Entry<Piece, List<Hex>> entry : places.entrySet()) {
            Piece piece = entry.getKey();
            List<Hex> at = entry.getValue();
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
        }
    }

    private void checkStacks() {
        for (Map.Entry<Hex, List<Piece>> entry : stacks.entrySet()) {
            List<Piece> stack = entry.getValue();
            for (Piece piece : stack.subList(1, stack.size())) {
                if (!PieceIds.climbs(PieceIds.of(piece))) {
                    problems.add(new SetupProblem.CannotClimb(piece, entry.getKey()));
                }
            }
        }
    }

    private void checkConnection() {
        Set<Hex> apart = new LinkedHashSet<>(stacks.keySet());
        Deque<Hex> open = new ArrayDeque<>();
        open.add(first());
        apart.remove(first());
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

    private void checkTurns() {
        int turn = setup.turnNumber();
        if (turn < 1 || turn > MAX_TURN) {
            problems.add(new SetupProblem.BadTurnNumber(turn));
            return;
        }
        for (Color color : Color.values()) {
            boolean whiteBeforeBlack = color == Color.WHITE && setup.sideToMove() == Color.BLACK;
            int turns = whiteBeforeBlack ? turn : turn - 1;
            List<Piece> own = new ArrayList<>();
            for (Piece piece : places.keySet()) {
                if (piece.color() == color) {
                    own.add(piece);
                }
            }
            if (own.size() > turns) {
                problems.add(new SetupProblem.TooManyPieces(own.get(0), own.size(), turns));
            }
        }
    }

    private void checkResting() {
        List<Piece> tops = new ArrayList<>();
        for (List<Piece> stack : stacks.values()) {
            tops.add(stack.get(stack.size() - 1));
        }
        Optional<Piece> resting = setup.resting();
        if (resting.isPresent() && !tops.contains(resting.get())) {
            problems.add(new SetupProblem.RestingPieceNotOnTop(resting.get()));
        }
    }

    private Position position() {
        long[] words = new long[Lanes.WORDS];
        for (Map.Entry<Hex, List<Piece>> entry : stacks.entrySet()) {
            int level = 0;
            for (Piece piece : entry.getValue()) {
                int id = PieceIds.of(piece);
                words[Lanes.word(id)] |= Lanes.lane(id, Cells.of(entry.getKey()), level++);
            }
        }
        Hex middle = middle();
        int ply = 2 * (setup.turnNumber() - 1) + setup.sideToMove().ordinal();
        Optional<Piece> resting = setup.resting();
        int half = Cells.SPAN / 2;
        return new Position(
                setup.ruleset(),
                middle.q() - half,
                middle.r() - half,
                ply,
                resting.isPresent() ? PieceIds.of(resting.get()) : PackedPosition.NOTHING,
                words[0],
                words[1],
                words[2],
                words[3],
                words[4],
                words[5],
                words[6]);
    }

    /** The middle of the hive, found from one piece so that coordinates may wrap round the limits of int. */
    private Hex middle() {
        int minQ = 0;
        int maxQ = 0;
        int minR = 0;
        int maxR = 0;
        for (Hex hex : stacks.keySet()) {
            Hex offset = hex.minus(first());
            minQ = Math.min(minQ, offset.q());
            maxQ = Math.max(maxQ, offset.q());
            minR = Math.min(minR, offset.r());
            maxR = Math.max(maxR, offset.r());
        }
        return first().plus(Hex.of(Math.floorDiv(minQ + maxQ, 2), Math.floorDiv(minR + maxR, 2)));
    }

    /** Where the first piece stands, or would be placed. */
    private Hex first() {
        return stacks.isEmpty() ? Hex.ORIGIN : stacks.keySet().iterator().next();
    }
}
