package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Questions that are counted together: what is known about them.
 *
 * @param topic what they are about, in the plural; wrong answers about one topic are one finding
 * @param rule the rule that forbids a move or decides the result
 * @param bug the kind of the piece that moves; passes and results have none
 * @param detail how the piece moves or is refused, empty if that never differs
 */
record Question(String topic, Optional<Rule> rule, Optional<Bug> bug, String detail) {

    /** The topics of illegal moves, made once, because there are hundreds of thousands. */
    private static final Map<Rule, String> FORBIDDEN = Stream.of(Rule.values())
            .collect(Collectors.toMap(
                    rule -> rule,
                    rule -> rule == Rule.PASS_1
                            ? "passes while other moves are legal (PASS-1)"
                            : "moves that " + rule.id() + " forbids"));

    /** Returns what the answer about a move is counted with. */
    static Question of(Game game, Move move) {
        Optional<Violation> violation = game.check(move);
        Optional<Rule> rule = violation.map(Violation::rule);
        String topic = rule.map(FORBIDDEN::get).orElseGet(() -> "legal " + way(game.position(), move));
        String detail = violation.map(found -> found.kind().id()).orElseGet(() -> step(game.position(), move));
        return new Question(topic, rule, move.movedPiece().map(Piece::bug), detail);
    }

    /** Returns what the answer about the result of a game is counted with. */
    static Question ofResult(Outcome right) {
        return switch (right) {
            case IN_PROGRESS -> new Question("games that are not over", Optional.empty(), Optional.empty(), "");
            case DRAW -> new Question("games that are drawn (END-2)", Optional.of(Rule.END_2), Optional.empty(), "");
            case WHITE_WINS, BLACK_WINS ->
                new Question("games that a player has won (END-1)", Optional.of(Rule.END_1), Optional.empty(), "");
        };
    }

    /** Returns the sort of a legal move. */
    static String way(Position position, Move move) {
        if (move instanceof Move.Pass) {
            return "forced passes";
        }
        boolean hasKind = hasKindInWay(position, move);
        if (move instanceof Move.Placement) {
            return hasKind ? "placements of the Queen Bee when she is due" : "placements";
        }
        return hasKind
                ? "moves of " + Kinds.plural(move.movedPiece().orElseThrow().bug())
                : "throws";
    }

    /** Returns whether the sort of a legal move names the kind of piece, as it does for a Queen that is due. */
    static boolean hasKindInWay(Position position, Move move) {
        return move instanceof Move.Placement placement
                ? placement.piece().bug() == Bug.QUEEN_BEE && position.turnNumber() >= 4
                : position.route(move)
                        .filter(route -> route.thrower().isEmpty())
                        .isPresent();
    }

    /** Returns how a Beetle climbs, or what a Mosquito copies. */
    private static String step(Position position, Move move) {
        if (!(move instanceof Move.Movement movement)) {
            return "";
        }
        if (movement.piece().bug() == Bug.MOSQUITO) {
            return position.route(move)
                    .map(route -> "as " + Kinds.plural(route.movesAs()))
                    .orElse("");
        }
        int up = position.heightAt(movement.to()) + 1 - position.heightAt(movement.from());
        return movement.piece().bug() != Bug.BEETLE ? "" : up > 0 ? "up" : up < 0 ? "down" : "on the level";
    }
}
