package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** A moved piece travels along its route, unless there is no style sheet or people prefer less motion. */
class SvgMotionTest {

    private static final Piece SPIDER = Piece.of("wS1");
    private static final List<Hex> CELLS = List.of(Hex.of(-1, 1), Hex.of(-1, 0), Hex.of(0, -1), Hex.of(1, -1));
    private static final Route WALK =
            Route.of(SPIDER, CELLS.stream().map(cell -> new Stop(cell, 0)).toList());
    private static final Setup AFTER = Setup.empty(Ruleset.BASE)
            .withPiece(Hex.ORIGIN, Piece.of("wQ"))
            .withPiece(Hex.of(1, 0), Piece.of("bQ"))
            .withPiece(Hex.of(1, -1), SPIDER);
    private static final SvgDrawing DRAWING =
            SvgDrawing.of(AFTER).withTheme(SvgTheme.LIGHT).withMotion(WALK);

    private static String style(SvgDrawing drawing) {
        return SvgDocument.of(drawing).firstElement("style").getTextContent();
    }

    private static List<String> places(String style) {
        return Pattern.compile("([\\d.]+)%\\{visibility:visible;transform:translate\\(([-\\d.]+)px,([-\\d.]+)px\\)}")
                .matcher(style)
                .results()
                .map(found -> found.group(1) + " " + found.group(2) + " " + found.group(3))
                .toList();
    }

    private static String place(String percent, CellGeometry.Point point) {
        return percent + " " + Markup.number(point.x()) + " " + Markup.number(point.y());
    }

    @Test
    void walk_piecePassesCenterOfEachCell() {
        CellGeometry geometry = SvgDrawing.geometry();

        assertThat(places(style(DRAWING)))
                .containsExactly(
                        place("0", geometry.center(CELLS.get(0))),
                        place("33.3", geometry.center(CELLS.get(1))),
                        place("66.7", geometry.center(CELLS.get(2))),
                        place("100", geometry.center(CELLS.get(3))));
    }

    @Test
    void climb_pieceIsAsHighAsOnStack() {
        Piece beetle = Piece.of("wB1");
        Setup after = Setup.empty(Ruleset.BASE)
                .withPiece(Hex.ORIGIN, Piece.of("wQ"))
                .withPiece(Hex.of(1, 0), Piece.of("bQ"))
                .withPiece(Hex.of(1, 0), beetle);
        Route climb = Route.of(beetle, List.of(new Stop(Hex.ORIGIN, 1), new Stop(Hex.of(1, 0), 1)));
        SvgDrawing drawing = SvgDrawing.of(after);

        assertThat(places(style(drawing.withMotion(climb))))
                .last()
                .isEqualTo(place("100", drawing.centerOf(Hex.of(1, 0), 1)));
    }

    @Test
    void movingPiece_isAtItsDestination_hiddenWithoutMotion() {
        SvgDocument svg = SvgDocument.of(DRAWING);
        String style = style(DRAWING);

        assertThat(svg.elementsWith("visibility")).singleElement().satisfies(moving -> {
            assertThat(moving.getAttribute("visibility")).isEqualTo("hidden");
            assertThat(style).contains("." + moving.getAttribute("class") + "{animation:");
        });
        assertThat(style).contains("." + svg.piece("wS1").getAttribute("class") + "{animation:");
        assertThat(style.indexOf("{animation:")).isGreaterThan(style.indexOf("prefers-reduced-motion:no-preference"));
    }

    @Test
    void placement_pieceAppears() {
        Route placement = Route.of(SPIDER, List.of(new Stop(Hex.of(1, -1), 0)));

        assertThat(style(DRAWING.withMotion(placement)))
                .contains("from{visibility:visible;opacity:0}to{visibility:visible;opacity:1}");
    }

