package io.github.hiverules.testkit;

import io.github.hiverules.CanonicalForm;
import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.number.PlaneWriter;
import io.github.hiverules.notation.number.Planes;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.uhp.UhpClient;
import io.github.hiverules.piece.Piece;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Some value of any public type: from a table, an enum's first, a proxy, or from a constructor or factory. */
final class SampleValues {

    private static final Map<Class<?>, Supplier<?>> KNOWN = known();

    private SampleValues() {}

    static Object of(Class<?> type) {
        Supplier<?> known = KNOWN.get(type);
        if (known != null) {
            return known.get();
        }
        if (type.isEnum()) {
            return type.getEnumConstants()[0];
        }
        if (type.isArray()) {
            return Array.newInstance(type.getComponentType(), 0);
        }
        if (type.isSealed()) {
            return of(type.getPermittedSubclasses()[0]);
        }
        return type.isInterface() ? proxy(type) : made(type);
    }

    private static Object proxy(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (self, method, arguments) -> {
            throw new UnsupportedOperationException(method.getName());
        });
    }

    private static Object made(Class<?> type) {
        for (Constructor<?> constructor : type.getConstructors()) {
            try {
                return constructor.newInstance(arguments(constructor.getParameterTypes()));
            } catch (ReflectiveOperationException e) {
                // Another one may do.
            }
        }
        List<Method> factories = Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers()) && Modifier.isPublic(method.getModifiers()))
                .filter(method -> method.getReturnType() == type)
                .sorted(Comparator.comparingInt(Method::getParameterCount))
                .toList();
        for (Method factory : factories) {
            try {
                return factory.invoke(null, arguments(factory.getParameterTypes()));
            } catch (ReflectiveOperationException e) {
                // Another one may do.
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            try {
                constructor.setAccessible(true);
                return constructor.newInstance(arguments(constructor.getParameterTypes()));
            } catch (ReflectiveOperationException e) {
                // Another one may do.
            }
        }
        throw new AssertionError("no sample of " + type);
    }

    private static Object[] arguments(Class<?>[] types) {
        return Arrays.stream(types).map(SampleValues::of).toArray();
    }

    private static Map<Class<?>, Supplier<?>> known() {
        Position position = Position.initial(Ruleset.ONLINE);
        Map<Class<?>, Supplier<?>> known = new HashMap<>();
        known.put(int.class, () -> 1);
        known.put(long.class, () -> 1L);
        known.put(double.class, () -> 1.0);
        known.put(boolean.class, () -> true);
        known.put(char.class, () -> 'a');
        known.put(String.class, () -> "sample");
        known.put(CharSequence.class, () -> "sample");
        known.put(Optional.class, Optional::empty);
        known.put(List.class, List::of);
        known.put(Collection.class, List::of);
        known.put(Iterable.class, List::of);
        known.put(Iterator.class, () -> List.of().iterator());
        known.put(Set.class, Set::of);
        known.put(Map.class, Map::of);
        known.put(Stream.class, Stream::of);
        known.put(Path.class, () -> Path.of("sample"));
        known.put(Duration.class, () -> Duration.ofSeconds(1));
        known.put(Charset.class, () -> StandardCharsets.UTF_8);
        known.put(Reader.class, () -> new StringReader(""));
        known.put(Writer.class, StringWriter::new);
        known.put(Appendable.class, StringBuilder::new);
        known.put(InputStream.class, InputStream::nullInputStream);
        known.put(OutputStream.class, OutputStream::nullOutputStream);
        known.put(Class.class, () -> Object.class);
        known.put(Hex.class, () -> Hex.ORIGIN);
        known.put(Piece.class, () -> Piece.of("wS1"));
        known.put(Move.class, () -> Move.place(Piece.of("wS1"), Hex.ORIGIN));
        known.put(Position.class, () -> position);
        known.put(Game.class, () -> Game.start(position));
        known.put(LegalMoves.class, position::legalMoves);
        known.put(CanonicalForm.class, position::canonicalForm);
        known.put(RulebookDiagram.class, () -> RulebookDiagrams.all().get(0));
        known.put(UhpClient.class, SampleValues::client);
        known.put(PlaneWriter.class, () -> Planes.of(Ruleset.ONLINE).writer());
        known.put(Ruleset.class, () -> Ruleset.ONLINE);
        known.put(IllegalMoveException.class, () -> thrownBy(() -> position.play(Move.pass())));
        known.put(
                InvalidSetupException.class,
                () -> thrownBy(() -> Position.of(Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, Piece.of("wA2")))));
        known.put(Expected.class, () -> Expected.find("game").orElseThrow());
        known.put(Repair.Kind.class, () -> Repair.Kind.find("blanks").orElseThrow());
        known.put(NotationException.class, () -> thrownBy(() -> Pgn.read("?")));
        return known;
    }

    private static UhpClient client() {
        InputStream answers = new ByteArrayInputStream("id sample\nok\n".getBytes(StandardCharsets.UTF_8));
        try {
            return UhpClient.of(answers, OutputStream.nullOutputStream(), Duration.ofSeconds(10));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static RuntimeException thrownBy(Runnable action) {
        try {
            action.run();
        } catch (RuntimeException expected) {
            return expected;
        }
        throw new AssertionError("nothing was thrown");
    }
}
