package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.ReachViolation;
import io.github.hiverules.violation.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Names what several differences have in common, so that one fault of an engine is one finding. */
final class Cause {

    /** Rules that refuse a movement wherever it leads, so that the piece's own movement has nothing to do with it. */
    private static final Set<Rule> NOT_ABOUT_THE_PIECE =
            EnumSet.of(Rule.QUEEN_2, Rule.TURN_1, Rule.TURN_2, Rule.COVER_1, Rule.HIVE_2, Rule.END_3);

    private static final Set<Bug> SINGLE_STEPS = EnumSet.of(Bug.QUEEN_BEE, Bug.BEETLE, Bug.PILLBUG);

    private Cause() {}

    /** Names the kind of moves that an engine misses. */
    static String ofMissing(Move move, Position position) {
        if (thrower(move, position).isPresent()) {
            return "misses throws";
        }
        return (move instanceof Move.Placement ? "misses placements of " : "misses ") + kind(move);
    }

    static String ofSurplus(Move move, Position position) {
        return "illegal by " + broken(move, position).id() + ", " + kind(move);
    }

    /** Returns the rule that refuses the first illegal move of a difference. */
    static Rule broken(Difference difference) {
        return broken(difference.surplus().get(0), difference.game().position());
    }

    private static Rule broken(Move move, Position position) {
        return position.check(move).map(violation -> violation.rule()).orElse(Rule.END_3);
    }

    private static String kind(Move move) {
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
            case MOVES, FAILURE -> difference.details().get(0).replaceFirst("(: | at ).*", "");
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
     * Returns the rules that the engine may have wrong, the likeliest first; empty if the difference names no moves.
     */
    static List<Rule> rules(Difference difference) {
        Position position = difference.game().position();
        List<Rule> rules = new ArrayList<>();
        if (!difference.missing().isEmpty()) {
            addPermitting(rules, difference, position);
        } else if (!difference.surplus().isEmpty()) {
            addBroken(rules, difference.surplus(), position);
            addElsewhere(rules, difference.surplus(), position);
            addOfThrows(rules, difference.surplus(), position);
        }
        return rules;
    }

    /** The refusing rule may hide a fault in how the piece itself moves. */
    private static void addBroken(List<Rule> rules, List<Move> surplus, Position position) {
        Move move = surplus.get(0);
        rules.add(broken(move, position));
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
            boolean rests = position.resting().equals(Optional.of(piece));
            if (goesTooFar(piece, surplus)) {
                rules.add(movedBy(piece.bug()));
            } else if (!rests && !NOT_ABOUT_THE_PIECE.contains(rules.get(0))) {
                if (piece.bug() == Bug.MOSQUITO && touchesMosquito(movement.from(), position)) {
                    rules.add(Rule.MOSQUITO_3);
                }
                rules.add(movedBy(piece.bug()));
                if (piece.bug() == Bug.MOSQUITO) {
                    addCopied(rules, movement, position);
                    addAttempts(rules, move, position);
                }
            }
        }
    }

