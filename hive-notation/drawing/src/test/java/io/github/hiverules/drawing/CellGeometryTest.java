package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Direction;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Random;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Expected values come from the regular hexagon: its width is its radius times the square root of three. */
class CellGeometryTest {

    private static final Offset<Double> TOLERANCE = within(1e-9);
    private static final CellGeometry GEOMETRY = CellGeometry.ofRadius(10);

    private static double distance(Point a, Point b) {
        return Math.hypot(a.x() - b.x(), a.y() - b.y());
    }

    @Test
    void center_neighbors_areOneWidthApart() {
        Point center = GEOMETRY.center(Hex.of(3, -5));
        for (Hex neighbor : Hex.of(3, -5).neighbors()) {
            assertThat(distance(center, GEOMETRY.center(neighbor))).isCloseTo(10 * Math.sqrt(3), TOLERANCE);
        }
        assertThat(GEOMETRY.radius()).isEqualTo(10);
        assertThat(GEOMETRY.width()).isCloseTo(10 * Math.sqrt(3), TOLERANCE);
        assertThat(GEOMETRY.center(Hex.ORIGIN)).isEqualTo(new Point(0, 0));
        assertThat(GEOMETRY.center(Hex.ORIGIN.neighbor(Direction.E)).y()).isZero();
        assertThat(GEOMETRY.center(Hex.ORIGIN.neighbor(Direction.SE)).y()).isEqualTo(15);
        assertThat(GEOMETRY.center(Hex.ORIGIN.neighbor(Direction.SE)).x()).isPositive();
    }

    /** The drawings lift each piece by 0.42 radii, and the top of a high stack by 1.2 radii at most. */
    @Test
    void center_ofLevel_isAboveCell() {
        Hex cell = Hex.of(2, 1);
        Point ground = GEOMETRY.center(cell);

        assertThat(GEOMETRY.center(cell, 0, 1)).isEqualTo(ground);
        assertThat(GEOMETRY.center(cell, 1, 2).y()).isCloseTo(ground.y() - 4.2, TOLERANCE);
        assertThat(GEOMETRY.center(cell, 1, 2).x()).isEqualTo(ground.x());
        assertThat(GEOMETRY.center(cell, 6, 7).y()).isCloseTo(ground.y() - 12, TOLERANCE);
    }

    @Test
    void corners_ofCell_runClockwiseFromTop() {
        Hex hex = Hex.of(-2, 7);
        List<Point> corners = GEOMETRY.corners(hex);

        assertThat(corners).hasSize(6);
        assertThat(corners.get(0)).isEqualTo(GEOMETRY.center(hex).plus(0, -10));
        assertThat(corners.get(1).x()).isGreaterThan(corners.get(0).x());
        for (Point corner : corners) {
            assertThat(distance(corner, GEOMETRY.center(hex))).isCloseTo(10, TOLERANCE);
            assertThat(hex.neighbors().stream()
                            .flatMap(neighbor -> GEOMETRY.corners(neighbor).stream())
                            .filter(other -> distance(corner, other) < 1e-9))
                    .hasSize(2);
        }
    }

    @Test
    void cellAt_randomPoint_hasNearestCenter() {
        Random random = new Random(16);
        for (int number = 0; number < 10_000; number++) {
            Point point = new Point(random.nextDouble() * 200 - 100, random.nextDouble() * 200 - 100);
            Hex cell = GEOMETRY.cellAt(point.x(), point.y());
            double shortest = distance(point, GEOMETRY.center(cell));

            assertThat(cell.neighbors())
                    .allSatisfy(neighbor -> assertThat(distance(point, GEOMETRY.center(neighbor)))
                            .isGreaterThanOrEqualTo(shortest - 1e-9));
        }
        assertThat(GEOMETRY.cellAt(0, 0)).isEqualTo(Hex.ORIGIN);
    }

