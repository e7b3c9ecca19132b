package io.github.hiverules.testkit.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JsonTest {

    @Test
    void write_text_escapesSpecialCharacters() {
        assertThat(Json.write("\\wA1 \"x\"\n\t\u0001")).isEqualTo("\"\\\\wA1 \\\"x\\\"\\n\\t\\u0001\"");
    }

    @Test
    void write_loneSurrogate_escapesIt() {
        assertThat(Json.write("\uD800")).isEqualTo("\"\\ud800\"");
    }

    @Test
    void write_object_keepsOrderAndOmitsAbsentValues() {
        Object object = Json.object("b", 1, "a", Optional.empty(), "c", Optional.of(List.of(true, "x")));

        assertThat(Json.write(object)).isEqualTo("{\"b\":1,\"c\":[true,\"x\"]}");
    }

    @Test
    void write_twoLevelsOfLines_breaksOnlyThoseLevels() {
        Object object = Json.object("a", List.of(List.of(1, 2), "x"), "b", List.of());

        assertThat(Json.write(object, 2)).isEqualTo("{\n  \"a\": [\n    [1, 2],\n    \"x\"\n  ],\n  \"b\": [\n  ]\n}");
    }
}
