package io.github.hiverules.hex;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SymmetryTest {

    private static final Hex CELL = Hex.of(3, -1);

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void apply_keepsOriginAndNeighbors(Symmetry symmetry) {
        assertThat(symmetry.apply(Hex.ORIGIN)).isEqualTo(Hex.ORIGIN);
        for (Direction direction : Direction.values()) {
            Hex neighbor = CELL.neighbor(direction);
            assertThat(symmetry.apply(CELL).isAdjacentTo(symmetry.apply(neighbor)))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void inverse_undoesSymmetry(Symmetry symmetry) {
        assertThat(symmetry.inverse().apply(symmetry.apply(CELL))).isEqualTo(CELL);
        assertThat(symmetry.apply(symmetry.inverse().apply(CELL))).isEqualTo(CELL);
    }

    @Test
    void values_mapCellToTwelveCells() {
        HashSet<Hex> images = new HashSet<>();
        Arrays.stream(Symmetry.values()).forEach(symmetry -> images.add(symmetry.apply(CELL)));

        assertThat(images).hasSize(12);
    }

    @Test
    void rotations_goCounterclockwise() {
        Hex east = Hex.ORIGIN.neighbor(Direction.E);

        assertThat(Symmetry.ROTATE_60.apply(east)).isEqualTo(Hex.ORIGIN.neighbor(Direction.NE));
        assertThat(Symmetry.ROTATE_120.apply(east)).isEqualTo(Hex.ORIGIN.neighbor(Direction.NW));
        assertThat(Symmetry.ROTATE_180.apply(east)).isEqualTo(Hex.ORIGIN.neighbor(Direction.W));
        assertThat(Symmetry.ROTATE_240.apply(east)).isEqualTo(Hex.ORIGIN.neighbor(Direction.SW));
        assertThat(Symmetry.ROTATE_300.apply(east)).isEqualTo(Hex.ORIGIN.neighbor(Direction.SE));
    }

    @Test
    void mirrors_keepTheirAxis() {
        Hex northEast = Hex.ORIGIN.neighbor(Direction.NE);
        Hex northWest = Hex.ORIGIN.neighbor(Direction.NW);

        assertThat(Symmetry.MIRROR_0.apply(Hex.of(1, 0))).isEqualTo(Hex.of(1, 0));
        assertThat(Symmetry.MIRROR_30.apply(Hex.of(2, -1))).isEqualTo(Hex.of(2, -1));
        assertThat(Symmetry.MIRROR_60.apply(northEast)).isEqualTo(northEast);
        assertThat(Symmetry.MIRROR_90.apply(northEast)).isEqualTo(northWest);
        assertThat(Symmetry.MIRROR_120.apply(northWest)).isEqualTo(northWest);
        assertThat(Symmetry.MIRROR_150.apply(Hex.of(-1, -1))).isEqualTo(Hex.of(-1, -1));
    }
}
