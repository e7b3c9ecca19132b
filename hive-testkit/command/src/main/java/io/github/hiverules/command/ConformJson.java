package io.github.hiverules.command;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.judge.Finding;
import io.github.hiverules.testkit.judge.Report;
import java.util.Map;

/** The report of {@code hive conform} as JSON. */
final class ConformJson {

    private ConformJson() {}

    static Map<String, Object> of(Report report) {
        return Json.object(
                "engine",
                report.engine().id(),
                "expansions",
                report.engine().expansions(),
                "passed",
                report.hasPassed(),
                "stopped",
                report.isStopped(),
                "positions",
                report.positions(),
                "questions",
                report.questions(),
                "findings",
                report.findings().stream().map(ConformJson::of).toList(),
                "remarks",
                report.remarks());
    }

    private static Map<String, Object> of(Finding finding) {
        return Json.object(
                "heading", finding.heading(),
                "details", finding.details(),
                "count", finding.count(),
                "rule", finding.rule().map(Rule::id),
                "kinds", finding.kinds().stream().sorted().toList(),
                "game", GameString.writeForEngine(finding.game()),
                "position", PositionText.write(finding.game().position()),
                "moves",
                        finding.moves().stream()
                                .map(move -> Json.move(
                                        move,
                                        new Names(
                                                Numbering.standard(),
                                                finding.game().position())))
                                .toList());
    }
}
