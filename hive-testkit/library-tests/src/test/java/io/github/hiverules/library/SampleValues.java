package io.github.hiverules.library;

import io.github.hiverules.CanonicalForm;
import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.Violation;
import io.github.hiverules.engine.UhpClient;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.learning.PlaneWriter;
import io.github.hiverules.learning.Planes;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.RulebookDiagram;
import io.github.hiverules.testkit.RulebookDiagrams;
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
import java.lang.reflect.InvocationHandler;
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

/** Creates a sample value of any public type: from a table, an enum, a proxy, a constructor or a factory. */
final class SampleValues {

    private static final Map<Class<?>, Supplier<?>> SUPPLIERS = suppliers();

    private SampleValues() {}

    static Object of(Class<?> type) {
        Supplier<?> supplier = SUPPLIERS.get(type);
        if (supplier != null) {
            return supplier.get();
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
        return type.isInterface() ? proxy(type) : construct(type);
    }

    private static Object proxy(Class<?> type) {
        return Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
            if (method.isDefault()) {
                return InvocationHandler.invokeDefault(proxy, method, arguments);
            }
            throw new UnsupportedOperationException(method.getName());
        });
    }

    private static Object construct(Class<?> type) {
        for (Constructor<?> constructor : type.getConstructors()) {
            try {
                return constructor.newInstance(arguments(constructor.getParameterTypes()));
            } catch (ReflectiveOperationException e) {
                // Try the next one.
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
                // Try the next one.
            }
        }
        for (Constructor<?> constructor : type.getDeclaredConstructors()) {
            try {
                constructor.setAccessible(true);
                return constructor.newInstance(arguments(constructor.getParameterTypes()));
            } catch (ReflectiveOperationException e) {
                // Try the next one.
            }
        }
        throw new AssertionError("no sample of " + type);
    }

    private static Object[] arguments(Class<?>[] types) {
        return Arrays.stream(types).map(SampleValues::of).toArray();
    }

    private static Map<Class<?>, Supplier<?>> suppliers() {
        Position position = Position.initial(Ruleset.ONLINE);
        Map<Class<?>, Supplier<?>> suppliers = new HashMap<>();
        suppliers.put(int.class, () -> 1);
        suppliers.put(long.class, () -> 1L);
        suppliers.put(double.class, () -> 1.0);
        suppliers.put(boolean.class, () -> true);
        suppliers.put(char.class, () -> 'a');
        suppliers.put(String.class, () -> "sample");
        suppliers.put(CharSequence.class, () -> "sample");
        suppliers.put(Optional.class, Optional::empty);
        suppliers.put(List.class, List::of);
        suppliers.put(Collection.class, List::of);
        suppliers.put(Iterable.class, List::of);
        suppliers.put(Iterator.class, () -> List.of().iterator());
        suppliers.put(Set.class, Set::of);
        suppliers.put(Map.class, Map::of);
        suppliers.put(Stream.class, Stream::of);
        suppliers.put(Path.class, () -> Path.of("sample"));
        suppliers.put(Duration.class, () -> Duration.ofSeconds(1));
        suppliers.put(Charset.class, () -> StandardCharsets.UTF_8);
        suppliers.put(Reader.class, () -> new StringReader(""));
        suppliers.put(Writer.class, StringWriter::new);
        suppliers.put(Appendable.class, StringBuilder::new);
        suppliers.put(InputStream.class, InputStream::nullInputStream);
        suppliers.put(OutputStream.class, OutputStream::nullOutputStream);
        suppliers.put(Class.class, () -> Object.class);
        suppliers.put(Enum.class, () -> Expected.GAME);
        suppliers.put(Hex.class, () -> Hex.ORIGIN);
        suppliers.put(Piece.class, () -> Piece.of("wS1"));
        suppliers.put(Move.class, () -> Move.place(Piece.of("wS1"), Hex.ORIGIN));
        suppliers.put(Route.class, () -> Route.of(Piece.of("wS1"), List.of(new Route.Stop(Hex.ORIGIN, 0))));
        suppliers.put(Position.class, () -> position);
        suppliers.put(Game.class, () -> Game.start(position));
        suppliers.put(LegalMoves.class, position::legalMoves);
        suppliers.put(CanonicalForm.class, position::canonicalForm);
        suppliers.put(RulebookDiagram.class, () -> RulebookDiagrams.all().get(0));
        suppliers.put(UhpClient.class, SampleValues::client);
        suppliers.put(PlaneWriter.class, () -> Planes.of(Ruleset.ONLINE).writer());
        suppliers.put(Ruleset.class, () -> Ruleset.ONLINE);
        suppliers.put(IllegalMoveException.class, () -> thrownBy(() -> position.play(Move.pass())));
        suppliers.put(
                InvalidSetupException.class,
                () -> thrownBy(() -> Position.of(Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, Piece.of("wA2")))));
        suppliers.put(Violation.class, () -> position.check(Move.pass()).orElseThrow());
        suppliers.put(Expected.class, () -> Expected.GAME);
        suppliers.put(Repair.Kind.class, () -> Repair.Kind.READ_AS);
        suppliers.put(NotationException.class, () -> thrownBy(() -> Pgn.read("?")));
        return suppliers;
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
        } catch (RuntimeException thrown) {
            return thrown;
        }
        throw new AssertionError("nothing was thrown");
    }
}
