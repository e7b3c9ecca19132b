package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class SvgDrawingTest {

    private static final Piece WHITE_QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece BLACK_QUEEN = Piece.of(Color.BLACK, Bug.QUEEN_BEE);
    private static final Piece WHITE_BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece BLACK_BEETLE_1 = Piece.of(Color.BLACK, Bug.BEETLE);
    private static final Piece BLACK_BEETLE_2 = Piece.of(Color.BLACK, Bug.BEETLE, 2);
    private static final Piece WHITE_PILLBUG = Piece.of(Color.WHITE, Bug.PILLBUG);
    private static final Hex EAST = Hex.of(1, 0);

    /** A Queen next to a stack of three. */
    private static final Map<Hex, List<Piece>> STACKS =
            Map.of(Hex.ORIGIN, List.of(WHITE_QUEEN), EAST, List.of(BLACK_QUEEN, WHITE_BEETLE, BLACK_BEETLE_2));

    @Test
    void toSvg_fullSet_drawsEveryPieceOnItsCell() {
        Setup setup = Setup.empty(Ruleset.of(Expansion.values()));
        for (Piece piece : Piece.all()) {
            setup = setup.withPiece(
                    Hex.of(piece.bug().ordinal(), 4 * piece.color().ordinal() + piece.number()), piece);
        }
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(setup));
        assertThat(svg.elementsWith("data-piece")).hasSize(Piece.all().size());
        setup.stacks()
                .forEach((hex, stack) -> assertThat(svg.piecesAt(hex))
                        .containsExactly(stack.get(0).toString()));
    }

    @Test
    void toSvg_pieces_haveTitlesWithCellAndLevel() {
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(STACKS));
        assertThat(svg.elementsWith("data-piece"))
                .extracting(Element::getTextContent)
                .containsExactly("wQ (0,0)", "bQ (1,0) level 0", "wB1 (1,0) level 1", "bB2 (1,0) level 2");
    }

    @Test
    void destinations_emptyAndOccupied_areMarked() {
        SvgDrawing drawing = SvgDrawing.of(STACKS)
                .withSelected(Hex.ORIGIN)
                .withDestinations(List.of(Hex.of(0, 1), EAST))
                .withUnreachableCells(List.of(Hex.of(2, 0)));
        assertThat(SvgDocument.of(drawing).marks())
                .containsExactly("selected 0,0", "reachable 1,0", "unreachable 2,0", "reachable 0,1");
    }

    @Test
    void lastMove_startAndDestination_areMarked() {
        SvgDrawing drawing = SvgDrawing.of(STACKS);

        assertThat(marks(drawing.withLastMove(Move.move(BLACK_BEETLE_2, Hex.of(2, -1), EAST))))
                .containsExactlyInAnyOrder("from 2,-1", "to 1,0");
        assertThat(marks(drawing.withLastMove(Move.place(WHITE_QUEEN, Hex.ORIGIN))))
                .containsExactly("to 0,0");
        assertThat(marks(drawing.withLastMove(Move.pass()))).isEmpty();
    }

    private static List<String> marks(SvgDrawing drawing) {
        return SvgDocument.of(drawing).marks();
    }

    @Test
    void route_throw_marksThrowerAndDrawsPath() {
        Map<Hex, List<Piece>> stacks = Map.of(Hex.ORIGIN, List.of(WHITE_PILLBUG), EAST, List.of(BLACK_QUEEN));
        Route route = Route.of(
                        BLACK_QUEEN, List.of(new Stop(EAST, 0), new Stop(Hex.ORIGIN, 1), new Stop(Hex.of(-1, 0), 0)))
                .withThrower(WHITE_PILLBUG);
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(stacks).withRoute(route));
        assertThat(svg.marks()).containsExactly("thrower 0,0");
        assertThat(svg.elementsWith("data-route"))
                .extracting(e -> e.getAttribute("data-route"))
                .containsExactly("route");
    }

    @Test
    void resting_pillbugInSet_isMarked() {
        Setup setup = Setup.empty(Ruleset.ONLINE)
                .withPiece(Hex.ORIGIN, WHITE_QUEEN)
                .withPiece(EAST, BLACK_QUEEN)
                .withResting(BLACK_QUEEN);
        assertThat(SvgDocument.of(SvgDrawing.of(setup)).marks()).containsExactly("resting 1,0");
        assertThat(SvgDocument.of(SvgDrawing.of(setup.withRuleset(Ruleset.BASE)))
                        .marks())
                .as("without a Pillbug in the set")
                .isEmpty();
    }

    @Test
    void toSvg_noPieces_drawsEmptyCell() {
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(Position.initial(Ruleset.BASE)));
        assertThat(svg.elementsWith("data-piece")).isEmpty();
        assertThat(svg.elementsWith("data-cell")).hasSize(1);
    }

    @Test
    void hands_shown_countPiecesLeft() {
        Position position = Position.initial(Ruleset.ONLINE)
                .play(Move.place(WHITE_BEETLE, Hex.ORIGIN))
                .play(Move.place(BLACK_BEETLE_1, EAST));
        SvgDrawing drawing = SvgDrawing.of(position);
        assertThat(SvgDocument.of(drawing).elementsWith("data-in-hand")).isEmpty();
        assertThat(SvgDocument.of(drawing.withHands(true)).elementsWith("data-in-hand"))
                .extracting(e -> e.getAttribute("data-in-hand") + " " + e.getAttribute("data-count"))
                .containsExactly(
                        "wQ 1", "wS1 2", "wB2 1", "wG1 3", "wA1 3", "wM 1", "wL 1", "wP 1", "bQ 1", "bS1 2", "bB2 1",
                        "bG1 3", "bA1 3", "bM 1", "bL 1", "bP 1");
    }

    @Test
    void selectedPiece_inHand_isMarkedThere() {
        Position position = Position.initial(Ruleset.BASE).play(Move.place(WHITE_BEETLE, Hex.ORIGIN));
        SvgDrawing drawing = SvgDrawing.of(position)
                .withSelected(Piece.of("bA2"))
                .withDestinations(List.of(EAST))
                .withHands(true);
        for (String text : List.of(drawing.toSvg(), SvgSheet.of(SvgTheme.LIGHT).toSvg(drawing))) {
            SvgDocument svg = SvgDocument.parse(text);
            Element marked = svg.elementsWith("data-mark").stream()
                    .filter(mark -> mark.getAttribute("data-mark").equals("selected"))
                    .findFirst()
                    .orElseThrow();

            assertThat(((Element) marked.getParentNode()).getAttribute("data-in-hand"))
                    .isEqualTo("bA1");
            assertThat(svg.firstElement("desc").getTextContent())
                    .endsWith("Black to move. Selected: bA2. Can go to (1,0).");
        }
    }

    @Test
    void selectedPiece_inHandThatIsNotShown_isNotMarked() {
        SvgDrawing drawing = SvgDrawing.of(Position.initial(Ruleset.BASE));

        assertThat(drawing.withSelected(Piece.of("wA1")).toSvg()).isEqualTo(drawing.toSvg());
        assertThat(drawing.withHands(true).withSelected(Piece.of("wP")).toSvg())
                .isEqualTo(drawing.withHands(true).toSvg());
    }

    @Test
    void hands_bothEmpty_areNotDrawn() {
        Setup setup = Setup.empty(Ruleset.BASE);
        for (Piece piece : setup.ruleset().pieces(Color.WHITE)) {
            setup = setup.withPiece(Hex.of(piece.bug().ordinal(), piece.number()), piece);
        }
        Setup before = setup;
        for (Piece piece : setup.ruleset().pieces(Color.BLACK)) {
            before = setup;
            setup = setup.withPiece(Hex.of(piece.bug().ordinal(), piece.number() + 3), piece);
        }
        SvgDocument svg = SvgDocument.of(SvgDrawing.of(setup).withHands(true));
        assertThat(svg.elementsWith("data-hand")).isEmpty();
        assertThat(svg.root().getAttribute("viewBox"))
                .isEqualTo(SvgDocument.of(SvgDrawing.of(setup)).root().getAttribute("viewBox"));

        List<Position> frame = List.of(Position.of(setup.withTurn(Color.WHITE, 12)));
        assertThat(SvgDocument.of(SvgDrawing.of(setup).withHands(true).withFrame(frame))
                        .root()
                        .getAttribute("viewBox"))
                .as("the board stays in place when the last piece comes into play")
                .isEqualTo(SvgDocument.of(SvgDrawing.of(before).withHands(true).withFrame(frame))
                        .root()
                        .getAttribute("viewBox"));
    }

    @Test
    void hands_queenSurrounded_showNoTurn() {
        Setup setup = Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, WHITE_QUEEN);
        List<Hex> neighbors = Hex.ORIGIN.neighbors();
        for (int i = 0; i < neighbors.size() - 1; i++) {
            setup = setup.withPiece(
                    neighbors.get(i),
                    Setup.empty(Ruleset.BASE).ruleset().pieces(Color.BLACK).get(i));
        }
        assertThat(playersToMove(SvgDrawing.of(setup))).containsExactly("w");
        assertThat(playersToMove(SvgDrawing.of(setup.withPiece(neighbors.get(5), WHITE_BEETLE))))
                .isEmpty();
    }

    @Test
    void hands_gameResigned_showNoTurn() {
        Game game = Game.start(Ruleset.BASE).play(Move.place(WHITE_BEETLE, Hex.ORIGIN));
        assertThat(playersToMove(SvgDrawing.of(game))).containsExactly("b");
        assertThat(playersToMove(SvgDrawing.of(game.end(GameResult.resignationOf(Color.BLACK)))))
                .isEmpty();
    }

    /** Returns the players whose row has the pointer that shows whose turn it is. */
    private static List<String> playersToMove(SvgDrawing drawing) {
        return SvgDocument.of(drawing.withHands(true)).elementsWith("data-hand").stream()
                .filter(row -> row.getFirstChild() instanceof Element first
                        && first.getTagName().equals("path"))
                .map(row -> row.getAttribute("data-hand"))
                .toList();
    }

    @Test
    void table_hidden_drawsOnlyPieces() {
        SvgDrawing drawing = SvgDrawing.of(Map.of(EAST, List.of(WHITE_QUEEN)));
        assertThat(SvgDocument.of(drawing).elementsWith("data-cell"))
                .extracting(cell -> cell.getAttribute("data-cell"))
                .contains("0,0", "2,0");
        assertThat(SvgDocument.of(drawing.withTable(false)).elementsWith("data-cell"))
                .extracting(cell -> cell.getAttribute("data-cell"))
                .containsOnly("1,0");
        assertThat(drawing.withTable(false).toSvg())
                .contains("data-piece=\"wQ\"")
                .doesNotContain("<rect");
        assertThat(drawing.withTable(false).withTable(true).toSvg()).isEqualTo(drawing.toSvg());
    }
}
