package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/** The data in a drawing that tells a page which cell was clicked. */
class SvgCellsTest {

    private static final Hex EAST = Hex.of(1, 0);
    private static final Map<Hex, List<Piece>> STACKS = Map.of(
            Hex.ORIGIN,
            List.of(Piece.of(Color.WHITE, Bug.QUEEN_BEE)),
            EAST,
            List.of(Piece.of(Color.BLACK, Bug.SPIDER), Piece.of(Color.WHITE, Bug.BEETLE)));

    @Test
    void toSvg_everyCell_isOneElement() {
        Set<Hex> cells = new HashSet<>(STACKS.keySet());
        STACKS.keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        assertThat(cellGroups(SvgDrawing.of(STACKS)))
                .extracting(e -> e.getAttribute("data-cell"))
                .containsExactlyInAnyOrderElementsOf(
                        cells.stream().map(Markup::cell).toList());
    }

    @Test
    void toSvg_emptyCell_receivesClicks() {
        Hex far = Hex.of(5, 2);
        List<Element> empty = cellGroups(SvgDrawing.of(STACKS).withDestinations(List.of(far))).stream()
                .filter(e -> !Set.of("0,0", "1,0").contains(e.getAttribute("data-cell")))
                .toList();
        assertThat(empty).extracting(e -> e.getAttribute("data-cell")).contains("5,2", "2,0");
        assertThat(empty)
                .map(e -> e.hasAttribute("href") ? e : (Element) e.getFirstChild())
                .extracting(e -> e.getAttribute("href").replaceFirst(".*-", ""))
                .containsOnly("cell");
        assertThat(SvgDocument.of(SvgDrawing.of(STACKS)).elementsWith("id"))
                .filteredOn(e -> e.getAttribute("id").endsWith("-cell"))
                .singleElement()
                .extracting(e -> ((Element) e.getFirstChild()).getAttribute("pointer-events"))
                .isEqualTo("all");
    }

    private static List<Element> cellGroups(SvgDrawing drawing) {
        SvgDocument svg = SvgDocument.of(drawing);
        return svg.elementsWith("data-cell").stream()
                .filter(e -> e.getParentNode().equals(svg.root()))
                .toList();
    }
}
