package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.internal.packed.PackedPosition;
import org.junit.jupiter.api.Test;
import org.openjdk.jol.datamodel.Model64;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.layouters.HotSpotLayouter;

class PositionSizeTest {

    private static final int OLDEST_JDK = 17;

    /** The size on a 64-bit JVM with default settings, without what positions share, such as the ruleset. */
    @Test
    void position_takesAtMost112Bytes() {
        assertThat(size(Position.class) + size(PackedPosition.class)).isBetween(64L, 112L);
    }

    private static long size(Class<?> type) {
        HotSpotLayouter layouter = new HotSpotLayouter(new Model64(true, true), OLDEST_JDK);
        return layouter.layout(ClassData.parseClass(type)).instanceSize();
    }
}