    /** Cells have coordinates of 32 bits. */
    @ParameterizedTest
    @CsvSource({"1e15, 0", "0, -1e15", "NaN, 0", "0, NaN", "Infinity, 0", "0, -Infinity"})
    void cellAt_pointOfNoCell_throws(double x, double y) {
        assertThatThrownBy(() -> GEOMETRY.cellAt(x, y)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void cellAt_farthestCells_areFound() {
        Hex far = Hex.of(Integer.MAX_VALUE, Integer.MIN_VALUE);

        assertThat(GEOMETRY.cellAt(
                        GEOMETRY.center(far).x(), GEOMETRY.center(far).y()))
                .isEqualTo(far);
    }

    @Test
    void boxAround_cells_endsAtOutermostCorners() {
        List<Hex> hexes = List.of(Hex.of(0, 0), Hex.of(2, 0), Hex.of(-1, 3));
        Box box = GEOMETRY.boxAround(hexes);
        List<Point> corners =
                hexes.stream().flatMap(hex -> GEOMETRY.corners(hex).stream()).toList();

        assertThat(box.left())
                .isCloseTo(corners.stream().mapToDouble(Point::x).min().orElseThrow(), TOLERANCE);
        assertThat(box.right())
                .isCloseTo(corners.stream().mapToDouble(Point::x).max().orElseThrow(), TOLERANCE);
        assertThat(box.top())
                .isCloseTo(corners.stream().mapToDouble(Point::y).min().orElseThrow(), TOLERANCE);
        assertThat(box.bottom())
                .isCloseTo(corners.stream().mapToDouble(Point::y).max().orElseThrow(), TOLERANCE);
        assertThat(GEOMETRY.boxAround(List.of(Hex.ORIGIN)).width()).isCloseTo(10 * Math.sqrt(3), TOLERANCE);
        assertThat(GEOMETRY.boxAround(List.of(Hex.ORIGIN)).height()).isCloseTo(20, TOLERANCE);
    }

    /**
     * The cells of a drawing have a radius of 50. Its view box adds a margin of 10 on each side, and 4 at the bottom
     * for the thickness of a tile.
     */
    @Test
    void boxAround_position_matchesDrawing() {
        Position position =
                GameString.read("Base;InProgress;White[2];wS1;bG1 wS1-").position();
        Box box = CellGeometry.ofRadius(50).boxAround(position.stacks().keySet());
        String svg = SvgDrawing.of(position).withTable(false).toSvg();
        String[] numbers =
                svg.replaceFirst("(?s).*?viewBox=\"([^\"]*)\".*", "$1").split(" ", -1);

        assertThat(Double.parseDouble(numbers[0])).isCloseTo(box.left() - 10, within(0.1));
        assertThat(Double.parseDouble(numbers[1])).isCloseTo(box.top() - 10, within(0.1));
        assertThat(Double.parseDouble(numbers[2])).isCloseTo(box.width() + 20, within(0.1));
        assertThat(Double.parseDouble(numbers[3])).isCloseTo(box.height() + 24, within(0.1));
    }

    /** A Beetle goes down from a stack of three, at the height that the stack has before the move. */
    @Test
    void points_route_areFacesOfPieceAtEachStop() {
        Route route =
                Route.of(Piece.of("wB1"), List.of(new Route.Stop(Hex.of(1, 0), 2), new Route.Stop(Hex.of(2, 0), 0)));
        Position after = PositionText.read("base~b6~wQ_0_0.bQbB1_1_0.wB1_2_0");

        assertThat(GEOMETRY.points(route, after))
                .containsExactly(GEOMETRY.center(Hex.of(1, 0), 2, 3), GEOMETRY.center(Hex.of(2, 0)));
    }

    @Test
    void boxWithRim_cells_isAroundTheirNeighbors() {
        Box rim = GEOMETRY.boxWithRim(List.of(Hex.ORIGIN));

        assertThat(rim.width()).isCloseTo(3 * GEOMETRY.width(), TOLERANCE);
        assertThat(rim.height()).isCloseTo(50, TOLERANCE);
        assertThat(GEOMETRY.boxWithRim(List.of())).isEqualTo(rim);
    }

    @Test
    void invalidRadius_throwsButNoCellsAreOriginsCell() {
        assertThatThrownBy(() -> CellGeometry.ofRadius(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CellGeometry.ofRadius(Double.NaN)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> CellGeometry.ofRadius(Double.POSITIVE_INFINITY))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(GEOMETRY.boxAround(List.of())).isEqualTo(GEOMETRY.boxAround(List.of(Hex.ORIGIN)));
        assertThat(GEOMETRY).hasToString("CellGeometry[radius=10.0]");
    }
}
