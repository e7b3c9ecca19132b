package io.github.hiverules.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.PropertyNamingStrategies;
import com.fasterxml.jackson.databind.PropertyNamingStrategy;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.type.TypeFactory;
import io.github.hiverules.CanonicalForm;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.LegalMoves;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.ArchivePart;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Piece;
import java.io.IOException;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The module writes and reads every public type of core and notation, unless this test gives a reason not to. */
class EveryPublicTypeTest {

    private static final Pattern EXPORT = Pattern.compile("exports ([\\w.]+);");

    private static final String EXCEPTION = "an exception: send what it carries";

    private static final Map<Class<?>, String> TYPES_WITHOUT_JSON = Map.ofEntries(
            Map.entry(IllegalMoveException.class, EXCEPTION),
            Map.entry(InvalidSetupException.class, EXCEPTION),
            Map.entry(NotationException.class, EXCEPTION),
            Map.entry(InexpressibleException.class, EXCEPTION),
            Map.entry(CanonicalForm.class, "maps moves: send its position, from which a client can compute it"),
            Map.entry(ArchivePart.class, "a part of an open file: send its games"),
            Map.entry(ReadOptions.class, "an option of a program: clients do not choose how a server reads"),
            Map.entry(Numbering.class, "how to read more of a text: the server keeps it"),
            Map.entry(Sentences.class, "a language: send its sentences, or ids"),
            Map.entry(Position.PieceVisitor.class, "what to do with pieces"));

    private static final List<PropertyNamingStrategy> NAMING_STRATEGIES = List.of(
            PropertyNamingStrategies.SNAKE_CASE,
            PropertyNamingStrategies.UPPER_SNAKE_CASE,
            PropertyNamingStrategies.LOWER_CAMEL_CASE,
            PropertyNamingStrategies.UPPER_CAMEL_CASE,
            PropertyNamingStrategies.LOWER_CASE,
            PropertyNamingStrategies.KEBAB_CASE,
            PropertyNamingStrategies.LOWER_DOT_CASE);

    private final JsonMapper json =
            JsonMapper.builder().addModule(new HiveModule()).build();

    static Stream<Class<?>> typesWithJson() throws IOException {
        return publicTypes().stream().filter(type -> hasValues(type) && !TYPES_WITHOUT_JSON.containsKey(type));
    }

    @ParameterizedTest
    @MethodSource("typesWithJson")
    void value_writtenAndReadEvenWithUnknownProperties_isEqual(Class<?> type) throws JsonProcessingException {
        if (LegalMoves.class.isAssignableFrom(type)) {
            LegalMoves moves = JsonSamples.POSITION.legalMoves();
            assertThat(json.readTree(json.writeValueAsString(moves))).hasSameSizeAs(moves);
            return;
        }
        for (Object sample : JsonSamples.of(type)) {
            String text = json.writeValueAsString(sample);
            assertThat(json.<Object>readValue(text, javaType(type))).as(text).isEqualTo(sample);
            if (text.startsWith("{")) {
                String withUnknownProperty = "{\"added\":[]," + text.substring(1);
                assertThat(json.<Object>readValue(withUnknownProperty, javaType(type)))
                        .isEqualTo(sample);
            }
            for (Class<?> family : type.getInterfaces()) {
                if (family.isSealed()) {
                    assertThat((Object) json.readValue(text, family)).as(text).isEqualTo(sample);
                }
            }
        }
    }

