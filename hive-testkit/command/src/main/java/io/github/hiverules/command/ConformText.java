package io.github.hiverules.command;

import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.Difference;
import io.github.hiverules.judge.Finding;
import io.github.hiverules.judge.Note;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A conformance report for people: first the counts, then what failed, with the hive drawn. */
final class ConformText {

    private static final String INDENT = "    ";
    private static final String TEXT_INDENT = "  ";

    /** The maximum number of lines of a finding, without its title and its last line. */
    private static final int MAX_LINES = 23;

    private final PrintStream out;

    ConformText(PrintStream out) {
        this.out = out;
    }

    void print(List<Finding> findings) {
        findings.forEach(finding -> {
            out.println("FAILED " + finding.heading());
            finding.facts().forEach(fact -> out.println(INDENT + fact));
            finding.hint().ifPresent(hint -> out.println(INDENT + hint));
            out.println(INDENT + "example from " + finding.caseName());
            asked(finding.example()).ifPresent(asked -> out.println(INDENT + "asked: " + asked));
            body(finding).forEach(line -> out.println((INDENT + line).stripTrailing()));
            out.println();
        });
        out.flush();
    }

    /** Returns the command, if any; the game of {@code newgame} appears below anyway. */
    static Optional<String> asked(Difference difference) {
        String command = difference.command().startsWith("newgame ") ? "newgame" : difference.command();
        return Optional.of(command).filter(text -> !text.isEmpty());
    }

    private void printNotes(List<Note> notes) {
        for (Note note : notes) {
            out.println("NOTE " + note.habit().title() + " (" + Wording.count(note.count(), "time") + ")");
            out.println(INDENT + "the protocol: " + note.habit().explanation());
            out.println(INDENT + "example: " + note.answer() + " after " + GameString.writeForEngine(note.game()));
            out.println();
        }
    }

    /**
     * Returns the lines of {@link Difference#text()} after the first, which the title replaces. If they do not fit on
     * a screen, the position text replaces the drawing.
     */
    static List<String> body(Finding finding) {
        Difference difference = finding.example();
        List<String> lines =
                difference.text().lines().skip(1).map(ConformText::outdented).toList();
        int beforeDrawing = difference.details().size() + 1;
        if (lines.size() <= Math.max(MAX_LINES, beforeDrawing)) {
            return lines;
        }
        String position = "position: " + PositionText.write(difference.game().position());
        return Stream.concat(lines.stream().limit(beforeDrawing), Stream.of(position))
                .toList();
    }

    private static String outdented(String line) {
        return line.startsWith(TEXT_INDENT) ? line.substring(TEXT_INDENT.length()) : line;
    }

    /** Prints the table before the details, so that a report that is cut has one. */
    void print(ConformanceReport report) {
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
        out.println();
        print(report.findings());
        printNotes(report.notes());
        out.println(verdict(report));
    }

    private static String verdict(ConformanceReport report) {
        if (!report.hasJudged()) {
            return "NOT JUDGED";
        }
        return report.hasPassed() ? report.isStopped() ? "STOPPED" : "PASSED" : "FAILED";
    }

    private static String reasons(ConformanceReport report, CaseResult.Suite suite) {
        Map<String, Long> reasons = report.results().stream()
                .filter(result -> result.suite() == suite && result.status() == CaseResult.Status.SKIPPED)
                .collect(Collectors.groupingBy(CaseResult::skipReason, TreeMap::new, Collectors.counting()));
        String text = reasons.entrySet().stream()
                .map(entry -> entry.getValue() + " because " + entry.getKey())
                .collect(Collectors.joining(", "));
        return text.isEmpty() ? "" : ": " + text;
    }
}
