package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Drawings keep their colors, even on a page whose content security policy forbids inline styles. */
class SvgThemeTest {

    private static final SvgDrawing DRAWING = SvgSheetTest.DRAWING.withCoordinates(true);

    @ParameterizedTest
    @EnumSource(SvgTheme.class)
    void toSvg_styleSheetRemoved_paintsEveryShape(SvgTheme theme) {
        SvgDocument svg =
                SvgDocument.parse(withoutStyleSheet(DRAWING.withTheme(theme).toSvg()));
        assertThat(PaintedShape.of(svg))
                .isNotEmpty()
                .noneMatch(shape -> (shape.property("fill", "") + shape.property("stroke", "")).isEmpty());
    }

    /** A shape without a style is black. */
    @ParameterizedTest
    @EnumSource
    void eachMark_hasColors(Mark mark) {
        assertThat(Artwork.attributes(mark.label(), SvgTheme.LIGHT)).containsKeys("stroke", "fill");
    }

    @Test
    void auto_styleSheetRemoved_isLight() {
        SvgDrawing auto = DRAWING.withTheme(SvgTheme.AUTO);
        SvgDrawing light = DRAWING.withTheme(SvgTheme.LIGHT);
        String withoutClasses = withoutStyleSheet(auto.toSvg()).replaceAll(" class=\"[\\w-]+\"", "");
        assertThat(withoutClasses.replace(prefix(auto), "hive"))
                .isEqualTo(light.toSvg().replaceFirst(" class=\"[\\w-]+\"", "").replace(prefix(light), "hive"));
    }

    @ParameterizedTest
    @EnumSource(names = {"LIGHT", "DARK"})
    void lightOrDark_needsNoInlineStyle(SvgTheme theme) {
        assertThat(DRAWING.withTheme(theme).toSvg()).doesNotContain("<style", " style=", "@media");
        assertThat(SvgDocument.of(DRAWING.withTheme(theme)).elementsWith("class"))
                .as("without a style sheet, classes have no effect")
                .hasSize(1);
    }

    @Test
    void auto_styleRules_needDarkModeAndClassOfDrawing() {
        SvgDocument svg = SvgDocument.of(DRAWING);
        String style = svg.firstElement("style").getTextContent();
        assertThat(style).startsWith("@media(prefers-color-scheme:dark){").endsWith("}}");
        String[] rules =
                style.substring(style.indexOf('{') + 1, style.length() - 1).split("}");
        assertThat(Stream.of(rules)
                        .flatMap(rule ->
                                Stream.of(rule.substring(0, rule.indexOf('{')).split(","))))
                .isNotEmpty()
                .as("a selector with two parts does not reach into the shapes that a drawing uses")
                .allMatch(selector -> selector.matches("\\." + svg.root().getAttribute("class") + "-[\\w-]+"));
    }

    @Test
    void auto_usedClasses_haveRules() {
        SvgDocument svg = SvgDocument.of(DRAWING);
        String style = svg.firstElement("style").getTextContent();
        assertThat(svg.elementsWith("class"))
                .filteredOn(e -> !e.equals(svg.root()))
                .isNotEmpty()
                .allMatch(e -> style.matches(".*\\." + e.getAttribute("class") + "[,{].*"));
    }

    private static String withoutStyleSheet(String svg) {
        return svg.replaceFirst("<style.*</style>\n", "");
    }

    private static String prefix(SvgDrawing drawing) {
        return SvgDocument.of(drawing).root().getAttribute("class");
    }
}
