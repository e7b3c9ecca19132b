package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openjdk.jol.datamodel.Model64;
import org.openjdk.jol.info.ClassData;
import org.openjdk.jol.layouters.HotSpotLayouter;

class PositionSizeTest {

    private static final int OLDEST_JDK = 17;

    /** What a position has of its own, on a 64-bit JVM with its usual settings: the ruleset is shared. */
    @Test
    void position_takesAtMost96Bytes() {
        HotSpotLayouter layouter = new HotSpotLayouter(new Model64(true, true), OLDEST_JDK);

        assertThat(layouter.layout(ClassData.parseClass(Position.class)).instanceSize())
                .isBetween(64L, 96L);
    }
}
