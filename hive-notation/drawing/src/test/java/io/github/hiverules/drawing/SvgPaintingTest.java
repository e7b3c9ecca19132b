package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.Expansion;
import io.github.hiverules.Position;
import io.github.hiverules.Role;
import io.github.hiverules.Route;
import io.github.hiverules.Route.Stop;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.awt.geom.Area;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where a viewer paints the parts of a drawing. Nothing sticks out of it, and nothing hides what people must see. */
class SvgPaintingTest {

    private static final List<Piece> TOWER = pieces("wQ", "bB1", "wB1", "bB2", "wB2", "wM", "bM");
    private static final Hex EAST = Hex.of(1, 0);

    /** A tower of all pieces that climb, on a Queen; a stack of two; and pieces that stand alone. */
    private static final Map<Hex, List<Piece>> STACKS = Map.of(
            Hex.ORIGIN, TOWER, EAST, pieces("bQ", "bA1"), Hex.of(2, -1), pieces("wA1"), Hex.of(1, -1), pieces("bS2"));

    private static final SvgDrawing DRAWING = SvgDrawing.of(STACKS);

    private static List<Piece> pieces(String... names) {
        return Stream.of(names).map(Piece::of).toList();
    }

    private static SvgDrawing tower(int height) {
        return SvgDrawing.of(Map.of(Hex.ORIGIN, TOWER.subList(0, height)));
    }

    static Stream<Named<SvgDrawing>> drawings() {
        Route jump = Route.of(Piece.of("bG1"), List.of(new Stop(EAST, 2), new Stop(Hex.of(-3, 4), 0)));
        Route climb = Route.of(
                Piece.of("bM"), List.of(new Stop(Hex.ORIGIN, 6), new Stop(EAST, 2), new Stop(Hex.of(2, 0), 0)));
        return Stream.of(
                Named.of("empty table", SvgDrawing.of(Map.of())),
                Named.of("piece without table", tower(1).withTable(false)),
                Named.of("tower without table", tower(7).withTable(false)),
                Named.of(
                        "tower of eight",
                        SvgDrawing.of(Map.of(Hex.ORIGIN, pieces("wQ", "bB1", "wB1", "bB2", "wB2", "wM", "bM", "wG3")))),
                Named.of("stacks", DRAWING),
                Named.of("coordinates", DRAWING.withCoordinates(true)),
                Named.of("game without hands", SvgSheetTest.DRAWING.withHands(false)),
                Named.of("hands", SvgSheetTest.DRAWING),
                Named.of("piece in hand", SvgSheetTest.DRAWING.withSelected(Piece.of("bQ"))),
                Named.of("hands and coordinates", SvgSheetTest.DRAWING.withCoordinates(true)),
                Named.of("routes", DRAWING.withRoute(jump).withRoute(climb.withThrower(Piece.of("bS2")))),
                Named.of("last step refused", DRAWING.withViolation(gate(Hex.of(2, -1), Hex.of(3, -1)))),
                Named.of("resting", DRAWING.withResting(Piece.of("bM"))),
                Named.of(
                        "stacks taken apart",
                        DRAWING.withSelected(Piece.of("bQ"))
                                .withSelected(Piece.of("wB1"))
                                .withUnreachableCells(List.of(Hex.ORIGIN, Hex.of(0, -1)))
                                .withDestinations(List.of(Hex.of(1, -1), EAST))),
                Named.of(
                        "frame",
                        SvgDrawing.of(position("wS1", "bS1 wS1-"))
                                .withFrame(List.of(position("wS1", "bS1 /wS1")))
                                .withHands(true)));
    }

