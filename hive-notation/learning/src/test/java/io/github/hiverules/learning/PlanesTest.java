package io.github.hiverules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.hiverules.Expansion;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Toggle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlanesTest {

    private static final Planes BASE = Planes.of(Ruleset.BASE);

    /** Returns a position with a row of five pieces that begins at the given cell and runs east. */
    private static Position row(Hex west) {
        Setup setup = Setup.empty(Ruleset.BASE);
        List<String> names = List.of("wQ", "bQ", "wS1", "bS1", "wG1");
        for (int index = 0; index < names.size(); index++) {
            setup = setup.withPiece(west.plus(Hex.of(index, 0)), Piece.of(names.get(index)));
        }
        return Position.of(setup.withTurn(Color.BLACK, 4));
    }

    @Test
    void layout_rulesets_matchSpecification() {
        assertThat(BASE.bugs())
                .containsExactly(Bug.QUEEN_BEE, Bug.SOLDIER_ANT, Bug.GRASSHOPPER, Bug.SPIDER, Bug.BEETLE);
        assertThat(BASE.count()).isEqualTo(17);
        assertThat(BASE.radius()).isEqualTo(8);
        assertThat(BASE.width()).isEqualTo(17);
        assertThat(BASE.size()).isEqualTo(17 * 17 * 17);
        assertThat(Planes.of(Ruleset.ONLINE).count()).isEqualTo(23);
        assertThat(Planes.of(Ruleset.of(Expansion.PILLBUG, Expansion.MOSQUITO)).bugs())
                .endsWith(Bug.BEETLE, Bug.MOSQUITO, Bug.PILLBUG);
        assertThat(BASE.indexOf(Hex.ORIGIN)).hasValue(8 * 17 + 8);
        assertThat(BASE.indexOf(Hex.of(-8, 8))).hasValue(16 * 17);
        assertThat(BASE.cellAt(16 * 17)).isEqualTo(Hex.of(-8, 8));
        assertThat(BASE.indexOf(Hex.of(9, 0))).isEmpty();
        assertThat(BASE.indexOf(Hex.of(0, -9))).isEmpty();
        assertThat(BASE.indexOf(Hex.of(-9, 0))).isEmpty();
        assertThat(BASE.indexOf(Hex.of(0, 9))).isEmpty();
    }

    @Test
    void equals_comparesAllSettings() {
        assertThat(BASE.withRadius(8))
                .isEqualTo(BASE)
                .hasSameHashCodeAs(Planes.of(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING)));
        assertThat(BASE.withRadius(9))
                .isNotEqualTo(BASE)
                .doesNotHaveSameHashCodeAs(BASE)
                .hasToString("Planes[QUEEN_BEE, SOLDIER_ANT, GRASSHOPPER, SPIDER, BEETLE] radius 9");
        assertThat(BASE.withMovingWindow(true)).isNotEqualTo(BASE).hasToString(BASE + " moving");
        assertThat(BASE.withMovingWindow(true).hasMovingWindow()).isTrue();
        assertThat(BASE).isNotEqualTo(Planes.of(Ruleset.ONLINE)).isNotEqualTo("planes");
        assertThat(BASE.writer().planes()).isSameAs(BASE);
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 0, -4, 1001, Integer.MAX_VALUE})
    void withRadius_outOfRange_throws(int radius) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BASE.withRadius(radius))
                .withMessage("expected a radius from 4 to 1000, not " + radius);
        assertThat(BASE.withRadius(4).radius()).isEqualTo(4);
        assertThat(BASE.withRadius(1000).radius()).isEqualTo(1000);
    }

    @Test
    void write_piecesOutsideFixedWindow_areReported() {
        Planes small = BASE.withRadius(4);
        float[] values = new float[small.size()];

        PlaneWindow window = small.writer().write(row(Hex.of(2, 0)), values);

        assertThat(window.center()).isEqualTo(Hex.ORIGIN);
        assertThat(window.piecesOutside()).containsExactlyInAnyOrder(Piece.of("bS1"), Piece.of("wG1"));
        // Black's pieces, then White's: bQ on 3,0, wQ on 2,0, wS1 on 4,0. Without 3,0 or 4,0, the row would fall apart.
        // Only 2,-1, 1,0 and 1,1 touch no piece but wQ; every empty cell next to a black piece touches a white one.
        assertThat(OpenSpielExample.ones(values, small))
                .hasToString("{0=[4,7], 5=[4,6], 8=[4,8], 10=[4,7], 11=[4,8], 13=[3,6, 4,5, 5,5]}");
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 2, 0", // the middle of five cells
        "-8, 5, -6, 5",
        "1000000, -7, 1000002, -7",
        "2147483645, 2147483647, 2147483647, 2147483647",
    })
    void write_movingWindow_isInMiddleOfHive(int q, int r, int centerQ, int centerR) {
        Planes small = BASE.withRadius(4).withMovingWindow(true);
        PlaneWriter writer = small.writer();
        float[] values = new float[small.size()];

        PlaneWindow window = writer.write(row(Hex.of(q, r)), values);

        assertThat(window).isEqualTo(new PlaneWindow(Hex.of(centerQ, centerR), List.of()));
        assertThat(writer.write(row(Hex.of(q, r)), values)).isSameAs(window);
        float[] moved = new float[small.size()];
        BASE.withRadius(4).writer().write(row(Hex.of(q - centerQ, r - centerR)), moved);
        assertThat(values).isEqualTo(moved);
    }

    @Test
    void write_hiveWiderThanWindow_isCentered() {
        Setup setup = Setup.empty(Ruleset.BASE);
        List<Piece> pieces = Ruleset.BASE.pieces(Color.WHITE);
        for (int index = 0; index < 11; index++) {
            setup = setup.withPiece(Hex.of(0, index), pieces.get(index));
        }
        Position position =
                Position.of(setup.withPiece(Hex.of(0, 11), Piece.of("bQ")).withTurn(Color.WHITE, 12));
        Planes small = BASE.withRadius(4).withMovingWindow(true);

        PlaneWindow window = small.writer().write(position, new float[small.size()]);

        assertThat(window.center()).isEqualTo(Hex.of(0, 5));
        assertThat(window.piecesOutside()).containsExactly(pieces.get(0), pieces.get(10), Piece.of("bQ"));
    }

    @Test
    void write_emptyTable_isAllZeros() {
        float[] values = new float[BASE.size()];
        PlaneWriter writer = BASE.withMovingWindow(true).writer();
        writer.write(row(Hex.of(1000, 0)), values);

        assertThat(writer.write(Position.initial(Ruleset.BASE), values).center())
                .isEqualTo(Hex.ORIGIN);
        assertThat(values).containsOnly(0);
    }

    /** A row of all pieces falls apart without any of them except the first and the last. */
    @Test
    void write_allPiecesOnGround_showsThemAll() {
        Ruleset ruleset = Ruleset.of(Expansion.values());
        int pieces = Piece.all().size();
        int piecePlanes = 2 * Bug.values().length;
        Setup setup = Setup.empty(ruleset).withTurn(Color.WHITE, 20);
        for (Piece piece : Piece.all()) {
            setup = setup.withPiece(Hex.of(setup.stacks().size(), 0), piece);
        }
        Planes planes = Planes.of(ruleset).withRadius(pieces / 2).withMovingWindow(true);
        PlaneWriter writer = planes.writer();
        float[] values = new float[planes.size()];
        writer.write(Position.of(setup), values);

        assertThat(writer.write(Position.of(setup), values))
                .isEqualTo(new PlaneWindow(Hex.of(pieces / 2 - 1, 0), List.of()));
        assertThat(onesInPlanes(0, piecePlanes, values, planes)).isEqualTo(pieces);
        assertThat(onesInPlanes(piecePlanes, piecePlanes + 2, values, planes)).isEqualTo(pieces - 2);
    }

    private static long onesInPlanes(int from, int to, float[] values, Planes planes) {
        int area = planes.width() * planes.width();
        return IntStream.range(from * area, to * area)
                .filter(index -> values[index] == 1)
                .count();
    }

    /** Planes 10 and 11 show which pieces of each player cannot move without breaking the hive: none of a triangle. */
    @Test
    void write_triangle_pinsNothing() {
        float[] values = new float[BASE.size()];
        BASE.writer().write(PositionText.read("base~b2~wQ_0_0.bQ_1_0.wS1_0_1"), values);

        assertThat(Arrays.copyOfRange(values, 10 * 17 * 17, 12 * 17 * 17)).containsOnly(0);
    }

    /** Several positions can share an array; the elements around them stay as they were. */
    @Test
    void write_withOffset_fillsPartOfArray() {
        float[] values = new float[2 * BASE.size() + 2];
        Arrays.fill(values, 5);
        PlaneWriter writer = BASE.writer();
        writer.write(row(Hex.of(1, 1)), values, 1);
        writer.write(row(Hex.ORIGIN), values, 1 + BASE.size());
        float[] expected = new float[BASE.size()];
        writer.write(row(Hex.of(1, 1)), expected);

        assertThat(Arrays.copyOfRange(values, 1, 1 + BASE.size())).isEqualTo(expected);
        assertThat(values[0]).isEqualTo(5);
        assertThat(values[values.length - 1]).isEqualTo(5);
    }

    @Test
    void write_bytes_areTheSameAsFloats() {
        float[] floats = new float[BASE.size()];
        byte[] bytes = new byte[BASE.size() + 2];
        Arrays.fill(bytes, (byte) 5);
        PlaneWriter writer = BASE.writer();

        for (Hex cell : List.of(Hex.of(1, 1), Hex.ORIGIN)) {
            PlaneWindow window = writer.write(row(cell), floats);

            assertThat(writer.write(row(cell), bytes, 1)).isEqualTo(window);
            for (int index = 0; index < floats.length; index++) {
                assertThat((float) bytes[index + 1]).isEqualTo(floats[index]);
            }
        }
        assertThat(bytes[0]).isEqualTo((byte) 5);
        assertThat(bytes[bytes.length - 1]).isEqualTo((byte) 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 1, Integer.MAX_VALUE})
    void write_arrayTooShort_throws(int offset) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BASE.writer().write(row(Hex.ORIGIN), new float[BASE.size()], offset))
                .withMessage("expected 4913 elements from index " + offset + " of an array of 4913");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BASE.writer().write(row(Hex.ORIGIN), new byte[BASE.size()], offset));
    }

    @Test
    void write_rulesetWithMoreKinds_throws() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BASE.writer().write(Position.initial(Ruleset.ONLINE), new float[BASE.size()]))
                .withMessageContaining("MOSQUITO");
    }
}
