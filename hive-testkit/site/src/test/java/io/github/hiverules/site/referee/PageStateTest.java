package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** States after taps, moves, questions and rotations, without a browser. */
class PageStateTest {

    /** From west to east: wQ (-1,0), the pinned wS1 (0,0), bS1 (1,0) and bQ (2,0). White is to move. */
    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    private static final Piece QUEEN = Piece.of("wQ");
    private static final Piece SPIDER = Piece.of("wS1");
    private static final Piece ANT = Piece.of("wA1");
    private static final Hex WEST_END = Hex.of(-1, 0);
    private static final Hex NEXT_TO_QUEEN = Hex.of(0, -1);
    private static final Hex FAR_WEST = Hex.of(-2, 0);
    private static final Move QUEEN_STEP = Move.move(QUEEN, WEST_END, NEXT_TO_QUEEN);

    @Test
    void tap_reachableCellTwice_asksAndPlaysMove() {
        PageState selected = PageState.of(ROW).tap(WEST_END);
        PageState asked = selected.tap(NEXT_TO_QUEEN);
        PageState played = asked.tap(NEXT_TO_QUEEN);

        assertThat(asked.attempt()).contains(QUEEN_STEP);
        assertThat(asked.wholeGame()).isEqualTo(ROW);
        assertThat(asked.playAttempt().wholeGame()).isEqualTo(played.wholeGame());

        assertThat(selected.selectedPiece()).contains(QUEEN);
        assertThat(selected.destinations()).containsExactlyInAnyOrder(NEXT_TO_QUEEN, Hex.of(-1, 1));
        assertThat(played.wholeGame()).isEqualTo(ROW.play(QUEEN_STEP));
        assertThat(played.selectedPiece()).isEmpty();
    }

    /** One shows a throw at the table by the Pillbug (at the origin), the thrown Queen Bee, and the cell. */
    @Test
    void tap_pieceThatSelectedOneCanThrow_selectsIt() {
        Game game = GameString.read(
                "Base+MLP;InProgress;White[5];wP;bS1 wP-;wQ -wP;bQ bS1/;wQ \\wP;bQ \\bS1;wQ -wP;bA1 bS1-");

        PageState thrown = PageState.of(game).tap(Hex.ORIGIN).tap(Hex.of(1, -1));

        assertThat(thrown.selectedPiece()).contains(Piece.of("bQ"));
        assertThat(thrown.tap(Hex.of(0, 1)).canPlayAttempt()).isTrue();
    }

    /** The page shows a question of somebody else: a piece is taken for a new one, a cell for where that piece should go. */
    @Test
    void firstTap_onPiece_selectsItAndOnCell_asksAboutShownPiece() {
        PageState shown = PageState.of(ROW).tap(WEST_END).tap(FAR_WEST);

        assertThat(shown.firstTap(Hex.ORIGIN).question()).isEqualTo(Question.of(Optional.of(SPIDER), Optional.empty()));
        assertThat(shown.firstTap(Hex.of(1, 0)).selectedPiece()).contains(Piece.of("bS1"));
        assertThat(shown.firstTap(NEXT_TO_QUEEN).attempt()).contains(QUEEN_STEP);
    }

    @Test
    void tap_cellThatPieceCannotReach_asksWhy() {
        PageState asked = PageState.of(ROW).tap(Hex.ORIGIN).tap(Hex.of(0, 1));

        assertThat(asked.wholeGame()).isEqualTo(ROW);
        assertThat(asked.selectedPiece()).contains(SPIDER);
        assertThat(asked.askedCell()).contains(Hex.of(0, 1));
        assertThat(asked.violation()).map(Violation::rule).contains(Rule.HIVE_2);
    }

    @Test
    void tap_anotherOwnPiece_selectsIt() {
        assertThat(PageState.of(ROW).tap(Hex.ORIGIN).tap(WEST_END).question())
                .isEqualTo(Question.of(Optional.of(QUEEN), Optional.empty()));
    }

    @Test
    void tap_opponentsPiece_asksThenSelectsIt() {
        Hex opponents = Hex.of(1, 0);
        PageState once = PageState.of(ROW).tap(WEST_END).tap(opponents);

        assertThat(once.question()).isEqualTo(Question.of(Optional.of(QUEEN), Optional.of(opponents)));
        assertThat(once.tap(opponents).selectedPiece()).isEqualTo(ROW.position().topAt(opponents));
    }

    @Test
    void tap_selectedPiece_dropsQuestionThenDeselectsIt() {
        PageState asked = PageState.of(ROW).tap(WEST_END).tap(Hex.of(9, 9));

        assertThat(asked.tap(WEST_END).question()).isEqualTo(Question.of(Optional.of(QUEEN), Optional.empty()));
        assertThat(asked.tap(WEST_END).tap(WEST_END).question().isNone()).isTrue();
    }

    @Test
    void askingAsOther_pieceOfOtherPlayer_asksAsIfItWereTheirTurn() {
        Piece blackQueen = Piece.of("bQ");
        PageState asked = PageState.of(ROW).select(blackQueen);
        PageState asOther = asked.askingAsOther();

        assertThat(asked.shownGame().check(blackQueen)).map(Violation::rule).contains(Rule.TURN_2);
        assertThat(asOther.position().sideToMove()).isEqualTo(Color.BLACK);
        assertThat(asOther.destinations()).isNotEmpty();
        PageState legal = asOther.tap(asOther.destinations().get(0));
        assertThat(legal.violation()).isEmpty();
        assertThat(legal.canPlayAttempt()).isFalse();
        assertThat(legal.wholeGame()).isEqualTo(ROW);
        assertThat(asOther.askingAsOther().question()).isEqualTo(asked.question());
        assertThat(asOther.tap(WEST_END).question().isForOther()).isFalse();
    }

