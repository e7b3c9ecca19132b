package io.github.hiverules.judge;

import static io.github.hiverules.judge.Mistake.turn;
import static io.github.hiverules.judge.Mistake.without;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/** What programs get wrong about throws, passes and the end of the game. */
final class TurnMistakes {

    private TurnMistakes() {}

    static List<Mistake> all() {
        return List.of(
                without("THROWS_ONTO_PIECES", "throws pieces onto others", Rule.PILLBUG_2),
                thrown("NEVER_THROWS", "never throws a piece", (turn, piece) -> false),
                thrown(
                        "NEVER_THROWS_OWN_PIECES",
                        "never throws a player's own pieces",
                        (turn, piece) -> !turn.isOwn(piece)),
                thrown("NEVER_THROWS_THE_OPPONENTS_PIECES", "never throws the opponent's pieces", ReferenceTurn::isOwn),
                turn(
                        "MOSQUITO_NEVER_THROWS",
                        "never lets a Mosquito throw",
                        Rule.PILLBUG_2,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean canThrow(Piece piece, Hex cell) {
                                return piece.bug() != Bug.MOSQUITO && super.canThrow(piece, cell);
                            }
                        }),
                without("THROWS_PINNED_PIECES", "throws pieces that are in a stack or pinned", Rule.PILLBUG_3),
                without("THROWS_THROUGH_GATES", "throws between two stacks", Rule.PILLBUG_4),
                without("MOVES_RESTING_PIECES", "lets resting pieces move, throw or be thrown", Rule.PILLBUG_5),
                turn(
                        "RESTING_PILLBUG_THROWS",
                        "lets a piece throw that has just moved",
                        Rule.PILLBUG_5,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean canThrow(Piece piece, Hex cell) {
                                return isPillbug(piece, cell) && isOwn(piece) && hive().height(cell) == 1;
                            }
                        }),
                without("COVERED_PILLBUG_THROWS", "lets pieces throw from a stack", Rule.PILLBUG_6),
                without(
                        "LISTS_THROWS_TWICE",
                        "counts a throw and the piece's own move to the same cell as two moves",
                        Rule.PILLBUG_7),
                without("ALWAYS_ALLOWS_PASSING", "allows a pass when other moves are legal", Rule.PASS_1),
                passing(
                        "PASSES_WITH_NOTHING_IN_PLAY",
                        "allows a pass while a player has nothing in play",
                        (turn, isForced) -> isForced || turn.piecesInPlay() == 0),
                passing(
                        "PASSES_WITH_PIECES_IN_HAND",
                        "allows a pass while a player has pieces in hand",
                        (turn, isForced) -> isForced || !turn.hand().isEmpty()),
                passing(
                        "PASSES_WITH_AN_EMPTY_HAND",
                        "allows a pass once a player's hand is empty",
                        (turn, isForced) -> isForced || turn.hand().isEmpty()),
                passing("NEVER_PASSES", "refuses every forced pass", (turn, isForced) -> false),
                passing(
                        "PASSES_ONLY_WITH_AN_EMPTY_HAND",
                        "refuses a forced pass unless the player's hand is empty",
                        (turn, isForced) -> isForced && turn.hand().isEmpty()),
                passing(
                        "PASSES_ONLY_WITH_ALL_PIECES_COVERED",
                        "refuses a forced pass unless all pieces of the player are covered",
                        (turn, isForced) -> isForced
                                && turn.hive().stacks().keySet().stream()
                                        .flatMap(cell -> turn.hive().top(cell).stream())
                                        .noneMatch(turn::isOwn)),
                without("PLAYS_ON_WITH_A_SURROUNDED_QUEEN", "overlooks that a Queen Bee is surrounded", Rule.END_1),
                surrounding(
                        "OVERLOOKS_COVERED_QUEENS",
                        "overlooks that a Queen Bee under a piece is surrounded",
                        (turn, queen) -> neighbors(turn, queen) == 6
                                && turn.hive().isTop(turn.hive().cellOf(queen).orElseThrow(), queen)),
                surrounding(
                        "WINS_ONLY_WITH_OWN_PIECES",
                        "ends the game only if all six pieces around a Queen Bee are the winner's",
                        (turn, queen) -> neighbors(turn, queen) == 6
                                && turn.hive()
                                        .neighboringColors(
                                                turn.hive().cellOf(queen).orElseThrow())
                                        .equals(Set.of(queen.color().opposite()))),
                surrounding(
                        "FIVE_NEIGHBORS_SURROUND",
                        "ends the game when five pieces stand around a Queen Bee",
                        (turn, queen) -> neighbors(turn, queen) >= 5),
                ending("SWAPS_THE_WINNER", "names the loser as the winner", Rule.END_1, right -> switch (right) {
                    case WHITE_WINS -> Outcome.BLACK_WINS;
                    case BLACK_WINS -> Outcome.WHITE_WINS;
                    default -> right;
                }),
                without("OVERLOOKS_DRAWS", "names a winner when both Queen Bees are surrounded", Rule.END_2),
                ending(
                        "PLAYS_ON_AFTER_DRAWS",
                        "plays on when both Queen Bees are surrounded",
                        Rule.END_2,
                        right -> right == Outcome.DRAW ? Outcome.IN_PROGRESS : right),
                without("MOVES_AFTER_THE_END", "plays on after the end of the game", Rule.END_3));
    }

    private static Mistake thrown(String id, String sentence, BiPredicate<ReferenceTurn, Piece> isThrown) {
        return turn(id, sentence, Rule.PILLBUG_2, setup -> new ReferenceTurn(setup) {
            @Override
            protected Set<Move> throwingMoves() {
                return super.throwingMoves().stream()
                        .filter(move -> isThrown.test(this, move.movedPiece().orElseThrow()))
                        .collect(Collectors.toSet());
            }
        });
    }

    private static Mistake passing(String id, String sentence, BiPredicate<ReferenceTurn, Boolean> mayPass) {
        return turn(id, sentence, Rule.PASS_1, setup -> new ReferenceTurn(setup) {
            @Override
            protected boolean mayPass(boolean isForced) {
                return mayPass.test(this, isForced);
            }
        });
    }

    /** The predicate is given a Queen Bee in play. */
    private static Mistake surrounding(String id, String sentence, BiPredicate<ReferenceTurn, Piece> isSurrounded) {
        return turn(id, sentence, Rule.END_1, setup -> new ReferenceTurn(setup) {
            @Override
            protected boolean isSurrounded(Color color) {
                Piece queen = Piece.of(color, Bug.QUEEN_BEE);
                return isInPlay(queen) && isSurrounded.test(this, queen);
            }
        });
    }

    private static Mistake ending(String id, String sentence, Rule rule, UnaryOperator<Outcome> change) {
        return turn(id, sentence, rule, setup -> new ReferenceTurn(setup) {
            @Override
            public Outcome outcome() {
                return change.apply(super.outcome());
            }
        });
    }

    private static int neighbors(ReferenceTurn turn, Piece queen) {
        return turn.hive()
                .occupiedNeighbors(turn.hive().cellOf(queen).orElseThrow())
                .size();
    }
}