    @ParameterizedTest
    @MethodSource("typesWithJson")
    void value_whereItsTypeIsErased_isWrittenTheSame(Class<?> type) throws JsonProcessingException {
        List<?> samples = LegalMoves.class.isAssignableFrom(type)
                ? List.of(JsonSamples.POSITION.legalMoves())
                : JsonSamples.of(type);
        for (Object sample : samples) {
            String text = json.writerFor(type).writeValueAsString(sample);

            assertThat(json.writeValueAsString(sample)).isEqualTo(text);
            assertThat(json.writerFor(Object.class).writeValueAsString(sample)).isEqualTo(text);
            assertThat(json.writeValueAsString(List.of(sample))).isEqualTo("[" + text + "]");
            assertThat(json.writeValueAsString(Map.of("key", sample))).isEqualTo("{\"key\":" + text + "}");
            assertThat(json.writeValueAsString(Optional.of(sample))).isEqualTo(text);
            assertThat(json.writeValueAsString(new Object[] {sample})).isEqualTo("[" + text + "]");
            assertThat(json.valueToTree(sample).toString()).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @MethodSource("typesWithJson")
    void value_whateverMapperNamesPropertiesLike_isWrittenAndReadTheSame(Class<?> type) throws JsonProcessingException {
        List<?> samples = LegalMoves.class.isAssignableFrom(type) ? List.of() : JsonSamples.of(type);
        for (PropertyNamingStrategy names : NAMING_STRATEGIES) {
            JsonMapper other = JsonMapper.builder()
                    .propertyNamingStrategy(names)
                    .addModule(new HiveModule())
                    .build();
            for (Object sample : samples) {
                String text = json.writeValueAsString(sample);
                assertThat(other.writeValueAsString(sample)).isEqualTo(text);
                assertThat(other.<Object>readValue(text, javaType(type))).isEqualTo(sample);
            }
        }
    }

    /** What is a string as a value is a key, too, and so is a cell. Objects are refused. */
    @ParameterizedTest
    @MethodSource("typesWithJson")
    void value_asKeyOfMap_isReadBackOrRefused(Class<?> type) throws JsonProcessingException {
        if (LegalMoves.class.isAssignableFrom(type)) {
            return;
        }
        for (Object sample : JsonSamples.of(type)) {
            Map<Object, Integer> map = Map.of(sample, 7);
            String value = json.writeValueAsString(sample);
            JavaType typeOfMap =
                    TypeFactory.defaultInstance().constructMapType(Map.class, javaType(type), javaType(Integer.class));
            if (type != Hex.class && value.startsWith("{")) {
                assertThatThrownBy(() -> json.writeValueAsString(map))
                        .isInstanceOf(InvalidDefinitionException.class)
                        .hasMessageContaining("is not text, so it cannot be the key of a map");
                assertThatThrownBy(() -> json.readValue("{\"wQ\":7}", typeOfMap))
                        .isInstanceOf(JsonMappingException.class);
            } else {
                String key = type == Hex.class ? "\"1,-2\"" : value;
                assertThat(json.writeValueAsString(map)).isEqualTo("{" + key + ":7}");
                assertThat(json.writerFor(typeOfMap).writeValueAsString(map)).isEqualTo("{" + key + ":7}");
                assertThat(json.<Object>readValue("{" + key + ":7}", typeOfMap)).isEqualTo(map);
            }
        }
    }

    /** Damages each member of each object: it is missing, null, or of another type. No message has a Java name. */
    @ParameterizedTest
    @MethodSource("typesWithJson")
    void value_withDamagedMember_isReadOrRefusedByJackson(Class<?> type) throws JsonProcessingException {
        if (LegalMoves.class.isAssignableFrom(type)) {
            return;
        }
        for (Object sample : JsonSamples.of(type)) {
            for (JsonNode damaged : DamagedJson.variantsOf(json.valueToTree(sample))) {
                Throwable thrown = catchThrowable(() -> json.readValue(damaged.toString(), javaType(type)));
                if (thrown != null) {
                    assertThat(thrown)
                            .as(damaged.toString())
                            .isInstanceOf(InvalidFormatException.class)
                            .message()
                            .contains(" at $")
                            .doesNotContainPattern("[a-z][.$][A-Za-z]{3,}[.$][A-Z]|[A-Z]_[A-Z]|\\bnull\\b.*because");
                }
            }
        }
    }

    /** Jackson alone would write the little that it finds, such as {@code {"strict":false}}. */
    @Test
    void valuesWithoutForm_areRefused() {
        Stream.of(ReadOptions.lenient(), Numbering.free(), JsonSamples.POSITION.canonicalForm(), Sentences.english())
                .forEach(value -> assertThatThrownBy(() -> json.writeValueAsString(value))
                        .isInstanceOf(InvalidDefinitionException.class)
                        .hasMessageContaining(value.getClass().getSimpleName() + " has no form in JSON"));
    }

    private static JavaType javaType(Class<?> type) {
        TypeFactory types = TypeFactory.defaultInstance();
        return type == Parsed.class ? types.constructParametricType(type, Piece.class) : types.constructType(type);
    }

    @Test
    void typesWithoutJson_arePublic() throws IOException {
        assertThat(publicTypes()).containsAll(TYPES_WITHOUT_JSON.keySet());
    }

    private static Set<Class<?>> publicTypes() throws IOException {
        return Stream.of(
                        publicTypes(Path.of("..", "..", "hive-core"), Position.class),
                        publicTypes(Path.of(".."), NotationException.class))
                .flatMap(Set::stream)
                .collect(Collectors.toSet());
    }

    private static Set<Class<?>> publicTypes(Path module, Class<?> anyType) throws IOException {
        String moduleInfo = Files.readString(module.resolve(Path.of("src", "main", "java", "module-info.java")));
        Set<String> exported = EXPORT.matcher(moduleInfo)
                .results()
                .map(export -> export.group(1))
                .collect(Collectors.toSet());
        Path classes = Path.of(location(anyType));
        if (Files.isDirectory(classes)) {
            return publicTypes(classes, exported);
        }
        try (FileSystem jar = FileSystems.newFileSystem(classes)) {
            return publicTypes(jar.getPath("/"), exported);
        }
    }

    private static URI location(Class<?> type) {
        try {
            return type.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException e) {
            throw new AssertionError(e);
        }
    }

    private static Set<Class<?>> publicTypes(Path root, Set<String> packages) throws IOException {
        try (Stream<Path> files = Files.walk(root)) {
            return files.map(file -> root.relativize(file).toString().replaceAll("[/\\\\]", "."))
                    .filter(name -> name.endsWith(".class") && !name.endsWith("-info.class"))
                    .map(name -> name.substring(0, name.length() - ".class".length()))
                    .filter(name -> packages.contains(name.substring(0, Math.max(0, name.lastIndexOf('.')))))
                    .map(EveryPublicTypeTest::load)
                    .filter(EveryPublicTypeTest::isVisible)
                    .collect(Collectors.toSet());
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name);
        } catch (ClassNotFoundException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean isVisible(Class<?> type) {
        Class<?> outer = type.getEnclosingClass();
        return Modifier.isPublic(type.getModifiers()) && (outer == null || isVisible(outer));
    }

    /** Returns whether a type has values; a class with only static methods has none. */
    private static boolean hasValues(Class<?> type) {
        return type.isInterface()
                || type.getConstructors().length > 0
                || List.of(type.getDeclaredMethods()).stream()
                        .anyMatch(method ->
                                Modifier.isPublic(method.getModifiers()) && !Modifier.isStatic(method.getModifiers()));
    }
}
