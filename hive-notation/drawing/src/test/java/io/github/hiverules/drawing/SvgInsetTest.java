package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Insets: stacks that a drawing takes apart below the board. */
class SvgInsetTest {

    private static final Piece QUEEN = Piece.of(Color.WHITE, Bug.QUEEN_BEE);
    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece SPIDER = Piece.of(Color.BLACK, Bug.SPIDER);
    private static final Piece MOSQUITO = Piece.of(Color.BLACK, Bug.MOSQUITO);
    private static final Piece BEETLE_1 = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Piece BEETLE_2 = Piece.of(Color.WHITE, Bug.BEETLE, 2);
    private static final Hex PAIR = Hex.of(1, 0);
    private static final Hex TOWER = Hex.of(0, 1);

    /** From west to east: an Ant, and a Beetle on the Spider. In front of both: a stack of three. */
    private static final SvgDrawing DRAWING = SvgDrawing.of(Map.of(
            Hex.ORIGIN, List.of(ANT), PAIR, List.of(SPIDER, BEETLE_1), TOWER, List.of(QUEEN, MOSQUITO, BEETLE_2)));

    static Stream<Named<UnaryOperator<SvgDrawing>>> changesWithoutInset() {
        return Stream.of(
                Named.of("no marks", drawing -> drawing),
                Named.of("last move", drawing -> drawing.withLastMove(Move.move(BEETLE_2, PAIR, TOWER))),
                Named.of(
                        "last move behind a high stack",
                        drawing -> drawing.withLastMove(Move.move(ANT, PAIR, Hex.ORIGIN))),
                Named.of("empty cell", drawing -> drawing.withUnreachableCells(List.of(Hex.of(2, 0)))));
    }

    @ParameterizedTest
    @MethodSource("changesWithoutInset")
    void toSvg_nothingHidden_hasNoInset(UnaryOperator<SvgDrawing> change) {
        assertThat(insets(change.apply(DRAWING))).isEmpty();
    }

    @Test
    void toSvg_markOnHighStack_listsItsPiecesFromBottom() {
        assertThat(insets(DRAWING.withDestinations(List.of(TOWER)))).containsExactly("0,1: wQ bM wB2*");
    }

    @Test
    void selected_coveredPiece_isMarkedInInset() {
        assertThat(insets(DRAWING.withSelected(SPIDER))).containsExactly("1,0: bS1* wB1");
        assertThat(insets(DRAWING.withSelected(MOSQUITO))).containsExactly("0,1: wQ bM* wB2");
    }

    @Test
    void selected_pieceBehindHighStack_hasInset() {
        assertThat(insets(DRAWING.withSelected(ANT))).containsExactly("0,0: wA1*");
        assertThat(insets(DRAWING.withSelected(PAIR))).containsExactly("1,0: bS1 wB1*");
        assertThat(insets(SvgDrawing.of(Map.of(Hex.ORIGIN, List.of(ANT), TOWER, List.of(QUEEN, BEETLE_2)))
                        .withSelected(ANT)))
                .isEmpty();
    }

    @Test
    void destinationsAndUnreachable_piecesBehindHighStack_haveInsets() {
        assertThat(insets(DRAWING.withUnreachableCells(List.of(Hex.ORIGIN)))).containsExactly("0,0: wA1*");
        assertThat(insets(DRAWING.withDestinations(List.of(PAIR)))).containsExactly("1,0: bS1 wB1*");
    }

    @Test
    void violation_pieceIsCovered_marksItAndItsCover() {
        assertThat(insets(DRAWING.withViolation(Violation.of(
                        Kind.COVERED, Rule.COVER_1, Map.of(Role.PIECE, SPIDER, Role.FROM, PAIR, Role.TOP, BEETLE_1)))))
                .containsExactly("1,0: bS1* wB1*");
    }

    @Test
    void violation_ofCoveredPiece_marksItInsteadOfTop() {
        assertThat(insets(DRAWING.withViolation(
                        Violation.of(Kind.NOT_YOUR_PIECE, Rule.TURN_2, Map.of(Role.PIECE, SPIDER, Role.FROM, PAIR)))))
                .containsExactly("1,0: bS1* wB1");
        assertThat(insets(DRAWING.withViolation(Violation.of(
                        Kind.NOT_ON_START_CELL,
                        Rule.TURN_1,
                        Map.of(Role.PIECE, SPIDER, Role.FROM, TOWER, Role.AT, PAIR)))))
                .containsExactly("1,0: bS1* wB1", "0,1: wQ bM wB2*");
        assertThat(insets(DRAWING.withViolation(
                        Violation.of(Kind.QUEEN_IN_HAND, Rule.QUEEN_2, Map.of(Role.PIECE, SPIDER, Role.FROM, PAIR)))))
                .containsExactly("1,0: bS1* wB1");
        assertThat(insets(DRAWING.withViolation(
                        Violation.of(Kind.ALREADY_IN_PLAY, Rule.PLACE_6, Map.of(Role.PIECE, SPIDER, Role.AT, PAIR)))))
                .containsExactly("1,0: bS1* wB1");
    }

