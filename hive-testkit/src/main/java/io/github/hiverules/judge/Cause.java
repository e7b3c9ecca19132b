package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Names the common cause of several differences, so that one fault of an engine is one finding. */
final class Cause {

    /** Rules that can keep a piece of any kind from moving at all. */
    private static final Set<Rule> RULES_FOR_ALL_KINDS =
            EnumSet.of(Rule.QUEEN_2, Rule.TURN_1, Rule.TURN_2, Rule.COVER_1, Rule.HIVE_2, Rule.END_3);

    private static final Set<Rule> OBSTACLES = EnumSet.of(Rule.SLIDE_1, Rule.SLIDE_2, Rule.CLIMB_1);

    private static final Set<Bug> ONE_STEP_KINDS = EnumSet.of(Bug.QUEEN_BEE, Bug.BEETLE, Bug.PILLBUG);

    private Cause() {}

    /** Names the cause for a move that an engine misses. */
    static String ofMissing(Move move, Position position) {
        if (thrower(move, position).isPresent()) {
            return "misses throws";
        }
        return (move instanceof Move.Placement ? "misses placements of " : "misses ") + kindName(move);
    }

    static String ofSurplus(Move move, Position position) {
        return "illegal by " + brokenRule(move, position).id() + ", " + kindName(move);
    }

    /** Returns the rule that the first illegal move of a difference breaks. */
    static Rule brokenRule(Difference difference) {
        return brokenRule(difference.surplus().get(0), difference.game().position());
    }

    private static Rule brokenRule(Move move, Position position) {
        return position.check(move).map(Cause::ignoredRule).orElse(Rule.END_3);
    }

    /**
     * Returns the rule that an engine ignores if it allows the move: that of the failed throw, if there is one, because
     * the engine is likelier to throw the piece than to move it like another kind; but gates and contact come first.
     */
    private static Rule ignoredRule(Violation violation) {
        return OBSTACLES.contains(violation.rule())
                ? violation.rule()
                : violation.attempts().stream()
                        .filter(attempt -> attempt.thrower().isPresent())
                        .findFirst()
                        .orElse(violation)
                        .rule();
    }

    private static String kindName(Move move) {
        return move.movedPiece().map(Piece::bug).map(String::valueOf).orElse("pass");
    }

    private static Optional<Piece> thrower(Move move, Position position) {
        return position.isLegal(move) ? position.route(move).flatMap(Route::thrower) : Optional.empty();
    }

    static String of(Difference difference) {
        Position position = difference.game().position();
        if (!difference.missing().isEmpty()) {
            return ofMissing(difference.missing().get(0), position);
        }
        if (!difference.surplus().isEmpty()) {
            return ofSurplus(difference.surplus().get(0), position);
        }
        return switch (difference.kind()) {
            case MOVES, FAILURE -> difference.details().get(0).replaceFirst("(: | at |; the command was ).*", "");
            case GAME, STATE, TURN -> difference.kind().name();
            case REFUSED -> "refuses " + command(difference);
            case ACCEPTED -> "accepts " + command(difference);
            case COUNT, PROTOCOL -> command(difference);
        };
    }

    /** Returns the first word of the command, and {@code play} for {@code pass}. */
    static String command(Difference difference) {
        String word = difference.command().split(" ", -1)[0];
        return word.equals("pass") ? "play" : word;
    }

    /**
     * Returns the rules that the engine may get wrong, the likeliest first; empty if the difference names no moves.
     */
    static List<Rule> rules(Difference difference) {
        Position position = difference.game().position();
        List<Rule> rules = new ArrayList<>();
        if (!difference.missing().isEmpty()) {
            addRulesOfMissing(rules, difference, position);
        } else if (!difference.surplus().isEmpty()) {
            addBrokenRules(rules, difference.surplus(), position);
            addHiddenRules(rules, difference.surplus(), position);
            addThrowRules(rules, difference.surplus(), position);
        }
        return rules;
    }

