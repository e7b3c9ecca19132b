package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A sort of wrong move or outcome, in words: which rule the move breaks, or which moves are missing.
 *
 * @param rule the rule that an illegal move breaks, or the rule about the missing move
 * @param kind the kind of piece that moves
 * @param words what a program does that gets it wrong
 * @param isFirstMove whether the table is empty, which is rarely typical
 */
record Sort(Rule rule, Optional<Bug> kind, String words, boolean isFirstMove) {

    /** Returns one phrase for several sorts that concern the same rule. */
    static String summary(List<Sort> sorts) {
        if (sorts.stream().map(Sort::words).distinct().count() == 1) {
            return sorts.get(0).words;
        }
        Set<Optional<Bug>> kinds = sorts.stream().map(Sort::kind).collect(Collectors.toSet());
        String moves = kinds.size() == 1
                ? sorts.get(0)
                        .kind
                        .map(bug -> "moves of " + Sentences.english().bug(bug))
                        .orElse("moves")
                : "moves";
        boolean isSurplus = sorts.stream().allMatch(sort -> sort.words.startsWith(ALLOWS));
        return isSurplus ? ALLOWS + moves + " that " + sorts.get(0).rule.id() + " forbids" : "gets " + moves + " wrong";
    }

    private static final String ALLOWS = "allows ";

    static Sort of(Evidence evidence, Object part) {
        return part instanceof Move move
                ? of(evidence.game(), move)
                : new Sort(Rule.END_1, Optional.empty(), "gets the state of the game wrong", false);
    }

    static Sort of(Game game, Move move) {
        Position position = game.position();
        Optional<Bug> kind = move.movedPiece().map(Piece::bug);
        if (game.isLegal(move)) {
            return ofMissing(position, move, kind);
        }
        Rule rule = position.check(move).map(Violation::rule).orElse(Rule.END_3);
        return new Sort(rule, kind, ALLOWS + moves(move) + " that " + rule.id() + " forbids", position.isEmpty());
    }

    private static Sort ofMissing(Position position, Move move, Optional<Bug> kind) {
        if (move instanceof Move.Placement) {
            return new Sort(Rule.PLACE_3, Optional.empty(), "misses placements", position.isEmpty());
        }
        if (kind.isEmpty()) {
            return new Sort(Rule.PASS_1, kind, "misses the forced pass", false);
        }
        return position.route(move).flatMap(Route::thrower).isPresent()
                ? new Sort(Rule.PILLBUG_2, Optional.empty(), "misses throws", false)
                : new Sort(Rule.ofMovement(kind.get()), kind, "misses " + moves(move), false);
    }

    private static String moves(Move move) {
        if (move instanceof Move.Placement) {
            return "placements";
        }
        return move.movedPiece()
                .map(piece -> "moves of " + Sentences.english().bug(piece.bug()))
                .orElse("a pass");
    }
}
