package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceStep;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Many violations name an obstacle. Without it, the reference rules must not forbid the move under the same rule. The
 * test removes the obstacles in all diagrams and in random setups, for each piece and each cell near the hive.
 */
class ViolationObstacleTest {

    private static final int SETUPS = TestDepth.of(12, 5800);

    @Test
    void check_obstacleRemoved_isNotForbiddenByTheSameRule() {
        Set<Kind> kinds = new TreeSet<>();
        for (Setup setup : Stream.concat(diagramSetups(), randomSetups()).toList()) {
            Position position = Position.of(setup);
            for (Move move : movesNearTheHive(position)) {
                position.check(move).stream()
                        .flatMap(ViolationObstacleTest::withFailedThrow)
                        .filter(violation -> tryRemoveObstacle(setup, move, violation))
                        .forEach(violation -> kinds.add(violation.kind()));
            }
        }

        assertThat(kinds)
                .containsExactlyInAnyOrder(
                        Kind.CELL_OCCUPIED,
                        Kind.TOUCHES_OPPONENT,
                        Kind.COVERED,
                        Kind.RESTING,
                        Kind.PINNED,
                        Kind.GATE,
                        Kind.CONTACT_LOST,
                        Kind.GATE_ABOVE_GROUND,
                        Kind.DESTINATION_OCCUPIED,
                        Kind.NOTHING_TO_JUMP_OVER,
                        Kind.EMPTY_CELL_IN_LINE,
                        Kind.NO_PATH,
                        Kind.MOSQUITO_CANNOT_COPY,
                        Kind.THROW_DESTINATION_OCCUPIED,
                        Kind.THROW_THROWER_COVERED,
                        Kind.THROW_THROWER_ON_TOP,
                        Kind.THROW_THROWER_RESTS,
                        Kind.THROW_PIECE_RESTS,
                        Kind.THROW_PIECE_STACKED,
                        Kind.THROW_PIECE_PINNED,
                        Kind.THROW_GATE_UP,
                        Kind.THROW_GATE_DOWN);
    }

    /** A player's own piece is refused by its own rule, and the failed throw is the last attempt. */
    private static Stream<Violation> withFailedThrow(Violation violation) {
        return Stream.concat(
                Stream.of(violation),
                violation.attempts().stream()
                        .filter(attempt -> attempt.thrower().isPresent()));
    }

    private static Stream<Setup> diagramSetups() {
        return RulebookDiagrams.all().stream().map(RulebookDiagram::setup);
    }

    private static Stream<Setup> randomSetups() {
        return IntStream.range(0, SETUPS)
                .mapToObj(number -> RandomSetups.setup(number, Ruleset.of(Expansion.values())));
    }