    /** The broken rule may hide a fault in how the piece itself moves. */
    private static void addBrokenRules(List<Rule> rules, List<Move> surplus, Position position) {
        Move move = surplus.get(0);
        rules.add(brokenRule(move, position));
        if (move instanceof Move.Movement movement) {
            Piece piece = movement.piece();
            if (movement.from().equals(movement.to())) {
                rules.add(Rule.STAY_1);
            }
            if (piece.color() != position.sideToMove()) {
                rules.add(Rule.TURN_2);
            }
            if (rules.contains(Rule.PILLBUG_3) && position.isPinned(piece)) {
                rules.add(Rule.HIVE_2);
            }
            if (rules.contains(Rule.SPIDER_1)) {
                rules.add(Rule.SLIDE_2);
            }
            boolean isResting = position.resting().equals(Optional.of(piece));
            if (goesTooFar(piece, surplus)) {
                rules.add(movementRule(piece.bug()));
            } else if (!isResting && !RULES_FOR_ALL_KINDS.contains(rules.get(0))) {
                if (piece.bug() == Bug.MOSQUITO && touchesMosquito(movement.from(), position)) {
                    rules.add(Rule.MOSQUITO_3);
                }
                rules.add(movementRule(piece.bug()));
                if (piece.bug() == Bug.MOSQUITO) {
                    addRulesOfCopiedKinds(rules, movement, position);
                    addRulesOfAttempts(rules, move, position);
                }
            }
        }
    }

    /** Returns whether a piece that moves one step goes farther. */
    private static boolean goesTooFar(Piece piece, List<Move> surplus) {
        return ONE_STEP_KINDS.contains(piece.bug())
                && surplus.stream()
                        .anyMatch(move -> move instanceof Move.Movement movement
                                && movement.piece().equals(piece)
                                && movement.from().distanceTo(movement.to()) > 1);
    }

    /**
     * The protocol cannot name a cell away from the hive, so an engine that lets pieces leave the hive shows only moves
     * to cells next to it. An engine that places a piece twice seems to move the piece to a cell for placements. Both
     * kinds of moves break many rules.
     */
    private static void addHiddenRules(List<Rule> rules, List<Move> surplus, Position position) {
        if (surplus.stream().allMatch(move -> isStepToEmptyCell(move, position))) {
            rules.add(Rule.HIVE_1);
        }
        if (surplus.stream().allMatch(move -> looksLikePlacement(move, position))) {
            rules.add(Rule.PLACE_6);
        }
    }

    /** An illegal throw may break a rule for the piece's own movement. */
    private static void addThrowRules(List<Rule> rules, List<Move> surplus, Position position) {
        if (surplus.get(0) instanceof Move.Movement first
                && surplus.stream()
                        .allMatch(move -> move instanceof Move.Movement movement
                                && possibleThrowerCells(movement, position)
                                        .findAny()
                                        .isPresent())) {
            if (position.heightAt(first.from()) > 1 || position.isPinned(first.piece())) {
                rules.add(Rule.PILLBUG_3);
            }
            if (possibleThrowerCells(first, position).anyMatch(cell -> position.heightAt(cell) > 1)) {
                rules.add(Rule.PILLBUG_6);
            }
        }
    }

    /** Returns the cells that hold a Pillbug or Mosquito of the player and are next to both ends of a movement. */
    private static Stream<Hex> possibleThrowerCells(Move.Movement movement, Position position) {
        return movement.from().neighbors().stream()
                .filter(movement.to()::isAdjacentTo)
                .filter(cell -> position.stackAt(cell).stream()
                        .anyMatch(piece -> piece.color() == position.sideToMove()
                                && (piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO)));
    }

    private static boolean isStepToEmptyCell(Move move, Position position) {
        return move instanceof Move.Movement movement
                && movement.from().isAdjacentTo(movement.to())
                && !position.isOccupied(movement.to());
    }

    private static boolean looksLikePlacement(Move move, Position position) {
        return move instanceof Move.Movement movement
                && movement.piece().color() == position.sideToMove()
                && !position.isOccupied(movement.to())
                && position.occupiedNeighbors(movement.to()).stream()
                        .flatMap(cell -> position.topAt(cell).stream())
                        .allMatch(top -> top.color() == position.sideToMove());
    }

