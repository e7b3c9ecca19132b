package io.github.hiverules.testkit.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The API of each module is the one that is written down in {@code src/test/resources/api}: nothing is lost or added unseen. A line that is
 * gone on purpose stays there until the next release; it gets a reason in {@code breaks.txt} and a line under <i>Breaking</i> in the changelog.
 */
class ApiBaselineTest {

    private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
    private static final String BASELINE = "hive-testkit/src/test/resources/api/";

    @ParameterizedTest
    @ValueSource(strings = {"hive-core", "hive-notation", "hive-testkit"})
    void api_isTheOneWrittenDown(String module) throws IOException {
        SortedSet<String> promised = promised(module);
        SortedSet<String> actual = actual(module);
        SortedSet<String> both = new TreeSet<>(promised);
        both.addAll(actual);
        Path folder = Files.createDirectories(ROOT.resolve("hive-testkit/target/api"));
        Files.write(folder.resolve(module + ".txt"), both);

        assertThat(without(without(promised, actual), breaks().keySet()))
                .as(
                        "gone from %s, which breaks callers: if it must be, add each line to %sbreaks.txt with a reason"
                                + " (line | reason), and say it under Breaking in CHANGELOG.md",
                        module, BASELINE)
                .isEmpty();
        assertThat(without(actual, promised))
                .as("new in %1$s: to promise it, cp hive-testkit/target/api/%1$s.txt %2$s", module, BASELINE)
                .isEmpty();
    }

    @Test
    void breaks_areBreaksAndHaveReasons() throws IOException {
        SortedSet<String> gone = new TreeSet<>();
        for (String module : new String[] {"hive-core", "hive-notation", "hive-testkit"}) {
            gone.addAll(without(promised(module), actual(module)));
        }

        assertThat(without(new TreeSet<>(breaks().keySet()), gone))
                .as("in %sbreaks.txt, but not gone", BASELINE)
                .isEmpty();
        assertThat(breaks().values()).as("reasons").noneMatch(String::isBlank);
    }

    private static SortedSet<String> actual(String module) {
        return new ApiListing(ROOT.resolve(module).resolve("target/classes")).lines();
    }

    private static SortedSet<String> promised(String module) throws IOException {
        Path file = ROOT.resolve(BASELINE + module + ".txt");
        return Files.exists(file) ? new TreeSet<>(Files.readAllLines(file)) : new TreeSet<>();
    }

    /** The lines that are gone on purpose, each with its reason. */
    private static SortedMap<String, String> breaks() throws IOException {
        SortedMap<String, String> breaks = new TreeMap<>();
        for (String line : Files.readAllLines(ROOT.resolve(BASELINE + "breaks.txt"))) {
            if (!line.startsWith("#")) {
                String[] parts = line.split(" \\| ", 2);
                breaks.put(parts[0], parts.length == 2 ? parts[1] : "");
            }
        }
        return breaks;
    }

    private static SortedSet<String> without(Collection<String> lines, Collection<String> others) {
        SortedSet<String> rest = new TreeSet<>(lines);
        rest.removeAll(others);
        return rest;
    }
}
