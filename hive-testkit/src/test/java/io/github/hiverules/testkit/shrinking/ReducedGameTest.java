package io.github.hiverules.testkit.shrinking;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReducedGameTest {

    private static final Game GAME =
            GameString.read("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wS2 -wQ;bS2 bQ-");

    private static ReducedGame gameWithout(int... plies) {
        List<Move> remaining = new ArrayList<>(GAME.moves());
        for (int i = plies.length - 1; i >= 0; i--) {
            remaining.remove(plies[i]);
        }
        return ReducedGame.of(GAME.startPosition(), remaining);
    }

    @Test
    void of_withoutLastMoves_isPrefix() {
        assertThat(gameWithout(4, 5).game()).isEqualTo(GAME.undo().undo());
    }

    @Test
    void of_movesFromMiddle_startsAtOriginWithLowestNumbers() {
        List<Move> moves = List.of(
                Move.place(Piece.of("wS2"), Hex.of(3, 1)),
                Move.place(Piece.of("bG3"), Hex.of(4, 1)),
                Move.place(Piece.of("wQ"), Hex.of(2, 1)));

        assertThat(ReducedGame.of(GAME.startPosition(), moves).game())
                .isEqualTo(GameString.read("Base;InProgress;Black[2];wS1;bG1 wS1-;wQ -wS1"));
    }

    @Test
    void of_illegalMoves_areLeftOut() {
        assertThat(gameWithout(0, 1).game().plyCount()).isLessThan(4);
    }

    @Test
    void shorter_moves_areFewerAndThoseWithoutMostComeFirst() {
        List<List<Move>> shorter = ReducedGame.shorter(GAME.moves()).toList();

        assertThat(shorter).startsWith(List.of(), GAME.moves().subList(0, 3));
        assertThat(shorter).contains(GAME.moves().subList(2, 6)).allMatch(moves -> moves.size() < 6);
    }

    @Test
    void under_otherRules_isSameGameIfItIsLegal() {
        Ruleset opening = Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING);

        assertThat(ReducedGame.under(opening, GAME)).isPresent();
        assertThat(ReducedGame.under(opening, GameString.read("Base;InProgress;Black[1];wQ")))
                .isEmpty();
    }

    @Test
    void of_withoutPlacement_placesPieceAtItsLaterDestination() {
        List<Move> moves = List.of(
                Move.place(Piece.of("wS1"), Hex.ORIGIN),
                Move.place(Piece.of("bS1"), Hex.of(1, 0)),
                Move.move(Piece.of("wA1"), Hex.of(5, 5), Hex.of(-1, 0)));

        assertThat(ReducedGame.of(GAME.startPosition(), moves).game())
                .isEqualTo(GameString.read("Base;InProgress;Black[2];wS1;bS1 wS1-;wA1 -wS1"));
    }

    @Test
    void translate_pieceInPlay_movesItFromWhereItStands() {
        ReducedGame reduced = gameWithout(4, 5);

        assertThat(reduced.translate(Move.move(Piece.of("wQ"), Hex.of(7, 7), Hex.of(0, -1))))
                .contains(Move.move(Piece.of("wQ"), Hex.of(-1, 0), Hex.of(0, -1)));
        assertThat(reduced.translate(Move.pass())).contains(Move.pass());
    }

    @Test
    void translate_allPiecesOfKindInPlay_keepsPiece() {
        Move move = Move.place(Piece.of("wQ"), Hex.of(0, -1));

        assertThat(gameWithout(4, 5).translate(move)).contains(move);
    }
}
