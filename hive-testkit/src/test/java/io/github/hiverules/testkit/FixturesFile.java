package io.github.hiverules.testkit;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter.Indenter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.jackson.HiveModule;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Writes all diagrams and perft tables into one JSON file, for programs that are not written in Java. The build runs it
 * and puts the file into the jar.
 */
public final class FixturesFile {

    private static final String ABOUT = "Diagrams and perft counts of the board game Hive, for testing engines. "
            + "Coordinates are axial, cells pointy-top: from {\"q\":0,\"r\":0}, east is {\"q\":1,\"r\":0} "
            + "and southeast {\"q\":0,\"r\":1}. Stacks go from bottom to top. "
            + "Pieces, moves and games are written as in the Universal Hive Protocol. "
            + "The fields are explained in docs/formats.md.";

    static final JsonMapper MAPPER =
            JsonMapper.builder().addModule(new HiveModule()).build();

    private static final Indenter OUTER_LEVELS = new OuterLevels();

    private FixturesFile() {}

    /**
     * Writes the file.
     *
     * @param arguments the path of the file
     * @throws IOException if it cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text());
    }

    /** Returns the content of the file, which does not depend on time or place. */
    static String text() {
        List<Map<String, Object>> diagrams =
                RulebookDiagrams.all().stream().map(DiagramJson::of).toList();
        List<Map<String, Object>> perft =
                PerftTables.all().stream().map(FixturesFile::perft).toList();
        Map<String, Object> content = object("format", 1, "about", ABOUT, "diagrams", diagrams, "perft", perft);
        try {
            return MAPPER.writer(new DefaultPrettyPrinter()
                                    .withObjectIndenter(OUTER_LEVELS)
                                    .withArrayIndenter(OUTER_LEVELS))
                            .writeValueAsString(content)
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns an object with the given names and values, in this order. A name with an empty value is left out. */
    static Map<String, Object> object(Object... namesAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            String name = namesAndValues[i].toString();
            if (!(namesAndValues[i + 1] instanceof Optional<?> optional)) {
                object.put(name, namesAndValues[i + 1]);
            } else {
                optional.ifPresent(value -> object.put(name, value));
            }
        }
        return object;
    }

    /** Adds each toggle of a ruleset, for example {@code gatesAboveGround}. */
    static Map<String, Object> objectWithToggles(Ruleset ruleset, Object... namesAndValues) {
        Map<String, Object> object = object(namesAndValues);
        for (Toggle toggle : Toggle.values()) {
            String[] words = toggle.id().split("-", -1);
            for (int i = 1; i < words.length; i++) {
                words[i] = words[i].substring(0, 1).toUpperCase(Locale.ROOT) + words[i].substring(1);
            }
            object.put(String.join("", words), ruleset.has(toggle));
        }
        return object;
    }

    private static Map<String, Object> perft(PerftTable table) {
        return objectWithToggles(
                table.ruleset(),
                "id",
                table.id(),
                "game",
                table.gameString(),
                "expansions",
                table.ruleset().expansions(),
                "counts",
                table.counts());
    }

    /** A line for each diagram and table, and no line within them. */
    private static final class OuterLevels implements Indenter {

        @Override
        public void writeIndentation(JsonGenerator out, int level) throws IOException {
            if (level <= 2) {
                out.writeRaw("\n" + "  ".repeat(level));
            }
        }

        @Override
        public boolean isInline() {
            return false;
        }
    }
}
