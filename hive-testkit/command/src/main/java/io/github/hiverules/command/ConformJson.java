package io.github.hiverules.command;

import io.github.hiverules.Rule;
import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.ConformanceReport;
import io.github.hiverules.judge.Difference;
import io.github.hiverules.judge.Finding;
import io.github.hiverules.judge.Mistake;
import io.github.hiverules.judge.Note;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import java.util.Map;
import java.util.Optional;

/** A conformance report as JSON. */
final class ConformJson {

    private ConformJson() {}

    static Map<String, Object> of(ConformanceReport report) {
        return Json.object(
                "engine",
                report.engine().id(),
                "expansions",
                report.engine().expansions(),
                "passed",
                report.hasPassed(),
                "judged",
                report.hasJudged(),
                "stopped",
                report.isStopped(),
                "findings",
                report.findings().stream().map(ConformJson::of).toList(),
                "notes",
                report.notes().stream().map(ConformJson::of).toList(),
                "cases",
                report.results().stream().map(ConformJson::of).toList());
    }

    /** Writes a finding: its shortest example, the position of that example, and how many times it was seen. */
    private static Map<String, Object> of(Finding finding) {
        return Json.object(
                "title", finding.title(),
                "rule", finding.rule().map(Rule::id),
                "kinds", finding.kinds().stream().sorted().toList(),
                "count", finding.count(),
                "asked", finding.asked().stream().boxed().findFirst(),
                "mistake", finding.mistake().map(Mistake::id),
                "hint", finding.hint(),
                "example", of(finding.example()),
                "position", PositionText.write(finding.example().game().position()),
                "case", finding.caseName());
    }

    private static Map<String, Object> of(Note note) {
        return Json.object(
                "habit", note.habit(),
                "title", note.habit().title(),
                "explanation", note.habit().explanation(),
                "game", GameString.writeForEngine(note.game()),
                "answer", note.answer(),
                "count", note.count());
    }

    private static Map<String, Object> of(CaseResult result) {
        return Json.object(
                "suite", result.suite(),
                "name", result.name(),
                "status", result.status(),
                "millis", result.time().toMillis(),
                "skipReason", Optional.of(result.skipReason()).filter(reason -> !reason.isEmpty()),
                "differences",
                        Optional.of(result.differences().stream()
                                        .map(ConformJson::of)
                                        .toList())
                                .filter(list -> !list.isEmpty()));
    }

    private static Map<String, Object> of(Difference difference) {
        return Json.object(
                "kind", difference.kind(),
                "game", GameString.writeForEngine(difference.game()),
                "command", difference.command(),
                "details", difference.details());
    }
}
