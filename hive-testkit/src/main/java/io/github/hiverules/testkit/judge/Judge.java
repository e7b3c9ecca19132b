package io.github.hiverules.testkit.judge;

import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.EngineStarter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongConsumer;

/**
 * Judges an engine for the Universal Hive Protocol, as {@code hive conform} does: it asks which moves the engine lists
 * after many games, and compares, counts and files what differs. To judge a program on the JVM, use {@link HiveTests}.
 */
public final class Judge {

    private Judge() {}

    /**
     * {@return what an engine gets wrong}
     *
     * @param engine starts the engine, again after it hung or died
     * @param options how thoroughly to judge
     * @throws IOException if the engine cannot be started
     */
    public static Report judge(EngineStarter engine, JudgeOptions options) throws IOException {
        return judge(engine, options, positions -> {});
    }

    /**
     * {@return what an engine gets wrong} If the calling thread is interrupted, the report says what was found so far.
     *
     * @param engine starts the engine, again after it hung or died
     * @param options how thoroughly to judge
     * @param progress is told the number of positions asked about so far
     * @throws IOException if the engine cannot be started
     */
    public static Report judge(EngineStarter engine, JudgeOptions options, LongConsumer progress) throws IOException {
        Objects.requireNonNull(engine, "engine");
        Objects.requireNonNull(progress, "progress");
        RunEnd end = RunEnd.after(options.runLimit());
        try (UhpProgram program = new UhpProgram(engine, options, end)) {
            Run run = new Run(program, new Questions(false, Set.of()), options, end, progress);
            Games games = new Games(options, Set.of(), false);
            new ProtocolChecks(program, run, options.ruleset().withExpansions(Set.of())).check();
            List<String> remarks = new ArrayList<>();
            List<Ruleset> sets = new ArrayList<>();
            for (Ruleset set : games.sets()) {
                (program.info().supports(set) ? sets : new ArrayList<Ruleset>()).add(set);
            }
            if (sets.size() < games.sets().size()) {
                remarks.add("the engine announces only " + program.info().expansions()
                        + " of the expansions, so it was not asked about the others");
            }
            run.ask(games.given(sets));
            new PerftCheck(program, run, options.maxPerftNodes()).check(sets);
            run.walk(sets);
            return run.report(program.info(), remarks);
        }
    }

    /** Returns what a program in this process gets wrong. */
    static Report judge(HiveTests<?> tests) {
        JudgeOptions options = tests.options();
        RunEnd end = RunEnd.after(options.runLimit());
        try (Program program = tests.program(end)) {
            Run run = new Run(
                    program, new Questions(program.hearsCells(), tests.exceptRules()), options, end, positions -> {});
            Games games =
                    new Games(options, tests.exceptRules(), tests.settingUp().isPresent());
            List<Ruleset> sets = List.of(options.ruleset());
            run.ask(games.given(sets));
            run.walk(sets);
            List<String> remarks = games.unreachable() == 0
                    ? List.of()
                    : List.of("no game leads to " + Kinds.count(games.unreachable(), "diagram")
                            + ", which 'withPositions' would set up");
            return run.report(EngineInfo.unknown(), remarks);
        }
    }
}
