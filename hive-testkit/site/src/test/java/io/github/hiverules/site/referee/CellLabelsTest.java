package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import org.junit.jupiter.api.Test;

class CellLabelsTest {

    /** An Ant cannot lie on another piece, so this is not a position. */
    private static final Setup INVALID = SetupEditor.of(Setup.empty(Ruleset.BASE))
            .put(Piece.of("wS1"), Hex.ORIGIN)
            .put(Piece.of("bA1"), Hex.ORIGIN)
            .setup();

    @Test
    void name_invalidSetup_isReadAsItIs() {
        CellLabels english = new CellLabels(INVALID, RefereeLanguage.of("en"));

        assertThat(english.name(Hex.ORIGIN)).isEqualTo("black Soldier Ant 1 on white Spider 1");
        assertThat(english.name(Hex.of(1, 0))).isEqualTo("empty cell next to black Soldier Ant 1");
        assertThat(english.name(Hex.of(5, 0))).isEqualTo("empty cell");
    }

    @Test
    void name_stackInGerman_needsNoCase() {
        assertThat(new CellLabels(INVALID, RefereeLanguage.of("de")).name(Hex.ORIGIN))
                .isEqualTo("schwarze Ameise 1, darunter weiße Spinne 1");
    }
}
