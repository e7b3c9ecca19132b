package io.github.hiverules.testkit.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The Javadoc of every sealed type, and of each enum that may grow, says what a later version may add. */
class EvolutionTest {

    private static final Pattern SEALED = Pattern.compile("^public sealed ", Pattern.MULTILINE);
    private static final List<String> GROWING =
            List.of("Rule.java", "Expansion.java", "Bug.java", "GameResult.java", "Repair.java", "Expected.java");

    @Test
    void sealedAndGrowingTypes_linkToThePolicy() {
        List<Path> sources = Documents.javadocSources().stream()
                .filter(file -> !file.toString().contains("internal")
                        && !file.toString().contains("testkit"))
                .filter(file -> GROWING.contains(file.getFileName().toString())
                        || SEALED.matcher(Documents.text(file)).find())
                .toList();

        assertThat(sources).hasSizeGreaterThan(12);
        assertThat(sources)
                .allSatisfy(file -> assertThat(Documents.text(file)).contains("hive-core/docs/evolution.md"));
    }
}
