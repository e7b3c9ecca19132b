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
                turn(
                        "TESTS_ONE_NEIGHBOR_WHEN_PLACING",
                        "tests only one neighbor for its color when it places a piece",
                        Rule.PLACE_3,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean touchesOnlyOwnPieces(Hex cell) {
                                return isOwn(hive().neighboringTops(cell).get(0));
                            }
                        }),
                turn(
                        "JUDGES_STACKS_BY_THEIR_BOTTOM",
                        "takes the color of a stack from its bottom when it places a piece",
                        Rule.PLACE_3,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean touchesOnlyOwnPieces(Hex cell) {
                                return hive().occupiedNeighbors(cell).stream()
                                        .allMatch(
                                                next -> isOwn(hive().stack(next).get(0)));
                            }
                        }),
                turn(
                        "JUDGES_STACKS_BY_ANY_PIECE",
                        "places no piece next to a stack that hides a piece of the opponent",
                        Rule.PLACE_3,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean touchesOnlyOwnPieces(Hex cell) {
                                return hive().occupiedNeighbors(cell).stream()
                                        .flatMap(next -> hive().stack(next).stream())
                                        .allMatch(this::isOwn);
                            }
                        }),
                without("PLACES_ON_PIECES", "places pieces on top of others", Rule.PLACE_4),
                turn(
                        "NEVER_PLACES_INTO_HOLES",
                        "places no piece where none could slide",
                        Rule.PLACE_5,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean touchesOnlyOwnPieces(Hex cell) {
                                return super.touchesOnlyOwnPieces(cell)
                                        && cell.neighbors().stream()
                                                .anyMatch(next -> !hive().isOccupied(next)
                                                        && !ReferenceStep.isGate(hive(), next, cell));
                            }
                        }),
                without("PLACES_A_PIECE_TWICE", "places pieces that are in play", Rule.PLACE_6),
                turn(
                        "PLACES_ONLY_THREE_PIECES",
                        "places nothing once a player has three pieces in play",
                        Rule.PLACE_3,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean canPlace(Piece piece) {
                                return piecesInPlay() < 3 && super.canPlace(piece);
                            }
                        }),
                without(
                        "NEVER_REQUIRES_THE_QUEEN",
                        "lets other pieces be placed when the Queen Bee is due",
                        Rule.QUEEN_1),
                turn(
                        "REQUIRES_THE_QUEEN_TOO_LATE",
                        "asks for the Queen Bee one turn too late",
                        Rule.QUEEN_1,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            public boolean isQueenDue() {
                                return super.isQueenDue() && setup.turnNumber() > 4;
                            }
                        }),
                turn(
                        "REQUIRES_THE_QUEEN_TOO_EARLY",
                        "counts the turns of both players together, so the Queen Bee is due too early",
                        Rule.QUEEN_1,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            public boolean isQueenDue() {
                                int turns = 2 * setup.turnNumber() - (sideToMove() == Color.WHITE ? 1 : 0);
                                return isQueenInHand() && turns >= 4;
                            }
                        }),
                turn(
                        "REFUSES_THE_DUE_QUEEN",
                        "refuses the Queen Bee when she is due",
                        Rule.QUEEN_1,
                        setup -> new ReferenceTurn(setup) {
                            @Override
                            protected boolean canPlace(Piece piece) {
                                return super.canPlace(piece) && !(piece.bug() == Bug.QUEEN_BEE && isQueenDue());
                            }
                        }),
                without("MOVES_BEFORE_PLACING_THE_QUEEN", "moves pieces before the Queen Bee is placed", Rule.QUEEN_2),
                without("PLACES_THE_QUEEN_FIRST", "lets the Queen Bee be placed first", Rule.OPENING_1));
    }
}
