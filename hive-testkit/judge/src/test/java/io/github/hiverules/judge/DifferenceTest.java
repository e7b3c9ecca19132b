package io.github.hiverules.judge;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DifferenceTest {

    private static final String ROW = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ -wS1;bQ bS1-";

    private static List<String> text(Game game, String... details) {
        return new Difference(Difference.Kind.MOVES, game, "validmoves", List.of(details))
                .text()
                .lines()
                .toList();
    }

    @Test
    void text_missingMove_showsGameAndHive() {
        assertThat(text(GameString.read(ROW), "misses: wQ \\wS1"))
                .startsWith("wrong legal moves, asked: validmoves", "  misses: wQ \\wS1", "  game: " + ROW)
                .contains("  wQ    wS1   bS1   bQ");
    }

    /** Only a Pillbug in the set makes the piece that has just moved rest. */
    @ParameterizedTest
    @CsvSource({"Base, false", "Base+ML, false", "Base+P, true"})
    void text_pieceHasMoved_restsOnlyWithPillbug(String type, boolean rests) {
        String row = ROW.replace("Base;", type + ";").replace("White[3]", "Black[3]");

        assertThat(text(GameString.read(row + ";wQ \\wS1")).contains("  rests: wQ"))
                .isEqualTo(rests);
    }

    @Test
    void text_rulesetThatUhpCannotName_showsGameString() {
        Game game = Game.start(Ruleset.TOURNAMENT).playAll(GameString.read(ROW).moves());

        assertThat(text(game)).contains("  game: " + ROW.replace("Base", "Base+MLP"));
    }

    @Test
    void text_gameFromAnotherStart_showsPosition() {
        Position position = Position.of(Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wQ"))
                .withPiece(Hex.of(1, 0), Piece.of("bQ"))
                .withTurn(Color.WHITE, 5));
        String line = "  position: " + PositionText.write(position);

        assertThat(text(Game.start(position))).contains(line, "  wQ    bQ");
    }

    @Test
    void text_manyDetails_showsHive() {
        Game game = GameString.read(ROW);

        assertThat(text(game, Collections.nCopies(30, "a detail").toArray(String[]::new)))
                .contains("  wQ    wS1   bS1   bQ");
    }

    @Test
    void text_noPiecesInPlay_isOneLine() {
        assertThat(text(Game.start(Ruleset.BASE))).containsExactly("wrong legal moves, asked: validmoves");
    }
}