    private static List<Move> movesNearTheHive(Position position) {
        Set<Hex> near = new TreeSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> near.addAll(hex.neighbors()));
        return Piece.all().stream()
                .flatMap(piece -> near.stream().map(to -> position.moveOf(piece, to)))
                .toList();
    }

    private static boolean tryRemoveObstacle(Setup setup, Move move, Violation violation) {
        try {
            return new RefusedMove(setup, move).tryRemoveObstacle(violation);
        } catch (AssertionError e) {
            throw new AssertionError(violation + " in " + setup, e);
        }
    }

    /** A refused move. The methods remove its obstacle and check the move again. */
    private record RefusedMove(Setup setup, Move move) {

        /** Removes the obstacle and checks the move again; returns false if the violation names none. */
        boolean tryRemoveObstacle(Violation violation) {
            return switch (violation.kind()) {
                case CELL_OCCUPIED -> assertNoLongerRefused(lowered(to(violation), 0), rule -> rule != Rule.PLACE_4);
                case TOUCHES_OPPONENT -> tryRemoveOpponents(violation);
                case COVERED -> {
                    int height = hive().stack(from(violation)).indexOf(piece(violation)) + 1;
                    yield assertNoLongerRefused(lowered(from(violation), height), rule -> rule != Rule.COVER_1);
                }
                case RESTING -> assertNoLongerRefused(withoutResting(), rule -> rule != Rule.PILLBUG_5);
                case PINNED, THROW_PIECE_PINNED -> tryRemoveCutOffPart(violation);
                default -> {
                    if (violation.thrower().isPresent()) {
                        yield tryRemoveObstacleToThrow(violation);
                    }
                    yield violation.movesAs().isPresent()
                            && tryRemoveObstacle(violation, hive().without(from(violation), piece(violation)));
                }
            };
        }

        private static Piece piece(Violation violation) {
            return violation.piece().orElseThrow();
        }

        private static Hex from(Violation violation) {
            return violation.from().orElseThrow();
        }

        private static Hex to(Violation violation) {
            return violation.to().orElseThrow();
        }

        private boolean tryRemoveOpponents(Violation violation) {
            Setup changed = setup;
            for (Hex opponent : violation.opponentCells()) {
                changed = withStack(changed, opponent, List.of());
            }
            ReferenceHive hive = new ReferenceHive(changed.stacks());
            assertThat(hive.neighboringColors(to(violation)))
                    .doesNotContain(setup.sideToMove().opposite());
            return hive.neighboringColors(to(violation)).contains(setup.sideToMove())
                    && assertNoLongerRefused(changed, rule -> rule != Rule.PLACE_3);
        }

        /** Removes the pieces that would be cut off. Without the pinned piece, the hive then has one part fewer. */
        private boolean tryRemoveCutOffPart(Violation violation) {
            List<Hex> cutOffCells = violation.cutOffCells();
            ReferenceHive lifted = hive().without(from(violation), piece(violation));
            Set<Hex> rest = new HashSet<>(lifted.stacks().keySet());
            assertThat(rest).containsAll(cutOffCells);
            int partsBefore = partCount(rest);
            rest.removeAll(cutOffCells);
            assertThat(partsBefore).isGreaterThan(1).isEqualTo(partCount(rest) + 1);
            return true;
        }

        private boolean tryRemoveObstacle(Violation violation, ReferenceHive lifted) {
            return switch (violation.kind()) {
                case GATE -> tryOpenGate(violation, lifted);
                case CONTACT_LOST -> tryBridgeGap(violation, lifted);
                case GATE_ABOVE_GROUND -> tryLowerGate(violation, lifted);
                case DESTINATION_OCCUPIED -> {
                    Rule rule = violation.rule();
                    boolean isStep = rule == Rule.QUEEN_3 || rule == Rule.PILLBUG_1;
                    yield isStep && assertNoLongerRefused(lowered(to(violation), 0), newRule -> newRule != rule);
                }
                case NOTHING_TO_JUMP_OVER, EMPTY_CELL_IN_LINE ->
                    tryFillLine(violation.firstEmptyCell().orElseThrow(), violation, lifted);
                case NO_PATH ->
                    violation.sides().isEmpty() ? tryOpenRing(violation, lifted) : tryOpenGate(violation, lifted);
                case MOSQUITO_CANNOT_COPY ->
                    violation.attempts().stream()
                                    .filter(attempt -> tryRemoveObstacle(attempt, lifted))
                                    .count()
                            > 0;
                default -> false;
            };
        }

        /** Removes either piece of the gate, so that a step through it becomes legal. */
        private boolean tryOpenGate(Violation violation, ReferenceHive lifted) {
            List<Hex> path = violation.path();
            Hex from = path.get(path.size() - 2);
            Hex to = path.get(path.size() - 1);
            assertThat(ReferenceStep.LEGAL.allows(lifted, from, to)).isFalse();
            for (Hex side : violation.sides()) {
                Setup open = lowered(side, 0);
                ReferenceHive hive = new ReferenceHive(open.stacks()).without(from(violation), piece(violation));
                assertThat(ReferenceStep.LEGAL.allows(hive, from, to)).isTrue();
                boolean isOneStep = !violation.movesAs().equals(Optional.of(Bug.SPIDER))
                        && piece(violation).bug() != Bug.MOSQUITO
                        && to.equals(to(violation))
                        && path.size() == 2;
                if (isOneStep && hive.isConnected() && hasQueen(open)) {
                    assertThat(ReferenceRules.brokenRule(open, move)).isEmpty();
                }
            }
            return true;
        }

        /** Adds a piece on either side of the step, so that the moving piece keeps contact. */
        private boolean tryBridgeGap(Violation violation, ReferenceHive lifted) {
            List<Hex> path = violation.path();
            Hex from = path.get(path.size() - 2);
            Hex to = path.get(path.size() - 1);
            assertThat(ReferenceStep.LEGAL.allows(lifted, from, to)).isFalse();
            assertThat(violation.sides())
                    .allMatch(side -> ReferenceStep.LEGAL.allows(lifted.with(side, Piece.of("wG3")), from, to));
            return true;
        }

        /** Lowers either stack to the level of the step, so that a Beetle can take it. */
        private boolean tryLowerGate(Violation violation, ReferenceHive lifted) {
            List<Hex> path = violation.path();
            Hex from = path.get(path.size() - 2);
            Hex to = path.get(path.size() - 1);
            int level = Math.max(lifted.height(from), lifted.height(to));
            assertThat(lifted.hasGateAbove(level, from, to)).isTrue();
            for (Hex side : violation.sides()) {
                Setup lower = lowered(side, Math.max(1, level));
                ReferenceHive hive = new ReferenceHive(lower.stacks()).without(from(violation), piece(violation));
                assertThat(hive.hasGateAbove(Math.max(1, level), from, to)).isFalse();
                if (piece(violation).bug() == Bug.BEETLE && level > 0) {
                    assertThat(ReferenceRules.brokenRule(lower, move)).isEmpty();
                }
            }
            return true;
        }

        /** Fills an empty cell of the line, so that the Grasshopper can jump over it. */
        private boolean tryFillLine(Hex gap, Violation violation, ReferenceHive lifted) {
            Hex from = from(violation);
            int distance = from.distanceTo(gap);
            Hex step = Hex.of((gap.q() - from.q()) / distance, (gap.r() - from.r()) / distance);
            Hex landing = gap;
            do {
                landing = landing.plus(step);
            } while (lifted.isOccupied(landing));
            List<Piece> unused = Piece.all().stream()
                    .filter(piece -> hive().cellOf(piece).isEmpty())
                    .toList();
            if (piece(violation).bug() == Bug.MOSQUITO || unused.isEmpty() || !lifted.touches(gap)) {
                return false;
            }
            Setup filled = withStack(setup, gap, unused.subList(0, 1));
            // The piece in the gap may surround a Queen.
            assertThat(ReferenceRules.brokenRule(filled, Move.move(piece(violation), from, landing)))
                    .matches(brokenRule -> brokenRule.isEmpty() || brokenRule.get() == Rule.END_3);
            return true;
        }

        /**
         * Removes each piece of the ring by itself. If its cell touches the outside, inside and outside become one
         * region.
         */
        private static boolean tryOpenRing(Violation violation, ReferenceHive lifted) {
            Set<Hex> empty = new HashSet<>(lifted.surroundings(2));
            empty.addAll(List.of(from(violation), to(violation)));
            empty.removeAll(lifted.stacks().keySet());
            boolean isShutIn = violation.enclosedCell().equals(violation.from());
            Hex inside = isShutIn ? from(violation) : to(violation);
            Hex outside = isShutIn ? to(violation) : from(violation);
            for (Hex ringCell : violation.ringCells()) {
                Set<Hex> opened = new HashSet<>(empty);
                opened.add(ringCell);
                boolean touchesOutside = ringCell.neighbors().stream()
                        .anyMatch(hex -> empty.contains(hex) && part(hex, empty).contains(outside));
                assertThat(part(inside, opened).contains(outside)).isEqualTo(touchesOutside);
            }
            return !violation.ringCells().isEmpty();
        }

        private boolean tryRemoveObstacleToThrow(Violation violation) {
            Piece thrower = violation.thrower().orElseThrow();
            Hex throwerCell = violation.throwerCell().orElseThrow();
            List<Piece> throwerStack = hive().stack(throwerCell);
            return switch (violation.kind()) {
                case THROW_DESTINATION_OCCUPIED ->
                    assertNoLongerRefused(lowered(to(violation), 0), rule -> rule != Rule.PILLBUG_2);
                case THROW_THROWER_COVERED -> {
                    int height = throwerStack.indexOf(thrower) + 1;
                    boolean isStillOnPieces = height > 1;
                    yield assertNoLongerRefused(
                            lowered(throwerCell, height), rule -> isStillOnPieces || rule != Rule.PILLBUG_6);
                }
                case THROW_THROWER_ON_TOP ->
                    assertNoLongerRefused(
                            withStack(setup, throwerCell, List.of(thrower)), rule -> rule != Rule.PILLBUG_6);
                case THROW_THROWER_RESTS, THROW_PIECE_RESTS ->
                    assertNoLongerRefused(withoutResting(), rule -> rule != Rule.PILLBUG_5);
                case THROW_PIECE_STACKED -> {
                    Setup unstacked = withStack(setup, from(violation), List.of(piece(violation)));
                    boolean isFree = new ReferenceHive(unstacked.stacks())
                            .without(from(violation), piece(violation))
                            .isConnected();
                    yield isFree && assertNoLongerRefused(unstacked, rule -> rule != Rule.PILLBUG_3);
                }
                case THROW_GATE_UP, THROW_GATE_DOWN -> {
                    boolean isGateDown = violation.kind() == Kind.THROW_GATE_DOWN;
                    yield violation.sides().stream()
                            .allMatch(side -> assertNoLongerRefused(lowered(side, 1), rule -> !isGateDown));
                }
                default -> throw new AssertionError(violation);
            };
        }

        /**
         * Asserts that the move is legal in the changed setup, or forbidden by another rule; returns false if the
         * obstacle was the player's Queen, without which no piece may move.
         */
        private boolean assertNoLongerRefused(Setup changed, Predicate<Rule> isOtherRule) {
            if (!hasQueen(changed)) {
                return false;
            }
            assertThat(ReferenceRules.brokenRule(changed, move))
                    .as("%s in %s", move, changed)
                    .matches(brokenRule -> brokenRule.isEmpty() || isOtherRule.test(brokenRule.get()));
            return true;
        }

        private boolean hasQueen(Setup changed) {
            ReferenceHive hive = new ReferenceHive(changed.stacks());
            return hive.cellOf(Piece.of(setup.sideToMove(), Bug.QUEEN_BEE)).isPresent();
        }

        private ReferenceHive hive() {
            return new ReferenceHive(setup.stacks());
        }

        private Setup withoutResting() {
            return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), setup.stacks(), Optional.empty());
        }

        private Setup lowered(Hex hex, int height) {
            return withStack(setup, hex, hive().stack(hex).subList(0, height));
        }

        private static Setup withStack(Setup setup, Hex hex, List<Piece> stack) {
            Map<Hex, List<Piece>> stacks = new HashMap<>(setup.stacks());
            stacks.put(hex, stack);
            stacks.values().removeIf(List::isEmpty);
            Optional<Piece> resting = setup.resting()
                    .filter(piece -> stacks.values().stream().anyMatch(pieces -> pieces.contains(piece)));
            return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, resting);
        }

        private static int partCount(Collection<Hex> cells) {
            Set<Hex> rest = new HashSet<>(cells);
            int parts = 0;
            while (!rest.isEmpty()) {
                rest.removeAll(part(rest.iterator().next(), Set.copyOf(rest)));
                parts++;
            }
            return parts;
        }

        /** Returns the cells that are connected to the given one. */
        private static Set<Hex> part(Hex start, Set<Hex> cells) {
            Set<Hex> part = new HashSet<>(Set.of(start));
            Deque<Hex> queue = new ArrayDeque<>(part);
            while (!queue.isEmpty()) {
                for (Hex next : queue.remove().neighbors()) {
                    if (cells.contains(next) && part.add(next)) {
                        queue.add(next);
                    }
                }
            }
            return part;
        }
    }
}
