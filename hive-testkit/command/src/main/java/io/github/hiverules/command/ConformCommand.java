package io.github.hiverules.command;

import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.judge.CaseResult;
import io.github.hiverules.judge.Conformance;
import io.github.hiverules.judge.ConformanceOptions;
import io.github.hiverules.judge.ConformanceReport;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code hive conform}: judges any engine for the Universal Hive Protocol. */
@Command(
        name = "conform",
        description =
                "Judges an engine for the Universal Hive Protocol with commands, rulebook diagrams, perft counts and"
                        + " random games.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Moves are compared by piece and cell, however the engine writes them. Sets that the engine does not"
                    + " announce are skipped. The exit code is 0 if no case failed, 1 if one did, and 2 if none could"
                    + " be judged.",
            "Example: hive conform -- ./my-engine --uhp"
        })
final class ConformCommand implements Callable<Integer> {

    private final Streams streams;

    @Option(names = "--json", description = "Write one JSON object.")
    private boolean json;

    @Option(names = "--junit", paramLabel = "FILE", description = "Also write a JUnit XML report to this file.")
    private Optional<Path> junit = Optional.empty();

    @Option(
            names = "--markdown",
            paramLabel = "FILE",
            description =
                    "Also write the findings to this file, ready to paste into an issue for the engine's project.")
    private Optional<Path> markdown = Optional.empty();

    @Option(names = "--max-failures", paramLabel = "N", description = "Stop after N failed cases.")
    private int maxFailures = ConformanceOptions.defaults().maxFailures();

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description =
                    "The time limit for an answer, in addition to thinking time; the engine gets ten times as long"
                            + " to start and for perft. Default: 10")
    private int timeLimit = 10;

    @Option(
            names = "--run-limit",
            paramLabel = "SECONDS",
            description = "The time limit for the whole run; then the report says what was not reached. Default: none")
    private Optional<Long> runLimit = Optional.empty();

    @Option(
            names = "--suites",
            paramLabel = "SUITE",
            split = ",",
            converter = SuiteConverter.class,
            description = "What to run, separated by commas: protocol, diagrams, random-games, perft. Default: all")
    private List<CaseResult.Suite> suites = List.of(CaseResult.Suite.values());

    @Option(names = "--games", paramLabel = "N", description = "The number of random games of each set. Default: 5")
    private int games = ConformanceOptions.defaults().randomGamesPerSet();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random games. Default: 1")
    private long seed = ConformanceOptions.defaults().seed();

    @Option(
            names = "--max-perft-nodes",
            paramLabel = "N",
            description = "The largest perft count to ask for, or to compare position by position. Default: 250000")
    private long maxPerftNodes = ConformanceOptions.defaults().maxPerftNodes();

    @Option(
            names = "--tournament-opening",
            paramLabel = "on|off",
            description =
                    "Whether the engine plays with the tournament opening (the Queen cannot be first). Default: on")
    private OnOff tournamentOpening = OnOff.ON;

    @Option(
            names = "--repetition-draw",
            paramLabel = "on|off",
            description = "Whether the engine ends a game when a position occurs for the third time. Default: off")
    private OnOff repetitionDraw = OnOff.OFF;

    @Parameters(
            arity = "1..*",
            paramLabel = "COMMAND",
            description = "The command that starts the engine, with its arguments, after --.")
    private List<String> command = List.of();

    ConformCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        ConformanceOptions options = options();
        Progress progress = new Progress(streams, Conformance.caseCount(options), "case");
        ConformProgress suites = new ConformProgress(streams.err(), progress);
        try (StoppableRun run = new StoppableRun()) {
            ConformanceReport report = Conformance.judge(EngineStarter.ofCommand(command), options, suites::add);
            run.allowWriting();
            suites.end();
            print(report);
            if (!report.hasJudged()) {
                throw new UnusableInputException("no case could be judged");
            }
            return report.hasPassed() ? ExitCode.OK : ExitCode.FAILED;
        } catch (IOException e) {
            throw new UnusableInputException("the engine cannot be started: " + e.getMessage());
        }
    }

    private void print(ConformanceReport report) {
        if (json) {
            streams.out().println(Json.write(ConformJson.of(report)));
        } else {
            new ConformText(streams.out()).print(report);
        }
        streams.out().flush();
        junit.ifPresent(file -> OutputFiles.write(file, JUnitXml.of(report)));
        markdown.ifPresent(file -> OutputFiles.write(file, ConformMarkdown.of(report)));
    }

    private ConformanceOptions options() {
        if (timeLimit < 1 || runLimit.orElse(1L) < 1 || maxFailures < 1 || maxPerftNodes < 0) {
            throw new UnusableInputException(
                    "--time-limit, --run-limit and --max-failures must be positive, --max-perft-nodes not negative");
        }
        if (games < 0 || games > ConformanceOptions.MAX_RANDOM_GAMES_PER_SET) {
            throw new UnusableInputException(
                    "--games: expected 0 to " + ConformanceOptions.MAX_RANDOM_GAMES_PER_SET + ", found " + games);
        }
        ConformanceOptions options = ConformanceOptions.defaults()
                .withTimeLimit(Duration.ofSeconds(timeLimit))
                .withSuites(suites)
                .withTournamentOpening(tournamentOpening.isOn())
                .withRepetitionDraw(repetitionDraw.isOn())
                .withMaxPerftNodes(maxPerftNodes)
                .withRandomGamesPerSet(games)
                .withSeed(seed)
                .withMaxFailures(maxFailures);
        return runLimit.map(Duration::ofSeconds).map(options::withRunLimit).orElse(options);
    }

    /** Reads the name of a suite, with a hyphen between words. */
    private static final class SuiteConverter implements ITypeConverter<CaseResult.Suite> {

        @Override
        public CaseResult.Suite convert(String word) {
            return Stream.of(CaseResult.Suite.values())
                    .filter(suite -> suite.toString().replace(' ', '-').equals(word.toLowerCase(Locale.ROOT)))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException(
                            "expected protocol, diagrams, random-games or perft, found '" + word + "'"));
        }
    }
}
