package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.SetupProblem;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import org.junit.jupiter.api.Test;

class SetupEditorTest {

    private static final Piece WHITE_QUEEN = Piece.of("wQ");
    private static final Piece BLACK_QUEEN = Piece.of("bQ");
    private static final SetupEditor EMPTY = SetupEditor.of(Position.initial(Ruleset.ONLINE));

    @Test
    void tap_withHeldPiece_putsItOnTopOfCell() {
        SetupEditor editor =
                EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).hold(Piece.of("bB1")).tap(Hex.ORIGIN);

        assertThat(editor.setup().stacks().get(Hex.ORIGIN)).containsExactly(WHITE_QUEEN, Piece.of("bB1"));
        assertThat(editor.hand(Color.WHITE)).doesNotContain(WHITE_QUEEN);
        assertThat(editor.heldPiece()).isEmpty();
    }

    @Test
    void tap_withoutHeldPiece_picksUpTopPiece() {
        SetupEditor editor = EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).tap(Hex.ORIGIN);

        assertThat(editor.setup().stacks()).isEmpty();
        assertThat(editor.heldPiece()).contains(WHITE_QUEEN);
        assertThat(editor.tap(Hex.of(3, 3)).setup().stacks()).containsOnlyKeys(Hex.of(3, 3));
    }

    @Test
    void hold_heldPieceAgain_putsItBack() {
        assertThat(EMPTY.hold(WHITE_QUEEN).hold(WHITE_QUEEN).heldPiece()).isEmpty();
        assertThat(EMPTY.tap(Hex.ORIGIN)).isEqualTo(EMPTY);
    }

    @Test
    void problems_invalidSetup_areListed() {
        SetupEditor editor = EMPTY.hold(WHITE_QUEEN)
                .tap(Hex.ORIGIN)
                .hold(BLACK_QUEEN)
                .tap(Hex.of(5, 5))
                .withTurn(Color.BLACK, 1);

        assertThat(editor.position()).isEmpty();
        assertThat(editor.problems()).extracting(SetupProblem::kind).contains(SetupProblem.Kind.DISCONNECTED);
        assertThat(SetupAnswer.of(editor, RefereeLanguage.ENGLISH).text())
                .contains(RefereeLanguage.ENGLISH
                        .sentences()
                        .problem(editor.problems().get(0)));
    }

    @Test
    void position_validSetup_isPresent() {
        SetupEditor editor = EMPTY.withRules(Ruleset.BASE)
                .hold(WHITE_QUEEN)
                .tap(Hex.ORIGIN)
                .hold(BLACK_QUEEN)
                .tap(Hex.of(1, 0))
                .withTurn(Color.WHITE, 5);

        assertThat(editor.problems()).isEmpty();
        assertThat(editor.position().orElseThrow().cellOf(BLACK_QUEEN)).contains(Hex.of(1, 0));
        assertThat(SetupAnswer.of(editor, RefereeLanguage.GERMAN).text()).startsWith("Diese Stellung ist gültig.");
    }

    @Test
    void cleared_removesAllPieces() {
        assertThat(EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).cleared().setup().stacks())
                .isEmpty();
    }
}
