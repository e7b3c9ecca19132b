package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.move.Route;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Names what several differences have in common, so that one fault of an engine is one finding. */
final class Cause {

    /** Rules that refuse a movement wherever it leads. */
    private static final Set<Rule> NOT_ABOUT_THE_WAY =
            EnumSet.of(Rule.QUEEN_2, Rule.TURN_1, Rule.TURN_2, Rule.COVER_1, Rule.HIVE_2, Rule.END_3);

    private Cause() {}

    /** Names what kind of moves an engine lacks. */
    static String ofLacking(Move move, Position position) {
        if (thrower(move, position).isPresent()) {
            return "lacks throws";
        }
        return (move instanceof Move.Placement ? "lacks placements of " : "lacks ") + kind(move);
    }

    static String ofSurplus(Move move, Position position) {
        return "illegal by " + broken(move, position).id() + ", " + kind(move);
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
        if (!difference.lacking().isEmpty()) {
            return ofLacking(difference.lacking().get(0), position);
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

    /** Returns the rules that the engine may have wrong, the likeliest first; empty if the difference names no moves. */
    static List<Rule> rules(Difference difference) {
        Position position = difference.game().position();
        List<Rule> rules = new ArrayList<>();
        if (!difference.lacking().isEmpty()) {
            addPermitting(rules, difference, position);
        } else if (!difference.surplus().isEmpty()) {
            addBroken(rules, difference.surplus().get(0), position);
        }
        return rules;
    }

    /** Behind the rule that refuses the move may be a fault of the piece, whose own way leads elsewhere. */
    private static void addBroken(List<Rule> rules, Move move, Position position) {
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
            if (!rests && !NOT_ABOUT_THE_WAY.contains(rules.get(0))) {
                rules.add(movedBy(piece.bug()));
                if (piece.bug() == Bug.MOSQUITO) {
                    addCopied(rules, movement, position);
                }
            }
        }
    }

    /** A Mosquito repeats the faults of the piece that it copies. */
    private static void addCopied(List<Rule> rules, Move.Movement movement, Position position) {
        rules.add(position.height(movement.from()) > 1 ? Rule.BEETLE_1 : Rule.MOSQUITO_1);
        for (Hex touched : position.occupiedNeighbors(movement.from())) {
            position.topAt(touched).map(top -> movedBy(top.bug())).ifPresent(rules::add);
        }
    }

    private static void addPermitting(List<Rule> rules, Difference difference, Position position) {
        Move move = difference.lacking().get(0);
        Optional<Piece> thrower = thrower(move, position);
        if (move instanceof Move.Placement placement) {
            addPlacing(rules, placement, position);
        } else if (thrower.isPresent()) {
            rules.add(Rule.PILLBUG_2);
            if (thrower.get().bug() == Bug.MOSQUITO) {
                rules.add(Rule.PILLBUG_6);
            }
            List<Bug> thrown = difference.lacking().stream()
                    .flatMap(lacking -> lacking.movedPiece().stream())
                    .map(Piece::bug)
                    .distinct()
                    .toList();
            if (thrown.size() == 1) {
                rules.add(movedBy(thrown.get(0)));
            }
        } else if (move instanceof Move.Movement movement) {
            addMoving(rules, movement, position);
            if (lacksAll(movement.piece(), difference, position)) {
                rules.add(Rule.HIVE_2);
            }
        } else {
            rules.add(Rule.PASS_1);
        }
    }

    private static void addPlacing(List<Rule> rules, Move.Placement placement, Position position) {
        int sides = placement.to().neighbors().size();
        if (position.occupiedNeighborCount(placement.to()) >= sides - 1) {
            rules.add(Rule.PLACE_5);
        }
        rules.add(movedBy(placement.piece().bug()));
        rules.add(Rule.PLACE_3);
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

    private static boolean lacksAll(Piece piece, Difference difference, Position position) {
        Set<Move> lacking = Set.copyOf(difference.lacking());
        return position.legalMoves().stream()
                .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                .filter(move -> thrower(move, position).isEmpty())
                .allMatch(lacking::contains);
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
