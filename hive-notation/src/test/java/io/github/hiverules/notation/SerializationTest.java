package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.uhp.GameString;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import org.junit.jupiter.api.Test;

/** An exception is serialized with all that it knows, or not at all. */
class SerializationTest {

    @Test
    void serialize_notationException_isRefused() {
        Throwable thrown = catchThrowable(() -> GameString.read("x"));

        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> serialize(thrown))
                .withMessage("NotationException: send its message, or its fault as JSON");
        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> serialize(new IllegalStateException(thrown)));
    }

    @Test
    void serialize_inexpressibleException_keepsFeature() throws IOException, ClassNotFoundException {
        byte[] bytes = serialize(new InexpressibleException(InexpressibleFeature.FAR_CELL));

        Object deserialized = new ObjectInputStream(new ByteArrayInputStream(bytes)).readObject();

        assertThat(deserialized)
                .isInstanceOfSatisfying(
                        InexpressibleException.class,
                        e -> assertThat(e.feature()).isEqualTo(InexpressibleFeature.FAR_CELL));
    }

    private static byte[] serialize(Throwable thrown) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(thrown);
        }
        return bytes.toByteArray();
    }
}