    @Test
    void editing_transformed_rotatesSetup() {
        PageState editing =
                PageState.of(ROW).editing(SetupEditor.of(ROW.position().setup()));
        PageState rotated = editing.transformed(Symmetry.ROTATE_60);

        assertThat(rotated.setup().orElseThrow().top(Symmetry.ROTATE_60.apply(WEST_END)))
                .contains(QUEEN);
        assertThat(rotated.transformed(Symmetry.ROTATE_60.inverse()).setup()).isEqualTo(editing.setup());
    }

    @Test
    void tap_emptyCellTwice_dropsQuestion() {
        assertThat(PageState.of(ROW)
                        .tap(NEXT_TO_QUEEN)
                        .tap(NEXT_TO_QUEEN)
                        .question()
                        .isNone())
                .isTrue();
    }

    @Test
    void tap_cellFarAway_asksWhy() {
        PageState asked = PageState.of(ROW).tap(WEST_END).tap(Hex.of(9, 9));

        assertThat(asked.violation()).isPresent();
    }

    @Test
    void askingAboutPass_withLegalMoves_isRefused() {
        assertThat(PageState.of(ROW).asking(Question.PASS).violation())
                .map(Violation::rule)
                .contains(Rule.PASS_1);
    }

    @Test
    void tap_emptyCellWithoutSelection_asksWhichPiecesCanGoThere() {
        PageState asked = PageState.of(ROW).tap(NEXT_TO_QUEEN);

        assertThat(asked.selectedPiece()).isEmpty();
        assertThat(asked.askedCell()).contains(NEXT_TO_QUEEN);
        assertThat(asked.violation()).isEmpty();
    }

    @Test
    void tap_cellWithSelectedPieceInHand_placesPiece() {
        PageState placed = PageState.of(ROW).select(ANT).tap(FAR_WEST).tap(FAR_WEST);

        assertThat(placed.wholeGame().lastMove()).contains(Move.place(ANT, FAR_WEST));
    }

    @Test
    void selectable_isPieceOnTappedCell() {
        Hex opponents = Hex.of(1, 0);
        PageState asked = PageState.of(ROW).select(QUEEN).tap(opponents);

        assertThat(asked.selectable()).isEqualTo(ROW.position().topAt(opponents));
        assertThat(PageState.of(ROW).select(QUEEN).tap(FAR_WEST).selectable()).isEmpty();
    }

    /** The Tab key stops at the first of these cells, so after a tap on a piece it stops there. */
    @Test
    void answerCells_selectedPiece_areItsCellAlone() {
        PageState shown = PageState.of(ROW);

        assertThat(shown.answerCells(Optional.empty())).containsExactly(Hex.of(2, 0));
        assertThat(shown.tap(WEST_END).answerCells(Optional.empty())).containsExactly(WEST_END);
    }

    @Test
    void at_anyNumber_showsPlyOfGame() {
        PageState state = PageState.of(ROW).tap(WEST_END);

        assertThat(state.at(2).position()).isEqualTo(ROW.positions().get(2));
        assertThat(state.at(2).selectedPiece()).isEmpty();
        assertThat(state.at(2).isAtEnd()).isFalse();
        assertThat(state.at(-1).ply()).isZero();
        assertThat(state.at(Integer.MAX_VALUE).ply()).isEqualTo(ROW.plyCount());
    }

    @Test
    void play_nextMoveOfGame_keepsTheRest() {
        PageState next = PageState.of(ROW).at(2).play(ROW.moves().get(2));

        assertThat(next.ply()).isEqualTo(3);
        assertThat(next.wholeGame()).isEqualTo(ROW);
    }

    @Test
    void play_differentMoveAtEarlierPly_replacesTheRest() {
        PageState other = PageState.of(ROW).at(2).play(Move.place(QUEEN, Hex.of(-1, 1)));

        assertThat(other.isAtEnd()).isTrue();
        assertThat(other.wholeGame().moves())
                .containsExactly(ROW.moves().get(0), ROW.moves().get(1), Move.place(QUEEN, Hex.of(-1, 1)));
    }

    @ParameterizedTest
    @EnumSource
    void transformed_anySymmetry_asksTheSameAboutRotatedGame(Symmetry symmetry) {
        PageState state = PageState.of(ROW).tap(WEST_END).tap(FAR_WEST).transformed(symmetry);

        assertThat(state.wholeGame()).isEqualTo(ROW.transformed(symmetry));
        assertThat(state.position().cellOf(QUEEN)).contains(symmetry.apply(WEST_END));
        assertThat(state.selectedPiece()).contains(QUEEN);
        assertThat(state.askedCell()).contains(symmetry.apply(FAR_WEST));
        Hex next = symmetry.apply(NEXT_TO_QUEEN);
        assertThat(state.tap(next).tap(next).wholeGame())
                .isEqualTo(ROW.play(QUEEN_STEP).transformed(symmetry));
        assertThat(state.transformed(symmetry.inverse()).askedCell()).isEqualTo(Optional.of(FAR_WEST));
    }
}
