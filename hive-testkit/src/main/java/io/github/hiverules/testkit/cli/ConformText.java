package io.github.hiverules.testkit.cli;

import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.internal.Destinations;
import io.github.hiverules.testkit.uhp.CaseResult;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.Difference;
import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The report of a conformance check for people: what failed, with the hive drawn, then the figures. */
final class ConformText {

    private static final String INDENT = "    ";
    private static final char LACKING = '+';
    private static final char SURPLUS = 'x';

    private final PrintStream out;

    ConformText(PrintStream out) {
        this.out = out;
    }

    /** Prints a case that failed. */
    void print(CaseResult result) {
        if (result.status() == CaseResult.Status.FAILED) {
            out.println("FAILED " + result.suite() + ": " + result.name());
            result.differences().forEach(this::print);
            out.println();
            out.flush();
        }
    }

    private void print(Difference difference) {
        out.println("  " + difference.kind().description()
                + (difference.command().isEmpty() ? "" : ", asked: " + difference.command()));
        difference.details().forEach(detail -> out.println(INDENT + detail));
        if (isAboutAPosition(difference)) {
            out.println(INDENT + "game: " + GameString.write(difference.game()));
            draw(difference);
        }
    }

    /** Draws the hive, with the destinations marked that the engine does not know or should not know. */
    private void draw(Difference difference) {
        List<Hex> lacking = destinations(difference.lacking());
        List<Hex> surplus = destinations(difference.surplus());
        if (!lacking.isEmpty() || !surplus.isEmpty()) {
            out.println(INDENT + "marks: " + LACKING + " a destination that it lacks, " + SURPLUS + " an illegal one");
        }
        TextDiagram.of(difference.game().position())
                .withMark(LACKING, lacking)
                .withMark(SURPLUS, surplus)
                .write()
                .lines()
                .forEach(line -> out.println((INDENT + line).stripTrailing()));
    }

    private static List<Hex> destinations(List<Move> moves) {
        return moves.stream().flatMap(Destinations::of).toList();
    }

    private static boolean isAboutAPosition(Difference difference) {
        return difference.game().plies() > 0 && difference.kind() != Difference.Kind.FAILURE;
    }

    /** Prints what the engine says about itself, and how many cases passed. */
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
        out.println(report.passed() ? "PASSED" : "FAILED");
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
