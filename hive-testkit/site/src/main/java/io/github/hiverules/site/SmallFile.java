package io.github.hiverules.site;

import com.google.javascript.jscomp.CompilationLevel;
import com.google.javascript.jscomp.Compiler;
import com.google.javascript.jscomp.CompilerOptions;
import com.google.javascript.jscomp.CompilerOptions.LanguageMode;
import com.google.javascript.jscomp.SourceFile;
import com.google.javascript.jscomp.WarningLevel;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Makes scripts and style sheets smaller, without a change of what they do. */
final class SmallFile {

    private static final Set<String> TEAVM = Set.of("referee.js", "workshop.js");

    /** Where TeaVM breaks lines inside a statement, so that nothing depends on the end of the line. */
    private static final Pattern BREAK_IN_STATEMENT = Pattern.compile("(?<=[,;({=?:&|>])\n|\n(?=[=.,){?:&|>])");

    /** A script of TeaVM: what looks for a system of modules, and a function that gets an object for its exports. */
    private static final Pattern MODULE =
            Pattern.compile("^.*?}\\((function\\(\\w+\\)\\{.*})\\)\\);\\s*$", Pattern.DOTALL);

    /** The name of a class, and the number of its package, in TeaVM's list of classes; 0 stands for no name. */
    private static final Pattern CLASS_NAME =
            Pattern.compile("(?<=[\\[,][\\w$]{1,4},)\"[\\w$<>]+\",\\d+,(?=[\\w$]+,\\[)");

    /** A class without name and its superclass, in that list. */
    private static final Pattern CLASS = Pattern.compile("([A-Za-z_$][\\w$]*),0,([\\w$]+),\\[");

    /** A class, and the assignments to its fields. */
    private static final Pattern CONSTRUCTOR = Pattern.compile("function ([\\w$]+)\\(\\)\\{(?:let a=this;)?"
            + "(?:[\\w$]+\\.call\\((?:a|this)\\);)?((?:(?:a|this)\\.[\\w$]+=[^;{}]+;)*)}");

    private static final Pattern FIELD = Pattern.compile("(?:a|this)\\.([\\w$]+)=");

    private static final Pattern MEMBER = Pattern.compile("\\.([\\w$]+)");

    /** A name that the browser may give to a member of its own objects. */
    private static final Pattern BROWSER_NAME = Pattern.compile("[a-z]{3,}");

    /** A text that may be the name of a method, in TeaVM's list of classes. */
    private static final Pattern TEXT = Pattern.compile("\"([\\w$]+)\"");

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz";

    private SmallFile() {}

    /**
     * {@return the content of a file, with all that only its readers need left out}
     *
     * @param name the name of the file, with its ending
     */
    static String of(String name, String content) {
        if (name.endsWith(".css")) {
            return content.replaceAll("(?m)^\\s*(/\\*.*\\*/\\R)?", "");
        }
        return compiled(TEAVM.contains(name) ? called(withShortNames(content)) : content);
    }

    private static String compiled(String script) {
        CompilerOptions options = new CompilerOptions();
        CompilationLevel.SIMPLE_OPTIMIZATIONS.setOptionsForCompilationLevel(options);
        WarningLevel.QUIET.setOptionsForWarningLevel(options);
        options.setLanguage(LanguageMode.ECMASCRIPT_2021);
        options.setOutputCharset(StandardCharsets.UTF_8);
        options.setTrustedStrings(true);
        Compiler compiler = new Compiler();
        if (!compiler.compile(List.of(), List.of(SourceFile.fromCode("script.js", script)), options).success) {
            throw new IllegalStateException(compiler.getErrors().toString());
        }
        return compiler.toSource();
    }

    /** Calls the function of a module at once, so that browsers compile it while they load it. */
    static String called(String module) {
        return MODULE.matcher(module).replaceFirst("'use strict';($1)(self);");
    }

    /** Drops the names of classes from a script of TeaVM, and gives its fields shorter ones. */
    static String withShortNames(String script) {
        String joined = BREAK_IN_STATEMENT.matcher(script).replaceAll("");
        return withShortFields(CLASS_NAME.matcher(joined).replaceAll("0,"));
    }

    /**
     * Gives the fields of each class the first names that no method has and that its superclasses do not use. TeaVM
     * gives each field of a script a name of its own.
     */
    private static String withShortFields(String script) {
        Map<String, String> superclasses = new HashMap<>();
        CLASS.matcher(script).results().forEach(found -> superclasses.put(found.group(1), found.group(2)));
        Map<String, List<String>> fields = new HashMap<>();
        CONSTRUCTOR.matcher(script).results().forEach(found -> fields.put(found.group(1), all(FIELD, found.group(2))));
        Set<String> taken = new HashSet<>(all(MEMBER, script));
        fields.values().forEach(taken::removeAll);
        taken.addAll(all(TEXT, script));
        List<String> free = IntStream.range(0, LETTERS.length() * LETTERS.length())
                .mapToObj(SmallFile::name)
                .filter(name -> !taken.contains(name))
                .toList();
        Map<String, String> names = new HashMap<>();
        fields.forEach((type, ofType) -> {
            int next = 0;
            for (String above = superclasses.get(type); above != null; above = superclasses.get(above)) {
                next += fields.getOrDefault(above, List.of()).size();
            }
            for (String field : ofType) {
                if (!BROWSER_NAME.matcher(field).matches()) {
                    names.put(field, free.get(next));
                }
                next++;
            }
        });
        return MEMBER.matcher(script)
                .replaceAll(
                        found -> Matcher.quoteReplacement("." + names.getOrDefault(found.group(1), found.group(1))));
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }

    private static String name(int index) {
        String last = LETTERS.substring(index % LETTERS.length(), index % LETTERS.length() + 1);
        return index < LETTERS.length() ? last : name(index / LETTERS.length() - 1) + last;
    }
}
