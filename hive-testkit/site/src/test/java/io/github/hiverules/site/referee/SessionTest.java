package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.violation.Rule;
import io.github.hiverules.violation.Violation;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What taps, steps and turns make of a session; the browser only shows it. */
class SessionTest {

    /** From west to east: wQ (-1,0), wS1 (0,0), which is pinned, bS1 (1,0) and bQ (2,0). White is to move. */
    private static final Game ROW = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-");

    private static final Piece QUEEN = Piece.of("wQ");
    private static final Piece SPIDER = Piece.of("wS1");
    private static final Piece ANT = Piece.of("wA1");
    private static final Hex WEST_END = Hex.of(-1, 0);
    private static final Hex NEXT_TO_QUEEN = Hex.of(0, -1);
    private static final Hex FAR_WEST = Hex.of(-2, 0);
    private static final Move QUEENS_STEP = Move.move(QUEEN, WEST_END, NEXT_TO_QUEEN);

    @Test
    void tap_pieceAndReachableCell_playsTheMove() {
        Session selected = Session.of(ROW).tap(WEST_END);
        Session played = selected.tap(NEXT_TO_QUEEN);

        assertThat(selected.selected()).contains(QUEEN);
        assertThat(selected.destinations()).containsExactlyInAnyOrder(NEXT_TO_QUEEN, Hex.of(-1, 1));
        assertThat(played.whole()).isEqualTo(ROW.play(QUEENS_STEP));
        assertThat(played.selected()).isEmpty();
    }

    @Test
    void tap_cellThatThePieceCannotReach_asksWhy() {
        Session asked = Session.of(ROW).tap(Hex.ORIGIN).tap(Hex.of(0, 1));

        assertThat(asked.whole()).isEqualTo(ROW);
        assertThat(asked.selected()).contains(SPIDER);
        assertThat(asked.asked()).contains(Hex.of(0, 1));
        assertThat(asked.refusal()).map(Violation::rule).contains(Rule.HIVE_2);
    }

    @Test
    void tap_otherPieceTwice_selectsIt() {
        Session once = Session.of(ROW).tap(Hex.ORIGIN).tap(WEST_END);

        assertThat(once.selected()).contains(SPIDER);
        assertThat(once.tap(WEST_END).selected()).contains(QUEEN);
    }

    @Test
    void tap_selectedPiece_asksWhyItMayNotStayAndThenSelectsNothing() {
        Session asked = Session.of(ROW).tap(WEST_END).tap(WEST_END);

        assertThat(asked.refusal()).map(Violation::rule).contains(Rule.STAY_1);
        assertThat(asked.tap(WEST_END).selected()).isEmpty();
    }

    @Test
    void tap_emptyCellTwice_asksNothing() {
        assertThat(Session.of(ROW)
                        .tap(NEXT_TO_QUEEN)
                        .tap(NEXT_TO_QUEEN)
                        .question()
                        .isNone())
                .isTrue();
    }

    @Test
    void tap_cellFarAway_asksWhy() {
        Session asked = Session.of(ROW).tap(WEST_END).tap(Hex.of(9, 9));

        assertThat(asked.refusal()).isPresent();
    }

    @Test
    void askingToPass_otherMovesAreLegal_isRefused() {
        assertThat(Session.of(ROW).askingToPass().refusal())
                .map(Violation::rule)
                .contains(Rule.PASS_1);
    }

    @Test
    void tap_emptyCellWithoutASelection_asksWhoCanComeThere() {
        Session asked = Session.of(ROW).tap(NEXT_TO_QUEEN);

        assertThat(asked.selected()).isEmpty();
        assertThat(asked.asked()).contains(NEXT_TO_QUEEN);
        assertThat(asked.refusal()).isEmpty();
    }

    @Test
    void tap_cellWithAPieceFromHand_placesIt() {
        Session placed = Session.of(ROW).select(ANT).tap(FAR_WEST);

        assertThat(placed.whole().lastMove()).contains(Move.place(ANT, FAR_WEST));
    }

