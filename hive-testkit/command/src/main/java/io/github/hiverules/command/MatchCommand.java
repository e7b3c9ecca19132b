package io.github.hiverules.command;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.engine.EngineMatch;
import io.github.hiverules.engine.EngineStarter;
import io.github.hiverules.engine.MatchGame;
import io.github.hiverules.engine.MatchOptions;
import io.github.hiverules.engine.MatchReport;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.uhp.GameString;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive match}: a match between two engines for the Universal Hive Protocol. */
@Command(
        name = "match",
        description = "Lets two engines for the Universal Hive Protocol play a match.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Both engines play each random opening with both colors. An engine that chooses an illegal move, does not"
                    + " answer in time, crashes or prints without end loses the game and is started again.",
            "What engines write to standard error is dropped, except for the end if one exits. To keep it, start an engine"
                    + " like this: sh -c './my-engine 2> log'.",
            "The exit code is 0 if the match was played, whoever won, and 1 if every game was lost by a failure of an"
                    + " engine.",
            "Example: hive match --games 20 --move-time 0.1 -- ./my-engine --uhp -- java -jar hive.jar uhp"
        })
final class MatchCommand implements Callable<Integer> {

    private static final double MILLIS_PER_SECOND = 1000;

    private final Streams streams;

    @Option(names = "--games", paramLabel = "N", description = "The number of games. Default: 10")
    private int games = MatchOptions.defaults().games();

    @Option(
            names = "--move-time",
            paramLabel = "SECONDS",
            description = "How long an engine may think about each move. Default: 1")
    private double moveTime = 1;

    @Option(
            names = "--grace-time",
            paramLabel = "SECONDS",
            description =
                    "The extra time before an engine loses on time; it gets ten times as long to start. Default: 5")
    private double graceTime = 5;

    @Option(
            names = "--opening-plies",
            paramLabel = "N",
            description = "The number of random plies before the engines play. Default: 4")
    private int openingPlies = MatchOptions.defaults().openingPlies();

    @Option(names = "--max-plies", paramLabel = "N", description = "A game is a draw after N plies. Default: 300")
    private int maxPlies = MatchOptions.defaults().maxPlies();

    @Option(names = "--seed", paramLabel = "N", description = "The seed of the random openings. Default: 1")
    private long seed = MatchOptions.defaults().seed();

    @Option(
            names = "--parallel",
            paramLabel = "N",
            description = "Play N games side by side, each with two engines of its own. More than half as many as there"
                    + " are cores may take time from the engines. Default: 1")
    private int parallelGames = MatchOptions.defaults().parallelGames();

    @Option(names = "--game-type", paramLabel = "GAMETYPE", description = "The set of pieces. Default: Base+MLP")
    private String gameType = GameString.writeType(MatchOptions.defaults().ruleset());

    @Option(
            names = "--repetition-draw",
            paramLabel = "on|off",
            description = "Whether the third occurrence of a position is a draw. Default: on")
    private OnOff repetitionDraw = OnOff.ON;

    @Option(
            names = "--pgn",
            paramLabel = "FILE",
            description =
                    "Also write all games to this file, as PGN. An old file stays as it is until an engine has moved.")
    private Optional<Path> pgn = Optional.empty();

    @Parameters(
            arity = "3..*",
            hideParamSyntax = true,
            paramLabel = "-- ENGINE -- ENGINE",
            description = "Two engines with their arguments, after -- and separated by another --.")
    private List<String> commands = List.of();

    private final AtomicInteger played = new AtomicInteger();

    /** The games to write as soon as an engine has moved: until then, perhaps none of the commands is right. */
    private final StringBuilder unwritten = new StringBuilder();

    private boolean hasMoved;

    MatchCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        int divider = commands.indexOf("--");
        if (divider <= 0 || divider == commands.size() - 1) {
            throw new UnusableInputException("expected two engines, separated by --");
        }
        MatchOptions options = options();
        EngineStarter first = EngineStarter.ofCommand(commands.subList(0, divider));
        EngineStarter second = EngineStarter.ofCommand(commands.subList(divider + 1, commands.size()));
        Optional<OutputFile> file = pgn.map(OutputFile::of);
        Interruption interruption = Interruption.watch(streams, this::end);
        try (interruption) {
            MatchReport report = EngineMatch.play(first, second, options, game -> {
                file.ifPresent(output -> write(game, output));
                print(game);
            });
            streams.out().println(report);
            streams.out().flush();
            boolean isPlayed =
                    report.games().stream().anyMatch(game -> !game.ending().isFailure());
            return isPlayed ? ExitCode.OK : ExitCode.FAILED;
        } catch (IOException e) {
            throw new UnusableInputException("an engine cannot be started: " + e.getMessage());
        } finally {
            file.ifPresent(OutputFile::close);
        }
    }

    private void write(MatchGame game, OutputFile file) {
        unwritten.append(game.pgn()).append('\n');
        hasMoved |= !game.ending().isFailure() || game.game().plyCount() > openingPlies;
        if (hasMoved) {
            file.append(unwritten.toString());
            unwritten.setLength(0);
        }
    }

    /** Ends the engines, and says how far the match got. */
    private String end() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
        return Wording.count(played.get(), "game") + " played";
    }

    private MatchOptions options() {
        if (games < 1
                || openingPlies < 0
                || maxPlies < 1
                || parallelGames < 1
                || !isDuration(moveTime)
                || !isDuration(graceTime)) {
            throw new UnusableInputException(
                    "--games, --max-plies and --parallel must be positive, the other numbers not negative");
        }
        try {
            Ruleset ruleset = GameString.readType(gameType).with(Toggle.TOURNAMENT_OPENING);
            return MatchOptions.defaults()
                    .withRuleset(repetitionDraw.isOn() ? ruleset.with(Toggle.REPETITION_DRAW) : ruleset)
                    .withGames(games)
                    .withMoveTime(duration(moveTime))
                    .withGraceTime(duration(graceTime))
                    .withOpeningPlies(openingPlies)
                    .withMaxPlies(maxPlies)
                    .withSeed(seed)
                    .withParallelGames(parallelGames);
        } catch (NotationException e) {
            throw UnusableInputException.of("--game-type", e.fault());
        }
    }

    private static boolean isDuration(double value) {
        return value >= 0 && value <= Duration.ofDays(1).toSeconds();
    }

    private static Duration duration(double value) {
        return Duration.ofMillis(Math.round(value * MILLIS_PER_SECOND));
    }

    private void print(MatchGame game) {
        played.incrementAndGet();
        streams.out().println(Wording.oneLine(game.toString()));
        streams.out().flush();
    }
}
