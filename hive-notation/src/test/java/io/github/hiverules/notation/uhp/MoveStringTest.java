package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MoveStringTest {

    private static final Piece ANT = Piece.of(Color.BLACK, Bug.SOLDIER_ANT);
    private static final Position ONE_PIECE =
            GameString.read("Base;InProgress;Black[1];wS1").position();

    @ParameterizedTest
    @CsvSource({
        "1, 0, bA1 wS1-",
        "1, -1, bA1 wS1/",
        "0, -1, bA1 \\wS1",
        "-1, 0, bA1 -wS1",
        "-1, 1, bA1 /wS1",
        "0, 1, bA1 wS1\\",
    })
    void write_everyDirection_isReadBack(int q, int r, String text) {
        Move move = Move.place(ANT, Hex.of(q, r));

        assertThat(MoveString.write(move, ONE_PIECE)).isEqualTo(text);
        assertThat(MoveString.parse(text, ONE_PIECE).orThrow()).isEqualTo(move);
    }

    @Test
    void write_severalReferences_takesFirstClockwiseFromEast() {
        // wQ (-1,0), wS1 (0,0), bS1 (1,0), bQ (2,0): from (0,-1), wS1 is to the southeast and wQ to the southwest.
        Position row = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .position();
        Piece grasshopper = Piece.of(Color.WHITE, Bug.GRASSHOPPER);

        assertThat(MoveString.write(Move.place(grasshopper, Hex.of(0, -1)), row))
                .isEqualTo("wG1 \\wS1");
        assertThat(MoveString.write(Move.place(grasshopper, Hex.of(-2, 0)), row))
                .isEqualTo("wG1 -wQ");
    }

    @Test
    void write_moverNextToDestination_isNotReference() {
        Position row = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .position();
        Piece queen = Piece.of(Color.WHITE, Bug.QUEEN_BEE);

        // (-1,1) has the mover to its northwest and wS1 to its northeast.
        assertThat(MoveString.write(Move.move(queen, Hex.of(-1, 0), Hex.of(-1, 1)), row))
                .isEqualTo("wQ /wS1");
    }

    @Test
    void write_moverOnStack_usesUncoveredPieceAsReference() {
        Position stack = GameString.read(
                        "Base;InProgress;White[5];wB1;bS1 wB1-;wQ \\wB1;bQ bS1\\;wQ wB1/;bQ bS1-;wB1 bS1;bA1 bQ-")
                .position();
        Piece beetle = Piece.of(Color.WHITE, Bug.BEETLE);

        assertThat(MoveString.write(Move.move(beetle, Hex.of(1, 0), Hex.of(0, 0)), stack))
                .isEqualTo("wB1 -bS1");
        assertThat(MoveString.write(Move.move(beetle, Hex.of(1, 0), Hex.of(2, 0)), stack))
                .isEqualTo("wB1 bQ");
    }

    @Test
    void write_isolatedDestination_isInexpressible() {
        for (Move move : List.of(Move.place(ANT, Hex.of(5, 5)), Move.move(Piece.of("wS1"), Hex.ORIGIN, Hex.of(5, 5)))) {
            assertThatThrownBy(() -> MoveString.write(move, ONE_PIECE))
                    .isInstanceOfSatisfying(
                            InexpressibleException.class,
                            e -> assertThat(e.feature()).isEqualTo(InexpressibleFeature.ISOLATED_DESTINATION));
        }
    }

    @Test
    void read_missingNumberWithTwoCandidates_isAmbiguous() {
        // White may place wA2 on (-1,-1), northwest of wQ, or walk there with wA1 from the western end.
        Position position = GameString.read("Base;InProgress;White[4];wS1;bS1 wS1-;wQ -wS1;bQ bS1-;wA1 -wQ;bA1 bQ-")
                .position();

        NotationException thrown =
                catchThrowableOfType(NotationException.class, () -> MoveString.read("wA \\wQ", position));

        assertThat(thrown.fault())
                .satisfies(fault -> assertThat(fault.candidates())
                        .containsExactly(
                                Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 1), Piece.of(Color.WHITE, Bug.SOLDIER_ANT, 2)));
        assertThat(thrown).hasMessage("1:1: 'wA \\wQ' may mean more than one piece: wA1 and wA2");
    }

    /** The fault is the name alone, and says which pieces there are. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wA4 -wQ | 1:1: expected wA1, wA2 or wA3, found 'wA4'",
                "wS3 wQ- | 1:1: expected wS1 or wS2, found 'wS3'",
                "wQ2 -wS1 | 1:1: expected wQ, found 'wQ2'",
                "wA0 -wQ | 1:1: expected wA1, wA2 or wA3, found 'wA0'",
                "wQ -wS4 | 1:5: expected wS1 or wS2, found 'wS4'",
                "wQ wS3/ | 1:4: expected wS1 or wS2, found 'wS3'",
                "A1 -wQ | 1:1: expected wA1 or bA1, found 'A1': the color is missing",
                "B2 -wQ | 1:1: expected wB2 or bB2, found 'B2': the color is missing",
                "Q -wS1 | 1:1: expected wQ or bQ, found 'Q': the color is missing",
                "S -wQ | 1:1: expected wS1, wS2, bS1 or bS2, found 'S': the color is missing",
                "A4 -wQ | 1:1: expected wA1, wA2, wA3, bA1, bA2 or bA3, found 'A4': the color is missing",
                "weiße Ameise | 1:1: expected a piece such as wA1 or bQ, found 'weiße'",
                "wX -wQ | 1:1: expected a piece such as wA1 or bQ, found 'wX'",
                "-wQ | 1:1: expected a piece such as wA1 or bQ, found '-'",
            })
    void read_unknownPiece_namesItAlone(String text, String message) {
        Position position = GameString.read("Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-")
                .position();

        assertThatExceptionOfType(NotationException.class)
                .isThrownBy(() -> MoveString.read(text, position))
                .withMessage(message);
    }
}
