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
import io.github.hiverules.violation.PlacementViolation;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.ThrowViolation;
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
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A refusal names what is in the way: without it, the reference rules no longer refuse the move for that reason.
 * Checked in all diagrams and in random setups, for each piece and each cell near the hive, and for all kinds of
 * refusals that name an obstacle.
 */
class NamedObstacleTest {

    private static final int SETUPS = TestDepth.of(100, 5000);

    @Test
    void refusals_withoutTheNamedObstacle_haveAnotherReasonOrNone() {
        Set<Kind> shown = new TreeSet<>();
        for (Setup setup : Stream.concat(diagrams(), random()).toList()) {
            Position position = Position.of(setup);
            for (Move move : moves(position)) {
                position.check(move)
                        .filter(violation -> new Obstacle(setup, move).isRemoved(violation))
                        .ifPresent(violation -> shown.add(violation.kind()));
            }
        }

        assertThat(shown)
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
                        Kind.NOTHING_TO_JUMP,
                        Kind.EMPTY_CELL_IN_LINE,
                        Kind.NO_PATH,
                        Kind.MOSQUITO_CANNOT_COPY,
                        Kind.THROW_DESTINATION_OCCUPIED,
                        Kind.THROW_THROWER_COVERED,
                        Kind.THROW_THROWER_ON_TOP,
                        Kind.THROW_THROWER_RESTS,
                        Kind.THROW_THROWN_RESTS,
                        Kind.THROW_THROWN_STACKED,
                        Kind.THROW_THROWN_PINNED,
                        Kind.THROW_GATE_UP,
                        Kind.THROW_GATE_DOWN);
    }

    private static Stream<Setup> diagrams() {
        return RulebookDiagrams.all().stream().map(RulebookDiagram::setup);
    }

    private static Stream<Setup> random() {
        return IntStream.range(0, SETUPS)
                .mapToObj(number -> new RandomSetups(new SplittableRandom(number)).setup(Ruleset.ONLINE));
    }

    private static List<Move> moves(Position position) {
        Set<Hex> near = new TreeSet<>(position.stacks().keySet());
        position.stacks().keySet().forEach(hex -> near.addAll(hex.neighbors()));
        return Piece.all().stream()
                .flatMap(piece -> near.stream().map(to -> position.moveTo(piece, to)))
                .toList();
    }

    /** One refused move. */
    private record Obstacle(Setup setup, Move move) {

        /** Takes the obstacle away and checks the move again; returns false if the refusal names none. */
        boolean isRemoved(Violation violation) {
            if (violation instanceof PlacementViolation.CellOccupied occupied) {
                return refuses(lowered(occupied.to(), 0), other -> other != Rule.PLACE_4);
            }
            if (violation instanceof PlacementViolation.TouchesOpponent touching) {
                return isRemoved(touching);
            }
            if (violation instanceof MovementViolation.Covered covered) {
                int height = hive().stack(covered.at()).indexOf(covered.piece()) + 1;
                return refuses(lowered(covered.at(), height), other -> other != Rule.COVER_1);
            }
            if (violation instanceof MovementViolation.Resting) {
                return refuses(rested(), other -> other != Rule.PILLBUG_5);
            }
            if (violation instanceof MovementViolation.Pinned pinned) {
                return isCutOff(pinned.piece(), pinned.at(), pinned.cutOff());
            }
            if (violation instanceof ReachViolation reach) {
                return isRemoved(reach, lifted(reach.piece(), reach.from()));
            }
            return violation instanceof ThrowViolation thrown && isRemoved(thrown);
        }

        private boolean isRemoved(PlacementViolation.TouchesOpponent touching) {
            Setup without = setup;
            for (Hex opponent : touching.opponents()) {
                without = with(without, opponent, List.of());
            }
            ReferenceHive hive = new ReferenceHive(without.stacks());
            assertThat(hive.neighboringColors(touching.to()))
                    .doesNotContain(setup.sideToMove().opposite());
            return hive.neighboringColors(touching.to()).contains(setup.sideToMove())
                    && refuses(without, other -> other != Rule.PLACE_3);
        }

        /** Takes away the part that would be cut off: then the hive without the piece has one part less. */
        private boolean isCutOff(Piece piece, Hex at, List<Hex> cutOff) {
            ReferenceHive lifted = lifted(piece, at);
            Set<Hex> rest = new HashSet<>(lifted.stacks().keySet());
            assertThat(rest).containsAll(cutOff);
            int parts = parts(rest);
            rest.removeAll(cutOff);
            assertThat(parts).isGreaterThan(1).isEqualTo(parts(rest) + 1);
            return true;
        }

        private boolean isRemoved(ReachViolation violation, ReferenceHive lifted) {
            return switch (violation.kind()) {
                case GATE -> isOpened(violation, lifted);
                case CONTACT_LOST -> isBridged(violation, lifted);
                case GATE_ABOVE_GROUND -> isLowered(violation, lifted);
                case DESTINATION_OCCUPIED -> {
                    Rule rule = violation.rule();
                    boolean isStep = rule == Rule.QUEEN_3 || rule == Rule.PILLBUG_1;
                    yield isStep && refuses(lowered(violation.to(), 0), other -> other != rule);
                }
                case NOTHING_TO_JUMP ->
                    jumpsOver(((ReachViolation.NothingToJump) violation).empty(), violation, lifted);
                case EMPTY_CELL_IN_LINE ->
                    jumpsOver(((ReachViolation.EmptyCellInLine) violation).landing(), violation, lifted);
                case NO_PATH -> {
                    ReachViolation.NoPath way = (ReachViolation.NoPath) violation;
                    yield way.sides().isEmpty() ? isRingOpened(way, lifted) : isOpened(violation, lifted);
                }
                case MOSQUITO_CANNOT_COPY ->
                    ((ReachViolation.MosquitoCannotCopy) violation)
                                    .attempts().stream()
                                            .filter(attempt -> isRemoved(attempt, lifted))
                                            .count()
                            > 0;
                default -> false;
            };
        }

        /** If one of the two pieces is taken away, there is no gate, and a piece next to it can step through. */
        private boolean isOpened(ReachViolation violation, ReferenceHive lifted) {
            List<Hex> way = violation.path();
            Hex from = way.get(way.size() - 2);
            Hex to = way.get(way.size() - 1);
            assertThat(ReferenceStep.LEGAL.allows(lifted, from, to)).isFalse();
            for (Hex side : violation.sides()) {
                Setup open = lowered(side, 0);
                ReferenceHive hive = new ReferenceHive(open.stacks()).without(violation.from(), violation.piece());
                assertThat(ReferenceStep.LEGAL.allows(hive, from, to)).isTrue();
                boolean makesStep = violation.movesAs() != Bug.SPIDER
                        && violation.piece().bug() != Bug.MOSQUITO
                        && to.equals(violation.to())
                        && way.size() == 2;
                if (makesStep && hive.isConnected() && hasQueen(open)) {
                    assertThat(ReferenceRules.refusal(open, move)).isEmpty();
                }
            }
            return true;
        }

        private boolean isBridged(ReachViolation violation, ReferenceHive lifted) {
            List<Hex> way = violation.path();
            Hex from = way.get(way.size() - 2);
            Hex to = way.get(way.size() - 1);
            assertThat(ReferenceStep.LEGAL.allows(lifted, from, to)).isFalse();
            assertThat(violation.sides())
                    .allMatch(side -> ReferenceStep.LEGAL.allows(lifted.with(side, Piece.of("wG3")), from, to));
            return true;
        }

        /** With one of the two stacks as high as the step, a Beetle makes it. */
        private boolean isLowered(ReachViolation violation, ReferenceHive lifted) {
            List<Hex> way = violation.path();
            Hex from = way.get(way.size() - 2);
            Hex to = way.get(way.size() - 1);
            int step = Math.max(lifted.height(from), lifted.height(to));
            assertThat(lifted.hasGateAbove(step, from, to)).isTrue();
            for (Hex side : violation.sides()) {
                Setup lower = lowered(side, Math.max(1, step));
                ReferenceHive hive = new ReferenceHive(lower.stacks()).without(violation.from(), violation.piece());
                assertThat(hive.hasGateAbove(Math.max(1, step), from, to)).isFalse();
                if (violation.piece().bug() == Bug.BEETLE && step > 0) {
                    assertThat(ReferenceRules.refusal(lower, move)).isEmpty();
                }
            }
            return true;
        }

        /** With a piece in the gap, the Grasshopper jumps over it. */
        private boolean jumpsOver(Hex gap, ReachViolation violation, ReferenceHive lifted) {
            Hex from = violation.from();
            int distance = from.distanceTo(gap);
            Hex step = Hex.of((gap.q() - from.q()) / distance, (gap.r() - from.r()) / distance);
            Hex landing = gap;
            do {
                landing = landing.plus(step);
            } while (lifted.isOccupied(landing));
            List<Piece> unused = Piece.all().stream()
                    .filter(piece -> hive().cellOf(piece).isEmpty())
                    .toList();
            if (violation.piece().bug() == Bug.MOSQUITO || unused.isEmpty() || !lifted.touches(gap)) {
                return false;
            }
            Setup filled = with(setup, gap, unused.subList(0, 1));
            // The piece in the gap may surround a Queen.
            assertThat(ReferenceRules.refusal(filled, Move.move(violation.piece(), from, landing)))
                    .matches(refusal -> refusal.isEmpty() || refusal.get() == Rule.END_3);
            return true;
        }

        /** Without a piece of the ring that touches cells on its other side, these are one region. */
        private static boolean isRingOpened(ReachViolation.NoPath violation, ReferenceHive lifted) {
            Set<Hex> empty = new HashSet<>(lifted.surroundings());
            empty.addAll(List.of(violation.from(), violation.to()));
            empty.removeAll(lifted.stacks().keySet());
            Hex inside = violation.isShutIn() ? violation.from() : violation.to();
            Hex outside = violation.isShutIn() ? violation.to() : violation.from();
            for (Hex piece : violation.ring()) {
                Set<Hex> opened = new HashSet<>(empty);
                opened.add(piece);
                boolean touchesBoth = piece.neighbors().stream()
                        .anyMatch(hex -> empty.contains(hex) && part(hex, empty).contains(outside));
                assertThat(part(inside, opened).contains(outside)).isEqualTo(touchesBoth);
            }
            return !violation.ring().isEmpty();
        }

        private boolean isRemoved(ThrowViolation violation) {
            List<Piece> over = hive().stack(violation.over());
            return switch (violation.kind()) {
                case THROW_DESTINATION_OCCUPIED ->
                    refuses(lowered(violation.to(), 0), other -> other != Rule.PILLBUG_2);
                case THROW_THROWER_COVERED -> {
                    int height = over.indexOf(violation.thrower()) + 1;
                    boolean isOnTopNow = height > 1;
                    yield refuses(lowered(violation.over(), height), other -> isOnTopNow || other != Rule.PILLBUG_6);
                }
                case THROW_THROWER_ON_TOP ->
                    refuses(
                            with(setup, violation.over(), List.of(violation.thrower())),
                            other -> other != Rule.PILLBUG_6);
                case THROW_THROWER_RESTS, THROW_THROWN_RESTS -> refuses(rested(), other -> other != Rule.PILLBUG_5);
                case THROW_THROWN_STACKED -> {
                    Setup alone = with(setup, violation.from(), List.of(violation.thrown()));
                    boolean isFree = new ReferenceHive(alone.stacks())
                            .without(violation.from(), violation.thrown())
                            .isConnected();
                    yield isFree && refuses(alone, other -> other != Rule.PILLBUG_3);
                }
                case THROW_THROWN_PINNED -> isCutOff(violation.thrown(), violation.from(), violation.cutOff());
                case THROW_GATE_UP, THROW_GATE_DOWN -> {
                    boolean isLast = violation.kind() == Kind.THROW_GATE_DOWN;
                    yield violation.sides().stream().allMatch(side -> refuses(lowered(side, 1), other -> !isLast));
                }
                default -> throw new AssertionError(violation);
            };
        }

        /**
         * Checks that the reference rules allow the move in another setup, or refuse it by another rule; returns false
         * if the obstacle was the player's Queen, without which nothing may move.
         */
        private boolean refuses(Setup other, Predicate<Rule> rule) {
            if (!hasQueen(other)) {
                return false;
            }
            assertThat(ReferenceRules.refusal(other, move))
                    .as("%s in %s", move, other)
                    .matches(refusal -> refusal.isEmpty() || rule.test(refusal.get()));
            return true;
        }

        private boolean hasQueen(Setup other) {
            ReferenceHive hive = new ReferenceHive(other.stacks());
            return hive.cellOf(Piece.of(setup.sideToMove(), Bug.QUEEN_BEE)).isPresent();
        }

        private ReferenceHive lifted(Piece piece, Hex from) {
            return hive().without(from, piece);
        }

        private ReferenceHive hive() {
            return new ReferenceHive(setup.stacks());
        }

        private Setup rested() {
            return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), setup.stacks(), Optional.empty());
        }

        private Setup lowered(Hex hex, int height) {
            return with(setup, hex, hive().stack(hex).subList(0, height));
        }

        private static Setup with(Setup setup, Hex hex, List<Piece> stack) {
            Map<Hex, List<Piece>> stacks = new HashMap<>(setup.stacks());
            stacks.put(hex, stack);
            stacks.values().removeIf(List::isEmpty);
            Optional<Piece> resting = setup.resting()
                    .filter(piece -> stacks.values().stream().anyMatch(pieces -> pieces.contains(piece)));
            return new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), stacks, resting);
        }

        private static int parts(Collection<Hex> cells) {
            Set<Hex> rest = new HashSet<>(cells);
            int parts = 0;
            while (!rest.isEmpty()) {
                rest.removeAll(part(rest.iterator().next(), Set.copyOf(rest)));
                parts++;
            }
            return parts;
        }

        /** The cells connected with one of them. */
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