    @ParameterizedTest
    @EnumSource(SvgTheme.class)
    void style_hasNonce_andOnlyWithMotionInEachTheme(SvgTheme theme) {
        SvgDrawing drawing = DRAWING.withTheme(theme).withNonce("r4nd0m");

        assertThat(SvgDocument.of(drawing).firstElement("style").getAttribute("nonce"))
                .isEqualTo("r4nd0m");
        assertThat(SvgDrawing.of(AFTER).withTheme(theme).toSvg().contains("prefers-reduced-motion"))
                .isFalse();
    }

    @Test
    void motionsOnOnePage_haveDifferentNames() {
        SvgSheet sheet = SvgSheet.of(SvgTheme.LIGHT).withNonce("r4nd0m");
        Route back = Route.of(SPIDER, List.of(WALK.stops().get(2), WALK.stops().get(3)));
        String page = sheet.toSvg(DRAWING) + sheet.toSvg(DRAWING.withMotion(back));

        List<String> names = Pattern.compile("@keyframes ([\\w-]+)")
                .matcher(page)
                .results()
                .map(MatchResult::group)
                .toList();

        assertThat(names).hasSize(4).doesNotHaveDuplicates();
        assertThat(page).contains("<style nonce=\"r4nd0m\">");
    }

    /** The start is as high as before the move, when the Beetle was still on the stack there. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 4, 6})
    void descent_startsAtLevelBeforeMove(int level) {
        List<Piece> before = Stream.of("wQ", "bB1", "bB2", "wB2", "wM", "bM", "wB1")
                .map(Piece::of)
                .toList()
                .subList(6 - level, 7);
        Hex to = Hex.of(1, 0);
        Route route = Route.of(Piece.of("wB1"), List.of(new Stop(Hex.ORIGIN, level), new Stop(to, 0)));
        SvgDrawing after = SvgDrawing.of(Map.of(Hex.ORIGIN, before.subList(0, level), to, List.of(Piece.of("wB1"))));

        assertThat(places(style(after.withMotion(route))))
                .containsExactly(
                        place("0", SvgDrawing.of(Map.of(Hex.ORIGIN, before)).centerOf(Hex.ORIGIN, level)),
                        place("100", after.centerOf(to, 0)));
    }

    /** Half a second for each step. */
    @Test
    void motion_takesTimeForEachStep() {
        Route placement = Route.of(SPIDER, List.of(new Stop(Hex.of(1, -1), 0)));
        Route step = Route.of(SPIDER, WALK.stops().subList(2, 4));

        assertThat(style(DRAWING.withMotion(placement))).contains(" 0.5s ").doesNotContain(" 1");
        assertThat(style(DRAWING.withMotion(step))).contains(" 0.5s ");
        assertThat(style(DRAWING)).contains(" 1.5s ");
    }

    @Test
    void movingPiece_isWhole_andNoOtherPieceWaits() {
        SvgDocument svg = SvgDocument.of(DRAWING);
        Element moving = svg.elementsWith("visibility").get(0);

        assertThat(PaintedShape.of(svg).stream()
                        .filter(shape -> shape.owners().contains(moving))
                        .filter(shape -> shape.isPartOf("tile") || shape.isPartOf("S")))
                .hasSizeGreaterThan(5);
        assertThat(svg.elementsWith("data-piece").stream().filter(e -> e.hasAttribute("class")))
                .containsExactly(svg.piece("wS1"));
        assertThat(SvgDocument.of(SvgDrawing.of(AFTER.withPiece(Hex.of(1, -1), Piece.of("bB1")))
                                .withMotion(Route.of(
                                        Piece.of("bB1"),
                                        List.of(new Stop(Hex.of(1, 0), 1), new Stop(Hex.of(1, -1), 1)))))
                        .piece("wS1")
                        .hasAttribute("class"))
                .as("a Beetle ends on the piece")
                .isFalse();
        assertThat(SvgDocument.of(
                                DRAWING.withMotion(Route.of(SPIDER, WALK.stops().subList(0, 2))))
                        .piece("wS1")
                        .hasAttribute("class"))
                .as("the piece stands on a cell where the route does not end")
                .isFalse();
    }
}
