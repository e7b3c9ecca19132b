package io.github.hiverules.command;

import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.CaseResult.Status;
import io.github.hiverules.judge.CaseResult.Suite;
import io.github.hiverules.judge.ConformanceReport;
import java.io.StringWriter;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;

/** A conformance report as JUnit XML, which build servers read. */
final class JUnitXml {

    private static final double MILLIS_PER_SECOND = 1000;

    private static final Pattern NOT_ALLOWED =
            Pattern.compile("[^\\t\\n\\r\\x20-\\uD7FF\\uE000-\\uFFFD\\x{10000}-\\x{10FFFF}]");

    private final StringWriter text = new StringWriter();
    private final XMLStreamWriter xml;

    private JUnitXml() throws XMLStreamException {
        xml = XMLOutputFactory.newFactory().createXMLStreamWriter(text);
    }

    static String of(ConformanceReport report) {
        try {
            JUnitXml writer = new JUnitXml();
            writer.xml.writeStartDocument("UTF-8", "1.0");
            writer.start(
                    0, "testsuites", "name", "hive conform " + report.engine().id());
            for (Suite suite : Suite.values()) {
                writer.writeSuite(report, suite);
            }
            writer.end(0);
            writer.xml.writeEndDocument();
            return writer.text + "\n";
        } catch (XMLStreamException e) {
            throw new IllegalStateException("a writer of strings does not fail", e);
        }
    }

    private void writeSuite(ConformanceReport report, Suite suite) throws XMLStreamException {
        List<CaseResult> results = report.results().stream()
                .filter(result -> result.suite() == suite)
                .toList();
        Duration time = results.stream().map(CaseResult::time).reduce(Duration.ZERO, Duration::plus);
        start(
                1,
                "testsuite",
                "name",
                suite.toString(),
                "tests",
                String.valueOf(results.size()),
                "failures",
                String.valueOf(report.count(suite, Status.FAILED)),
                "errors",
                "0",
                "skipped",
                String.valueOf(report.count(suite, Status.SKIPPED)),
                "time",
                seconds(time));
        for (CaseResult result : results) {
            writeCase(result);
        }
        end(1);
    }

    private void writeCase(CaseResult result) throws XMLStreamException {
        start(
                2,
                "testcase",
                "classname",
                result.suite().toString(),
                "name",
                result.name(),
                "time",
                seconds(result.time()));
        switch (result.status()) {
            case PASSED -> {}
            case SKIPPED -> {
                start(3, "skipped", "message", result.skipReason().toString());
                xml.writeEndElement();
            }
            case FAILED -> {
                start(
                        3,
                        "failure",
                        "message",
                        result.differences().get(0).kind().description());
                xml.writeCharacters(allowed(result.failure()));
                xml.writeEndElement();
            }
        }
        end(2);
    }

    private void start(int level, String name, String... attributes) throws XMLStreamException {
        newLine(level);
        xml.writeStartElement(name);
        for (int i = 0; i < attributes.length; i += 2) {
            xml.writeAttribute(attributes[i], allowed(attributes[i + 1]));
        }
    }

    private void end(int level) throws XMLStreamException {
        newLine(level);
        xml.writeEndElement();
    }

    private void newLine(int level) throws XMLStreamException {
        xml.writeCharacters("\n" + "  ".repeat(level));
    }

    /** Replaces what XML cannot express, such as the control characters in the answer of a broken engine. */
    private static String allowed(String text) {
        return NOT_ALLOWED.matcher(text).replaceAll("\uFFFD");
    }

    private static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%.3f", time.toMillis() / MILLIS_PER_SECOND);
    }
}
