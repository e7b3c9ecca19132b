package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a program that shows drawings can rely on. */
class SvgFormatTest {

    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece SPIDER = Piece.of(Color.BLACK, Bug.SPIDER);
    private static final Hex EAST = Hex.of(1, 0);
    private static final SvgDrawing DRAWING = SvgDrawing.of(
                    Setup.empty(Ruleset.TOURNAMENT).withPiece(Hex.ORIGIN, ANT).withPiece(EAST, SPIDER))
            .withLastMove(Move.move(SPIDER, Hex.of(0, -1), EAST))
            .withDestinations(List.of(Hex.of(2, 0)))
            .withUnreachableCells(List.of(Hex.of(0, 3)));

    @ParameterizedTest
    @EnumSource(SvgTheme.class)
    void toSvg_anyTheme_hasNoExternalReferences(SvgTheme theme) {
        String svg = DRAWING.withTheme(theme).withCoordinates(true).toSvg();
        assertThat(svg.replaceFirst("xmlns=\"[^\"]*\" xmlns:xlink=\"[^\"]*\"", ""))
                .doesNotContainIgnoringCase("http")
                .doesNotContain("url(", "@import", "src=", "<image", "<script", "<text", "font", "data:");
        assertThat(SvgDocument.parse(svg).elementsWith("href"))
                .isNotEmpty()
                .allMatch(e -> e.getAttribute("href").startsWith("#"))
                .allMatch(e -> e.getAttribute("href").equals(e.getAttribute("xlink:href")));
    }

    @Test
    void toSvg_twoDrawings_shareNoIds() {
        List<String> ids = SvgDocument.of(DRAWING).elementsWith("id").stream()
                .map(e -> e.getAttribute("id"))
                .toList();
        assertThat(SvgDocument.of(DRAWING.withSelected(EAST)).elementsWith("id"))
                .extracting(e -> e.getAttribute("id"))
                .isNotEmpty()
                .doesNotContainAnyElementsOf(ids);
    }

    @Test
    void toSvg_root_isImageWithTitleAndDescription() {
        SvgDocument svg = SvgDocument.of(DRAWING);
        assertThat(svg.root().getNamespaceURI()).isEqualTo("http://www.w3.org/2000/svg");
        assertThat(svg.root().getAttribute("role")).isEqualTo("img");
        assertThat(svg.firstElement("title").getParentNode()).isEqualTo(svg.root());
        assertThat(svg.firstElement("title").getTextContent()).isEqualTo("Hive position");
        assertThat(svg.firstElement("desc").getTextContent())
                .contains("wA1 (0,0)", "bS1 (1,0)", "Can go to (2,0).", "Cannot go to (0,3).");
    }

    @Test
    void title_specialCharacters_surviveParsing() {
        String text = "a < b && \"c\" > 'd'\n]]> \uD83D\uDC1D";
        SvgDocument svg = SvgDocument.of(DRAWING.withTitle(text).withDescription(text));
        assertThat(svg.firstElement("title").getTextContent()).isEqualTo(text);
        assertThat(svg.firstElement("desc").getTextContent()).isEqualTo(text);
    }

    @Test
    void toSvg_sameContentInDifferentOrder_isIdentical() {
        Map<Hex, List<Piece>> ascending = new LinkedHashMap<>();
        Map<Hex, List<Piece>> descending = new LinkedHashMap<>();
        List<Piece> pieces = Piece.all();
        for (int i = 0; i < pieces.size(); i++) {
            ascending.put(Hex.of(i % 6, i / 6), List.of(pieces.get(i)));
        }
        for (int i = pieces.size() - 1; i >= 0; i--) {
            descending.put(Hex.of(i % 6, i / 6), List.of(pieces.get(i)));
        }
        String svg = SvgDrawing.of(ascending).toSvg();
        assertThat(SvgDrawing.of(descending).toSvg()).isEqualTo(svg);
        assertThat(SvgDrawing.of(new HashMap<>(ascending)).toSvg()).isEqualTo(svg);
    }

    @Test
    void toSvg_fullSet_isCompact() {
        Setup setup = Setup.empty(Ruleset.TOURNAMENT);
        for (Piece piece : Piece.all()) {
            setup = setup.withPiece(
                    Hex.of(piece.bug().ordinal(), 4 * piece.color().ordinal() + piece.number()), piece);
        }
        assertThat(SvgDrawing.of(setup).toSvg())
                .hasSizeLessThan(750 * Piece.all().size());
    }

