package io.github.hiverules.drawing;

import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Null is refused where it is passed, not when the drawing is written. */
@SuppressWarnings("NullAway")
class SvgDrawingNullTest {

    static Stream<Arguments> callsWithNull() {
        SvgDrawing drawing = SvgDrawing.of(Map.of());
        return Stream.of(
                call("position", () -> SvgDrawing.of((Position) null)),
                call("setup", () -> SvgDrawing.of((Setup) null)),
                call("game", () -> SvgDrawing.of((Game) null)),
                call("stacks", () -> SvgDrawing.of((Map<Hex, List<Piece>>) null)),
                call("move", () -> drawing.withLastMove(null)),
                call("cell", () -> drawing.withSelected((Hex) null)),
                call("piece", () -> drawing.withSelected((Piece) null)),
                call("cells", () -> drawing.withDestinations(null)),
                call("cells", () -> drawing.withUnreachableCells(null)),
                call("route", () -> drawing.withRoute(null)),
                call("violation", () -> drawing.withViolation(null)),
                call("piece", () -> drawing.withResting(null)),
                call("positions", () -> drawing.withFrame(null)),
                call("theme", () -> drawing.withTheme(null)),
                call("title", () -> drawing.withTitle(null)),
                call("description", () -> drawing.withDescription(null)));
    }

    private static Arguments call(String parameter, ThrowingCallable call) {
        return Arguments.of(parameter, call);
    }

    @ParameterizedTest
    @MethodSource("callsWithNull")
    void anyMethod_nullArgument_isNamedInException(String parameter, ThrowingCallable call) {
        assertThatNullPointerException().isThrownBy(call).withMessage(parameter);
    }
}
