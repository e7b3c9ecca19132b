package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Game;
import io.github.hiverules.GameCursor;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The tappable board in the cookbook. {@link CompiledExamplesTest} compares the lines. */
class BoardExamplesTest {

    private static final Board ROW =
            new Board(GameString.read("Base;InProgress;White[3];wS1;bG1 wS1-;wQ -wS1;bQ bG1-"), Optional.empty(), "");

    /** A game on a screen, the piece that was tapped last, and why it cannot go there. */
    record Board(Game game, Optional<Piece> selected, String reason) {

        /** Moves the selected piece to the tapped cell. If that is illegal, says why, and selects the piece on the cell. */
        Board tap(Hex cell) {
            Optional<Move> move = selected.map(piece -> game.position().moveOf(piece, cell));
            return move.filter(game::isLegal)
                    .map(legal -> new Board(game.play(legal), Optional.empty(), ""))
                    .orElseGet(() -> new Board(game, game.position().topAt(cell), reason(move.flatMap(game::check))));
        }

        /** Selects a tapped piece in hand, and says why it cannot be placed if that is so. */
        Board tap(Piece inHand) {
            return new Board(game, Optional.of(inHand), reason(game.check(inHand)));
        }

        private String reason(Optional<Violation> violation) {
            return violation
                    .map(found -> Sentences.english().violation(game.position(), found))
                    .orElse("");
        }

        Board tapCell(String cell) {
            return tap(Hex.of(cell));
        }

        Board tapInHand(String piece) {
            return tap(Piece.of(piece));
        }

        /** Passes for a player who cannot do anything else. */
        Board passIfNecessary() {
            return game.legalMoves().mustPass() ? new Board(game.play(Move.pass()), selected, "") : this;
        }

        String draw() {
            SvgDrawing drawing = SvgDrawing.of(game).withHands(true).withFrame(game.positions());
            return selected.map(piece -> drawing.withSelected(piece)
                            .withDestinations(game.legalMoves().destinations(piece)))
                    .orElse(drawing)
                    .toSvg();
        }
    }

    @Test
    void tap_pieceThenCell_movesPiece() {
        Board queen = ROW.tap(Hex.of(-1, 0));
        Board moved = queen.tap(Hex.of(-1, 1));

        assertThat(queen.selected()).contains(Piece.of("wQ"));
        assertThat(moved.game().position().cellOf(Piece.of("wQ"))).contains(Hex.of(-1, 1));
        assertThat(moved.selected()).isEmpty();
    }

    @Test
    void tap_pieceInHandThenCell_placesPiece() {
        Board placed = ROW.tap(Piece.of("wA1")).tap(Hex.of(-2, 0));

        assertThat(placed.game().position().topAt(Hex.of(-2, 0))).contains(Piece.of("wA1"));
    }

    @Test
    void tapCell_textFromBrowser_isRead() {
        Hex clicked = Hex.of("-1,2");

        assertThat(clicked).isEqualTo(Hex.of(-1, 2));
        assertThat(ROW.tapCell("-1,0")).isEqualTo(ROW.tap(Hex.of(-1, 0)));
        assertThat(ROW.tapInHand("wA1")).isEqualTo(ROW.tap(Piece.of(Color.WHITE, Bug.SOLDIER_ANT)));
        assertThat(ROW.draw()).contains("data-cell=\"-1,0\"", "data-in-hand=\"wA1\"");
    }

    @Test
    void tap_cellThatSelectedPieceCannotReach_saysWhy() {
        Board refused = ROW.tap(Hex.ORIGIN).tap(Hex.of(-1, 1));

        assertThat(refused.game()).isEqualTo(ROW.game());
        assertThat(refused.selected()).isEmpty();
        assertThat(refused.reason())
                .isEqualTo("The Spider wS1 holds the hive together: without it, wQ would be cut off.");
        assertThat(refused.tap(Hex.of(-1, 0)).reason()).isEmpty();
    }

    @Test
    void tap_pieceInHand_saysWhetherItCanBePlaced() {
        assertThat(ROW.tap(Piece.of("wA1")).reason()).isEmpty();
        assertThat(ROW.tap(Piece.of("bA1")).reason()).contains("White");
    }

    @Test
    void draw_selectedPiece_marksItAndItsDestinations() {
        assertThat(ROW.draw())
                .contains("data-cell=\"-1,0\"", "data-in-hand=\"wS2\"")
                .doesNotContain("data-mark");
        assertThat(ROW.tap(Hex.of(-1, 0)).draw())
                .containsPattern("data-cell=\"-1,0\".*data-mark=\"selected\"")
                .containsPattern("data-cell=\"-1,1\".*data-mark=\"reachable\"");
        assertThat(ROW.tap(Piece.of("wA1")).draw()).containsPattern("data-in-hand=\"wA1\".*data-mark=\"selected\"");
    }

    @Test
    void cursor_stepsBackAndForward() {
        Game game = ROW.game();
        GameCursor cursor = GameCursor.of(game).back().back();
        Position shown = cursor.game().position();

        assertThat(shown).isEqualTo(game.upTo(2).position());
        assertThat(cursor.forward().game()).isEqualTo(game.upTo(3));
    }

    @Test
    void passIfNecessary_passesOnlyIfForced() {
        // White's only piece in play lies under a Beetle, and nothing may be placed next to Black's pieces.
        Setup covered = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wQ"))
                .withPiece(Hex.ORIGIN, Piece.of("bB1"))
                .withPiece(Hex.of(1, 0), Piece.of("bQ"))
                .withTurn(Color.WHITE, 4);
        Board board = new Board(Game.start(Position.of(covered)), Optional.empty(), "");

        assertThat(board.passIfNecessary().game().lastMove()).contains(Move.pass());
        assertThat(ROW.passIfNecessary()).isEqualTo(ROW);
    }
}
