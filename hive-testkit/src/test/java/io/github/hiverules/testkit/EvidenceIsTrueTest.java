package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.MovementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.TurnViolation;
import io.github.hiverules.violation.Violation;
import io.github.hiverules.violation.Violation.Kind;
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
 * What refusals show is true on the board, checked with nothing but stacks and the reference rules: in random games and
 * setups, for each piece and each cell near the hive.
 */
class EvidenceIsTrueTest {

    private static final int GAMES = TestDepth.of(1, 60);
    private static final int SETUPS = TestDepth.of(4, 1000);

    static Stream<Ruleset> rulesets() {
        return Stream.of(0, 3, 7, 11, 15).map(Rulesets::of);
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void refusals_inRandomGames(Ruleset ruleset) {
        RandomGames games = RandomGames.of(ruleset, 24, 60).lively();
        LongStream.range(0, GAMES)
                .forEach(number -> games.game(number).positions().stream()
                        .skip(20)
                        .filter(position -> position.turnNumber() % 6 == 0)
                        .forEach(EvidenceIsTrueTest::check));
    }

    @ParameterizedTest
    @MethodSource("rulesets")
    void refusals_inRandomSetups(Ruleset ruleset) {
        LongStream.range(0, SETUPS)
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(ruleset))
                .forEach(setup -> check(Position.of(setup)));
    }

    /** The random positions show every kind of movement that is out of reach. */
    @Test
    void refusals_inRandomSetups_areOfAllKinds() {
        Set<Kind> kinds = new TreeSet<>();
        for (long number = 0; number < 60; number++) {
            Position position = Position.of(new RandomSetups(new SplittableRandom(number)).setup(Ruleset.ONLINE));
            refusals(position).forEach(violation -> kinds.add(violation.kind()));
        }

        assertThat(kinds)
                .contains(
                        Kind.GATE,
                        Kind.GATE_ABOVE_GROUND,
                        Kind.TOO_FAR,
                        Kind.DESTINATION_OCCUPIED,
                        Kind.NOT_IN_LINE,
                        Kind.NOTHING_TO_JUMP,
                        Kind.EMPTY_CELL_IN_LINE,
                        Kind.TOO_FEW_STEPS,
                        Kind.TOO_MANY_STEPS,
                        Kind.NO_PATH,
                        Kind.MOSQUITO_CANNOT_COPY,
                        Kind.PINNED);
    }

    private static void check(Position position) {
        refusals(position).forEach(violation -> checkOne(position, violation));
        Set<Move> legal = ReferenceRules.legalMoves(position.setup());
        Set<Optional<Piece>> movable = legal.stream().map(Move::movedPiece).collect(Collectors.toSet());
        for (Piece piece : Piece.all()) {
            assertThat(position.check(piece).isEmpty())
                    .as("%s in %s", piece, position)
                    .isEqualTo(movable.contains(Optional.of(piece)));
        }
        position.check(Move.pass())
                .filter(TurnViolation.PassNotAllowed.class::isInstance)
                .map(TurnViolation.PassNotAllowed.class::cast)
                .ifPresent(shown -> assertThat(legal).containsAll(shown.alternatives()));
    }

