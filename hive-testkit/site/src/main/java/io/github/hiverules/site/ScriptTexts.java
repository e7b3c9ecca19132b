package io.github.hiverules.site;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Writes the texts of the Referee into a script for each language, which its other scripts share, and makes those
 * smaller.
 */
final class ScriptTexts {

    /** Where TeaVM breaks lines inside a statement, so that nothing depends on the end of the line. */
    private static final Pattern BREAK_IN_STATEMENT = Pattern.compile("(?<=[,;({=?:&|>])\n|\n(?=[=.,){?:&|>])");

    /** The name of a class, and the number of its package, in TeaVM's list of classes; 0 stands for no name. */
    private static final Pattern CLASS_NAME =
            Pattern.compile("(?<=[\\[,][\\w$]{1,4},)\"[\\w$<>]+\",\\d+,(?=[\\w$]+,\\[)");

    /** A constructor that gives each field of an object without superclass its default value. */
    private static final Pattern CONSTRUCTOR = Pattern.compile("function ([\\w$]+)\\(\\)\\{(?:let a=this;)?([\\w$]+)"
            + "\\.call\\((?:a|this)\\);((?:(?:a|this)\\.[\\w$]+=(?:null|0);)+)}");

    private static final Pattern CLASS_OBJECT = Pattern.compile("([\\w$]+),\"Object\",");

    /** TeaVM's function that makes a class without fields. */
    private static final Pattern CLASS_MAKER = Pattern.compile("([\\w$]+)=superclass=>");

    /** A new object, and the fields that the next statements set to values that need no other object or the new one. */
    private static final Pattern NEW_OBJECT = Pattern.compile(
            "([\\w$]+)=new ([\\w$]+);((?:\\1\\.[\\w$]+=(?:(?!new |(?<![\\w$])\\1(?![\\w$]))[^;])*;)*)|new ([\\w$]+)");

    private static final Pattern FIELD = Pattern.compile("(?<=^|;)[\\w$]+\\.([\\w$]+)=");

    private ScriptTexts() {}

    /** Joins lines, and drops the names of classes and the constructors that do nothing. */
    static String plain(String script) {
        String joined = BREAK_IN_STATEMENT.matcher(script).replaceAll("");
        String shorter = withoutConstructors(joined, group(CLASS_OBJECT, joined), group(CLASS_MAKER, joined));
        return CLASS_NAME.matcher(shorter).replaceAll("0,");
    }

    /** Drops constructors of classes, most of them lambdas, whose fields are all set again after each call. */
    private static String withoutConstructors(String script, String classObject, String classMaker) {
        Map<String, Set<String>> alwaysSet = new HashMap<>();
        NEW_OBJECT.matcher(script).results().forEach(found -> {
            boolean isSet = found.group(2) != null;
            Set<String> fields = isSet ? fields(found.group(3)) : new HashSet<>();
            alwaysSet.merge(isSet ? found.group(2) : found.group(4), fields, (first, second) -> {
                first.retainAll(second);
                return first;
            });
        });
        return CONSTRUCTOR.matcher(script).replaceAll(found -> {
            boolean isNeedless = found.group(2).equals(classObject)
                    && alwaysSet.getOrDefault(found.group(1), Set.of()).containsAll(fields(found.group(3)));
            return Matcher.quoteReplacement(
                    isNeedless ? "let " + found.group(1) + "=" + classMaker + "();" : found.group());
        });
    }

    private static String group(Pattern pattern, String script) {
        Matcher matcher = pattern.matcher(script);
        return matcher.find() ? matcher.group(1) : "";
    }

    private static Set<String> fields(String assignments) {
        return FIELD.matcher(assignments)
                .results()
                .map(field -> field.group(1))
                .collect(Collectors.toCollection(HashSet::new));
    }

    /** Removes indents, and lines that are only a comment, from a script or a style sheet. */
    static String withoutComments(String script) {
        return script.replaceAll("(?m)^\\s*((//.*|/\\*.*\\*/)\\R)?", "");
    }

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
