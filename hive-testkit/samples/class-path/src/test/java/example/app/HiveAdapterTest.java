package example.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class HiveAdapterTest {

    /** White can only pass: the Queen is shut in, and all other pieces are pinned or have nowhere to go. */
    private static final String WHITE_MUST_PASS =
            "Base;InProgress;White[7];wA1;bS1 wA1-;wQ -wA1;bQ bS1/;wQ \\wA1;bA1 bS1\\;wQ -wA1;bA2 bQ\\;wQ \\wA1;"
                    + "bA1 \\wQ;wG1 /wQ;bA2 /wG1";

    private static Game place(Game game, Kind kind, int column, int row) {
        return game.play(
                HiveAdapter.placement(game, kind, new Position(column, row)).orElseThrow());
    }

    private static Game rowOfFour() {
        Game game = Game.start(Ruleset.BASE);
        game = place(game, Kind.ANT, 0, 0);
        game = place(game, Kind.ANT, 1, 0);
        game = place(game, Kind.QUEEN, -1, 0);
        return place(game, Kind.QUEEN, 2, 0);
    }

    @Test
    void placement_secondPieceOfKind_needsNoNumber() {
        Game game = place(rowOfFour(), Kind.ANT, -2, 0);

        io.github.hiverules.Position position = game.position();
        assertEquals("wA2", position.topAt(Hex.of(-2, 0)).orElseThrow().toString());
        assertEquals(
                new Piece(true, Kind.ANT),
                HiveAdapter.piece(position.topAt(Hex.of(-2, 0)).orElseThrow()));
    }

    @Test
    void placementAndMovement_illegal_areEmpty() {
        Game game = rowOfFour();

        assertEquals(Optional.empty(), HiveAdapter.placement(game, Kind.ANT, new Position(3, 0)));
        assertEquals(Optional.empty(), HiveAdapter.movement(game, new Position(0, 0), new Position(0, 1)));
        assertTrue(HiveAdapter.movement(game, new Position(-1, 0), new Position(-1, 1))
                .isPresent());
    }

    @Test
    void cell_neighborsOfEvenAndOddRows_touch() {
        assertEquals(Hex.ORIGIN.neighbor(Direction.SE), HiveAdapter.cell(new Position(0, 1)));
        assertEquals(Hex.ORIGIN.neighbor(Direction.SW), HiveAdapter.cell(new Position(-1, 1)));
        assertEquals(new Position(3, -5), HiveAdapter.position(HiveAdapter.cell(new Position(3, -5))));
    }

    @Test
    void moves_playerHasToPass_areEmpty() {
        assertEquals(List.of(), HiveAdapter.moves(GameString.read(WHITE_MUST_PASS)));
        assertFalse(HiveAdapter.moves(rowOfFour()).isEmpty());
    }

    @Test
    void position_boardWithoutNumbersAndTurns_isValid() {
        Map<Position, List<Piece>> board = new LinkedHashMap<>();
        board.put(new Position(0, 0), List.of(new Piece(true, Kind.QUEEN), new Piece(false, Kind.BEETLE)));
        board.put(new Position(1, 0), List.of(new Piece(false, Kind.QUEEN)));
        board.put(new Position(2, 0), List.of(new Piece(false, Kind.ANT)));
        board.put(new Position(3, 0), List.of(new Piece(false, Kind.ANT)));

        io.github.hiverules.Position position = HiveAdapter.position(board, true);

        assertEquals(5, position.turnNumber());
        assertEquals(Color.WHITE, position.sideToMove());
        assertEquals(List.of(Move.pass()), position.legalMoves());
    }

    @Test
    void library_isNotNamedModule() {
        assertEquals(false, Game.class.getModule().isNamed());
    }
}
