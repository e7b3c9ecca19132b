package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Symmetry;
import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    void toString_showsPieceAndCells() {
        assertThat(Move.place(piece("wA1"), hex("2,-1"))).hasToString("wA1 to (2,-1)");
        assertThat(Move.move(piece("bM"), hex("0,0"), hex("0,1"))).hasToString("bM from (0,0) to (0,1)");
        assertThat(Move.pass()).hasToString("pass");
    }

    @Test
    void transformed_rotatesCells() {
        assertThat(Move.place(piece("wA1"), hex("1,0")).transformed(Symmetry.ROTATE_60))
                .isEqualTo(Move.place(piece("wA1"), hex("1,-1")));
        assertThat(Move.move(piece("bM"), hex("0,0"), hex("0,1")).transformed(Symmetry.ROTATE_180))
                .isEqualTo(Move.move(piece("bM"), hex("0,0"), hex("0,-1")));
        assertThat(Move.pass().transformed(Symmetry.MIRROR_0)).isEqualTo(Move.pass());
    }

    @Test
    void accessors_returnPieceAndCells() {
        Move placement = Move.place(piece("wA1"), hex("2,-1"));
        Move movement = Move.move(piece("bM"), hex("0,0"), hex("0,1"));

        assertThat(placement.movedPiece()).contains(piece("wA1"));
        assertThat(placement.destination()).contains(hex("2,-1"));
        assertThat(movement.movedPiece()).contains(piece("bM"));
        assertThat(movement.destination()).contains(hex("0,1"));
        assertThat(movement.startCell()).contains(hex("0,0"));
        assertThat(placement.startCell()).isEmpty();
        assertThat(Move.pass().startCell()).isEmpty();
        assertThat(Move.pass().movedPiece()).isEmpty();
        assertThat(Move.pass().destination()).isEmpty();
    }
}