    /** Returns whether a one-step piece goes farther than it could even if it were free. */
    private static boolean goesTooFar(Piece piece, List<Move> surplus) {
        return SINGLE_STEPS.contains(piece.bug())
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
    private static void addElsewhere(List<Rule> rules, List<Move> surplus, Position position) {
        if (surplus.stream().allMatch(move -> isStepToAnEmptyCell(move, position))) {
            rules.add(Rule.HIVE_1);
        }
        if (surplus.stream().allMatch(move -> isLikeAPlacement(move, position))) {
            rules.add(Rule.PLACE_6);
        }
    }

    /** A throw that is illegal may be refused as a movement of the piece itself. */
    private static void addOfThrows(List<Rule> rules, List<Move> surplus, Position position) {
        if (surplus.get(0) instanceof Move.Movement first
                && surplus.stream()
                        .allMatch(move -> move instanceof Move.Movement movement
                                && mayBeThrownOver(movement, position).findAny().isPresent())) {
            if (position.height(first.from()) > 1 || position.isPinned(first.piece())) {
                rules.add(Rule.PILLBUG_3);
            }
            if (mayBeThrownOver(first, position).anyMatch(over -> position.height(over) > 1)) {
                rules.add(Rule.PILLBUG_6);
            }
        }
    }

    /** Returns the cells next to both ends of a movement where a piece of the player stands or lies that may throw. */
    private static Stream<Hex> mayBeThrownOver(Move.Movement movement, Position position) {
        return movement.from().neighbors().stream()
                .filter(movement.to()::isAdjacentTo)
                .filter(over -> position.stackAt(over).stream()
                        .anyMatch(piece -> piece.color() == position.sideToMove()
                                && (piece.bug() == Bug.PILLBUG || piece.bug() == Bug.MOSQUITO)));
    }

    private static boolean isStepToAnEmptyCell(Move move, Position position) {
        return move instanceof Move.Movement movement
                && movement.from().isAdjacentTo(movement.to())
                && !position.isOccupied(movement.to());
    }

    private static boolean isLikeAPlacement(Move move, Position position) {
        return move instanceof Move.Movement movement
                && movement.piece().color() == position.sideToMove()
                && !position.isOccupied(movement.to())
                && position.occupiedNeighbors(movement.to()).stream()
                        .flatMap(cell -> position.topAt(cell).stream())
                        .allMatch(top -> top.color() == position.sideToMove());
    }

    /** A Mosquito repeats the faults of the piece that it copies. */
    private static void addCopied(List<Rule> rules, Move.Movement movement, Position position) {
        rules.add(position.height(movement.from()) > 1 ? Rule.BEETLE_1 : Rule.MOSQUITO_1);
        for (Hex touched : position.occupiedNeighbors(movement.from())) {
            position.topAt(touched).map(top -> movedBy(top.bug())).ifPresent(rules::add);
        }
    }

    private static boolean touchesMosquito(Hex cell, Position position) {
        return position.occupiedNeighbors(cell).stream()
                .flatMap(next -> position.topAt(next).stream())
                .anyMatch(top -> top.bug() == Bug.MOSQUITO);
    }

    /** Any rule that stops one of the copied kinds may be the one that the engine ignores. */
    private static void addAttempts(List<Rule> rules, Move move, Position position) {
        position.check(move).ifPresent(violation -> {
            if (violation instanceof ReachViolation.MosquitoCannotCopy mosquito) {
                mosquito.attempts().forEach(attempt -> rules.add(attempt.rule()));
            }
        });
    }

    private static void addPermitting(List<Rule> rules, Difference difference, Position position) {
        Move move = difference.missing().get(0);
        Optional<Piece> thrower = thrower(move, position);
        if (move instanceof Move.Placement placement) {
            addPlacing(rules, placement, position);
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
                rules.add(movedBy(thrown.get(0)));
            }
        } else if (move instanceof Move.Movement movement) {
            addMoving(rules, movement, position);
            if (missesAll(movement.piece(), difference, position)) {
                rules.add(Rule.HIVE_2);
            }
        } else {
            rules.add(Rule.PASS_1);
        }
    }

    private static void addPlacing(List<Rule> rules, Move.Placement placement, Position position) {
        if (isEnclosed(placement.to(), position)) {
            rules.add(Rule.PLACE_5);
        }
        rules.add(movedBy(placement.piece().bug()));
        rules.add(Rule.PLACE_3);
    }

    /** Returns whether no piece could slide into a cell: no two empty cells next to it touch each other. */
    private static boolean isEnclosed(Hex cell, Position position) {
        List<Hex> empty = cell.neighbors().stream()
                .filter(next -> !position.isOccupied(next))
                .toList();
        return empty.stream().noneMatch(one -> empty.stream().anyMatch(one::isAdjacentTo));
    }

    private static void addMoving(List<Rule> rules, Move.Movement movement, Position position) {
        Bug bug = movement.piece().bug();
        boolean above = position.height(movement.from()) > 1;
        if (bug == Bug.MOSQUITO) {
            rules.add(above ? Rule.MOSQUITO_2 : Rule.MOSQUITO_1);
            addCopied(rules, movement, position);
        } else {
            rules.add(movedBy(bug));
        }
        rules.add(above || position.isOccupied(movement.to()) || bug == Bug.LADYBUG ? Rule.CLIMB_1 : Rule.SLIDE_1);
    }

    private static boolean missesAll(Piece piece, Difference difference, Position position) {
        Set<Move> missing = Set.copyOf(difference.missing());
        return position.legalMoves().stream()
                .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                .filter(move -> thrower(move, position).isEmpty())
                .allMatch(missing::contains);
    }

    private static Rule movedBy(Bug bug) {
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