    /** A Mosquito repeats the faults of the kind that it copies. */
    private static void addRulesOfCopiedKinds(List<Rule> rules, Move.Movement movement, Position position) {
        rules.add(position.heightAt(movement.from()) > 1 ? Rule.BEETLE_1 : Rule.MOSQUITO_1);
        for (Hex touched : position.occupiedNeighbors(movement.from())) {
            position.topAt(touched).map(top -> movementRule(top.bug())).ifPresent(rules::add);
        }
    }

    private static boolean touchesMosquito(Hex cell, Position position) {
        return position.occupiedNeighbors(cell).stream()
                .flatMap(next -> position.topAt(next).stream())
                .anyMatch(top -> top.bug() == Bug.MOSQUITO);
    }

    /** The engine may ignore any rule that stops one of the copied kinds. */
    private static void addRulesOfAttempts(List<Rule> rules, Move move, Position position) {
        position.check(move).ifPresent(violation -> {
            if (violation.kind() == Violation.Kind.MOSQUITO_CANNOT_COPY) {
                violation.attempts().forEach(attempt -> rules.add(attempt.rule()));
            }
        });
    }

    private static void addRulesOfMissing(List<Rule> rules, Difference difference, Position position) {
        Move move = difference.missing().get(0);
        Optional<Piece> thrower = thrower(move, position);
        if (move instanceof Move.Placement placement) {
            addPlacementRules(rules, placement, position);
        } else if (thrower.isPresent()) {
            rules.add(Rule.PILLBUG_2);
            if (thrower.get().bug() == Bug.MOSQUITO) {
                rules.add(Rule.PILLBUG_6);
            }
            List<Bug> thrown = difference.missing().stream()
                    .flatMap(missing -> missing.movedPiece().stream())
                    .map(Piece::bug)
                    .distinct()
                    .toList();
            if (thrown.size() == 1) {
                rules.add(movementRule(thrown.get(0)));
            }
        } else if (move instanceof Move.Movement movement) {
            addMovementRules(rules, movement, position);
            if (missesAllMoves(movement.piece(), difference, position)) {
                rules.add(Rule.HIVE_2);
            }
        } else {
            rules.add(Rule.PASS_1);
        }
    }

    private static void addPlacementRules(List<Rule> rules, Move.Placement placement, Position position) {
        if (isEnclosed(placement.to(), position)) {
            rules.add(Rule.PLACE_5);
        }
        rules.add(movementRule(placement.piece().bug()));
        rules.add(Rule.PLACE_3);
    }

    /** Returns whether no piece could slide into a cell: no two adjacent neighbors of the cell are empty. */
    private static boolean isEnclosed(Hex cell, Position position) {
        List<Hex> empty = cell.neighbors().stream()
                .filter(next -> !position.isOccupied(next))
                .toList();
        return empty.stream().noneMatch(one -> empty.stream().anyMatch(one::isAdjacentTo));
    }

    private static void addMovementRules(List<Rule> rules, Move.Movement movement, Position position) {
        Bug bug = movement.piece().bug();
        boolean isOnTop = position.heightAt(movement.from()) > 1;
        if (bug == Bug.MOSQUITO) {
            rules.add(isOnTop ? Rule.MOSQUITO_2 : Rule.MOSQUITO_1);
            addRulesOfCopiedKinds(rules, movement, position);
        } else {
            rules.add(movementRule(bug));
        }
        rules.add(isOnTop || position.isOccupied(movement.to()) || bug == Bug.LADYBUG ? Rule.CLIMB_1 : Rule.SLIDE_1);
    }

    private static boolean missesAllMoves(Piece piece, Difference difference, Position position) {
        Set<Move> missing = Set.copyOf(difference.missing());
        return position.legalMoves().stream()
                .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                .filter(move -> thrower(move, position).isEmpty())
                .allMatch(missing::contains);
    }

    private static Rule movementRule(Bug bug) {
        return switch (bug) {
            case QUEEN_BEE -> Rule.QUEEN_3;
            case SPIDER -> Rule.SPIDER_1;
            case BEETLE -> Rule.BEETLE_1;
            case GRASSHOPPER -> Rule.GRASSHOPPER_1;
            case SOLDIER_ANT -> Rule.ANT_1;
            case MOSQUITO -> Rule.MOSQUITO_1;
            case LADYBUG -> Rule.LADYBUG_1;
            case PILLBUG -> Rule.PILLBUG_1;
        };
    }
}
