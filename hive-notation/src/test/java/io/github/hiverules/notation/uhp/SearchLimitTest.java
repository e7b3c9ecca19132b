package io.github.hiverules.notation.uhp;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchLimitTest {

    @Test
    void depth_lessThanOne_throws() {
        assertThatThrownBy(() -> SearchLimit.ofDepth(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SearchLimit(-1, Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    }
}
