package io.github.hiverules.command;

import io.github.hiverules.judge.ConformanceReport;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Writes a report in the forms that {@code hive conform} offers. */
public final class ConformOutput {

    private ConformOutput() {}

    /** Returns the text that the command prints. */
    public static String text(ConformanceReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ConformText(new PrintStream(out, true, StandardCharsets.UTF_8)).print(report);
        return out.toString(StandardCharsets.UTF_8);
    }

    /** Returns the lines of the command's text that describe the findings, without the counts at its end. */
    public static List<String> findings(ConformanceReport report) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ConformText(new PrintStream(out, true, StandardCharsets.UTF_8)).print(report.findings());
        return out.toString(StandardCharsets.UTF_8).lines().toList();
    }

    /** Returns the Markdown for issue trackers. */
    public static String markdown(ConformanceReport report) {
        return ConformMarkdown.of(report);
    }

    /** Returns the JSON for other programs. */
    public static String json(ConformanceReport report) {
        return Json.write(ConformJson.of(report));
    }

    /** Returns the JUnit XML for build servers. */
    public static String xml(ConformanceReport report) {
        return JUnitXml.of(report);
    }
}
