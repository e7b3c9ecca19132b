package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class SearchLimitTest {

    @Test
    void depth_lessThanOne_throws() {
        assertThatThrownBy(() -> SearchLimit.ofDepth(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> SearchLimit.ofTime(Duration.ZERO).withDepth(-1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void limit_byDepthOrTime_leavesOtherEmpty() {
        SearchLimit both = SearchLimit.ofDepth(3).withTime(Duration.ZERO);

        assertThat(SearchLimit.ofDepth(3).depth()).hasValue(3);
        assertThat(SearchLimit.ofDepth(3).time()).isEmpty();
        assertThat(SearchLimit.ofTime(Duration.ofSeconds(1)).depth()).isEmpty();
        assertThat(SearchLimit.ofTime(Duration.ofSeconds(1)).time()).hasValue(Duration.ofSeconds(1));
        assertThat(both)
                .isEqualTo(SearchLimit.ofTime(Duration.ZERO).withDepth(3))
                .hasSameHashCodeAs(SearchLimit.ofTime(Duration.ZERO).withDepth(3))
                .hasToString("SearchLimit[OptionalInt[3], Optional[PT0S]]")
                .isNotEqualTo(SearchLimit.ofDepth(3))
                .isNotEqualTo(SearchLimit.ofTime(Duration.ZERO))
                .isNotEqualTo("3 plies");
        assertThat(both.hashCode()).isNotZero();
    }
}
