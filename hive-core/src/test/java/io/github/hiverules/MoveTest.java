package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.piece;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class MoveTest {

    @Test
    void place_keepsPieceAndPlace() {
        Move.Placement move = Move.place(piece("wA1"), hex("2,-1"));

        assertThat(move.piece()).isEqualTo(piece("wA1"));
        assertThat(move.to()).isEqualTo(hex("2,-1"));
        assertThat(move)
                .isEqualTo(new Move.Placement(piece("wA1"), hex("2,-1")))
                .hasToString("wA1 to (2,-1)");
    }

    @Test
    void move_keepsPieceAndBothPlaces() {
        Move.Movement move = Move.move(piece("bM"), hex("0,0"), hex("0,1"));

        assertThat(move.piece()).isEqualTo(piece("bM"));
        assertThat(move.from()).isEqualTo(hex("0,0"));
        assertThat(move.to()).isEqualTo(hex("0,1"));
        assertThat(move).hasToString("bM from (0,0) to (0,1)");
        assertThat(move).isNotEqualTo(Move.move(piece("bM"), hex("0,1"), hex("0,0")));
    }

    @Test
    void pass_isOneValue() {
        assertThat(Move.pass()).isEqualTo(Move.pass()).hasToString("pass");
    }
}
