package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.site.referee.Camera.Box;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CameraTest {

    private static final Box SMALL = new Box(-100, -100, 200, 200);
    private static final Box LARGE = new Box(-1000, -1000, 2000, 2000);

    @Test
    void of_smallHive_centersAllOfIt() {
        Camera camera = Camera.of(SMALL, 360, 400);

        assertThat(camera.visibleBox().contains(SMALL)).isTrue();
        assertThat(camera.x()).isZero();
    }

    /** Buttons cover 42 pixels: at the bottom or, in wide frames, on the right. */
    @ParameterizedTest
    @CsvSource({"336, 198, 294, 198", "360, 400, 360, 358"})
    void of_hiveThatFits_isFreeOfButtons(double width, double height, double freeWidth, double freeHeight) {
        Camera camera = Camera.of(SMALL, width, height);
        Box visible = camera.visibleBox();

        assertThat(SMALL.right()).isLessThanOrEqualTo(visible.left() + freeWidth / camera.scale() + 1e-9);
        assertThat(SMALL.bottom()).isLessThanOrEqualTo(visible.top() + freeHeight / camera.scale() + 1e-9);
        assertThat(visible.contains(SMALL)).isTrue();
    }

    @Test
    void of_hiveLargerThanPhone_keepsCellsLargeEnoughToTap() {
        Camera camera = Camera.of(LARGE, 360, 400);

        assertThat(camera.scale() * 86.6).isCloseTo(28, within(0.01));
        assertThat(camera.visibleBox().contains(LARGE)).isFalse();
    }

    /** A visitor who asks for the whole hive keeps seeing it. */
    @Test
    void ofWhole_hiveLargerThanPhone_showsAllOfItAndStays() {
        Camera camera = Camera.ofWhole(LARGE, 360, 400);

        assertThat(camera.visibleBox().contains(LARGE)).isTrue();
        assertThat(camera.follow(LARGE, SMALL)).isEqualTo(camera);
        assertThat(Camera.ofWhole(SMALL, 360, 400)).isEqualTo(Camera.of(SMALL, 360, 400));
    }

    @Test
    void follow_visibleHive_doesNotMove() {
        Camera camera = Camera.of(SMALL, 360, 400);

        assertThat(camera.follow(new Box(-100, -100, 190, 200), SMALL)).isEqualTo(camera);
    }

    @Test
    void follow_growingHive_showsAllOfIt() {
        Box grown = new Box(-100, -100, 600, 200);

        assertThat(Camera.of(SMALL, 360, 400).follow(grown, SMALL).visibleBox().contains(grown))
                .isTrue();
    }

    @Test
    void follow_hiveTooLargeForFrame_showsFocus() {
        Box focus = new Box(800, 800, 100, 100);
        Camera camera = Camera.of(LARGE, 360, 400).follow(LARGE, focus);

        assertThat(camera.visibleBox().contains(focus)).isTrue();
        assertThat(camera.scale()).isEqualTo(Camera.MIN_FITTED_SCALE);
    }

    @Test
    void follow_hiveTooLargeForWideFrame_showsFocusBesideButtons() {
        Box focus = new Box(800, 800, 100, 100);
        Box visible = Camera.of(LARGE, 500, 400).follow(LARGE, focus).visibleBox();

        assertThat((visible.right() - focus.right()) * Camera.MIN_FITTED_SCALE).isCloseTo(42, within(0.01));
        assertThat(visible.bottom()).isCloseTo(focus.bottom(), within(0.01));
    }

    @Test
    void follow_movedCamera_doesNotMoveUntilHiveIsOutOfSight() {
        Camera moved = Camera.of(SMALL, 360, 400).pan(20, 0);

        assertThat(moved.follow(SMALL, SMALL)).isEqualTo(moved);
        assertThat(moved.pan(5000, 0).follow(SMALL, SMALL).visibleBox().contains(SMALL))
                .isTrue();
    }

    @Test
    void zoom_aroundPoint_doesNotMoveThatPoint() {
        Camera camera = Camera.of(SMALL, 360, 400);
        Camera zoomed = camera.zoom(2, 90, 100);

        assertThat(zoomed.scale()).isCloseTo(2 * camera.scale(), within(1e-9));
        assertThat(zoomed.visibleBox().left() + 90 / zoomed.scale())
                .isCloseTo(camera.visibleBox().left() + 90 / camera.scale(), within(1e-9));
    }

    @Test
    void zoom_aroundHive_doesNotMoveItsCenter() {
        Camera camera = Camera.of(SMALL, 360, 400).pan(50, 0);
        Camera zoomed = camera.zoom(1.4, SMALL);

        assertThat((0 - zoomed.x()) * zoomed.scale()).isCloseTo((0 - camera.x()) * camera.scale(), within(1e-9));
    }

    /** A hexagon of radius 50 is 100 high, and the margin is 10. */
    @Test
    void hive_ofOneCell_hasItsHeightAndMargins() {
        Box box = Box.ofHive(List.of(Hex.ORIGIN));

        assertThat(box.height()).isEqualTo(120);
        assertThat(box.centerX()).isZero();
    }

    @Test
    void viewBox_hasTwoDecimals() {
        assertThat(new Camera(5, 5, 2, 20, 40, false).viewBox()).isEqualTo("0.00 -5.00 10.00 20.00");
    }
}
