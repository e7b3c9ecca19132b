package io.github.hiverules.command;

import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.Difference;
import io.github.hiverules.notation.internal.xml.Xml;
import io.github.hiverules.notation.uhp.GameString;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** A conformance report as JUnit XML, which build servers read. */
final class JUnitXml {

    private static final double MILLIS_PER_SECOND = 1000;

    /** The maximum number of differences per case; further ones nearly always have the same cause. */
    private static final int MAX_DIFFERENCES = 5;

    private final StringBuilder xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

    private JUnitXml() {}

    static String of(ConformanceReport report) {
        JUnitXml writer = new JUnitXml();
        writer.append(
                "<testsuites name=\"%s\">\n", "hive conform " + report.engine().id());
        for (Suite suite : Suite.values()) {
            writer.appendSuite(report, suite);
        }
        writer.append("</testsuites>\n");
        return writer.xml.toString();
    }

    private void appendSuite(ConformanceReport report, Suite suite) {
        List<CaseResult> results = report.results().stream()
                .filter(result -> result.suite() == suite)
                .toList();
        Duration time = results.stream().map(CaseResult::time).reduce(Duration.ZERO, Duration::plus);
        append(
                "  <testsuite name=\"%s\" tests=\"%s\" failures=\"%s\" errors=\"0\" skipped=\"%s\" time=\"%s\">\n",
                suite,
                results.size(),
                report.count(suite, Status.FAILED),
                report.count(suite, Status.SKIPPED),
                seconds(time));
        results.forEach(this::appendCase);
        append("  </testsuite>\n");
    }

    private void appendCase(CaseResult result) {
        append(
                "    <testcase classname=\"%s\" name=\"%s\" time=\"%s\">\n",
                result.suite(), result.name(), seconds(result.time()));
        switch (result.status()) {
            case PASSED -> {}
            case SKIPPED -> append("      <skipped message=\"%s\"/>\n", result.skipReason());
            case FAILED ->
                append(
                        "      <failure message=\"%s\">%s</failure>\n",
                        result.differences().get(0).kind().description(), texts(result.differences()));
        }
        append("    </testcase>\n");
    }

    private static String texts(List<Difference> differences) {
        String texts =
                differences.stream().limit(MAX_DIFFERENCES).map(JUnitXml::text).collect(Collectors.joining("\n\n"));
        int more = differences.size() - MAX_DIFFERENCES;
        return more <= 0 ? texts : texts + "\n\nand " + Wording.count(more, "more difference");
    }

    private static String text(Difference difference) {
        return difference.kind().description() + "\n" + difference.command() + "\n"
                + String.join("\n", difference.details()) + "\n" + GameString.writeForEngine(difference.game());
    }

    private void append(String format, Object... values) {
        Object[] escaped = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            escaped[i] = Xml.escape(values[i].toString());
        }
        xml.append(String.format(Locale.ROOT, format, escaped));
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toMillis() / MILLIS_PER_SECOND);
    }
}
