package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Checks the evidence of violations with nothing but stacks and the reference rules, in random games and setups, for
 * each piece and each cell near the hive.
 */
class ViolationEvidenceInRandomPositionsTest {

    private static final int GAMES_PER_RULESET = TestDepth.of(1, 60);
    private static final int SETUPS_PER_RULESET = TestDepth.of(4, 1000);

    static Stream<Ruleset> rulesets() {
        return Stream.of(Ruleset.BASE, Ruleset.POCKET, Ruleset.of(Expansion.values()))
                .flatMap(ruleset -> Stream.of(ruleset, ruleset.withTournamentOpening(true)));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void check_randomGames_evidenceIsTrue(Ruleset ruleset) {
        RandomGames games = RandomGames.of(ruleset, 24, 60).lively();
        LongStream.range(0, GAMES_PER_RULESET)
                .forEach(number -> games.game(number).positions().stream()
                        .skip(20)
                        .filter(position -> position.turnNumber() % 6 == 0)
                        .forEach(ViolationEvidenceInRandomPositionsTest::checkAll));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void check_randomSetups_evidenceIsTrue(Ruleset ruleset) {
        LongStream.range(0, SETUPS_PER_RULESET)
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(ruleset))
                .forEach(setup -> checkAll(Position.of(setup)));
    }

    /** If few kinds of violations occurred, the other tests would prove too little. */
    @Test
    void randomSetups_violations_areOfManyKinds() {
        Set<Kind> kinds = new TreeSet<>();
        for (long number = 0; number < 60; number++) {
            Position position =
                    Position.of(new RandomSetups(new SplittableRandom(number)).setup(Ruleset.of(Expansion.values())));
            violations(position).forEach(violation -> kinds.add(violation.kind()));
        }

        assertThat(kinds)
                .contains(
                        Kind.GATE,
                        Kind.GATE_ABOVE_GROUND,
                        Kind.TOO_FAR,
                        Kind.DESTINATION_OCCUPIED,
                        Kind.NOT_IN_LINE,
                        Kind.NOTHING_TO_JUMP_OVER,
                        Kind.EMPTY_CELL_IN_LINE,
                        Kind.TOO_FEW_STEPS,
                        Kind.TOO_MANY_STEPS,
                        Kind.NO_PATH,
                        Kind.MOSQUITO_CANNOT_COPY,
                        Kind.PINNED);
    }

    static void checkAll(Position position) {
        violations(position).forEach(violation -> checkEvidence(position, violation));
        Set<Move> legal = ReferenceRules.legalMoves(position.setup());
        Set<Optional<Piece>> movable = legal.stream().map(Move::movedPiece).collect(Collectors.toSet());
        for (Piece piece : Piece.all()) {
            assertThat(position.check(piece).isEmpty())
                    .as("%s in %s", piece, position)
                    .isEqualTo(movable.contains(Optional.of(piece)));
        }
        position.check(Move.pass()).ifPresent(violation -> assertThat(legal).containsAll(violation.alternatives()));
    }

    private static Stream<Violation> violations(Position position) {
        Set<Hex> cells = new TreeSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        return position.stacks().entrySet().stream()
                .flatMap(stack -> stack.getValue().stream().map(piece -> Map.entry(stack.getKey(), piece)))
                .flatMap(pieceAt -> cells.stream().map(to -> Move.move(pieceAt.getValue(), pieceAt.getKey(), to)))
                .flatMap(move -> position.check(move).stream());
    }

    private static void checkEvidence(Position position, Violation violation) {
        if (violation.kind() == Kind.PINNED) {
            Board board = new Board(position.setup(), violation.from().orElseThrow());
            List<Hex> cutOffCells = violation.cutOffCells();
            assertThat(board.connectedCells(cutOffCells.get(0))).isEqualTo(Set.copyOf(cutOffCells));
            assertThat(cutOffCells).hasSizeLessThanOrEqualTo(board.heights().size() / 2);
            assertThat(violation.cutOffPieces())
                    .containsExactlyInAnyOrderElementsOf(cutOffCells.stream()
                            .flatMap(hex -> position.stackAt(hex).stream())
                            .toList());
        } else if (violation.movesAs().isPresent()) {
            new ReachCheck(position, violation).check();
        }
    }

    /** Checks the evidence of one violation. */
    private record ReachCheck(Position position, Violation violation, Piece piece, Hex from, Hex to, Board board) {

        ReachCheck(Position position, Violation violation) {
            this(
                    position,
                    violation,
                    violation.piece().orElseThrow(),
                    violation.from().orElseThrow(),
                    violation.to().orElseThrow(),
                    new Board(position.setup(), violation.from().orElseThrow()));
        }

        void check() {
            checkPath();
            violation.attempts().stream()
                    .filter(attempt -> attempt.movesAs().isPresent())
                    .forEach(attempt -> new ReachCheck(position, attempt).check());
            boolean isMosquito = piece.bug() == Bug.MOSQUITO;
            boolean hasNoThrower = position.cellOf(Piece.of(position.sideToMove(), Bug.PILLBUG))
                            .isEmpty()
                    && position.cellOf(Piece.of(position.sideToMove(), Bug.MOSQUITO))
                            .isEmpty();
            boolean hasReachableCells = violation.kind() == Kind.GATE
                    || violation.kind() == Kind.NO_PATH
                    || violation.kind() == Kind.NOT_IN_LINE;
            if (!isMosquito && hasNoThrower && hasReachableCells) {
                assertThat(violation.reachable()).as(description()).isEqualTo(legalDestinations());
            }
            checkDetails();
        }

        private String description() {
            return violation + " in " + position;
        }

        private List<Hex> legalDestinations() {
            return ReferenceRules.legalMoves(position.setup()).stream()
                    .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                    .map(move -> move.destination().orElseThrow())
                    .sorted()
                    .toList();
        }

        private void checkPath() {
            List<Hex> path = violation.path();
            int steps = path.size() - 1;
            boolean isStopped = !violation.sides().isEmpty();
            for (int step = 1; step <= steps; step++) {
                Hex stepFrom = path.get(step - 1);
                Hex stepTo = path.get(step);
                boolean isOnGround = violation.kind() != Kind.GATE_ABOVE_GROUND;
                boolean isBlocked = isStopped && step == steps;
                if (isOnGround) {
                    assertThat(board.canSlide(stepFrom, stepTo))
                            .as(description())
                            .isEqualTo(!isBlocked);
                } else {
                    assertThat(board.canClimb(stepFrom, stepTo))
                            .as(description())
                            .isEqualTo(!isBlocked);
                }
            }
            if (isStopped) {
                assertThat(violation.sides())
                        .containsExactlyInAnyOrderElementsOf(Board.sides(path.get(steps - 1), path.get(steps)));
                boolean sidesAreOccupied = violation.kind() != Kind.CONTACT_LOST;
                assertThat(violation.sides()).allMatch(side -> board.isOccupied(side) == sidesAreOccupied);
            }
            assertThat(path.isEmpty() || path.get(0).equals(from)).isTrue();
        }

        private void checkDetails() {
            int distance = from.distanceTo(to);
            switch (violation.kind()) {
                case TOO_FAR -> assertThat(distance).isGreaterThan(1);
                case DESTINATION_OCCUPIED -> {
                    assertThat(position.topAt(to)).isEqualTo(violation.top());
                    // Its sentence says that such a piece cannot end on top of another.
                    assertThat(violation.movesAs().filter(Bug::climbs))
                            .as(description())
                            .isEmpty();
                }
                case EMPTY_CELL_IN_LINE -> {
                    Hex landing = violation.firstEmptyCell().orElseThrow();
                    assertThat(violation.row()).isNotEmpty().allMatch(board::isOccupied);
                    assertThat(board.isOccupied(landing)).isFalse();
                    assertThat(from.distanceTo(landing))
                            .isEqualTo(violation.row().size() + 1)
                            .isLessThan(distance);
                }
                case NOTHING_TO_JUMP_OVER -> {
                    Hex emptyCell = violation.firstEmptyCell().orElseThrow();
                    assertThat(board.isOccupied(emptyCell)).as(description()).isFalse();
                    assertThat(from.isAdjacentTo(emptyCell)).as(description()).isTrue();
                }
                case TOO_FEW_STEPS ->
                    assertThat(violation.path()).hasSizeBetween(2, 3).endsWith(to);
                case TOO_MANY_STEPS -> checkTooManySteps();
                case NO_PATH -> checkNoPath();
                default -> {
                    // The path and the attempts are all of the evidence.
                }
            }
        }

        private void checkTooManySteps() {
            if (violation.path().isEmpty()) {
                assertThat(to).isEqualTo(from);
                return;
            }
            assertThat(violation.path()).hasSizeGreaterThan(4).endsWith(to).doesNotHaveDuplicates();
            assertThat(board.shortestPathLength(from, to))
                    .isEqualTo(violation.path().size() - 1);
        }

        private void checkNoPath() {
            if (violation.enclosedCell().isPresent()) {
                Hex inside = violation.enclosedCell().get();
                Set<Hex> hole = board.emptyRegion(inside);
                assertThat(inside).isIn(from, to);
                assertThat(hole).doesNotContain(inside.equals(from) ? to : from);
                assertThat(violation.ringCells())
                        .isEqualTo(hole.stream()
                                .flatMap(hex -> hex.neighbors().stream())
                                .filter(board::isOccupied)
                                .distinct()
                                .sorted()
                                .toList());
            } else if (violation.movesAs().equals(Optional.of(Bug.LADYBUG))) {
                assertThat(violation.halfwayCells())
                        .isEqualTo(board.halfwayCells(from))
                        .noneMatch(top -> top.isAdjacentTo(to));
            } else {
                assertThat(violation.sides()).hasSize(2);
            }
        }
    }

    /** The heights of all stacks, without the moving piece. */
    private record Board(Map<Hex, Integer> heights, boolean gatesAboveGround) {

        Board(Setup setup, Hex lifted) {
            this(new HashMap<>(), setup.ruleset().gatesAboveGround());
            setup.stacks().forEach((hex, stack) -> heights.put(hex, stack.size()));
            heights.merge(lifted, -1, Integer::sum);
            heights.values().removeIf(height -> height == 0);
        }

        int height(Hex hex) {
            return heights.getOrDefault(hex, 0);
        }

        boolean isOccupied(Hex hex) {
            return height(hex) > 0;
        }

        static List<Hex> sides(Hex from, Hex to) {
            return from.neighbors().stream().filter(to::isAdjacentTo).toList();
        }

        boolean canSlide(Hex from, Hex to) {
            return !isOccupied(to)
                    && sides(from, to).stream().filter(this::isOccupied).count() == 1;
        }

        boolean canClimb(Hex from, Hex to) {
            int level = Math.max(height(from), height(to));
            return !gatesAboveGround || sides(from, to).stream().anyMatch(side -> height(side) <= level);
        }

        List<Hex> halfwayCells(Hex start) {
            return start.neighbors().stream()
                    .filter(first -> isOccupied(first) && canClimb(start, first))
                    .flatMap(first -> first.neighbors().stream()
                            .filter(second -> isOccupied(second) && !second.equals(start) && canClimb(first, second)))
                    .distinct()
                    .sorted()
                    .toList();
        }

        /** Returns the occupied cells that are connected to the given one. */
        Set<Hex> connectedCells(Hex start) {
            return connected(start, heights.keySet());
        }

        /** Returns the empty cells that are connected to the given one, at most two steps from the hive. */
        Set<Hex> emptyRegion(Hex start) {
            Set<Hex> near = new HashSet<>();
            for (Hex hex : heights.keySet()) {
                near.addAll(hex.neighbors());
                hex.neighbors().forEach(neighbor -> near.addAll(neighbor.neighbors()));
            }
            near.removeAll(heights.keySet());
            near.add(start);
            return connected(start, near);
        }

        private static Set<Hex> connected(Hex start, Collection<Hex> cells) {
            Set<Hex> connected = new HashSet<>(Set.of(start));
            Deque<Hex> queue = new ArrayDeque<>(connected);
            while (!queue.isEmpty()) {
                for (Hex next : queue.remove().neighbors()) {
                    if (cells.contains(next) && connected.add(next)) {
                        queue.add(next);
                    }
                }
            }
            return connected;
        }

        /** Returns the number of slides on a shortest path, or -1 if there is none. */
        int shortestPathLength(Hex start, Hex end) {
            Map<Hex, Integer> steps = new HashMap<>(Map.of(start, 0));
            Deque<Hex> queue = new ArrayDeque<>(List.of(start));
            while (!queue.isEmpty() && !steps.containsKey(end)) {
                Hex cell = queue.remove();
                int nextStep = steps.getOrDefault(cell, 0) + 1;
                for (Hex next : cell.neighbors()) {
                    if (canSlide(cell, next) && steps.putIfAbsent(next, nextStep) == null) {
                        queue.add(next);
                    }
                }
            }
            return steps.getOrDefault(end, -1);
        }
    }
}
