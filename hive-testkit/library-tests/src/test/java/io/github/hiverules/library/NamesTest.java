package io.github.hiverules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Executable;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Public names keep to docs/words.md. */
class NamesTest {

    /** Words that no public name may contain, because that page has others for them. */
    private static final Set<String> REPLACED_WORDS = Set.of(
            "spot",
            "insect",
            "objection",
            "lacking",
            "flag",
            "variant",
            "timeout",
            "way",
            "lend",
            "lender",
            "normal",
            "another",
            "some",
            "needless",
            "lonely",
            "idle");

    @ParameterizedTest
    @MethodSource("io.github.hiverules.library.Modules#publicTypes")
    void publicNames_containNoReplacedWord(Class<?> type) {
        Stream<String> members = Stream.of(
                        Arrays.stream(type.getDeclaredFields())
                                .filter(field -> Modifier.isPublic(field.getModifiers()))
                                .map(Field::getName),
                        publicMethods(type).map(Method::getName),
                        publicMethods(type).flatMap(NamesTest::parameterNames),
                        Arrays.stream(type.getConstructors()).flatMap(NamesTest::parameterNames))
                .flatMap(names -> names);

        assertThat(Stream.concat(Stream.of(type.getSimpleName()), members))
                .noneMatch(name -> words(name).anyMatch(REPLACED_WORDS::contains));
    }

    @ParameterizedTest
    @MethodSource("io.github.hiverules.library.Modules#publicTypes")
    void verbs_meanOneThing(Class<?> type) {
        publicMethods(type).forEach(method -> {
            String verb = words(method.getName()).findFirst().orElseThrow();
            Class<?> returned = method.getReturnType();
            assertThat(verb).as("%s", method).isNotEqualTo("set");
            if (verb.equals("find")) {
                assertThat(returned).as("%s", method).isEqualTo(Optional.class);
            } else if (Set.of("is", "has", "can").contains(verb)) {
                assertThat(returned).as("%s", method).isEqualTo(boolean.class);
            }
        });
    }

    private static Stream<Method> publicMethods(Class<?> type) {
        return Arrays.stream(type.getDeclaredMethods())
                .filter(method -> Modifier.isPublic(method.getModifiers()) && !method.isSynthetic());
    }

    private static Stream<String> parameterNames(Executable member) {
        return Arrays.stream(member.getParameters()).map(Parameter::getName);
    }

    /** Returns the lowercase words of a name in camel case or in capitals. */
    private static Stream<String> words(String name) {
        return Arrays.stream(name.split("_|(?<=[a-z0-9])(?=[A-Z])")).map(word -> word.toLowerCase(Locale.ROOT));
    }
}
