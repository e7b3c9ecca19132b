package io.github.hiverules.site;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the texts of the Referee into a script for each language, which its other scripts share. */
final class ScriptTexts {

    private ScriptTexts() {}

    /** Returns the script with all texts of a language, and the shapes of drawings, by their folders. */
    static String texts(String languageCode) {
        String name = languageCode.equals("de") ? "german" : "english";
        return Stream.of("notation/text/" + name, "site/referee/" + name, "drawing/artwork")
                .map(file -> literal(file.substring(0, file.lastIndexOf('/'))) + ": "
                        + literal(shortened(PageFile.text("/io/github/hiverules/" + file + ".properties"))))
                .collect(Collectors.joining(",\n", "hive.texts = {", "};\n"));
    }

    /** Drops comments, empty lines, and the names of repairs, which no page shows. */
    static String shortened(String properties) {
        return properties
                .lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("repair.") && !line.isBlank())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** Returns a script that gives a variable an object with an array of texts for each key. */
    static String object(String variable, Map<String, List<String>> values) {
        return values.entrySet().stream()
                .map(entry -> literal(entry.getKey())
                        + entry.getValue().stream()
                                .map(ScriptTexts::literal)
                                .collect(Collectors.joining(",", ":[", "]")))
                .collect(Collectors.joining(",\n", variable + " = {", "};\n"));
    }

    private static String literal(String text) {
        return '"'
                + text.replace("\\", "\\\\")
                        .replace("\"", "\\\"")
                        .replace("\n", "\\n")
                        .replace("\r", "")
                + '"';
    }
}
