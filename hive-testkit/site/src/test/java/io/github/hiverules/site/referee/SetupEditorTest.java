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
    void tap_heldPiece_isPutDownOnTopOfTheCell() {
        SetupEditor bench =
                EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).hold(Piece.of("bB1")).tap(Hex.ORIGIN);

        assertThat(bench.setup().stacks().get(Hex.ORIGIN)).containsExactly(WHITE_QUEEN, Piece.of("bB1"));
        assertThat(bench.hand(Color.WHITE)).doesNotContain(WHITE_QUEEN);
        assertThat(bench.held()).isEmpty();
    }

    @Test
    void tap_withoutAHeldPiece_picksUpTheTop() {
        SetupEditor bench = EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).tap(Hex.ORIGIN);

        assertThat(bench.setup().stacks()).isEmpty();
        assertThat(bench.held()).contains(WHITE_QUEEN);
        assertThat(bench.tap(Hex.of(3, 3)).setup().stacks()).containsOnlyKeys(Hex.of(3, 3));
    }

    @Test
    void hold_heldPieceAgain_putsItBack() {
        assertThat(EMPTY.hold(WHITE_QUEEN).hold(WHITE_QUEEN).held()).isEmpty();
        assertThat(EMPTY.tap(Hex.ORIGIN)).isEqualTo(EMPTY);
    }

    @Test
    void problems_areAllListed() {
        SetupEditor bench = EMPTY.hold(WHITE_QUEEN)
                .tap(Hex.ORIGIN)
                .hold(BLACK_QUEEN)
                .tap(Hex.of(5, 5))
                .withTurn(Color.BLACK, 1);

        assertThat(bench.position()).isEmpty();
        assertThat(bench.problems()).extracting(SetupProblem::kind).contains(SetupProblem.Kind.DISCONNECTED);
        assertThat(SetupAnswer.of(bench, RefereeLanguage.ENGLISH).text())
                .contains(RefereeLanguage.ENGLISH
                        .sentences()
                        .problem(bench.problems().get(0)));
    }

    @Test
    void position_ofAValidSetup_isUsed() {
        SetupEditor bench = EMPTY.withRules(Ruleset.BASE)
                .hold(WHITE_QUEEN)
                .tap(Hex.ORIGIN)
                .hold(BLACK_QUEEN)
                .tap(Hex.of(1, 0))
                .withTurn(Color.WHITE, 5);

        assertThat(bench.problems()).isEmpty();
        assertThat(bench.position().orElseThrow().cellOf(BLACK_QUEEN)).contains(Hex.of(1, 0));
        assertThat(SetupAnswer.of(bench, RefereeLanguage.GERMAN).text()).startsWith("Diese Stellung ist gültig.");
    }

    @Test
    void cleared_isEmptyAgain() {
        assertThat(EMPTY.hold(WHITE_QUEEN).tap(Hex.ORIGIN).cleared().setup().stacks())
                .isEmpty();
    }
}
