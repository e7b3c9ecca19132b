package io.github.hiverules.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class SearchLimitTest {

    @Test
    void depth_lessThanOne_throws() {
        assertThatThrownBy(() -> SearchLimit.ofDepth(0)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new SearchLimit(OptionalInt.empty(), Optional.empty()))
                .hasMessage("neither a depth nor a time");
    }

    @Test
    void limit_byDepthOrTime_leavesOtherEmpty() {
        assertThat(SearchLimit.ofDepth(3).depth()).hasValue(3);
        assertThat(SearchLimit.ofDepth(3).time()).isEmpty();
        assertThat(SearchLimit.ofTime(Duration.ofSeconds(1)).depth()).isEmpty();
        assertThat(SearchLimit.ofTime(Duration.ofSeconds(1)).time()).hasValue(Duration.ofSeconds(1));
    }
}
