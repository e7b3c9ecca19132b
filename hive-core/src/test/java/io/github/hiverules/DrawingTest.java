package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.hexes;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class DrawingTest {

    @Test
    void of_readsPiecesStacksAndMarks() {
        Drawing drawing = Drawing.of(Ruleset.BASE, """
               wS1   bA1   .
            wQ    wB1^  bB1^x
               bG1   +     +

            wB1 on bQ
            bB1 on wB2 on bS1
            """);

        assertThat(drawing.setup())
                .isEqualTo(Shorthand.setup(
                        Ruleset.BASE, "0,0 wS1", "1,0 bA1", "-1,1 wQ", "0,1 bQ wB1", "1,1 bS1 wB2 bB1", "-1,2 bG1"));
        assertThat(drawing.hex("x")).isEqualTo(drawing.hex("wB2")).isEqualTo(hex("1,1"));
        assertThat(drawing.marked("+", "wS1")).isEqualTo(hexes("0,2", "1,2", "0,0"));
        assertThatIllegalArgumentException().isThrownBy(() -> drawing.hex("+"));
    }

    @Test
    void of_cellOutOfLine_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Drawing.of(Ruleset.BASE, """
            wQ    bQ
            +     +
            """));
    }

    @Test
    void of_listedStackThatIsNotDrawn_isRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Drawing.of(Ruleset.BASE, """
            wQ    bB1

            bB1 on bQ
            """));
    }
}
