package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.jackson.HiveModule;
import org.junit.jupiter.api.Test;

/** The example in the Javadoc of hive-jackson. {@link CompiledExamplesTest} compares the lines. */
class JsonExamplesTest {

    @Test
    void module_cell_isObject() throws JsonProcessingException {
        JsonMapper json = JsonMapper.builder().addModule(new HiveModule()).build();

        assertThat(json.writeValueAsString(Hex.of(1, 0))).isEqualTo("{\"q\":1,\"r\":0}");
    }
}
