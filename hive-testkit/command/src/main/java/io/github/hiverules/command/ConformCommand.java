package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Rule;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.testkit.judge.Finding;
import io.github.hiverules.testkit.judge.Judge;
import io.github.hiverules.testkit.judge.JudgeOptions;
import io.github.hiverules.testkit.judge.Report;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive conform}: judges any engine for the Universal Hive Protocol. */
@Command(
        name = "conform",
        description =
                "Judges an engine for the Universal Hive Protocol: asks for its moves after many games, and counts and"
                        + " shows what differs.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Moves are compared by piece and cell, however the engine writes them. Sets that the engine does not"
                    + " announce are skipped. The exit code is 0 if the engine has passed, 1 if something is wrong, and"
                    + " 2 if nothing is, as far as is known, but not everything was asked.",
            "Example: hive conform -- ./my-engine --uhp"
        })
final class ConformCommand implements Callable<Integer> {

    private final Streams streams;

    @Option(names = "--json", description = "Write one JSON object.")
    private boolean json;

    @Option(
            names = "--time-limit",
            paramLabel = "SECONDS",
            description =
                    "The time limit for an answer, in addition to thinking time; the engine gets ten times as long"
                            + " to start, and a minute more for perft. Default: 10")
    private int timeLimit = 10;

    @Option(
            names = "--run-limit",
            paramLabel = "SECONDS",
            description = "The time limit for the whole run; then the report says what was found so far. Default: none")
    private Optional<Long> runLimit = Optional.empty();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "The number of games in each set that are played by moves that the engine lists. Default: 2")
    private int games = JudgeOptions.defaults().games();

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
        JudgeOptions options = options();
        // If the user stops the command, the judge stops, and what was found so far is still printed.
        Interruption interruption = Interruption.ofThisThread();
        try (interruption) {
            Report report = judge(options);
            streams.out().print(json ? Json.write(toJson(report)) + "\n" : report.text());
            streams.out().flush();
            if (report.findings().isEmpty() && !report.hasPassed()) {
                throw new UnusableInputException("the engine could not be judged completely");
            }
            return report.hasPassed() ? ExitCode.OK : ExitCode.FAILED;
        }
    }

    private Report judge(JudgeOptions options) {
        Progress progress = new Progress(streams, 0);
        try {
            return Judge.judge(
                    EngineStarter.ofCommand(command),
                    options,
                    positions -> progress.show(positions, Wording.count(positions, "position")));
        } catch (IOException e) {
            throw new UnusableInputException("the engine cannot be started: " + e.getMessage());
        } finally {
            progress.hide();
        }
    }

    private JudgeOptions options() {
        if (timeLimit < 1 || runLimit.orElse(1L) < 1 || games < 0) {
            throw new UnusableInputException("--time-limit and --run-limit must be positive, --games not negative");
        }
        JudgeOptions options = JudgeOptions.defaults()
                .withRuleset(ruleset())
                .withTimeLimit(Duration.ofSeconds(timeLimit))
                .withGames(games);
        return runLimit.map(Duration::ofSeconds).map(options::withRunLimit).orElse(options);
    }

    private Ruleset ruleset() {
        Ruleset rules = tournamentOpening.isOn()
                ? Ruleset.ONLINE.with(Toggle.TOURNAMENT_OPENING)
                : Ruleset.ONLINE.without(Toggle.TOURNAMENT_OPENING);
        return repetitionDraw.isOn() ? rules.with(Toggle.REPETITION_DRAW) : rules;
    }

    private static Map<String, Object> toJson(Report report) {
        return Json.object(
                "engine", report.engine().id(),
                "expansions", report.engine().expansions(),
                "passed", report.hasPassed(),
                "stopped", report.isStopped(),
                "positions", report.positions(),
                "questions", report.questions(),
                "findings",
                        report.findings().stream().map(ConformCommand::toJson).toList(),
                "remarks", report.remarks());
    }

    private static Map<String, Object> toJson(Finding finding) {
        Game game = finding.game();
        Names names = new Names(Numbering.standard(), game.position());
        return Json.object(
                "kind", finding.kind(),
                "heading", finding.heading(),
                "details", finding.details(),
                "count", finding.count(),
                "rule", finding.rule().map(Rule::id),
                "game", GameString.writeForEngine(game),
                "position", PositionText.write(game.position()),
                "moves",
                        finding.moves().stream()
                                .map(move -> Json.move(move, names))
                                .toList());
    }
}
