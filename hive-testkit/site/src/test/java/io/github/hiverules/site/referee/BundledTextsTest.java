package io.github.hiverules.site.referee;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class BundledTextsTest {

    @Test
    void supplyResources_anyFile_exists() {
        assertThat(new BundledTexts().supplyResources(List.of()))
                .allSatisfy(file -> assertThat(getClass().getClassLoader().getResource(file))
                        .as(file)
                        .isNotNull());
    }
}
