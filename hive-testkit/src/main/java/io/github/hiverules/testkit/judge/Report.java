package io.github.hiverules.testkit.judge;

import io.github.hiverules.engine.EngineInfo;
import java.util.List;
import java.util.Objects;

/**
 * What a program gets wrong.
 *
 * @param engine the name and expansions that an engine announced; empty for a program on the JVM
 * @param positions the number of positions in which its moves were compared
 * @param questions the number of questions that were compared and counted
 * @param findings what is wrong, each with its count and a short game
 * @param remarks what was not asked, and why
 * @param isStopped whether the run ended before everything was asked, for whatever reason
 */
public record Report(
        EngineInfo engine,
        long positions,
        long questions,
        List<Finding> findings,
        List<String> remarks,
        boolean isStopped) {

    public Report {
        Objects.requireNonNull(engine, "engine");
        findings = List.copyOf(Objects.requireNonNull(findings, "findings"));
        remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
    }

    /** {@return whether there was something to judge, everything was asked, and nothing is wrong} */
    public boolean hasPassed() {
        return isComplete() && findings.isEmpty();
    }

    /** Returns whether there was something to judge, and everything was asked. */
    boolean isComplete() {
        return positions > 0 && !isStopped;
    }

    /** {@return in one line, how much was asked and how much is wrong, and what was not asked} */
    public String summary() {
        String name = engine.id().isEmpty() ? "" : engine.id() + ": ";
        String counts = count(positions, "position") + ", " + count(questions, "question") + ", "
                + count(findings.size(), "finding");
        return name + counts + (remarks.isEmpty() ? "" : "; " + String.join("; ", remarks));
    }

    /** {@return the report for people} */
    public String text() {
        StringBuilder text = new StringBuilder(summary()).append('\n');
        findings.forEach(finding -> text.append('\n').append(finding.text()));
        return text.append('\n').append(verdict()).append('\n').toString();
    }

    /** Returns a number of things. */
    static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private String verdict() {
        if (!findings.isEmpty()) {
            return "FAILED";
        }
        return positions == 0 ? "NOT JUDGED" : isStopped ? "STOPPED" : "PASSED";
    }
}
