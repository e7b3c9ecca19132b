package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Position;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code hive show}: draws a position. */
@Command(
        name = "show",
        description = "Draws a position as text or SVG.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "GAMESTRING can also be a file of recorded games, or - for standard input.",
            ShowCommand.CELL_NAMES,
            ShowCommand.COORDINATES
        })
final class ShowCommand implements Callable<Integer> {

    private static final char DESTINATION = '+';

    /** Marks the cells where the last move began and ended. */
    private static final char MOVED = 'm';

    static final String CELL_NAMES =
            "An empty cell is named by a neighboring piece: wS1- is east of wS1, wS1/ northeast, \\wS1 northwest, -wS1"
                    + " west, /wS1 southwest and wS1\\ southeast.";

    static final String COORDINATES =
            "In the drawing, 'at' gives the coordinates q,r of the first piece drawn. From the cell of the game's first"
                    + " piece, q counts east and r counts southeast.";

    private final Streams streams;

    @Mixin
    private GameArgument argument = new GameArgument();

    @Option(
            names = "--piece",
            paramLabel = "PIECE",
            description = "Mark the cells to which this piece, such as wA1, can go.")
    private Optional<String> piece = Optional.empty();

    @Option(names = "--svg", paramLabel = "FILE", description = "Write the drawing to this file, as SVG.")
    private Optional<Path> svg = Optional.empty();

    @Option(names = "--json", description = "Write one JSON object, with the coordinates of the cells.")
    private boolean json;

    @Option(names = "--game-number", paramLabel = "N", description = "The number of the game in the file. Default: 1")
    private int gameNumber = 1;

    ShowCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        if (gameNumber < 1) {
            throw new UnusableInputException("--game-number: " + gameNumber + " is too small");
        }
        svg.ifPresent(file -> OutputFile.requireOther("--svg", file, argument.text()));
        Parsed<Game> parsed = argument.readAnywhere(gameNumber, streams);
        Game game = parsed.orThrow();
        Names names = Names.of(parsed);
        Optional<Piece> shown =
                piece.map(name -> parsed.numbering().pieceOf(pieceOfSet(game.position(), name), game.position()));
        List<Hex> destinations = shown.map(game.legalMoves()::destinations).orElse(List.of());
        svg.ifPresent(file -> OutputFile.write(file, picture(game, names, destinations)));
        if (json) {
            streams.out().println(Json.write(json(game, names, destinations), names));
        } else if (svg.isEmpty()) {
            streams.out()
                    .println(new TextDiagram(names.setup(), Map.of())
                            .withMark(MOVED, movedCells(game))
                            .withMark(DESTINATION, destinations)
                            .write());
            describe(game, names, shown, destinations);
        }
        return ExitCode.OK;
    }

    /** Returns where the last move began and ended, unless other cells are to be marked. */
    private List<Hex> movedCells(Game game) {
        return game.lastMove().filter(unused -> piece.isEmpty()).stream()
                .flatMap(move -> Stream.of(move.startCell(), move.destination()))
                .flatMap(Optional::stream)
                .toList();
    }

    private void describe(Game game, Names names, Optional<Piece> shown, List<Hex> destinations) {
        Position position = game.position();
        PrintStream out = streams.out();
        for (Color color : Color.values()) {
            String hand =
                    names.of(position.hand(color)).stream().map(Piece::toString).collect(Collectors.joining(" "));
            out.println(Sentences.english().player(color) + " in hand: " + (hand.isEmpty() ? "nothing" : hand));
        }
        game.lastMove().ifPresent(move -> {
            Names before = new Names(names.numbering(), game.undo().position());
            out.println("Last move: " + before.of(move) + (movedCells(game).isEmpty() ? "" : ", marked m"));
        });
        if (game.isOver()) {
            out.println("Result: " + Sentences.english().result(game.result()));
        }
        shown.ifPresent(moved -> {
            List<String> moves = destinations.stream()
                    .map(to -> names.of(position.moveOf(moved, to)))
                    .toList();
            out.println("Moves of " + names.of(moved) + ": "
                    + (moves.isEmpty() ? "none" + reason(game, moved) : String.join(", ", moves)));
            out.println(CELL_NAMES);
        });
    }

    /** Returns why a piece has no moves, if the game is over or it is the opponent's turn. */
    private static String reason(Game game, Piece shown) {
        Color color = game.sideToMove();
        if (game.isOver()) {
            return ", the game is over";
        }
        return shown.color() == color ? "" : ", it is " + Sentences.english().player(color) + "'s turn";
    }

    private Map<String, Object> json(Game game, Names names, List<Hex> destinations) {
        Position position = game.position();
        List<?> stacks = position.stacks().entrySet().stream()
                .map(stack -> Json.object("at", stack.getKey(), "pieces", stack.getValue()))
                .toList();
        return Json.object(
                "position", names.positionText(),
                "sideToMove", position.sideToMove(),
                "turnNumber", position.turnNumber(),
                "lastMove", game.lastMove(),
                "result", game.result(),
                "stacks", stacks,
                "hands", Json.object("white", position.hand(Color.WHITE), "black", position.hand(Color.BLACK)),
                "destinations", piece.map(ignored -> destinations));
    }

    private String picture(Game game, Names names, List<Hex> destinations) {
        SvgDrawing drawing = SvgDrawing.of(game.position());
        if (piece.isEmpty() && game.lastMove().isPresent()) {
            drawing = drawing.withLastMove(game.lastMove().get());
        }
        return drawing.withDestinations(destinations).withNames(names::of).toSvg();
    }

    private static Piece pieceOfSet(Position position, String name) {
        return Piece.find(name)
                .filter(piece -> position.ruleset().includes(piece.bug()))
                .orElseThrow(() -> new UnusableInputException(
                        "--piece: expected a piece of the set such as wA1, found '" + name + "'"));
    }
}