    @Test
    void tap_selectedPieceAfterAQuestion_dropsTheQuestion() {
        Session asked = Session.of(ROW).select(SPIDER).tap(FAR_WEST);
        Session selected = asked.tap(Hex.ORIGIN);

        assertThat(selected.question()).isEqualTo(Question.of(SPIDER));
        assertThat(selected.tap(Hex.ORIGIN).asked()).contains(Hex.ORIGIN);
        assertThat(selected.tap(Hex.ORIGIN).tap(Hex.ORIGIN).selected()).isEmpty();
    }

    @Test
    void selectable_isThePieceOnTheTappedCell() {
        Session asked = Session.of(ROW).select(SPIDER).tap(WEST_END);
        Piece other = ROW.position().topAt(WEST_END).orElseThrow();

        assertThat(asked.selectable()).contains(other);
        assertThat(asked.tap(WEST_END).selected()).contains(other);
        assertThat(Session.of(ROW).select(SPIDER).tap(FAR_WEST).selectable()).isEmpty();
    }

    @Test
    void at_anyNumber_showsAPlyOfTheGame() {
        Session session = Session.of(ROW).tap(WEST_END);

        assertThat(session.at(2).position()).isEqualTo(ROW.positions().get(2));
        assertThat(session.at(2).selected()).isEmpty();
        assertThat(session.at(2).isAtEnd()).isFalse();
        assertThat(session.at(-1).ply()).isZero();
        assertThat(session.at(Integer.MAX_VALUE).ply()).isEqualTo(ROW.plyCount());
    }

    @Test
    void play_moveOfTheGameAtAnEarlierPly_keepsWhatFollows() {
        Session next = Session.of(ROW).at(2).play(ROW.moves().get(2));

        assertThat(next.ply()).isEqualTo(3);
        assertThat(next.whole()).isEqualTo(ROW);
    }

    @Test
    void play_otherMoveAtAnEarlierPly_addsAVariation() {
        Session other = Session.of(ROW).at(2).play(Move.place(QUEEN, Hex.of(-1, 1)));

        assertThat(other.isAtEnd()).isTrue();
        assertThat(other.whole().moves())
                .containsExactly(ROW.moves().get(0), ROW.moves().get(1), Move.place(QUEEN, Hex.of(-1, 1)));
        assertThat(other.lines().games()).containsExactly(ROW, other.whole());
        assertThat(other.line(0).whole()).isEqualTo(ROW);
        assertThat(other.line(0).ply()).isEqualTo(3);
        assertThat(other.line(0).line(1).ply()).isEqualTo(3);
    }

    @Test
    void play_moveOfAnotherLine_goesOnInThatLine() {
        Session other = Session.of(ROW).at(2).play(Move.place(QUEEN, Hex.of(-1, 1)));
        Session back = other.at(2).play(ROW.moves().get(2));

        assertThat(back.lines().games()).hasSize(2);
        assertThat(back.lines().index()).isZero();
        assertThat(back.ply()).isEqualTo(3);
    }

    @Test
    void takeBack_endOfTheGame_leavesTheMovesBefore() {
        assertThat(Session.of(ROW).takeBack().whole()).isEqualTo(ROW.undo());
    }

    @ParameterizedTest
    @EnumSource
    void rotated_anyWay_isPlayedOnAsIfItWereNot(Symmetry turn) {
        Session session = Session.of(ROW).tap(WEST_END).tap(FAR_WEST).rotated(turn);

        assertThat(session.whole()).isEqualTo(ROW);
        assertThat(session.position().cellOf(QUEEN)).contains(turn.apply(WEST_END));
        assertThat(session.selected()).contains(QUEEN);
        assertThat(session.asked()).contains(turn.apply(FAR_WEST));
        assertThat(session.tap(turn.apply(NEXT_TO_QUEEN)).whole()).isEqualTo(ROW.play(QUEENS_STEP));
        assertThat(session.rotated(Symmetry.IDENTITY).asked()).isEqualTo(Optional.of(FAR_WEST));
    }
}