    @Test
    void toSvg_cellsOnBothSidesOfIntLimit_areRefused() {
        SvgDrawing far = SvgDrawing.of(Map.of(Hex.of(Integer.MAX_VALUE, Integer.MIN_VALUE), List.of(ANT)));

        assertThat(SvgDocument.of(far.withTable(false)).elementsWith("data-piece"))
                .hasSize(1);
        // The eastern neighbor of the cell is far in the west.
        assertThatExceptionOfType(InexpressibleException.class)
                .isThrownBy(far::toSvg)
                .satisfies(e -> assertThat(e.feature()).isEqualTo(InexpressibleFeature.FAR_CELL));
    }

    @Test
    void with_anyChange_leavesOriginalUnchanged() {
        SvgDrawing plain = SvgDrawing.of(Map.of(EAST, List.of(ANT)));
        String before = plain.toSvg();
        plain.withSelected(EAST);
        plain.withTheme(SvgTheme.DARK);
        plain.withTitle("other");
        assertThat(plain.toSvg()).isEqualTo(before);
    }

    static Stream<SvgDrawing> drawings() {
        return SvgPaintingTest.drawings().map(Named::getPayload);
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void toSvg_hasNothingWithoutEffect(SvgDrawing drawing) {
        String svg = drawing.toSvg();
        SvgDocument document = SvgDocument.parse(svg);
        Set<String> used = document.elementsWith("href").stream()
                .map(e -> e.getAttribute("href"))
                .collect(Collectors.toSet());

        assertThat(svg)
                .as("values that an attribute has anyway")
                .doesNotContain(" x=\"0\"", " y=\"0\"", "=\"\"")
                .doesNotContainPattern("-0(?![.0-9])");
        assertThat(svg).as("transforms that move nothing").doesNotContain("translate(0 0)", "scale(1)");
        assertThat(document.elementsWith("id"))
                .extracting(e -> "#" + e.getAttribute("id"))
                .doesNotHaveDuplicates()
                .containsAll(used)
                .filteredOn(id -> !id.endsWith("-tile"))
                .isSubsetOf(used);
        assertThat(document.elementsWith("data-cell"))
                .as("an empty cell without marks is one element")
                .filteredOn(e -> SvgDocument.children(e).size() == 1)
                .allMatch(e -> e.getTextContent().contains(" "));
    }

    /** A digit from 1 to 9 after the letter keeps the prefix apart from the words of a page. */
    @ParameterizedTest
    @MethodSource("drawings")
    void toSvg_prefix_isNoWord(SvgDrawing drawing) {
        assertThat(SvgDocument.of(drawing).root().getAttribute("class")).matches("h[1-9][0-9a-z]{4}");
    }

    @Test
    void numbers_areRoundedToTenths() {
        assertThat(Stream.of(0.0, -0.04, 0.05, 12.34, -12.36, -0.5, 2147483648.0)
                        .map(Markup::number))
                .containsExactly("0", "0", "0.1", "12.3", "-12.4", "-0.5", "2147483648");
    }

    @Test
    void stackWithoutPieces_isEmptyCell() {
        assertThat(SvgDrawing.of(Map.of(EAST, List.of())).toSvg())
                .isEqualTo(SvgDrawing.of(Map.of()).toSvg());
    }

    static Stream<Arguments> descriptions() {
        SvgDrawing empty = SvgDrawing.of(Map.of());
        Setup setup = Setup.empty(Ruleset.BASE);
        for (Color color : Color.values()) {
            for (Piece piece : setup.ruleset().pieces(color)) {
                setup = setup.withPiece(Hex.ORIGIN, piece);
            }
        }
        Setup all = setup;
        return Stream.of(
                Arguments.of(empty, "No pieces in play."),
                Arguments.of(SvgDrawing.of(Map.of(EAST, List.of(ANT, SPIDER))), "bS1 on wA1 (1,0)."),
                Arguments.of(empty.withDestinations(List.of()), "No pieces in play."),
                Arguments.of(
                        empty.withDestinations(List.of(EAST, Hex.ORIGIN)),
                        "No pieces in play. Can go to (0,0), (1,0)."),
                Arguments.of(
                        DRAWING,
                        "wA1 (0,0); bS1 (1,0). The last move started at (0,-1). The last move ended at (1,0). Can go to (2,0). Cannot go to (0,3)."),
                Arguments.of(
                        SvgDrawing.of(all.withTurn(Color.BLACK, 12)).withHands(true),
                        SvgDocument.of(SvgDrawing.of(all)).firstElement("desc").getTextContent()
                                + " No pieces in hand. Black to move."));
    }

    @ParameterizedTest
    @MethodSource("descriptions")
    void description_namesPiecesHandsAndMarks(SvgDrawing drawing, String expected) {
        assertThat(SvgDocument.of(drawing).firstElement("desc").getTextContent())
                .isEqualTo(expected);
    }
}
