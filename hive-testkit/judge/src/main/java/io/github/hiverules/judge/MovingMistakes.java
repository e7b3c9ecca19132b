package io.github.hiverules.judge;

import static io.github.hiverules.judge.Mistake.movement;
import static io.github.hiverules.judge.Mistake.step;
import static io.github.hiverules.judge.Mistake.turn;
import static io.github.hiverules.judge.Mistake.without;

import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceMovement;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What programs get wrong when pieces move, whatever their kind: whose they are, one hive, gates and contact. */
final class MovingMistakes {

    private static final Set<Bug> WALKING =
            Kinds.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.SOLDIER_ANT, Bug.PILLBUG);
    private static final Set<Bug> SHORT_WALKING = Kinds.of(Bug.QUEEN_BEE, Bug.SPIDER, Bug.BEETLE, Bug.PILLBUG);
    private static final Set<Bug> FAR_WALKING = Kinds.of(Bug.SPIDER, Bug.SOLDIER_ANT);
    private static final Set<Bug> RETURNING = Kinds.of(Bug.SPIDER, Bug.SOLDIER_ANT, Bug.LADYBUG);
    private static final Set<Bug> CLIMBING = Kinds.of(Bug.BEETLE, Bug.LADYBUG);
    private static final Set<Bug> STACKING = Kinds.of(Bug.BEETLE, Bug.MOSQUITO);

    private MovingMistakes() {}

    static List<Mistake> all() {
        return List.of(
                without("MOVES_THE_QUEEN_FROM_ANYWHERE", "moves the Queen Bee from where she is not", Rule.TURN_1),
                without("MOVES_THE_OPPONENTS_PIECES", "moves the opponent's pieces", Rule.TURN_2),
                without("MOVES_COVERED_PIECES", "moves covered pieces", Rule.COVER_1),
                without(
                        "LEAVES_THE_HIVE",
                        "lets {pieces} step off the hive onto any neighboring cell",
                        Kinds.allBut(Bug.GRASSHOPPER),
                        Rule.HIVE_1),
                without("MOVES_PINNED_PIECES", "lets {pieces} leave although they are pinned", Kinds.ALL, Rule.HIVE_2),
                Mistake.changing(
                        "TESTS_ONE_HIVE_AT_THE_DESTINATION",
                        "lets pinned {pieces} move to where they connect the hive again",
                        List.of(Rule.HIVE_2),
                        Kinds.ALL,
                        (setup, kinds) -> new ReferenceTurn(setup) {
                            @Override
                            protected Set<Move> movements(Piece piece, Hex from) {
                                ReferenceHive lifted = hive().without(from, piece);
                                return kinds.contains(piece.bug())
                                        ? movement(lifted, from).destinations(piece.bug()).stream()
                                                .filter(to ->
                                                        lifted.with(to, piece).isConnected())
                                                .map(to -> Move.move(piece, from, to))
                                                .collect(Collectors.toSet())
                                        : super.movements(piece, from);
                            }
                        }),
                without(
                        "MOVES_AND_THROWS_PINNED_PIECES",
                        "lets pinned pieces move and be thrown",
                        Rule.HIVE_2,
                        Rule.PILLBUG_3),
                turn(
                        // OpenSpiel had this fault.
                        "MOVES_PINNED_PIECES_WHILE_THE_OTHER_QUEEN_IS_IN_HAND",
                        "lets pinned pieces move and be thrown while the opponent's Queen Bee is in hand",
                        Rule.HIVE_2,
                        setup -> new ReferenceTurn(setup) {
                            private boolean forgetsPins() {
                                return !isInPlay(Piece.of(sideToMove().opposite(), Bug.QUEEN_BEE));
                            }

                            @Override
                            protected boolean mayLeave(Piece piece, Hex from, ReferenceHive lifted) {
                                return forgetsPins() || super.mayLeave(piece, from, lifted);
                            }

                            @Override
                            protected boolean canBeThrown(Piece piece, Hex from, ReferenceHive lifted) {
                                return forgetsPins()
                                        ? !isResting(piece) && hive().height(from) == 1
                                        : super.canBeThrown(piece, from, lifted);
                            }
                        }),
                Mistake.changing(
                        "PINS_A_WHOLE_STACK",
                        "takes {pieces} on a stack for pinned if the stack is needed",
                        List.of(Rule.HIVE_2),
                        STACKING,
                        (setup, kinds) -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean mayLeave(Piece piece, Hex from, ReferenceHive lifted) {
                                ReferenceHive rest = lifted;
                                for (Piece below :
                                        kinds.contains(piece.bug()) ? lifted.stack(from) : List.<Piece>of()) {
                                    rest = rest.without(from, below);
                                }
                                return rest.isConnected();
                            }
                        }),
                Mistake.changing(
                        "PINS_EVERY_STACKED_PIECE",
                        "takes {pieces} on a stack for pinned",
                        List.of(Rule.HIVE_2),
                        STACKING,
                        (setup, kinds) -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean mayLeave(Piece piece, Hex from, ReferenceHive lifted) {
                                return super.mayLeave(piece, from, lifted)
                                        && !(kinds.contains(piece.bug()) && lifted.isOccupied(from));
                            }
                        }),
                without(
                        "SLIDES_THROUGH_GATES",
                        "lets {pieces} pass through gates on the ground",
                        WALKING,
                        Rule.SLIDE_1),
                without(
                        "LOSES_CONTACT",
                        "lets {pieces} lose contact with the hive on their way",
                        SHORT_WALKING,
                        Rule.SLIDE_2),
                step(
                        "START_CELL_BLOCKS",
                        "treats the start cell of walking {pieces} as occupied",
                        Rule.SLIDE_1,
                        FAR_WALKING,
                        standing -> (lifted, from, to) -> ReferenceStep.isEmptyAndWithoutGate(standing, from, to)
                                && ReferenceStep.keepsContact(lifted, from, to)),
                step(
                        "START_CELL_SUPPORTS",
                        "lets {pieces} touch only their own start cell on their way",
                        Rule.SLIDE_2,
                        FAR_WALKING,
                        standing -> (lifted, from, to) -> ReferenceStep.isEmptyAndWithoutGate(lifted, from, to)
                                && ReferenceStep.keepsContact(standing, from, to)),
                step(
                        "WALKS_WITHOUT_LIFTING",
                        "leaves walking {pieces} on their start cell",
                        Rule.SLIDE_1,
                        FAR_WALKING,
                        standing -> (lifted, from, to) -> ReferenceStep.LEGAL.allows(standing, from, to)),
                without(
                        "CLIMBS_THROUGH_GATES",
                        "lets {pieces} pass through gates above the ground",
                        CLIMBING,
                        Rule.CLIMB_1),
                without("IGNORES_ALL_GATES", "ignores all gates", Rule.SLIDE_1, Rule.CLIMB_1, Rule.PILLBUG_4),
                climbing(
                        "SEES_GATES_ONE_LEVEL_TOO_HIGH",
                        "sees gates above the ground one level too high",
                        Rule.CLIMB_1,
                        Kinds.NONE,
                        (lifted, start, end, right) -> !lifted.hasGateAbove(level(lifted, start, end) + 1, start, end)),
                climbing(
                        "SEES_GATES_ONE_LEVEL_TOO_LOW",
                        "sees gates above the ground one level too low for {pieces}",
                        Rule.CLIMB_1,
                        CLIMBING,
                        (lifted, start, end, right) -> !lifted.hasGateAbove(level(lifted, start, end) - 1, start, end)),
                climbing(
                        "TURNS_GATES_ROUND",
                        "lets {pieces} climb only between higher neighbors",
                        Rule.CLIMB_1,
                        CLIMBING,
                        (lifted, start, end, right) -> ReferenceHive.sides(start, end).stream()
                                .anyMatch(side -> lifted.height(side) >= level(lifted, start, end))),
                climbing(
                        "ASKS_FOR_CONTACT_ABOVE_GROUND",
                        "stops {pieces} that climb up or down between two empty cells",
                        Rule.CLIMB_1,
                        CLIMBING,
                        (lifted, start, end, right) -> right && ReferenceStep.keepsContact(lifted, start, end)),
                climbing(
                        "STACKS_AT_MOST_FOUR",
                        "lets no piece climb onto a stack of four",
                        Rule.BEETLE_1,
                        Kinds.NONE,
                        (lifted, start, end, right) -> right && lifted.height(end) < 4),
                climbing(
                        "STACKS_AT_MOST_TWO",
                        "lets no piece climb onto a stack of two",
                        Rule.BEETLE_1,
                        Kinds.NONE,
                        (lifted, start, end, right) -> right && lifted.height(end) < 2),
                climbing(
                        "CLIMBS_AT_MOST_TWO_LEVELS",
                        "lets no piece climb more than two levels at once",
                        Rule.BEETLE_1,
                        Kinds.NONE,
                        (lifted, start, end, right) ->
                                right && Math.abs(lifted.height(start) - lifted.height(end)) <= 2),
                without("STAYS_WHERE_IT_IS", "lets moves of {pieces} end where they started", RETURNING, Rule.STAY_1),
                Mistake.changing(
                        "NEVER_MOVES",
                        "never lets {pieces} move",
                        List.of(),
                        Kinds.ALL,
                        (setup, kinds) -> new ReferenceTurn(setup) {
                            @Override
                            protected Set<Move> movements(Piece piece, Hex from) {
                                return kinds.contains(piece.bug()) ? Set.of() : super.movements(piece, from);
                            }
                        }));
    }

    /** Decides about a climb, given the right answer. */
    @FunctionalInterface
    interface Climb {
        boolean allows(ReferenceHive lifted, Hex start, Hex end, boolean right);
    }

    private static int level(ReferenceHive lifted, Hex start, Hex end) {
        return Math.max(lifted.height(start), lifted.height(end));
    }

    private static Mistake climbing(String id, String sentence, Rule rule, Set<Bug> kinds, Climb climb) {
        return movement(
                id, sentence, rule, kinds, (turn, lifted, from, some) -> climber(turn, lifted, from, some, climb));
    }

    /** Returns the movement of a piece that climbs otherwise if it moves as one of some kinds. */
    static ReferenceMovement climber(ReferenceTurn turn, ReferenceHive lifted, Hex from, Set<Bug> kinds, Climb climb) {
        return new ReferenceMovement(turn, lifted, from) {
            @Override
            protected boolean canClimb(Bug movesAs, Hex start, Hex end, boolean gates) {
                boolean right = super.canClimb(movesAs, start, end, gates);
                return kinds.contains(movesAs) ? climb.allows(lifted, start, end, right) : right;
            }
        };
    }
}
