package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupEditorTest {

    private static final Piece WHITE_QUEEN = Piece.of("wQ");
    private static final Piece BLACK_QUEEN = Piece.of("bQ");
    private static final Hex EAST = Hex.of(1, 0);
    private static final SetupEditor EMPTY = SetupEditor.of(Setup.empty(Ruleset.ONLINE));
    private static final SetupEditor QUEENS = EMPTY.put(WHITE_QUEEN, Hex.ORIGIN).put(BLACK_QUEEN, EAST);

    @Test
    void emptyTable_isValid() {
        assertThat(EMPTY.position()).isPresent();
    }

    @Test
    void tap_withHeldPiece_putsItThere() {
        SetupEditor editor = EMPTY.hold(WHITE_QUEEN).tap(EAST);

        assertThat(editor.setup().stacks()).containsOnlyKeys(EAST);
        assertThat(editor.hand(Color.WHITE)).doesNotContain(WHITE_QUEEN);
        assertThat(editor.held()).contains(BLACK_QUEEN);
        assertThat(editor.tap(Hex.ORIGIN).held()).isEmpty();
    }

    @Test
    void tap_pieceOnTable_holdsItAndChangesNothing() {
        SetupEditor editor = QUEENS.tap(Hex.ORIGIN);

        assertThat(editor.held()).contains(WHITE_QUEEN);
        assertThat(editor.setup()).isEqualTo(QUEENS.setup());
        assertThat(editor.tap(Hex.ORIGIN)).isEqualTo(QUEENS);
        assertThat(editor.tap(Hex.of(2, 0)).setup().stacks()).containsOnlyKeys(EAST, Hex.of(2, 0));
        assertThat(EMPTY.tap(Hex.ORIGIN)).isEqualTo(EMPTY);
    }

    @Test
    void tap_afterPieceFromHand_putsDownNextOfItsInsectOnEmptyCells() {
        SetupEditor first = QUEENS.hold(Piece.of("bB1")).tap(Hex.of(2, 0));
        SetupEditor second = first.tap(Hex.of(2, -1));

        assertThat(first.held()).contains(Piece.of("bB2"));
        assertThat(second.setup().stacks()).hasSize(4);
        assertThat(second.held()).contains(Piece.of("wB1"));
    }

    /** "Ant, cell, Ant, cell" places two Ants, although the first tap on a cell holds the second one already. */
    @Test
    void hold_heldPiece_keepsHoldingIt() {
        SetupEditor second = QUEENS.hold(Piece.of("bA1")).tap(Hex.of(2, 0)).hold(Piece.of("bA2"));

        assertThat(second.held()).contains(Piece.of("bA2"));
        assertThat(second.tap(Hex.of(2, -1)).setup().stacks()).hasSize(4);
    }

    /** A tap on an occupied cell selects its piece, which stays on the table when another kind is chosen. */
    @Test
    void hold_afterPieceOnTable_leavesThatPieceThere() {
        SetupEditor selected = QUEENS.hold(Piece.of("bA1")).tap(Hex.of(2, 0)).tap(EAST);

        assertThat(selected.held()).contains(BLACK_QUEEN);
        assertThat(selected.hold(Piece.of("wS1")).setup()).isEqualTo(selected.setup());
    }

    /** Until its second Beetle is chosen, too, a tap on a piece selects that piece. */
    @Test
    void tap_withSecondBeetle_putsItOnPiece() {
        SetupEditor first = QUEENS.hold(Piece.of("bB1")).tap(Hex.ORIGIN);
        SetupEditor second = first.hold(Piece.of("bB2")).tap(EAST);

        assertThat(first.tap(EAST).held()).contains(BLACK_QUEEN);
        assertThat(second.setup().stacks().get(Hex.ORIGIN)).containsExactly(WHITE_QUEEN, Piece.of("bB1"));
        assertThat(second.setup().stacks().get(EAST)).containsExactly(BLACK_QUEEN, Piece.of("bB2"));
        assertThat(second.held()).contains(Piece.of("wB1"));
    }

    @Test
    void tap_anotherPiece_onlyClimbersGoOnTop() {
        assertThat(QUEENS.hold(Piece.of("bB1")).tap(Hex.ORIGIN).setup().stacks().get(Hex.ORIGIN))
                .containsExactly(WHITE_QUEEN, Piece.of("bB1"));
        assertThat(QUEENS.hold(Piece.of("bA1")).tap(Hex.ORIGIN).held()).contains(WHITE_QUEEN);
    }

    @Test
    void putBack_lowestNumber_renumbersTheRest() {
        SetupEditor editor = QUEENS.put(Piece.of("wA1"), Hex.of(0, 1))
                .put(Piece.of("wA2"), Hex.of(-1, 1))
                .withMovedLast(Piece.of("wA2"));
        SetupEditor without = editor.putBack(Piece.of("wA1"));

        assertThat(without.top(Hex.of(-1, 1))).contains(Piece.of("wA1"));
        assertThat(without.setup().resting()).contains(Piece.of("wA1"));
        assertThat(without.hand(Color.WHITE)).contains(Piece.of("wA2"), Piece.of("wA3"));
        assertThat(without.position()).isPresent();
    }

    /** White has two pieces in play and is to move, so this is White's third turn. */
    @Test
    void turnNumber_followsFromPieces() {
        SetupEditor editor = QUEENS.put(Piece.of("wA1"), Hex.of(0, 1));

        assertThat(editor.setup().turnNumber()).isEqualTo(3);
        assertThat(editor.position()).isPresent();
        assertThat(editor.withSideToMove(Color.BLACK).setup().turnNumber()).isEqualTo(2);
        assertThat(editor.withSideToMove(Color.BLACK).position()).isPresent();
        assertThat(EMPTY.withSideToMove(Color.BLACK).setup().turnNumber()).isEqualTo(1);
    }

    /** A piece that was moved last took a turn besides those that placed the pieces. */
    @Test
    void movedLast_isMarkedOnceAndTakesATurn() {
        SetupEditor marked = QUEENS.withMovedLast(BLACK_QUEEN);

        assertThat(marked.setup().resting()).contains(BLACK_QUEEN);
        assertThat(marked.setup().turnNumber()).isEqualTo(3);
        assertThat(marked.withMovedLast(BLACK_QUEEN).setup()).isEqualTo(QUEENS.setup());
        assertThat(marked.putBack(BLACK_QUEEN).setup().resting()).isEmpty();
        assertThat(marked.put(Piece.of("wB1"), EAST).setup().resting()).isEmpty();
    }

    @Test
    void problems_areMarkedOnBoard() {
        SetupEditor separate = QUEENS.put(Piece.of("wA1"), Hex.of(5, 5));
        SetupEditor wrongStack = QUEENS.put(Piece.of("wA1"), EAST);
        SetupEditor outside = QUEENS.put(Piece.of("wP"), Hex.of(0, 1)).withRules(Ruleset.BASE);

        assertThat(separate.problemCells()).containsExactly(Hex.of(5, 5));
        assertThat(wrongStack.problemCells()).containsExactly(EAST);
        assertThat(outside.problemCells()).containsExactly(Hex.of(0, 1));
        for (SetupEditor editor : List.of(separate, wrongStack, outside)) {
            assertThat(editor.position()).isEmpty();
            assertThat(SetupAnswer.of(editor, RefereeLanguage.of("en")).text()).contains("cross");
            assertThat(SetupAnswer.of(editor, RefereeLanguage.of("de")).text()).contains("Kreuz");
            assertThat(SetupAnswer.drawing(editor).toSvg()).containsOnlyOnce("data-mark=\"unreachable\"");
        }
        assertThat(outside.withRules(Ruleset.of(Expansion.PILLBUG)).position()).isPresent();
    }

    @Test
    void validSetup_saysHowToGoOn() {
        assertThat(SetupAnswer.of(QUEENS, RefereeLanguage.of("de")).text()).contains("tippe auf „Fertig");
    }

    @Test
    void cleared_removesAllPieces() {
        assertThat(QUEENS.cleared().setup().stacks()).isEmpty();
    }
}
