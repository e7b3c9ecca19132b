package io.github.hiverules.site;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Makes the Referee's scripts smaller. TeaVM writes the library's properties files into each script as Base64, which
 * compresses badly. As plain text, they take half the bytes, and {@code browser.js}, which runs first, encodes them. The
 * texts of each language go into a script of their own, which both scripts share. A page loads only that of its language,
 * which stands in for the other one.
 */
final class ScriptTexts {

    private static final Pattern PROPERTIES_FILE =
            Pattern.compile("(\"[\\w/]+\\.properties\"\\s*:)((?:[\\s+]*+\"[A-Za-z0-9+/=]*+\")++)");

    /** Where TeaVM breaks lines inside a statement, so that nothing depends on the end of the line. */
    private static final Pattern BREAK_IN_STATEMENT = Pattern.compile("(?<=[,;({=?:&|>])\n|\n(?=[=.,){?:&|>])");

    /** The name and the number of a lambda's class in TeaVM's list of classes; anonymous classes have 0 instead. */
    private static final Pattern LAMBDA_NAME = Pattern.compile("\"[\\w$<>]*\\$lambda\\$[\\w$]*\",\\d+,");

    private ScriptTexts() {}

    /**
     * Replaces each properties file by its plain text or, if it is one of a language, by a reference to that text, joins
     * lines, and drops the names of lambdas.
     */
    static String plain(String script) {
        String joined = BREAK_IN_STATEMENT.matcher(script).replaceAll("");
        return PROPERTIES_FILE
                .matcher(LAMBDA_NAME.matcher(joined).replaceAll("0,"))
                .replaceAll(found -> Matcher.quoteReplacement(
                        isLanguage(found.group(1))
                                ? "get " + name(found.group(1)) + "(){return hive.base64(hive.texts["
                                        + sharedName(found.group(1)) + "]);}"
                                : found.group(1) + "hive.base64(" + literal(decodedProperties(found.group(2))) + ")"));
    }

    /** Removes indents, and lines that are only a comment, from a script or a style sheet. */
    static String withoutComments(String script) {
        return script.replaceAll("(?m)^\\s*((//.*|/\\*.*\\*/)\\R)?", "");
    }

    /** Returns the script with all texts of a language, {@code english} or {@code german}. */
    static String texts(String script, String language) {
        return PROPERTIES_FILE
                .matcher(script)
                .results()
                .filter(found -> found.group(1).contains("/" + language + "."))
                .map(found -> "hive.texts[" + sharedName(found.group(1)) + "] = "
                        + literal(decodedProperties(found.group(2))) + ";\n")
                .collect(Collectors.joining());
    }

    private static boolean isLanguage(String key) {
        return key.contains("/english.") || key.contains("/german.");
    }

    /** Returns the name without the language. */
    private static String sharedName(String key) {
        return name(key).replace("/english.", "/").replace("/german.", "/");
    }

    private static String name(String key) {
        return key.substring(0, key.lastIndexOf('"') + 1);
    }

    /** Decodes a properties file, without comments, empty lines or the names of repairs, which no page shows. */
    private static String decodedProperties(String base64) {
        String text = new String(Base64.getDecoder().decode(joined(base64)), StandardCharsets.UTF_8);
        return text.lines()
                .filter(line -> !line.startsWith("#") && !line.startsWith("repair.") && !line.isBlank())
                .map(line -> line + "\n")
                .collect(Collectors.joining());
    }

    /** Joins the string literals into which TeaVM splits a long text. */
    private static String joined(String literals) {
        StringBuilder joined = new StringBuilder();
        boolean isInside = false;
        for (int i = 0; i < literals.length(); i++) {
            char c = literals.charAt(i);
            if (c == '"') {
                isInside = !isInside;
            } else if (isInside) {
                joined.append(c);
            }
        }
        return joined.toString();
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
