package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page on rulings links each rule to the one file that decides it, and the file names the rule. */
class RuleFilesTest {

    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern ROW = Pattern.compile("- ([^:\n]+):\\s+\\[`\\w+`]\\(([^)]+\\.java)\\)");
    private static final Pattern RANGE = Pattern.compile("([A-Z]+)-(\\d) to [A-Z]+-(\\d)");
    private static final Pattern ID = Pattern.compile("[A-Z]+-\\d");

    /** Returns the ids in a text, and those between the ends of ranges such as "END-1 to END-3". */
    private static List<String> ids(String text) {
        List<String> ids = new ArrayList<>();
        Matcher ranges = RANGE.matcher(text);
        while (ranges.find()) {
            for (int number = Integer.parseInt(ranges.group(2));
                    number <= Integer.parseInt(ranges.group(3));
                    number++) {
                ids.add(ranges.group(1) + "-" + number);
            }
        }
        ID.matcher(ranges.replaceAll("")).results().forEach(id -> ids.add(id.group()));
        return ids;
    }

    @Test
    void page_linksEachRuleToOneFile_thatNamesIt() throws IOException {
        List<String> linked = new ArrayList<>();
        Matcher row = ROW.matcher(Files.readString(DOCS.resolve("rulings.md")));
        while (row.find()) {
            Path file = DOCS.resolve(row.group(2));
            assertThat(ids(Files.readString(file))).as("rules in %s", file).containsAll(ids(row.group(1)));
            linked.addAll(ids(row.group(1)));
        }

        assertThat(linked)
                .containsExactlyInAnyOrderElementsOf(
                        List.of(Rule.values()).stream().map(Rule::id).toList());
    }
}
