package io.github.hiverules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.InexpressibleFeature;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A serialized exception keeps its message, and its evidence if that is serializable. */
class SerializationTest {

    static Stream<Throwable> exceptionsWithEvidence() {
        Hex isolated = Hex.of(3, 0);
        Setup disconnected = new Setup(
                Ruleset.BASE,
                Color.WHITE,
                2,
                Map.of(
                        Hex.ORIGIN,
                        List.of(Piece.of(Color.WHITE, Bug.SPIDER, 1)),
                        isolated,
                        List.of(Piece.of(Color.BLACK, Bug.SPIDER, 1))),
                Optional.empty());
        return Stream.of(
                catchThrowable(() -> Game.start(Ruleset.BASE).play(Move.pass())),
                catchThrowable(() -> Position.of(disconnected)),
                catchThrowable(() -> GameString.read("x")));
    }

    @ParameterizedTest
    @MethodSource("exceptionsWithEvidence")
    void serialize_exceptionWithEvidence_keepsMessage(Throwable thrown) throws IOException, ClassNotFoundException {
        Object deserialized = new ObjectInputStream(new ByteArrayInputStream(serialize(thrown))).readObject();

        assertThat(deserialized).hasSameClassAs(thrown).hasToString(thrown.toString());
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
