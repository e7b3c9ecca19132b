package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.notation.Parsed;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hive moves}: lists the legal moves. */
@Command(
        name = "moves",
        description = "Lists the legal moves, one move string per line, sorted; none after the end of the game.",
        mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private GameArgument argument = new GameArgument();

    @Option(names = "--json", description = "Write one JSON object, with the coordinates of the cells.")
    private boolean json;

    MovesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Parsed<Game> parsed = argument.read(streams);
        Names names = Names.of(parsed);
        List<Move> moves = parsed.orThrow().legalMoves().stream()
                .sorted(Comparator.comparing((Move move) -> names.of(move)))
                .toList();
        if (json) {
            streams.out()
                    .println(Json.write(Json.object(
                            "position",
                            names.positionText(),
                            "moves",
                            moves.stream().map(move -> Json.move(move, names)).toList())));
        } else {
            moves.forEach(move -> streams.out().println(names.of(move)));
        }
        return ExitCode.OK;
    }
}
