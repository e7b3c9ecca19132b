package io.github.hiverules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every public method and constructor of the published modules refuses null, with a message that names the parameter:
 * either its name alone or, as the JVM says of code with debug information, {@code because "name" is null}.
 * Guava's NullPointerTester does not check messages. Parameters of type {@link Object}, parameters that are
 * {@link Nullable}, and {@code valueOf} of enums, which the JDK defines, are exempt.
 */
class NullArgumentsTest {

    @ParameterizedTest
    @MethodSource("io.github.hiverules.library.Modules#publicTypes")
    void publicMembers_nullArgument_nameParameter(Class<?> type) {
        List<String> faults = new ArrayList<>();
        Stream.concat(Arrays.stream(type.getConstructors()), Arrays.stream(type.getDeclaredMethods()))
                .filter(member -> Modifier.isPublic(member.getModifiers())
                        && !Modifier.isAbstract(member.getModifiers())
                        && !member.isSynthetic()
                        && !(type.isEnum() && member.getName().equals("valueOf")))
                .forEach(member -> faults.addAll(faultsOf(member)));
        assertThat(faults).isEmpty();
    }

    private static List<String> faultsOf(Executable member) {
        List<String> faults = new ArrayList<>();
        Parameter[] parameters = member.getParameters();
        for (int index = 0; index < parameters.length; index++) {
            Parameter parameter = parameters[index];
            boolean acceptsNull = parameter.getType().isPrimitive()
                    || parameter.getType() == Object.class
                    || parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
            if (!acceptsNull) {
                Optional<String> message = messageForNull(member, index);
                String name = parameter.getName();
                boolean isNamed = message.filter(
                                text -> text.equals(name) || text.endsWith(" because \"" + name + "\" is null"))
                        .isPresent();
                if (!isNamed) {
                    faults.add(parameter.getName() + " of " + member + ": " + message.orElse("accepted"));
                }
            }
        }
        return faults;
    }

    /** Returns the message of the exception for a null argument, or empty if there is none. */
    private static Optional<String> messageForNull(Executable member, int index) {
        Object[] arguments =
                Arrays.stream(member.getParameterTypes()).map(SampleValues::of).toArray();
        arguments[index] = null;
        try {
            if (member instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                Method method = (Method) member;
                boolean isStatic = Modifier.isStatic(method.getModifiers());
                method.invoke(isStatic ? null : SampleValues.of(method.getDeclaringClass()), arguments);
            }
            return Optional.empty();
        } catch (InvocationTargetException e) {
            return e.getCause() instanceof NullPointerException
                    ? Optional.ofNullable(e.getCause().getMessage())
                    : Optional.empty();
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(e.getMessage(), e);
        }
    }
}
