package io.github.hiverules.judge;

import static io.github.hiverules.judge.Mistake.turn;
import static io.github.hiverules.judge.Mistake.without;

import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** What programs get wrong when pieces are placed, and about the duties of the Queen Bee. */
final class PlacingMistakes {

    private PlacingMistakes() {}

    static List<Mistake> all() {
        return List.of(
                without("PLACES_PIECES_OF_OTHER_SETS", "places pieces that are not in the set", Rule.MAT_1),
                without("PLACES_EQUAL_PIECES_IN_ANY_ORDER", "lets equal pieces enter in any order", Rule.MAT_2),
                without("PLACES_FIRST_PIECE_ANYWHERE", "places the first piece away from the origin", Rule.PLACE_1),
                without("PLACES_SECOND_PIECE_ANYWHERE", "places the second piece away from the first", Rule.PLACE_2),
                without("PLACES_NEXT_TO_THE_OPPONENT", "places pieces next to the opponent's", Rule.PLACE_3),
                touching(
                        "TESTS_ONE_NEIGHBOR_WHEN_PLACING",
                        "tests only one neighbor for its color when it places a piece",
                        Rule.PLACE_3,
                        (turn, cell, right) ->
                                turn.isOwn(turn.hive().neighboringTops(cell).get(0))),
                touching(
                        "JUDGES_STACKS_BY_THEIR_BOTTOM",
                        "takes the color of a stack from its bottom when it places a piece",
                        Rule.PLACE_3,
                        (turn, cell, right) -> turn.hive().occupiedNeighbors(cell).stream()
                                .allMatch(next ->
                                        turn.isOwn(turn.hive().stack(next).get(0)))),
                touching(
                        "JUDGES_STACKS_BY_ANY_PIECE",
                        "places no piece next to a stack that hides a piece of the opponent",
                        Rule.PLACE_3,
                        (turn, cell, right) -> turn.hive().occupiedNeighbors(cell).stream()
                                .flatMap(next -> turn.hive().stack(next).stream())
                                .allMatch(turn::isOwn)),
                without("PLACES_ON_PIECES", "places pieces on top of others", Rule.PLACE_4),
                touching(
                        "NEVER_PLACES_INTO_HOLES",
                        "places no piece where none could slide",
                        Rule.PLACE_5,
                        (turn, cell, right) -> right
                                && cell.neighbors().stream()
                                        .anyMatch(next -> !turn.hive().isOccupied(next)
                                                && !ReferenceStep.isGate(turn.hive(), next, cell))),
                without("PLACES_A_PIECE_TWICE", "places pieces that are in play", Rule.PLACE_6),
                placing(
                        "PLACES_ONLY_THREE_PIECES",
                        "places nothing once a player has three pieces in play",
                        Rule.PLACE_3,
                        (turn, piece) -> turn.piecesInPlay() < 3),
                without(
                        "NEVER_REQUIRES_THE_QUEEN",
                        "lets other pieces be placed when the Queen Bee is due",
                        Rule.QUEEN_1),
                due(
                        "REQUIRES_THE_QUEEN_TOO_LATE",
                        "asks for the Queen Bee one turn too late",
                        turn -> turn.setup().turnNumber() > 4),
                due(
                        "REQUIRES_THE_QUEEN_TOO_EARLY",
                        "counts the turns of both players together, so the Queen Bee is due too early",
                        turn -> 2 * turn.setup().turnNumber() - (turn.sideToMove() == Color.WHITE ? 1 : 0) >= 4),
                placing(
                        "REFUSES_THE_DUE_QUEEN",
                        "refuses the Queen Bee when she is due",
                        Rule.QUEEN_1,
                        (turn, piece) -> piece.bug() != Bug.QUEEN_BEE || !turn.isQueenDue()),
                without("MOVES_BEFORE_PLACING_THE_QUEEN", "moves pieces before the Queen Bee is placed", Rule.QUEEN_2),
                without("PLACES_THE_QUEEN_FIRST", "lets the Queen Bee be placed first", Rule.OPENING_1));
    }

    /** Decides whether a piece can be placed on a cell that touches the hive, given the right answer. */
    @FunctionalInterface
    interface Touch {
        boolean allows(ReferenceTurn turn, Hex cell, boolean right);
    }

    private static Mistake touching(String id, String sentence, Rule rule, Touch touch) {
        return turn(id, sentence, rule, setup -> new ReferenceTurn(setup) {
            @Override
            protected boolean touchesOnlyOwnPieces(Hex cell) {
                return touch.allows(this, cell, super.touchesOnlyOwnPieces(cell));
            }
        });
    }

    /** With this mistake, a piece must also meet a condition to be placed. */
    private static Mistake placing(String id, String sentence, Rule rule, BiPredicate<ReferenceTurn, Piece> condition) {
        return turn(id, sentence, rule, setup -> new ReferenceTurn(setup) {
            @Override
            protected boolean canPlace(Piece piece) {
                return super.canPlace(piece) && condition.test(this, piece);
            }
        });
    }

    /** With this mistake, the Queen Bee is due at other times while she is in hand. */
    private static Mistake due(String id, String sentence, Predicate<ReferenceTurn> isTime) {
        return turn(id, sentence, Rule.QUEEN_1, setup -> new ReferenceTurn(setup) {
            @Override
            public boolean isQueenDue() {
                return isQueenInHand() && isTime.test(this);
            }
        });
    }
}
