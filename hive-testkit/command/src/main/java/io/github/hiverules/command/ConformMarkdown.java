package io.github.hiverules.command;

import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.testkit.uhp.ConformanceReport;
import io.github.hiverules.testkit.uhp.Finding;

/** The findings of a conformance check in the form that issue trackers show. */
final class ConformMarkdown {

    private ConformMarkdown() {}

    static String of(ConformanceReport report) {
        StringBuilder text = new StringBuilder("# " + HiveVersion.text() + " conform: "
                + Wording.count(report.findings().size(), "finding") + " in `"
                + plain(report.engine().id()) + "`\n");
        int number = 0;
        for (Finding finding : report.findings()) {
            append(text, ++number, finding);
        }
        return text.toString();
    }

    private static void append(StringBuilder text, int number, Finding finding) {
        text.append("\n## ")
                .append(number)
                .append(". ")
                .append(finding.example().kind().description());
        text.append("\n\nAsked: `").append(plain(finding.example().command())).append("`. Seen: ");
        text.append(Wording.count(finding.count(), "time"))
                .append(", first in ")
                .append(plain(finding.place()));
        text.append(".\n\n```text\n");
        ConformText.body(finding).forEach(line -> text.append(plain(line)).append('\n'));
        text.append("```\n\nPosition: `");
        text.append(PositionText.write(finding.example().game().position())).append("`\n");
    }

    /** An engine's text cannot end the block in which it is quoted. */
    private static String plain(String text) {
        return text.replace('`', '\'');
    }
}
