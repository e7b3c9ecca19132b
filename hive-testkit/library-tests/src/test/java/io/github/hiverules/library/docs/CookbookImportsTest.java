package io.github.hiverules.library.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The cookbook says from which package to import the library's classes in its examples. */
class CookbookImportsTest {

    private static final String COOKBOOK = Documents.text(Documents.ROOT.resolve("docs/cookbook.md"));
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(io[.\\w]+)` \\| (.+) \\|$");
    private static final Pattern BLOCK = Pattern.compile("```java\n([^`]*)```");
    private static final Pattern IMPORT = Pattern.compile("(?m)^import (io\\.github\\.hiverules\\.[.\\w]+);$");

    @Test
    void importedClasses_inExamples_areInTable() {
        String blocks =
                BLOCK.matcher(COOKBOOK).results().map(block -> block.group(1)).collect(Collectors.joining());
        Set<String> needed = Documents.exampleSources().stream()
                .flatMap(source -> IMPORT.matcher(source).results())
                .map(found -> found.group(1))
                .filter(name -> Pattern.compile("(?<![.\\w\"])" + name.substring(name.lastIndexOf('.') + 1) + "\\b")
                        .matcher(blocks)
                        .find())
                .collect(Collectors.toCollection(TreeSet::new));

        assertThat(needed).hasSizeGreaterThan(30);
        assertThat(listed()).containsAll(needed);
    }

    private static Set<String> listed() {
        Set<String> names = new TreeSet<>();
        ROW.matcher(COOKBOOK).results().forEach(row -> addNames(row, names));
        return names;
    }

    private static void addNames(MatchResult row, Set<String> names) {
        for (String name : row.group(2).split(", ", -1)) {
            names.add(row.group(1) + "." + name.replace("`", ""));
        }
    }
}
