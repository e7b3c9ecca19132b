package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive moves}: lists the legal moves. */
@Command(
        name = "moves",
        description = "Lists the legal moves, one move string per line, sorted; none after the end of the game.",
        mixinStandardHelpOptions = true)
final class MovesCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--json", description = "Write one JSON object, with the coordinates of the cells.")
    private boolean json;

    @Parameters(paramLabel = GameArgument.LABEL, description = GameArgument.DESCRIPTION)
    private String gameString = "";

    MovesCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Parsed<Game> parsed = GameArgument.read(gameString, streams, rules);
        Game game = parsed.orThrow();
        Position position = game.position();
        List<Move> moves = game.isOver() ? List.of() : position.legalMoves();
        if (json) {
            List<?> sorted = moves.stream()
                    .sorted(Comparator.comparing(move -> MoveString.write(move, position, parsed.numbering())))
                    .map(move -> Json.move(move, position, parsed.numbering()))
                    .toList();
            streams.out().println(Json.write(Json.object("position", PositionText.write(position), "moves", sorted)));
        } else {
            moves.stream()
                    .map(move -> MoveString.write(move, position, parsed.numbering()))
                    .sorted()
                    .forEach(streams.out()::println);
        }
        return ExitCode.OK;
    }
}
