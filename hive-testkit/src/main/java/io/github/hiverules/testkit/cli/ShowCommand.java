package io.github.hiverules.testkit.cli;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.svg.SvgDrawing;
import io.github.hiverules.notation.svg.SvgTheme;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive show}: draws a position. */
@Command(
        name = "show",
        description = "Draws a position as text, and as a picture if a file is given.",
        mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {

    private static final char DESTINATION = '+';

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--moves", paramLabel = "PIECE", description = "Mark where this piece can go, such as wA1.")
    private Optional<String> piece = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE", description = "Draw it as an SVG picture to this file instead.")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--dark", description = "Draw the picture for a dark page, whatever the reader prefers.")
    private boolean dark;

    @Parameters(paramLabel = GameArgument.LABEL, description = GameArgument.DESCRIPTION)
    private String gameString = "";

    ShowCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        Game game = GameArgument.read(gameString, rules.readOptions());
        Position position = game.position();
        List<Hex> destinations = piece.map(name -> destinations(position, name)).orElse(List.of());
        if (svg.isPresent()) {
            OutputFiles.write(svg.get(), picture(game, destinations));
        } else {
            streams.out()
                    .print(TextDiagram.of(position)
                            .withMark(DESTINATION, destinations)
                            .write());
        }
        return ExitCode.OK;
    }

    private String picture(Game game, List<Hex> destinations) {
        SvgDrawing drawing = SvgDrawing.of(game.position()).theme(dark ? SvgTheme.DARK : SvgTheme.AUTO);
        if (piece.isEmpty() && game.lastMove().isPresent()) {
            drawing = drawing.lastMove(game.lastMove().get());
        }
        return drawing.destinations(destinations).toSvg();
    }

    private static List<Hex> destinations(Position position, String name) {
        if (allPieces(position).noneMatch(known -> known.toString().equals(name))) {
            throw new UnusableInputException("--moves: expected a piece of the set such as wA1, found '" + name + "'");
        }
        return position.legalMoves().stream()
                .flatMap(move -> destination(move, name).stream())
                .toList();
    }

    private static Stream<Piece> allPieces(Position position) {
        Stream<Piece> inPlay = position.stacks().values().stream().flatMap(List::stream);
        Stream<Piece> inHand = Stream.of(Color.values()).flatMap(color -> position.hand(color).stream());
        return Stream.concat(inPlay, inHand);
    }

    private static Optional<Hex> destination(Move move, String name) {
        if (move instanceof Move.Placement placement
                && placement.piece().toString().equals(name)) {
            return Optional.of(placement.to());
        }
        return move instanceof Move.Movement movement
                        && movement.piece().toString().equals(name)
                ? Optional.of(movement.to())
                : Optional.empty();
    }
}