    private static Position position(String first, String second) {
        return GameString.read("Base;InProgress;White[2];" + first + ";" + second)
                .position();
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void everything_isPaintedInsideViewBox(SvgDrawing drawing) {
        SvgDocument svg = SvgDocument.of(drawing);
        Rectangle2D box = viewBox(svg);

        assertThat(PaintedShape.of(svg)).isNotEmpty().allMatch(shape -> shape.isInside(box));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void viewBox_isThatOfSvg(SvgDrawing drawing) {
        CellGeometry.Box box = drawing.viewBox();

        assertThat(viewBoxOf(drawing))
                .isEqualTo(Stream.of(box.left(), box.top(), box.width(), box.height())
                        .map(Markup::number)
                        .collect(Collectors.joining(" ")));
    }

    @ParameterizedTest
    @MethodSource("drawings")
    void drawingWithSheet_paintsTheSame(SvgDrawing drawing) {
        SvgSheet sheet = SvgSheet.of(SvgTheme.LIGHT);
        SvgDocument page = SvgDocument.parse("<g>" + sheet.shapes() + sheet.toSvg(drawing) + "</g>");

        assertThat(painting(page, sheet.styleSheet()))
                .isEqualTo(painting(SvgDocument.of(drawing.withTheme(SvgTheme.LIGHT)), ""));
    }

    private static List<String> painting(SvgDocument svg, String styleSheet) {
        return PaintedShape.of(svg).stream()
                .map(shape -> shape.describe(styleSheet))
                .toList();
    }

    private static Rectangle2D viewBox(SvgDocument svg) {
        List<Double> numbers = Stream.of(svg.root().getAttribute("viewBox").split(" "))
                .map(Double::valueOf)
                .toList();
        return new Rectangle2D.Double(numbers.get(0), numbers.get(1), numbers.get(2), numbers.get(3));
    }

    /**
     * A cell has a radius of 50, so it is 86.6 wide and 100 high, and a row is 75 below the next. The margin is 10; at
     * the bottom it begins below the side of a tile, which is 4 high.
     */
    @Test
    void viewBox_isAroundCells() {
        assertThat(viewBoxOf(tower(1).withTable(false))).isEqualTo("-53.3 -60 106.6 124");
        assertThat(viewBoxOf(tower(1))).isEqualTo("-139.9 -135 279.8 274");
        assertThat(viewBoxOf(SvgDrawing.of(Map.of()))).isEqualTo("-53.3 -60 106.6 124");
        assertThat(viewBoxOf(tower(1).withTable(false).withDestinations(List.of(Hex.of(2, 0)))))
                .as("two cells farther to the east")
                .isEqualTo("-53.3 -60 279.8 124");
        assertThat(viewBoxOf(SvgDrawing.of(position("wS1", "bS1 wS1-"))
                        .withTable(false)
                        .withFrame(List.of(position("wS1", "bS1 -wS1")))))
                .as("frame of positions, each with the cells around its hive")
                .isEqualTo("-226.5 -135 366.4 274");
    }

    private static String viewBoxOf(SvgDrawing drawing) {
        return SvgDocument.of(drawing).root().getAttribute("viewBox");
    }

    private static List<PaintedShape> shapes(SvgDrawing drawing) {
        return PaintedShape.of(SvgDocument.of(drawing));
    }

    private static List<PaintedShape> with(String attribute, String value, List<PaintedShape> shapes) {
        return shapes.stream().filter(shape -> shape.has(attribute, value)).toList();
    }

    private static List<PaintedShape> parts(String symbol, List<PaintedShape> shapes) {
        return shapes.stream().filter(shape -> shape.isPartOf(symbol)).toList();
    }

    private static Rectangle2D around(List<PaintedShape> shapes) {
        return shapes.stream()
                .map(PaintedShape::box)
                .reduce(Rectangle2D::createUnion)
                .orElseThrow();
    }

    /** Returns the texts, which consist of strokes: each glyph is its path data. */
    private static List<PaintedShape> glyphs(List<PaintedShape> shapes) {
        return shapes.stream()
                .filter(shape -> shape.property("stroke-width", "").equals("1.1"))
                .toList();
    }

    private static String text(List<PaintedShape> glyphs) {
        String known = "0123456789-,ABGLMPQS";
        return glyphs.stream()
                .map(glyph -> glyph.owners().get(0).getAttribute("d"))
                .map(path -> known.chars()
                        .filter(letter -> Artwork.glyph((char) letter).equals(path))
                        .mapToObj(Character::toString)
                        .findFirst()
                        .orElse("?"))
                .collect(Collectors.joining());
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void piece_numberIsBelowBug_coordinatesAreAbove(boolean coordinates) {
        for (Piece piece : Piece.all()) {
            List<PaintedShape> shapes = with(
                    "data-piece",
                    piece.toString(),
                    shapes(SvgDrawing.of(Map.of(Hex.of(10, -2), List.of(piece))).withCoordinates(coordinates)));
            Rectangle2D tile = around(parts("tile", shapes));
            Rectangle2D bug = around(parts(String.valueOf(piece.bug().letter()), shapes));
            List<PaintedShape> glyphs = glyphs(shapes);
            List<PaintedShape> below = glyphs.stream()
                    .filter(glyph -> glyph.box().getMinY() > bug.getMaxY())
                    .toList();
            List<PaintedShape> above = glyphs.stream()
                    .filter(glyph -> glyph.box().getMaxY() < bug.getMinY())
                    .toList();

            assertThat(tile.contains(bug)).isTrue();
            assertThat(glyphs).allMatch(glyph -> glyph.isInside(tile));
            if (piece.bug().count() == 1 && !coordinates) {
                assertThat(bug.getCenterY()).as("the middle of the face").isCloseTo(tile.getCenterY() - 2, within(2.0));
            }
            assertThat(text(below)).isEqualTo(piece.bug().count() > 1 ? Integer.toString(piece.number()) : "");
            assertThat(text(above)).isEqualTo(coordinates ? "10,-2" : "");
            assertThat(glyphs).hasSize(above.size() + below.size());
            assertCenteredLine(above, tile.getCenterX());
            assertCenteredLine(below, tile.getCenterX());
        }
    }

    private static void assertCenteredLine(List<PaintedShape> glyphs, double middle) {
        for (int i = 1; i < glyphs.size(); i++) {
            assertThat(glyphs.get(i).box().getMinX())
                    .isGreaterThan(glyphs.get(i - 1).box().getMaxX());
        }
        if (!glyphs.isEmpty()) {
            assertThat(around(glyphs).getCenterX()).isCloseTo(middle, within(1.5));
        }
    }

    /** A tower of two to seven pieces. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7})
    void tower_showsBugAndNameOfEachPiece(int height) {
        List<PaintedShape> shapes = shapes(tower(height));
        for (int level = 0; level < height - 1; level++) {
            Piece piece = TOWER.get(level);
            List<PaintedShape> own = with("data-piece", piece.toString(), shapes);
            Area visible = area(parts("tile", own));
            for (Piece upper : TOWER.subList(level + 1, height)) {
                visible.subtract(area(parts("tile", with("data-piece", upper.toString(), shapes))));
            }
            List<PaintedShape> bug = parts(String.valueOf(piece.bug().letter()), own);
            List<PaintedShape> name = glyphs(own);

            assertThat(text(name)).isEqualTo(piece.toString().substring(1));
            List<Point2D> points = Stream.of(bug, name)
                    .flatMap(List::stream)
                    .flatMap(shape -> shape.points().stream())
                    .toList();
            assertThat(points.stream().filter(visible::contains).count())
                    .as("visible points of %s in a tower of %d; the tip of a leg may be hidden", piece, height)
                    .isGreaterThan(points.size() * 98L / 100);
            assertThat(around(bug).getMaxX()).isLessThan(visible.getBounds2D().getCenterX());
            assertThat(around(name).getMinX())
                    .isGreaterThan(visible.getBounds2D().getCenterX());
        }
    }

    private static Area area(List<PaintedShape> shapes) {
        Area area = new Area();
        shapes.forEach(shape -> area.add(new Area(shape.outline())));
        return area;
    }

    /** "In a high stack, the levels are closer together", so that no tower rises above the middle of the row behind it. */
    @Test
    void tower_levelsAreEven_andRiseNoHigherThanSomeLimit() {
        double lift = 0;
        for (int height = 2; height <= 7; height++) {
            SvgDrawing tower = tower(height);
            List<Double> levels = IntStream.range(0, height)
                    .mapToObj(level -> tower.scene().lift(Hex.ORIGIN, level))
                    .toList();
            double step = levels.get(1);
            for (int level = 0; level < height; level++) {
                assertThat(levels.get(level)).isCloseTo(level * step, within(1e-9));
                assertThat(around(parts("tile", with("data-level", level + "", shapes(tower))))
                                .getMinY())
                        .isCloseTo(-47.5 - levels.get(level), within(0.2));
            }
            assertThat(levels.get(height - 1)).isBetween(lift, 75.0);
            lift = levels.get(height - 1);
        }
        assertThat(lift).isCloseTo(tower(4).scene().lift(Hex.ORIGIN, 3), within(1e-9));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7})
    void badges_areOnTopFace_besideBug(int height) {
        Piece top = TOWER.get(height - 1);
        List<PaintedShape> shapes = shapes(tower(height).withResting(top));
        Rectangle2D face = around(parts("tile", with("data-piece", top.toString(), shapes)));
        List<PaintedShape> number = with("data-height", height + "", shapes);
        Rectangle2D badge = around(number);
        Rectangle2D moon = around(with("data-mark", "resting", shapes));

        assertThat(text(glyphs(number))).isEqualTo(height + "");
        assertCenteredLine(glyphs(number), badge.getCenterX());
        assertThat(around(glyphs(number)).getCenterY()).isCloseTo(badge.getCenterY(), within(1.0));
        assertThat(face).matches(tile -> tile.contains(badge) && tile.contains(moon));
        assertThat(badge.getCenterX() - face.getCenterX())
                .isCloseTo(face.getCenterX() - moon.getCenterX(), within(0.1));
        assertThat(badge.getCenterY()).isEqualTo(moon.getCenterY()).isLessThan(face.getCenterY());
        assertThat(badge.intersects(moon)).isFalse();
    }

    @Test
    void marks_areOnFaceOfTheirPiece() {
        for (int level = 0; level < 7; level++) {
            List<PaintedShape> shapes = shapes(tower(7).withSelected(TOWER.get(level)));
            Rectangle2D tile = around(parts("tile", with("data-level", level + "", shapes)));
            Rectangle2D mark = around(with("data-mark", "selected", shapes));

            assertThat(mark.getMaxY()).isCloseTo(tile.getMaxY() - 4, within(0.2));
            assertThat(mark.getMinX()).isCloseTo(tile.getMinX(), within(0.2));
            assertThat(mark.getMaxX()).isCloseTo(tile.getMaxX(), within(0.2));
            assertThat(mark.getHeight() < 90).as("a mark on the visible edge").isEqualTo(level < 6);
        }
    }

    /** The tower stands in front of the cell, to the southwest or the southeast. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void tower_hidesNoDestinationBehindIt(int height) {
        for (Direction toTower : List.of(Direction.SW, Direction.SE)) {
            Hex behind = Hex.ORIGIN.neighbor(toTower.opposite());
            for (SvgDrawing drawing : List.of(
                    tower(height).withDestinations(List.of(behind)),
                    tower(height).withUnreachableCells(List.of(behind)))) {
                List<PaintedShape> shapes = shapes(drawing);
                Area tower = area(parts("tile", shapes));
                List<PaintedShape> marks = with("data-cell", behind.q() + "," + behind.r(), shapes);
                PaintedShape last = marks.get(marks.size() - 1);

                assertThat(last.points()).noneMatch(tower::contains);
            }
        }
    }

    private static final SvgDrawing HANDS = hands(Ruleset.TOURNAMENT);

    /** A Beetle on a Queen; the rest of the set is in hand. */
    private static SvgDrawing hands(Ruleset ruleset) {
        return SvgDrawing.of(Setup.empty(ruleset)
                        .withPiece(Hex.ORIGIN, Piece.of("bQ"))
                        .withPiece(Hex.ORIGIN, Piece.of("wB1"))
                        .withTurn(Color.BLACK, 4))
                .withTable(false)
                .withHands(true);
    }

    @Test
    void hands_areBelowBoard_inRowsOfOneColor() {
        SvgDrawing drawing = hands(Ruleset.of(Expansion.values()));
        List<PaintedShape> shapes = shapes(drawing);
        Rectangle2D board = around(with("data-cell", "0,0", shapes));
        Rectangle2D line = around(shapes.stream()
                .filter(shape -> shape.owners().get(0).getAttribute("d").contains("H"))
                .filter(shape -> shape.owners().size() == 2)
                .toList());
        Rectangle2D white = around(with("data-hand", "w", shapes));
        Rectangle2D black = around(with("data-hand", "b", shapes));

        assertThat(List.of(board, white, black)).isSortedAccordingTo(SvgPaintingTest::compareRows);
        assertThat(line.getMinY()).isBetween(board.getMaxY(), white.getMinY());
        assertThat(white.getMinY() - line.getMinY())
                .as("as much room above the hands as below")
                .isCloseTo(viewBox(SvgDocument.of(drawing)).getMaxY() - black.getMaxY(), within(0.5));
        assertThat(viewBox(SvgDocument.of(drawing)).getCenterX())
                .as("middle of the board")
                .isCloseTo(0, within(0.1));
        assertThat(line.getCenterX()).isCloseTo(0, within(0.1));
        assertThat(viewBox(SvgDocument.of(drawing)).getMaxX() - white.getMaxX())
                .as("no room for another kind")
                .isBetween(0.0, 62.0);
    }

    /** Returns 0 for rectangles that overlap; otherwise the upper one is less. */
    private static int compareRows(Rectangle2D a, Rectangle2D b) {
        return a.getMaxY() < b.getMinY() ? -1 : b.getMaxY() < a.getMinY() ? 1 : 0;
    }

    @ParameterizedTest
    @CsvSource({
        "w, wQ wS1 2 wB2 wG1 3 wA1 3 wM wL wP",
        "b, pointer bS1 2 bB1 2 bG1 3 bA1 3 bM bL bP",
    })
    void hand_showsEachKindWithItsNumber_fromLeftToRight(String color, String expected) {
        List<PaintedShape> hand = with("data-hand", color, shapes(HANDS));
        Map<String, List<PaintedShape>> things = new LinkedHashMap<>();
        for (PaintedShape shape : hand) {
            String piece = shape.owners().stream()
                    .map(owner -> owner.getAttribute("data-in-hand"))
                    .filter(name -> !name.isEmpty())
                    .findFirst()
                    .orElse(glyphs(List.of(shape)).isEmpty() ? "pointer" : things.size() + ":" + text(List.of(shape)));
            things.computeIfAbsent(piece, unused -> new ArrayList<>()).add(shape);
        }
        List<Rectangle2D> boxes =
                things.values().stream().map(SvgPaintingTest::around).toList();

        assertThat(String.join(" ", things.keySet()).replaceAll("\\d+:", "")).isEqualTo(expected);
        for (int i = 1; i < boxes.size(); i++) {
            assertThat(boxes.get(i).getMinX()).isGreaterThan(boxes.get(i - 1).getMaxX());
            assertThat(boxes.get(i)
                            .intersects(
                                    new Rectangle2D.Double(-1000, boxes.get(0).getCenterY(), 2000, 1)))
                    .as("in the same row")
                    .isTrue();
        }
        things.forEach((name, parts) -> {
            if (name.matches("[wb][A-Z]\\d?")) {
                Rectangle2D tile = around(parts("tile", parts));
                assertThat(parts).allMatch(part -> part.isInside(tile));
                assertThat(around(parts(name.substring(1, 2), parts)).getCenterY())
                        .isCloseTo(tile.getCenterY() - 1, within(2.5));
            }
        });
    }

    /** Two stacks of two that hide a piece, in front of each other, and a tower. */
    private static final SvgDrawing TAKEN_APART = SvgDrawing.of(Map.of(
                    Hex.ORIGIN,
                    pieces("wA1", "bB1"),
                    EAST,
                    pieces("wA2", "bB2"),
                    Hex.of(2, 0),
                    TOWER.stream()
                            .filter(piece -> piece.color() == Color.WHITE || piece.bug() != Bug.BEETLE)
                            .toList()))
            .withSelected(Piece.of("wA1"))
            .withSelected(Piece.of("wA2"))
            .withSelected(Piece.of("wB1"));

    @Test
    void insets_areBelowBoard_andShareRowsThatAreWideEnough() {
        List<PaintedShape> shapes = shapes(TAKEN_APART);
        Rectangle2D box = viewBox(SvgDocument.of(TAKEN_APART));
        Rectangle2D left = around(with("data-inset", "0,0", shapes));
        Rectangle2D right = around(with("data-inset", "1,0", shapes));
        Rectangle2D tower = around(with("data-inset", "2,0", shapes));
        Rectangle2D board = around(shapes.stream()
                .filter(shape -> shape.isPartOf("tile") && !shape.has("pointer-events", "none"))
                .toList());

        assertThat(List.of(board, left, tower)).isSortedAccordingTo(SvgPaintingTest::compareRows);
        assertThat(right.getMinY()).isEqualTo(left.getMinY());
        assertThat(right.getMinX() - left.getMaxX()).isEqualTo(tower.getMinY() - left.getMaxY());
        assertThat(tower.getCenterX()).isCloseTo(box.getCenterX(), within(0.1));
        assertThat((left.getMinX() + right.getMaxX()) / 2).isCloseTo(box.getCenterX(), within(0.1));
        assertThat(box.getMaxY() - tower.getMaxY()).as("margin").isCloseTo(10, within(0.1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0,0", "1,0", "2,0"})
    void inset_showsWholePieces_inOrderOfStack(String cell) {
        List<PaintedShape> inset = with("data-inset", cell, shapes(TAKEN_APART));
        PaintedShape frame = inset.get(0);
        List<Piece> stack = TAKEN_APART.scene().stackAt(Hex.of(cell));
        List<Rectangle2D> tiles = stack.stream()
                .map(piece -> around(with("data-stacked", piece.toString(), inset)))
                .toList();
        List<Rectangle2D> arrows = inset.stream()
                .filter(shape -> shape.owners().get(0).getAttribute("d").equals("M-2-5L2 0L-2 5"))
                .map(PaintedShape::box)
                .toList();

        assertThat(inset).allMatch(shape -> shape.isInside(frame.box()));
        assertThat(arrows).hasSize(stack.size() - 1);
        for (int i = 1; i < tiles.size(); i++) {
            double middle = (tiles.get(i - 1).getMaxX() + tiles.get(i).getMinX()) / 2;
            assertThat(arrows.get(i - 1).getMinX())
                    .isGreaterThan(tiles.get(i - 1).getMaxX());
            assertThat(arrows.get(i - 1).getMaxX()).isLessThan(tiles.get(i).getMinX());
            assertThat(arrows.get(i - 1).getCenterX()).isCloseTo(middle, within(0.1));
        }
        Rectangle2D all = tiles.stream().reduce(Rectangle2D::createUnion).orElseThrow();
        assertThat(all.getCenterX()).isCloseTo(frame.box().getCenterX(), within(0.1));
        assertThat(all.getCenterY()).isCloseTo(frame.box().getCenterY(), within(0.5));
        for (Piece piece : stack) {
            List<PaintedShape> parts = with("data-stacked", piece.toString(), inset);
            assertThat(parts(String.valueOf(piece.bug().letter()), parts)).isNotEmpty();
            assertThat(text(glyphs(parts))).isEqualTo(piece.toString().substring(2));
        }
    }

    /** The marks of destinations: on a piece, they are beside the bug, with a rim that sets them off. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 7})
    void destinationMarks_areInMiddleOfEmptyCell_orAboveBug(int height) {
        SvgDrawing drawing = height == 0 ? SvgDrawing.of(Map.of()) : tower(height);
        List<PaintedShape> dot = with("data-mark", "reachable", shapes(drawing.withDestinations(List.of(Hex.ORIGIN))));
        List<PaintedShape> shapes = shapes(drawing.withUnreachableCells(List.of(Hex.ORIGIN)));
        List<PaintedShape> cross = with("data-mark", "unreachable", shapes);
        PaintedShape lastDot = dot.get(dot.size() - 1);
        PaintedShape lastCross = cross.get(cross.size() - 1);

        assertThat(lastDot.owners().get(0).getTagName()).isEqualTo("circle");
        assertThat(lastCross.corners()).as("two strokes").hasSize(4);
        for (PaintedShape mark : List.of(lastDot, lastCross)) {
            assertThat(mark.box().getCenterX()).isCloseTo(0, within(0.1));
            assertThat(mark.box().getWidth()).isEqualTo(mark.box().getHeight());
            if (height == 0) {
                assertThat(mark.box().getCenterY()).isCloseTo(0, within(0.1));
                assertThat(mark.box().getWidth()).isGreaterThan(17);
            } else {
                Piece top = TOWER.get(height - 1);
                List<PaintedShape> piece = with("data-piece", top.toString(), shapes);
                assertThat(around(parts("tile", piece))).matches(tile -> mark.isInside(tile));
                assertThat(mark.box().getMaxY())
                        .isLessThan(
                                around(parts(top.bug().letter() + "", piece)).getCenterY());
                assertThat(mark.box().getWidth()).isBetween(17.0, 18.0);
            }
        }
        assertThat(dot.get(0).property("fill", "").equals("none"))
                .as("shows the piece")
                .isEqualTo(height > 0);
        assertThat(lastDot.property("stroke-width", "").equals("0")).isEqualTo(height == 0);
        assertThat(cross.stream()
                        .filter(shape -> shape.owners().get(0).getTagName().equals("circle")))
                .as("a background for the cross")
                .hasSize(height > 0 ? 1 : 0);
    }

    /** Two steps, from a stack across an empty cell. */
    @Test
    void route_passesCenterOfEachCell_startIsLarger() {
        Route route = Route.of(
                Piece.of("bA1"), List.of(new Stop(EAST, 1), new Stop(Hex.of(1, 1), 0), new Stop(Hex.of(0, 2), 0)));
        List<PaintedShape> shapes = with("data-route", "route", shapes(DRAWING.withRoute(route)));
        List<Rectangle2D> dots = shapes.stream()
                .filter(shape -> shape.owners().get(0).getTagName().equals("circle"))
                .map(PaintedShape::box)
                .toList();

        assertThat(dots).hasSize(2);
        for (int i = 0; i < 2; i++) {
            CellGeometry.Point at =
                    DRAWING.scene().at(new Stop(route.stops().get(i).cell(), 1 - i));
            assertThat(dots.get(i).getCenterX()).isCloseTo(at.x(), within(0.1));
            assertThat(dots.get(i).getCenterY()).isCloseTo(at.y(), within(0.1));
            assertThat(shapes.get(0).corners().get(i).distance(at.x(), at.y())).isLessThan(0.1);
        }
        assertThat(dots.get(0).getWidth()).isGreaterThan(dots.get(1).getWidth());
        assertThat(shapes)
                .allMatch(shape -> shape.property("stroke-dasharray", "").isEmpty());
    }

    /** Such a route leads nowhere, but anybody can ask for it. */
    @Test
    void route_fromCellToItself_staysThere() {
        Hex cell = Hex.of(3, 0);
        Route route = Route.of(Piece.of("bA1"), List.of(new Stop(cell, 0), new Stop(cell, 0)));
        SvgDrawing empty = SvgDrawing.of(Map.of());
        CellGeometry.Point center = SvgDrawing.geometry().center(cell);
        Rectangle2D around = new Rectangle2D.Double(center.x() - 50, center.y() - 50, 100, 100);

        assertThat(with("data-route", "route", shapes(empty.withRoute(route))))
                .isNotEmpty()
                .allMatch(shape -> shape.isInside(around));
        assertThat(with("data-route", "stopped", shapes(empty.withViolation(gate(cell, cell)))))
                .isNotEmpty()
                .allMatch(shape -> shape.isInside(around));
    }

    /** Cells one step or three cells away; the tip is 5 before the center of the last cell. */
    @ParameterizedTest
    @CsvSource({
        "1, 0", "-1, 0", "0, 1", "0, -1", "1, -1", "-1, 1", "2, 0", "3, 0", "-3, 0", "0, 3", "0, -3", "3, -3", "-3, 3",
    })
    void route_leadsFromCenterToCenter_jumpsBendUpward(int q, int r) {
        Route route = Route.of(Piece.of("bG1"), List.of(new Stop(Hex.of(-2, 1), 0), new Stop(Hex.of(q - 2, r + 1), 0)));
        List<PaintedShape> shapes =
                with("data-route", "route", shapes(SvgDrawing.of(Map.of()).withRoute(route)));
        Point2D start = center(Hex.of(-2, 1));
        Point2D end = center(Hex.of(q - 2, r + 1));
        Point2D middle = new Point2D.Double((start.getX() + end.getX()) / 2, (start.getY() + end.getY()) / 2);
        List<Point2D> line = shapes.get(0).corners();
        List<Point2D> head = shapes.get(shapes.size() - 1).corners();
        Point2D before = line.size() == 2 ? line.get(0) : line.get(1);
        Point2D base = new Point2D.Double(
                (head.get(0).getX() + head.get(1).getX()) / 2,
                (head.get(0).getY() + head.get(1).getY()) / 2);

        assertThat(shapes.get(1).corners()).as("the line and its case").isEqualTo(line);
        assertThat(line).hasSize(Math.max(Math.abs(q), Math.abs(r)) == 1 ? 2 : 3);
        assertThat(line.get(0).distance(start)).isLessThan(0.1);
        assertThat(head.get(0).distance(end))
                .as("symmetric head")
                .isCloseTo(head.get(1).distance(end), within(0.2));
        assertThat(head.get(0).distance(head.get(1))).isBetween(10.0, 25.0);
        assertThat(head.get(2).distance(end)).isCloseTo(5, within(0.1));
        assertThat(base.distance(end)).isCloseTo(20, within(0.2));
        for (Point2D onLine : List.of(head.get(2), base, line.get(line.size() - 1))) {
            assertThat(onLine.distance(before) + onLine.distance(end)).isCloseTo(before.distance(end), within(0.1));
        }
        assertThat(line.get(line.size() - 1).distance(end))
                .as("the line ends in the head")
                .isBetween(5.0, 20.0);
        if (line.size() > 2) {
            assertThat(before.distance(start)).isCloseTo(before.distance(end), within(0.2));
            assertThat(before.getY()).isLessThan(middle.getY());
            assertThat(before.distance(middle)).isBetween(0.2 * end.distance(start), 0.3 * end.distance(start));
        }
    }

    private static Point2D center(Hex hex) {
        CellGeometry.Point center = SvgDrawing.geometry().center(hex);
        return new Point2D.Double(center.x(), center.y());
    }

    private static Violation gate(Hex from, Hex to) {
        return Violation.of(
                Violation.Kind.GATE,
                Rule.SLIDE_1,
                Map.of(
                        Role.PIECE,
                        Piece.of("wQ"),
                        Role.MOVES_AS,
                        Bug.QUEEN_BEE,
                        Role.FROM,
                        from,
                        Role.TO,
                        to,
                        Role.PATH,
                        List.of(from, to),
                        Role.SIDES,
                        List.of(Hex.of(5, 5))));
    }

    @ParameterizedTest
    @EnumSource
    void refusedStep_isDashed_andHasBarAcrossItsMiddle(Direction direction) {
        Hex from = Hex.of(0, 1);
        Hex to = from.neighbor(direction);
        List<PaintedShape> shapes =
                with("data-route", "stopped", shapes(SvgDrawing.of(Map.of()).withViolation(gate(from, to))));
        List<Point2D> bar = shapes.get(shapes.size() - 1).corners();
        Point2D start = center(from);
        Point2D end = center(to);

        assertThat(shapes.get(1).property("stroke-dasharray", "")).isNotEmpty();
        assertThat(shapes.get(shapes.size() - 2).corners())
                .as("the case of the bar")
                .isEqualTo(bar);
        assertThat(bar).hasSize(2).allSatisfy(tip -> {
            assertThat(tip.distance(start)).isCloseTo(tip.distance(end), within(0.2));
            assertThat(tip.distance((start.getX() + end.getX()) / 2, (start.getY() + end.getY()) / 2))
                    .isBetween(12.0, 25.0);
        });
        assertThat(bar.get(0).distance(bar.get(1))).isBetween(24.0, 50.0);
    }
}