    private static Stream<Violation> refusals(Position position) {
        Set<Hex> near = new TreeSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> near.addAll(hex.neighbors()));
        return position.stacks().entrySet().stream()
                .flatMap(stack -> stack.getValue().stream().map(piece -> Map.entry(stack.getKey(), piece)))
                .flatMap(at -> near.stream().map(to -> Move.move(at.getValue(), at.getKey(), to)))
                .flatMap(move -> position.check(move).stream());
    }

    private static void checkOne(Position position, Violation violation) {
        if (violation instanceof MovementViolation.Pinned pinned) {
            Board board = new Board(position.setup(), pinned.at());
            assertThat(board.part(pinned.cutOff().get(0))).isEqualTo(Set.copyOf(pinned.cutOff()));
            assertThat(pinned.cutOff()).hasSizeLessThanOrEqualTo(board.heights().size() / 2);
            assertThat(pinned.cutOffPieces())
                    .containsExactlyInAnyOrderElementsOf(pinned.cutOff().stream()
                            .flatMap(hex -> position.stackAt(hex).stream())
                            .toList());
        } else if (violation instanceof ReachViolation reach) {
            new ReachCheck(position, reach, new Board(position.setup(), reach.from())).check();
        }
    }

    /** The evidence of one refusal. */
    private record ReachCheck(Position position, ReachViolation violation, Board board) {

        void check() {
            checkPath();
            if (violation.kind() == Kind.MOSQUITO_CANNOT_COPY) {
                ((ReachViolation.MosquitoCannotCopy) violation)
                        .attempts()
                        .forEach(attempt -> new ReachCheck(position, attempt, board).check());
            }
            boolean copies = violation.piece().bug() == Bug.MOSQUITO;
            boolean noThrower = position.cellOf(Piece.of(position.sideToMove(), Bug.PILLBUG))
                            .isEmpty()
                    && position.cellOf(Piece.of(position.sideToMove(), Bug.MOSQUITO))
                            .isEmpty();
            boolean isPartOfEvidence = violation.kind() == Kind.GATE
                    || violation.kind() == Kind.NO_PATH
                    || violation.kind() == Kind.NOT_IN_LINE;
            if (!copies && noThrower && isPartOfEvidence) {
                assertThat(violation.reachable())
                        .as("%s in %s", violation, position)
                        .isEqualTo(reached());
            }
            checkRest();
        }

        private List<Hex> reached() {
            return ReferenceRules.legalMoves(position.setup()).stream()
                    .filter(move -> move.movedPiece().equals(Optional.of(violation.piece())))
                    .map(move -> move.destination().orElseThrow())
                    .sorted()
                    .toList();
        }

        private void checkPath() {
            List<Hex> path = violation.path();
            int steps = path.size() - 1;
            boolean isStopped = !violation.sides().isEmpty();
            for (int step = 1; step <= steps; step++) {
                Hex from = path.get(step - 1);
                Hex to = path.get(step);
                boolean onGround = violation.kind() != Kind.GATE_ABOVE_GROUND;
                boolean fails = isStopped && step == steps;
                if (onGround) {
                    assertThat(board.slides(from, to))
                            .as("%s in %s", violation, position)
                            .isEqualTo(!fails);
                } else {
                    assertThat(board.climbs(from, to))
                            .as("%s in %s", violation, position)
                            .isEqualTo(!fails);
                }
            }
            if (isStopped) {
                assertThat(violation.sides())
                        .containsExactlyInAnyOrderElementsOf(Board.sides(path.get(steps - 1), path.get(steps)));
                boolean occupied = violation.kind() != Kind.CONTACT_LOST;
                assertThat(violation.sides()).allMatch(side -> board.isOccupied(side) == occupied);
            }
            assertThat(path.isEmpty() || path.get(0).equals(violation.from())).isTrue();
        }

        private void checkRest() {
            int distance = violation.from().distanceTo(violation.to());
            if (violation instanceof ReachViolation.TooFar far) {
                assertThat(far.distance()).isEqualTo(distance).isGreaterThan(1);
            } else if (violation instanceof ReachViolation.DestinationOccupied occupied) {
                assertThat(position.topAt(occupied.to())).contains(occupied.top());
            } else if (violation instanceof ReachViolation.EmptyCellInLine line) {
                assertThat(line.row()).isNotEmpty().allMatch(board::isOccupied);
                assertThat(board.isOccupied(line.landing())).isFalse();
                assertThat(line.from().distanceTo(line.landing()))
                        .isEqualTo(line.row().size() + 1);
                assertThat(distance).isGreaterThan(line.row().size() + 1);
            } else if (violation instanceof ReachViolation.NothingToJump nothing) {
                assertThat(board.isOccupied(nothing.empty())).isFalse();
                assertThat(nothing.from().isAdjacentTo(nothing.empty())).isTrue();
            } else if (violation instanceof ReachViolation.TooFewSteps shown) {
                assertThat(shown.path()).hasSizeBetween(2, 3).endsWith(shown.to());
            } else if (violation instanceof ReachViolation.TooManySteps shown
                    && !shown.path().isEmpty()) {
                assertThat(shown.path())
                        .hasSizeGreaterThan(4)
                        .endsWith(shown.to())
                        .doesNotHaveDuplicates();
                assertThat(board.shortest(shown.from(), shown.to()))
                        .isEqualTo(shown.path().size() - 1);
            } else if (violation instanceof ReachViolation.NoPath shown) {
                checkNoPath(shown);
            }
        }

        private void checkNoPath(ReachViolation.NoPath shown) {
            if (!shown.ring().isEmpty()) {
                Set<Hex> hole = board.region(shown.isShutIn() ? shown.from() : shown.to());
                assertThat(hole).doesNotContain(shown.isShutIn() ? shown.to() : shown.from());
                assertThat(shown.ring())
                        .isEqualTo(hole.stream()
                                .flatMap(hex -> hex.neighbors().stream())
                                .filter(board::isOccupied)
                                .distinct()
                                .sorted()
                                .toList());
            } else if (shown.movesAs() == Bug.LADYBUG) {
                assertThat(shown.halfway())
                        .isEqualTo(board.halfway(shown.from()))
                        .noneMatch(top -> top.isAdjacentTo(shown.to()));
            } else {
                assertThat(shown.sides()).hasSize(2);
            }
        }
    }

    /** The heights of all stacks without the moving piece. */
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

        boolean slides(Hex from, Hex to) {
            return !isOccupied(to)
                    && sides(from, to).stream().filter(this::isOccupied).count() == 1;
        }

        boolean climbs(Hex from, Hex to) {
            int passing = Math.max(height(from), height(to));
            return !gatesAboveGround || sides(from, to).stream().anyMatch(side -> height(side) <= passing);
        }

        List<Hex> halfway(Hex start) {
            return start.neighbors().stream()
                    .filter(one -> isOccupied(one) && climbs(start, one))
                    .flatMap(one -> one.neighbors().stream()
                            .filter(two -> isOccupied(two) && !two.equals(start) && climbs(one, two)))
                    .distinct()
                    .sorted()
                    .toList();
        }

        /** The pieces connected with one of them. */
        Set<Hex> part(Hex start) {
            return reached(start, heights.keySet());
        }

        /** The empty cells connected with one of them, at most so far as a hole can reach. */
        Set<Hex> region(Hex start) {
            Set<Hex> near = new HashSet<>();
            for (Hex hex : heights.keySet()) {
                near.addAll(hex.neighbors());
                hex.neighbors().forEach(neighbor -> near.addAll(neighbor.neighbors()));
            }
            near.removeAll(heights.keySet());
            near.add(start);
            return reached(start, near);
        }

        private static Set<Hex> reached(Hex start, Collection<Hex> cells) {
            Set<Hex> reached = new HashSet<>(Set.of(start));
            Deque<Hex> queue = new ArrayDeque<>(reached);
            while (!queue.isEmpty()) {
                for (Hex next : queue.remove().neighbors()) {
                    if (cells.contains(next) && reached.add(next)) {
                        queue.add(next);
                    }
                }
            }
            return reached;
        }

        /** The number of slides on a shortest way. */
        int shortest(Hex start, Hex end) {
            Map<Hex, Integer> steps = new HashMap<>(Map.of(start, 0));
            Deque<Hex> queue = new ArrayDeque<>(List.of(start));
            while (!queue.isEmpty() && !steps.containsKey(end)) {
                Hex at = queue.remove();
                int further = steps.getOrDefault(at, 0) + 1;
                for (Hex next : at.neighbors()) {
                    if (slides(at, next) && steps.putIfAbsent(next, further) == null) {
                        queue.add(next);
                    }
                }
            }
            return steps.getOrDefault(end, -1);
        }
    }
}
