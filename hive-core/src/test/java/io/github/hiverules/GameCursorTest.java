package io.github.hiverules;

import static io.github.hiverules.Shorthand.move;
import static io.github.hiverules.Shorthand.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.piece.Color;
import org.junit.jupiter.api.Test;

class GameCursorTest {

    private static final Game RESIGNED =
            play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0").end(GameResult.resignationOf(Color.WHITE));

    private static final GameCursor AT_END = GameCursor.of(RESIGNED);

    private static Move next(GameCursor cursor, String move) {
        return move(cursor.game().position(), move);
    }

    @Test
    void of_isAtEnd() {
        assertThat(AT_END.game()).isSameAs(RESIGNED);
        assertThat(AT_END.ply()).isEqualTo(4);
        assertThat(AT_END.isAtEnd()).isTrue();
    }

    @Test
    void back_isGameBeforeLastMoveInProgress() {
        GameCursor back = AT_END.back();

        assertThat(back.game()).isEqualTo(RESIGNED.undo());
        assertThat(back.game().isOver()).isFalse();
        assertThat(back.line()).isSameAs(RESIGNED);
        assertThat(back.isAtEnd()).isFalse();
    }

    @Test
    void forward_afterBack_restoresResult() {
        assertThat(AT_END.back().forward()).isEqualTo(AT_END);
        assertThat(AT_END.back().back().forward().forward().game()).isSameAs(RESIGNED);
    }

    @Test
    void backAndForward_atFirstAndLastPly_changeNothing() {
        assertThat(AT_END.forward()).isSameAs(AT_END);
        assertThat(AT_END.at(0).back()).isEqualTo(AT_END.at(0));
    }

    @Test
    void at_isGameAfterThatManyMoves() {
        for (int ply = 0; ply <= 4; ply++) {
            assertThat(AT_END.at(ply).ply()).isEqualTo(ply);
            assertThat(AT_END.at(ply).game()).isEqualTo(RESIGNED.upTo(ply));
        }
        assertThatExceptionOfType(IndexOutOfBoundsException.class)
                .isThrownBy(() -> AT_END.at(5))
                .withMessage("no ply 5 in a game of 4");
        assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> AT_END.at(-1));
    }

    @Test
    void play_nextMoveOfLine_keepsLine() {
        GameCursor middle = AT_END.at(2);

        assertThat(middle.play(next(middle, "wQ -1,0"))).isEqualTo(AT_END.at(3));
        assertThat(AT_END.back().play(next(AT_END.back(), "bQ 2,0")).game()).isSameAs(RESIGNED);
    }

    @Test
    void play_otherMove_replacesRestOfLine() {
        GameCursor middle = AT_END.at(2);
        GameCursor other = middle.play(next(middle, "wQ -1,1"));

        assertThat(other.game()).isEqualTo(other.line()).isEqualTo(play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,1"));
        assertThat(other.isAtEnd()).isTrue();
        assertThat(other.back())
                .isNotEqualTo(middle)
                .extracting(GameCursor::game)
                .isEqualTo(middle.game());
    }

    @Test
    void play_illegalOrAfterResignation_isRefused() {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> AT_END.at(2).play(Move.pass()))
                .satisfies(e -> assertThat(e.violation().rule()).isEqualTo(Rule.PASS_1));
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> AT_END.play(next(AT_END, "wA1 -2,0")))
                .satisfies(e -> assertThat(e.violation().rule()).isEqualTo(Rule.END_3));
    }
}
