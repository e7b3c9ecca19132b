package io.github.hiverules.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tests of core and of the test kit together cover every instruction and every branch of core. */
class CoverageIT {

    private static final Path REPORT = Path.of("target", "coverage", "jacoco.csv");

    /** A row of the report begins with the group, the package and the class. */
    private static final int MISSED_INSTRUCTIONS = 3;

    private static final int MISSED_BRANCHES = 5;

    @Test
    void core_everyClass_isCovered() throws IOException {
        List<String[]> rows = Files.readAllLines(REPORT).stream()
                .skip(1)
                .map(row -> row.split(",", -1))
                .toList();

        assertThat(rows).hasSizeGreaterThan(50);
        assertThat(rows)
                .filteredOn(row -> !row[MISSED_INSTRUCTIONS].equals("0") || !row[MISSED_BRANCHES].equals("0"))
                .as("target/coverage/index.html shows what is missing")
                .isEmpty();
    }
}
