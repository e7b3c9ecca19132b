package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The examples in Javadoc that use violations as data. */
class RefusalExamplesTest {

    @Test
    void violation_pinnedPiece_hasIdsAndCells() {
        Game game = GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-");
        Violation violation =
                game.check(MoveString.read("wS1 bQ-", game.position())).orElseThrow();

        String kind = violation.kind().id(); // "pinned"
        String rule = violation.rule().id(); // "HIVE-2"
        List<Hex> highlighted = violation.cells();
        List<Piece> cutOff = violation.cutOffPieces(); // [wQ]
        List<Hex> path = violation.path(); // [], because the piece cannot take a single step

        assertThat(kind).isEqualTo("pinned");
        assertThat(rule).isEqualTo("HIVE-2");
        assertThat(highlighted).containsExactly(Hex.ORIGIN, Hex.of(-1, 0));
        assertThat(cutOff).containsExactly(Piece.of("wQ"));
        assertThat(path).isEmpty();
    }

    @Test
    void of_name_isPiece() {
        Piece queen = Piece.of("bQ");

        assertThat(queen).isEqualTo(Piece.of(Color.BLACK, Bug.QUEEN_BEE));
    }
}
