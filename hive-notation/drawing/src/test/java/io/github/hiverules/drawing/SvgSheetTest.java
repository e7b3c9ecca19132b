package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Element;

class SvgSheetTest {

    private static final Piece ANT = Piece.of(Color.WHITE, Bug.SOLDIER_ANT);
    private static final Piece SPIDER = Piece.of(Color.BLACK, Bug.SPIDER);
    private static final Piece BEETLE = Piece.of(Color.WHITE, Bug.BEETLE);
    private static final Hex EAST = Hex.of(1, 0);

    /** A stack, marks of all kinds and both hands. */
    static final SvgDrawing DRAWING = SvgDrawing.of(Setup.empty(Ruleset.TOURNAMENT)
                    .withPiece(Hex.ORIGIN, ANT)
                    .withPiece(EAST, SPIDER)
                    .withPiece(EAST, BEETLE)
                    .withResting(BEETLE))
            .withLastMove(Move.move(BEETLE, Hex.of(0, -1), EAST))
            .withSelected(SPIDER)
            .withDestinations(List.of(Hex.of(2, 0)))
            .withUnreachableCells(List.of(Hex.of(0, 3), Hex.ORIGIN))
            .withHands(true);

    @ParameterizedTest
    @EnumSource(SvgTheme.class)
    void toSvg_shapesAndColors_areOnSheet(SvgTheme theme) {
        SvgSheet sheet = SvgSheet.of(theme);
        SvgDocument definitions = SvgDocument.parse(sheet.definitions());
        SvgDocument drawing = SvgDocument.parse(sheet.toSvg(DRAWING.withCoordinates(true)));
        List<String> ids = definitions.elementsWith("id").stream()
                .map(e -> "#" + e.getAttribute("id"))
                .toList();
        String style = definitions.firstElement("style").getTextContent();
        String root = drawing.root().getAttribute("class");

        assertThat(ids).doesNotHaveDuplicates();
        assertThat(drawing.elementsWith("id")).isEmpty();
        assertThat(hrefs(drawing)).isNotEmpty().isSubsetOf(ids);
        assertThat(hrefs(definitions)).isNotEmpty().isSubsetOf(ids);
        assertThat(classes(drawing)).isNotEmpty().allMatch(name -> style.contains("." + name + "{"));
        assertThat(definitions.root().getAttribute("class")).isEqualTo(root);
        assertThat(classes(definitions)).isNotEmpty().allMatch(name -> name.startsWith(root + "-"));
    }

    @Test
    void toSvg_cellsPiecesAndMarks_matchDrawingWithoutSheet() {
        SvgDocument withSheet = SvgDocument.parse(SvgSheet.of(SvgTheme.AUTO).toSvg(DRAWING));
        SvgDocument withoutSheet = SvgDocument.of(DRAWING);

        assertThat(data(withSheet)).isNotEmpty().isEqualTo(data(withoutSheet));
        assertThat(withSheet.root().getAttribute("viewBox"))
                .isEqualTo(withoutSheet.root().getAttribute("viewBox"));
        assertThat(withSheet.firstElement("desc").getTextContent())
                .isEqualTo(withoutSheet.firstElement("desc").getTextContent());
    }

    @Test
    void toSvg_withSheet_isLessThanHalfAsLong() {
        assertThat(SvgSheet.of(SvgTheme.AUTO).toSvg(DRAWING))
                .hasSizeLessThan(DRAWING.toSvg().length() / 2);
    }

    @Test
    void of_differentThemes_shareNoNames() {
        assertThat(SvgSheet.of(SvgTheme.LIGHT).root())
                .isNotEqualTo(SvgSheet.of(SvgTheme.DARK).root())
                .isNotEqualTo(SvgSheet.of(SvgTheme.AUTO).root());
    }

    @Test
    @SuppressWarnings("NullAway")
    void anyMethod_nullArgument_isNamedInException() {
        SvgSheet sheet = SvgSheet.of(SvgTheme.AUTO);
        assertThatNullPointerException().isThrownBy(() -> SvgSheet.of(null)).withMessage("theme");
        assertThatNullPointerException().isThrownBy(() -> sheet.toSvg(null)).withMessage("drawing");
    }

    private static List<String> hrefs(SvgDocument svg) {
        return svg.elementsWith("href").stream()
                .map(e -> e.getAttribute("href"))
                .toList();
    }

    private static Set<String> classes(SvgDocument svg) {
        Set<String> names = new TreeSet<>();
        svg.elementsWith("class").stream()
                .filter(e -> !e.equals(svg.root()))
                .forEach(e -> names.add(e.getAttribute("class")));
        return names;
    }

    /** Returns the data of all elements, in drawing order. */
    private static List<String> data(SvgDocument svg) {
        return svg.elements().stream()
                .filter(SvgSheetTest::hasData)
                .map(SvgSheetTest::data)
                .toList();
    }

    private static boolean hasData(Element element) {
        return IntStream.range(0, element.getAttributes().getLength())
                .mapToObj(i -> element.getAttributes().item(i).getNodeName())
                .anyMatch(name -> name.startsWith("data-"));
    }

    private static String data(Element element) {
        StringBuilder text = new StringBuilder(SvgDocument.cell(element)).append(' ');
        for (String name : List.of("piece", "level", "mark", "height", "hand", "in-hand", "count", "stacked")) {
            String value = element.getAttribute("data-" + name);
            text.append(value.isEmpty() ? "" : name + "=" + value + " ");
        }
        return text.toString();
    }

    @ParameterizedTest
    @EnumSource
    void definitions_combineShapesAndStyleSheet(SvgTheme theme) {
        SvgSheet sheet = SvgSheet.of(theme);

        assertThat(sheet.definitions())
                .isEqualTo(sheet.shapes().replace("<defs>", "<style>" + sheet.styleSheet() + "</style>\n<defs>"));
        assertThat(sheet.shapes()).doesNotContain("<style", "style=");
        assertThat(sheet.styleSheet().contains("prefers-color-scheme:dark")).isEqualTo(theme == SvgTheme.AUTO);
        assertThat(sheet.styleSheet())
                .contains("-table{fill:" + Artwork.attributes("table", theme).get("fill") + ";}");
    }
}
