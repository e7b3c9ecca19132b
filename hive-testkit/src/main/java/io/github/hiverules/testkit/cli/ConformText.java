package io.github.hiverules.testkit.cli;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.PositionString;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.Difference;
import io.github.hiverules.testkit.uhp.Finding;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The report of a conformance check for people: what failed, with the hive drawn, then the figures. */
final class ConformText {

    private static final String INDENT = "    ";

    /** Without the title and the line that ends a finding. */
    private static final int MOST_LINES = 23;

    private static final char LACKING = '+';
    private static final char SURPLUS = 'x';

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

    /** Returns the details, the game and the drawing, or the position string if the drawing would be too long. */
    static List<String> body(Finding finding) {
        Difference difference = finding.example();
        List<String> lines = new ArrayList<>(difference.details());
        if (isAboutAPosition(difference)) {
            lines.add("game: " + GameString.writeForEngine(difference.game()));
            List<String> drawing = drawing(difference);
            lines.addAll(
                    lines.size() + drawing.size() <= MOST_LINES
                            ? drawing
                            : List.of("position: "
                                    + PositionString.write(difference.game().position())));
        }
        return lines;
    }

    private static List<String> drawing(Difference difference) {
        List<Hex> lacking = destinations(difference.lacking());
        List<Hex> surplus = destinations(difference.surplus());
        List<String> lines = new ArrayList<>();
        if (!lacking.isEmpty() || !surplus.isEmpty()) {
            lines.add("marks: " + LACKING + " a destination that it lacks, " + SURPLUS + " an illegal one");
        }
        TextDiagram.of(difference.game().position())
                .withMark(LACKING, lacking)
                .withMark(SURPLUS, surplus)
                .write()
                .lines()
                .forEach(lines::add);
        return lines;
    }

    private static List<Hex> destinations(List<Move> moves) {
        return moves.stream().flatMap(move -> move.destination().stream()).toList();
    }

    private static boolean isAboutAPosition(Difference difference) {
        return difference.game().plyCount() > 0 && difference.kind() != Difference.Kind.FAILURE;
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
