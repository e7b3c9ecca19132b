package io.github.hiverules.command;

import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.Difference;
import io.github.hiverules.testkit.uhp.Finding;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The report of a conformance check for people: what failed, with the hive drawn, then the figures. */
final class ConformText {

    private static final String INDENT = "    ";
    private static final String INDENT_OF_TEXT = "  ";

    /** Without the title and the line that ends a finding. */
    private static final int MOST_LINES = 23;

    private final PrintStream out;

    ConformText(PrintStream out) {
        this.out = out;
    }

    void print(List<Finding> findings) {
        findings.forEach(finding -> {
            out.println("FAILED " + title(finding));
            body(finding).forEach(line -> out.println((INDENT + line).stripTrailing()));
            out.println();
        });
        out.flush();
    }

    static String title(Finding finding) {
        Difference difference = finding.example();
        return difference.kind().description()
                + (difference.command().isEmpty() ? "" : ", asked: " + asked(difference))
                + " (" + Wording.count(finding.count(), "time") + ", first in " + finding.place() + ")";
    }

    /** The game of {@code newgame} appears below anyway. */
    private static String asked(Difference difference) {
        return difference.command().startsWith("newgame ") ? "newgame" : difference.command();
    }

    /**
     * Returns the lines of {@link Difference#text()} after the first, which the title says. If they do not fit on a screen,
     * the position string stands for the drawing.
     */
    static List<String> body(Finding finding) {
        Difference difference = finding.example();
        List<String> lines =
                difference.text().lines().skip(1).map(ConformText::outdented).toList();
        int beforeDrawing = difference.details().size() + 1;
        if (lines.size() <= Math.max(MOST_LINES, beforeDrawing)) {
            return lines;
        }
        String position = "position: " + PositionText.write(difference.game().position());
        return Stream.concat(lines.stream().limit(beforeDrawing), Stream.of(position))
                .toList();
    }

    private static String outdented(String line) {
        return line.startsWith(INDENT_OF_TEXT) ? line.substring(INDENT_OF_TEXT.length()) : line;
    }

    void print(ConformanceReport report, String end) {
        print(report.findings());
        String expansions = report.engine().expansions().stream()
                .map(expansion -> expansion.name().toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(", "));
        String id = report.engine().id();
        out.println((id.isEmpty() ? "(no name)" : id) + (expansions.isEmpty() ? "" : " with " + expansions));
        for (CaseResult.Suite suite : CaseResult.Suite.values()) {
            out.println(String.format(
                    Locale.ROOT,
                    "%-13s %4d passed %4d failed %4d skipped%s",
                    suite,
                    report.count(suite, CaseResult.Status.PASSED),
                    report.count(suite, CaseResult.Status.FAILED),
                    report.count(suite, CaseResult.Status.SKIPPED),
                    reasons(report, suite)));
        }
        out.println(end);
    }

    private static String reasons(ConformanceReport report, CaseResult.Suite suite) {
        Map<String, Long> reasons = report.results().stream()
                .filter(result -> result.suite() == suite && result.status() == CaseResult.Status.SKIPPED)
                .collect(Collectors.groupingBy(CaseResult::reason, TreeMap::new, Collectors.counting()));
        String text = reasons.entrySet().stream()
                .map(entry -> entry.getValue() + " because " + entry.getKey())
                .collect(Collectors.joining(", "));
        return text.isEmpty() ? "" : ": " + text;
    }
}
