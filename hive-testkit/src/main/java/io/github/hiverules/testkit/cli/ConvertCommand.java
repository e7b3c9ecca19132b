package io.github.hiverules.testkit.cli;

import io.github.hiverules.notation.NotExpressibleException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.pgn.Pgn;
import io.github.hiverules.notation.pgn.PgnFlavor;
import io.github.hiverules.notation.position.PositionString;
import io.github.hiverules.notation.sgf.Sgf;
import io.github.hiverules.notation.uhp.GameString;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive convert}: writes recorded games in another notation. */
@Command(
        name = "convert",
        description = "Writes recorded games in another notation, one after the other.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A game with a fault, or one that the notation cannot express, is left out and told on standard error; the"
                    + " exit code is then 1, or 2 if no game is left."
        })
final class ConvertCommand implements Callable<Integer> {

    private final Streams streams;
    private final InputFiles files;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "uhp|pgn|sgf|position",
            description = "The notation to write; a position string tells the last position only.")
    private Target target = Target.UHP;

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "UHP game strings, PGN or SGF, told apart by content; folders are walked; - is standard"
                    + " input.")
    private List<String> names = List.of();

    private int written;
    private int leftOut;

    ConvertCommand(Streams streams) {
        this.streams = streams;
        this.files = new InputFiles(streams.in());
    }

    /** What games can be written as. */
    private enum Target {
        UHP,
        PGN,
        SGF,
        POSITION;

        String write(ReadGame read) {
            return switch (this) {
                case UHP -> GameString.write(read.game()) + "\n";
                case PGN -> Pgn.write(read.game(), read.tags(), PgnFlavor.MZINGA);
                case SGF -> Sgf.write(read.game(), read.tags());
                case POSITION -> PositionString.write(read.game().position()) + "\n";
            };
        }
    }

    @Override
    public Integer call() {
        names.stream().flatMap(name -> files.find(name).stream()).toList().forEach(this::convert);
        if (leftOut == 0) {
            return ExitCode.OK;
        }
        return written > 0 ? ExitCode.NO : ExitCode.UNUSABLE;
    }

    private void convert(InputFiles.Input input) {
        String text = files.read(input);
        if (input.mayBeOther() && GameFiles.notationOf(text).isEmpty()) {
            return;
        }
        try (Stream<ReadGame> games = GameFiles.read(text, rules.readOptions())) {
            games.forEach(game -> game.fault()
                    .ifPresentOrElse(fault -> leaveOut(input, Wording.message(fault)), () -> write(input, game)));
        }
    }

    private void write(InputFiles.Input input, ReadGame game) {
        String text;
        try {
            text = target.write(game);
        } catch (NotExpressibleException e) {
            leaveOut(input, game.place() + ": " + e.getMessage());
            return;
        }
        written++;
        streams.out().print(text);
        if (target == Target.PGN) {
            streams.out().println();
        }
    }

    private void leaveOut(InputFiles.Input input, String why) {
        leftOut++;
        streams.out().flush();
        streams.err().println("hive: " + Wording.oneLine(input.name() + ":" + why));
    }
}
