package io.github.hiverules.testkit.judge;

import io.github.hiverules.Expansion;
import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.engine.EngineInfo;
import io.github.hiverules.engine.EngineStarter;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;

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
            Run run = new Run(program, options, end, progress);
            Set<Expansion> announced = options.ruleset().expansions().stream()
                    .filter(program.info().expansions()::contains)
                    .collect(Collectors.toSet());
            List<String> remarks = announced.equals(options.ruleset().expansions())
                    ? List.of()
                    : List.of("the engine announces only " + program.info().expansions()
                            + " of the expansions, so it was not asked about the others");
            Games games = new Games(options.withRuleset(options.ruleset().withExpansions(announced)), false);
            new ProtocolChecks(program, run, options.ruleset()).check();
            List<Game> given = games.given(games.sets());
            run.ask(given);
            new PerftCheck(program, run).check(games.sets(), given);
            run.walk(games.sets());
            return run.report(program.info(), remarks);
        }
    }

    /** Returns what a program in this process gets wrong. */
    static <G> Report judge(HiveTests.Offer<G> offer) {
        JudgeOptions options = offer.options();
        RunEnd end = RunEnd.after(options.runLimit());
        try (Program program = offer.listing()
                .<Program>map(listing -> new ListingProgram<>(offer, listing, end))
                .orElseGet(() -> new AnsweringProgram<>(offer, end))) {
            Run run = new Run(program, options, end, positions -> {});
            Games games = new Games(options, offer.settingUp().isPresent());
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
