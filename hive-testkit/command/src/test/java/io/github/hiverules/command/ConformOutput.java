package io.github.hiverules.command;

import io.github.hiverules.testkit.json.Json;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** A report in the three forms in which {@code hive conform} writes it. */
public final class ConformOutput {

    private ConformOutput() {}

    /** Returns what people see. */
    public static String text(ConformanceReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ConformText(new PrintStream(out, true, StandardCharsets.UTF_8))
                .print(report, report.hasPassed() ? "PASSED" : "FAILED");
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns the lines in which people see what was found, without the figures after it. */
    public static List<String> findings(ConformanceReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ConformText(new PrintStream(out, true, StandardCharsets.UTF_8)).print(report.findings());
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Returns what issue trackers show. */
    public static String markdown(ConformanceReport report) {
        return ConformMarkdown.of(report);
    }

    /** Returns what programs read. */
    public static String json(ConformanceReport report) {
        return Json.write(ConformJson.of(report));
    }

    /** Returns what build servers read. */
    public static String xml(ConformanceReport report) {
        return JUnitXml.of(report);
    }
}
