package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.OneRule;
import io.github.hiverules.testkit.reference.ReferenceHive;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Classic mistakes of programs, at least one for each family of rules, with what the judge has to say about each. */
@SuppressWarnings("ImmutableEnumChecker") // Nobody changes a list.
enum PlantedMistake {
    NONE(),
    PINNED_PIECES_MOVE(Rule.HIVE_2, "Accepts \\d+ of \\d+ moves that HIVE-2 forbids"),
    ONE_HIVE_IS_TESTED_AT_THE_DESTINATION("Accepts \\d+ of \\d+ moves that HIVE-2 forbids.*") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || (isForbiddenOnlyBy(Rule.HIVE_2, position, move) && staysWhole(position, move));
        }
    },
    FORCED_PASS_IS_REFUSED("Refuses (\\d+) of \\1 legal forced passes") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move) && !(move instanceof Move.Pass);
        }
    },
    PASS_IS_ALWAYS_ACCEPTED("Accepts (\\d+) of \\1 moves that PASS-1 forbids") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move) || move instanceof Move.Pass;
        }
    },
    SPIDERS_GO_ONLY_THREE_CELLS_AWAY("Refuses \\d+ of \\d+ legal moves of Spiders") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    && (!isMoveOf(Bug.SPIDER, move) || distance(move) == 3 || isThrow(position, move));
        }
    },
    BEETLES_DO_NOT_STEP_DOWN("Refuses \\d+ of \\d+ legal moves of Beetles") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    && (!(move instanceof Move.Movement movement)
                            || movement.piece().bug() != Bug.BEETLE
                            || position.heightAt(movement.from()) <= position.heightAt(movement.to()) + 1);
        }
    },
    ANTS_PASS_GATES("Accepts \\d+ of \\d+ moves that SLIDE-1 forbids: Soldier Ants") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || (isMoveOf(Bug.SOLDIER_ANT, move) && isForbiddenOnlyBy(Rule.SLIDE_1, position, move));
        }
    },
    QUEENS_LOSE_CONTACT("Accepts (\\d+) of \\1 moves that SLIDE-2 forbids: Queen Bees") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || (isMoveOf(Bug.QUEEN_BEE, move) && isForbiddenOnlyBy(Rule.SLIDE_2, position, move));
        }
    },
    BEETLES_PASS_GATES_ABOVE_GROUND(Rule.CLIMB_1, "Accepts (\\d+) of \\1 moves that CLIMB-1 forbids: .*"),
    GRASSHOPPERS_STEP("Accepts \\d+ of \\d+ moves that GRASSHOPPER-1 forbids: Grasshoppers") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || (isMoveOf(Bug.GRASSHOPPER, move)
                            && isForbiddenOnlyBy(Rule.GRASSHOPPER_1, position, move)
                            && distance(move) == 1);
        }
    },
    ANTS_END_WHERE_THEY_START("Accepts \\d+ of \\d+ moves that STAY-1 forbids: Soldier Ants") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || (isMoveOf(Bug.SOLDIER_ANT, move) && isForbiddenOnlyBy(Rule.STAY_1, position, move));
        }
    },
    PIECES_ENTER_NEXT_TO_THE_OPPONENT("Accepts \\d+ of \\d+ moves that PLACE-3 forbids") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    || position.check(move)
                            .filter(found -> found.kind() == Violation.Kind.TOUCHES_OPPONENT)
                            .isPresent();
        }
    },
    SECOND_PIECE_STANDS_APART(Rule.PLACE_2, "Accepts (\\d+) of \\1 moves that PLACE-2 forbids"),
    KINDS_ARE_NEVER_USED_UP(Rule.PLACE_6, "Accepts \\d+ of \\d+ moves that PLACE-6 forbids"),
    QUEEN_IS_REFUSED_WHEN_SHE_IS_DUE("Refuses \\d+ of \\d+ legal placements: Queen Bees") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    && !(move instanceof Move.Placement placement
                            && placement.piece().bug() == Bug.QUEEN_BEE
                            && position.turnNumber() >= 4);
        }
    },
    QUEEN_IS_NEVER_DUE(Rule.QUEEN_1, "Accepts \\d+ of \\d+ moves that QUEEN-1 forbids"),
    PIECES_MOVE_BEFORE_THE_QUEEN(Rule.QUEEN_2, "Accepts \\d+ of \\d+ moves that QUEEN-2 forbids.*"),
    OPPONENTS_ARE_NEVER_THROWN("Refuses \\d+ of \\d+ legal throws") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    && move.movedPiece()
                            .filter(piece -> piece.color() != position.sideToMove())
                            .isEmpty();
        }
    },
    RESTING_PIECES_MOVE(Rule.PILLBUG_5, "Accepts \\d+ of \\d+ moves that PILLBUG-5 forbids: .*"),
    MOSQUITOES_DO_NOT_COPY_ANTS("Refuses \\d+ of \\d+ legal moves of Mosquitoes") {
        @Override
        boolean accepts(Position position, Move move) {
            return super.accepts(position, move)
                    && (!isMoveOf(Bug.MOSQUITO, move)
                            || isThrow(position, move)
                            || position.route(move).orElseThrow().movesAs() != Bug.SOLDIER_ANT);
        }
    },
    LADYBUGS_FAIL("Refuses (\\d+) of \\1 legal moves of Ladybugs") {
        @Override
        boolean accepts(Position position, Move move) {
            if (isMoveOf(Bug.LADYBUG, move) && position.isLegal(move)) {
                throw new OutOfMemoryError("a table for Ladybugs");
            }
            return super.accepts(position, move);
        }
    },
    DRAWS_ARE_OVERLOOKED("Says WhiteWins after (\\d+) of \\1 games whose result is Draw") {
        @Override
        Outcome outcome(Position position) {
            return position.outcome() == Outcome.DRAW ? Outcome.WHITE_WINS : position.outcome();
        }
    },
    QUEEN_UNDER_A_BEETLE_IS_NOT_FOUND("Says InProgress after \\d+ of \\d+ games whose result is WhiteWins") {
        @Override
        Outcome outcome(Position position) {
            return List.of(Color.values()).stream()
                            .anyMatch(color -> position.cellOf(Piece.of(color, Bug.QUEEN_BEE))
                                    .filter(cell -> position.heightAt(cell) > 1)
                                    .isPresent())
                    ? Outcome.IN_PROGRESS
                    : position.outcome();
        }
    },
    QUEENS_STAY("Its board is wrong after moves of Queen Bees: it accepts \\d+ impossible moves?") {
        @Override
        Position play(Position position, Move move) {
            Position next = super.play(position, move);
            return isMoveOf(Bug.QUEEN_BEE, move) ? withTurnOf(next, position.setup()) : next;
        }
    },
    ANTS_STOP_AFTER_ONE_STEP("Its board is wrong after moves of Soldier Ants: it accepts \\d+ impossible moves?") {
        @Override
        Position play(Position position, Move move) {
            return isMoveOf(Bug.SOLDIER_ANT, move) && move instanceof Move.Movement movement
                    ? super.play(
                            position,
                            Move.move(
                                    movement.piece(),
                                    movement.from(),
                                    position.route(move)
                                            .orElseThrow()
                                            .stops()
                                            .get(1)
                                            .cell()))
                    : super.play(position, move);
        }
    },
    COVERED_PIECES_GET_LOST("Its board is wrong after moves of Beetles: it accepts \\d+ impossible moves?") {
        @Override
        Position play(Position position, Move move) {
            Position next = super.play(position, move);
            if (!(move instanceof Move.Movement movement) || position.heightAt(movement.from()) == 1) {
                return next;
            }
            Setup setup = next.setup();
            Map<Hex, List<Piece>> rest = new ReferenceHive(setup.stacks())
                    .without(movement.from(), next.topAt(movement.from()).orElseThrow())
                    .stacks();
            try {
                return Position.of(
                        new Setup(setup.ruleset(), setup.sideToMove(), setup.turnNumber(), rest, setup.resting()));
            } catch (InvalidSetupException e) {
                return next;
            }
        }
    },
    TURN_DOES_NOT_PASS_AFTER_BEETLES("Its board is wrong after moves of Beetles: it accepts \\d+ impossible moves?") {
        @Override
        Position play(Position position, Move move) {
            Position next = super.play(position, move);
            return isMoveOf(Bug.BEETLE, move) ? withTurnOf(position, next.setup()) : next;
        }
    };

    /** The rule that the program does not know. */
    private final Optional<Rule> unknownRule;

    private final List<String> headings;

    PlantedMistake(String... headings) {
        this(Optional.empty(), headings);
    }

    PlantedMistake(Rule unknownRule, String heading) {
        this(Optional.of(unknownRule), heading);
    }

    PlantedMistake(Optional<Rule> unknownRule, String... headings) {
        this.unknownRule = unknownRule;
        this.headings = List.of(headings);
    }

    /** Returns patterns for the headings of all findings. */
    List<String> headings() {
        return headings;
    }

    /** Returns whether only moves that are played show the mistake, because they change the board of the program. */
    boolean needsPlaying() {
        return headings.stream().anyMatch(heading -> heading.startsWith("Its board is wrong"));
    }

    boolean accepts(Position position, Move move) {
        return position.isLegal(move)
                || unknownRule
                        .filter(rule -> isForbiddenOnlyBy(rule, position, move))
                        .isPresent();
    }

    Outcome outcome(Position position) {
        return position.outcome();
    }

    Position play(Position position, Move move) {
        return position.isLegal(move) ? position.play(move) : position;
    }

    private static boolean isForbiddenOnlyBy(Rule rule, Position position, Move move) {
        return position.check(move).map(Violation::rule).equals(Optional.of(rule))
                && OneRule.forbids(Game.start(position), move, rule);
    }

    private static boolean isMoveOf(Bug bug, Move move) {
        return move instanceof Move.Movement movement && movement.piece().bug() == bug;
    }

    private static boolean isThrow(Position position, Move move) {
        return position.route(move).orElseThrow().thrower().isPresent();
    }

    private static int distance(Move move) {
        return move instanceof Move.Movement movement ? movement.from().distanceTo(movement.to()) : 0;
    }

    private static boolean staysWhole(Position position, Move move) {
        Piece piece = move.movedPiece().orElseThrow();
        Hex to = move.destination().orElseThrow();
        return new ReferenceHive(position.stacks())
                .without(position.cellOf(piece).orElseThrow(), piece)
                .with(to, piece)
                .isConnected();
    }

    /** Returns a position with the turn of another one. */
    private static Position withTurnOf(Position turn, Setup setup) {
        return Position.of(setup.withTurn(turn.sideToMove(), turn.turnNumber()));
    }
}