    @Test
    void toSvg_inset_makesDrawingTaller() {
        assertThat(height(DRAWING.withSelected(SPIDER))).isGreaterThan(height(DRAWING));
    }

    /** A column of white pieces; a black Beetle stands on the Ant at the upper end. */
    private static final Position COLUMN = Position.of(Setup.empty(Ruleset.BASE)
            .withPiece(Hex.ORIGIN, ANT)
            .withPiece(Hex.ORIGIN, Piece.of(Color.BLACK, Bug.BEETLE))
            .withPiece(Hex.of(0, 1), QUEEN)
            .withPiece(Hex.of(0, 2), BEETLE_1)
            .withTurn(Color.WHITE, 9));

    static Stream<Named<UnaryOperator<SvgDrawing>>> marksOnLowestCell() {
        List<Hex> cells = List.of(Hex.of(0, 3));
        return Stream.of(
                Named.of("legal cell", drawing -> drawing.withDestinations(cells)),
                Named.of("unreachable cell", drawing -> drawing.withUnreachableCells(cells)),
                Named.of(
                        "blocked path",
                        drawing -> drawing.withViolation(Violation.of(
                                        Kind.GATE,
                                        Rule.SLIDE_1,
                                        Map.of(
                                                Role.PIECE,
                                                BEETLE_1,
                                                Role.MOVES_AS,
                                                Bug.BEETLE,
                                                Role.FROM,
                                                Hex.of(0, 2),
                                                Role.TO,
                                                Hex.of(0, 3),
                                                Role.SIDES,
                                                List.of(Hex.of(1, 2), Hex.of(-1, 3)),
                                                Role.PATH,
                                                List.of(Hex.of(0, 2), Hex.of(0, 3)))))
                                .withSelected(ANT)));
    }

    @ParameterizedTest
    @MethodSource("marksOnLowestCell")
    void frame_insetWouldHideMarkedCell_grows(UnaryOperator<SvgDrawing> marks) {
        SvgDrawing framed = SvgDrawing.of(COLUMN).withFrame(List.of(COLUMN)).withSelected(ANT);
        SvgDrawing drawing = marks.apply(framed);
        double inset = SvgDocument.offset(
                        SvgDocument.of(drawing).elementsWith("data-inset").get(0))
                .get(1);
        double cell = Scene.GEOMETRY.center(Hex.of(0, 3)).y();

        assertThat(height(drawing)).isGreaterThan(height(framed));
        assertThat(inset - 33).as("upper edge of the stack taken apart").isGreaterThan(cell + Scene.RADIUS);
    }

    @Test
    void frame_insetHidesNoMarkedCell_staysTheSame() {
        SvgDrawing framed = SvgDrawing.of(COLUMN).withFrame(List.of(COLUMN));

        assertThat(height(framed.withSelected(ANT))).isEqualTo(height(framed));
        assertThat(height(framed.withSelected(ANT).withDestinations(List.of(Hex.of(1, 0)))))
                .isEqualTo(height(framed));
    }

    private static double height(SvgDrawing drawing) {
        return Double.parseDouble(SvgDocument.of(drawing).root().getAttribute("height"));
    }

    /** Returns each inset as its cell and its pieces, with a star after each marked piece. */
    private static List<String> insets(SvgDrawing drawing) {
        return SvgDocument.of(drawing).elementsWith("data-inset").stream()
                .map(SvgInsetTest::describe)
                .toList();
    }

    /** Returns whether a reference is to a mark, rather than to the picture or the number of a piece. */
    private static boolean isMark(String reference) {
        return !reference.matches(".*-(\\d|[A-Z])");
    }

    private static String describe(Element inset) {
        StringBuilder text = new StringBuilder(inset.getAttribute("data-inset")).append(':');
        for (int i = 0; i < inset.getChildNodes().getLength(); i++) {
            Element child = (Element) inset.getChildNodes().item(i);
            if (child.hasAttribute("data-stacked")) {
                boolean marked = child.getLastChild() instanceof Element last && isMark(last.getAttribute("href"));
                text.append(' ').append(child.getAttribute("data-stacked")).append(marked ? "*" : "");
            }
        }
        return text.toString();
    }
}
