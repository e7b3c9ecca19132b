package io.github.hiverules.command;

import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.Finding;
import io.github.hiverules.judge.Note;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;

/** The findings of a conformance report as Markdown, for issue trackers. */
final class ConformMarkdown {

    private ConformMarkdown() {}

    static String of(ConformanceReport report) {
        StringBuilder text = new StringBuilder("# "
                + Wording.count(report.findings().size(), "finding") + " in `"
                + plain(report.engine().id()) + "`, by " + HiveVersion.text() + "\n");
        int number = 0;
        for (Finding finding : report.findings()) {
            append(text, ++number, finding);
        }
        report.notes().forEach(note -> append(text, note));
        return text.toString();
    }

    private static void append(StringBuilder text, int number, Finding finding) {
        text.append("\n## ")
                .append(number)
                .append(". ")
                .append(plain(finding.heading()))
                .append("\n\n");
        finding.facts().forEach(fact -> text.append(fact).append(".\n\n"));
        finding.hint().ifPresent(hint -> text.append(hint).append("\n\n"));
        ConformText.asked(finding.example())
                .ifPresent(asked -> text.append("Asked: `").append(plain(asked)).append("`. "));
        text.append("First seen in ").append(plain(finding.caseName()));
        text.append(".\n\n```text\n");
        ConformText.body(finding).forEach(line -> text.append(plain(line)).append('\n'));
        text.append("```\n\nPosition: `");
        text.append(PositionText.write(finding.example().game().position())).append("`\n");
    }

    private static void append(StringBuilder text, Note note) {
        text.append("\n## Note: the engine ").append(note.habit().title());
        text.append("\n\nThis does no harm. The protocol: ").append(note.habit().explanation());
        text.append(" Seen: ").append(Wording.count(note.count(), "time")).append(", for example `");
        text.append(plain(note.answer())).append("` after `");
        text.append(plain(GameString.writeForEngine(note.game()))).append("`.\n");
    }

    /** Keeps an engine's text from ending the block in which it is quoted. */
    private static String plain(String text) {
        return text.replace('`', '\'');
    }
}
