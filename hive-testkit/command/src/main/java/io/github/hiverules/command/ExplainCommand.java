package io.github.hiverules.command;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Route;
import io.github.hiverules.Rule;
import io.github.hiverules.Toggle;
import io.github.hiverules.Violation;
import io.github.hiverules.drawing.SvgDrawing;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code hive explain}: says whether a move is legal, and if not, why. */
@Command(
        name = "explain",
        description = "Says whether a move is legal, and if not, which rule it breaks and why.",
        mixinStandardHelpOptions = true,
        footer = {"", "The exit code is 0 if the move is legal, and 1 if it is not."})
final class ExplainCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private GameArgument argument = new GameArgument();

    @Option(
            names = {"--lang", "--language"},
            paramLabel = "en|de",
            description = "The language of the sentence. Default: en")
    private Language language = Language.EN;

    @Option(names = "--json", description = "Write one JSON object, with the coordinates of the cells.")
    private boolean json;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also write a drawing of the move or the violation to this file, as SVG.")
    private Optional<Path> svg = Optional.empty();

    @Parameters(
            index = "1",
            paramLabel = "MOVESTRING",
            description = "A move such as 'wQ -wS1' or 'play wQ -wS1', or pass.")
    private String moveString = "";

    ExplainCommand(Streams streams) {
        this.streams = streams;
    }

    /** The languages of the sentences. */
    private enum Language {
        EN,
        DE;

        Sentences sentences() {
            return this == EN ? Sentences.english() : Sentences.german();
        }

        String repetition(int count) {
            return this == EN
                    ? "This position has now come up " + count + " times."
                    : "Diese Stellung ist jetzt " + count + "-mal vorgekommen.";
        }
    }

    @Override
    public Integer call() {
        ReadOptions options = argument.rules().readOptions();
        Parsed<Game> parsed = argument.read(streams);
        Move move = argument.readMove(moveString, parsed, streams);
        if (isFirstQueen(parsed.orThrow(), move) && options.tournamentOpening() == TournamentOpening.AUTO) {
            parsed = withoutOpening(options);
        }
        Names names = Names.of(parsed);
        Answer answer = new Answer(parsed.orThrow(), move, names);
        if (json) {
            streams.out().println(Json.write(answer.json(), names));
        } else {
            answer.lines().forEach(streams.out()::println);
        }
        svg.ifPresent(file -> OutputFile.write(file, answer.picture()));
        return answer.isLegal() ? ExitCode.OK : ExitCode.FAILED;
    }

    /** Returns whether a move places a player's first piece, and it is the Queen. */
    private static boolean isFirstQueen(Game game, Move move) {
        return game.plyCount() < 2
                && game.startPosition().isEmpty()
                && game.ruleset().has(Toggle.TOURNAMENT_OPENING)
                && move.movedPiece()
                        .filter(piece -> piece.bug() == Bug.QUEEN_BEE)
                        .isPresent();
    }

    /** Reads the game again without the tournament opening, which such a game cannot have. */
    private Parsed<Game> withoutOpening(ReadOptions options) {
        Parsed<Game> parsed = argument.readAgain(options.withTournamentOpening(TournamentOpening.OFF));
        if (!parsed.orThrow().ruleset().has(Toggle.TOURNAMENT_OPENING)) {
            streams.err()
                    .println("hive: the tournament opening is off, because a player's first piece is the Queen;"
                            + " --tournament-opening=on explains the move with it");
        }
        return parsed;
    }

    /** What there is to say about a move. */
    private final class Answer {

        private final Position position;
        private final Move move;
        private final Names names;
        private final Sentences sentences;
        private final Optional<Violation> violation;
        private final Optional<Game> next;
        private final Optional<Route> route;
        private final Optional<Piece> thrower;

        Answer(Game game, Move move, Names names) {
            this.position = game.position();
            this.move = move;
            this.names = names;
            this.sentences = language.sentences().withNames(names::of);
            // The game, not only the position, because a game can also end by repetition or resignation.
            this.violation = game.check(move);
            this.next = game.playIfLegal(move);
            this.route = next.flatMap(unused -> position.route(move));
            this.thrower = route.flatMap(Route::thrower);
        }

        boolean isLegal() {
            return next.isPresent();
        }

        List<String> lines() {
            List<String> lines = new ArrayList<>();
            violation.ifPresentOrElse(found -> addRefusal(found, lines), () -> addMove(lines));
            next.map(Game::result)
                    .filter(result -> result.outcome().isOver())
                    .ifPresent(result -> lines.add("  result: " + sentences.result(result)));
            occurrences().ifPresent(count -> lines.add("  repeat: " + language.repetition(count)));
            return lines;
        }

        private void addRefusal(Violation found, List<String> lines) {
            lines.add("ILLEGAL " + found.rule().id() + " " + sentences.violation(position, found));
            addPieces(found.pieces(), lines);
            lines.add("  source: " + sentences.source(found.rule()));
            for (Hex hex : found.cells()) {
                lines.add("  cell:   " + hex.q() + "," + hex.r() + " " + sentences.cell(position, hex));
            }
            if (found.result().isEmpty()) {
                sentences.alternatives(position, move).ifPresent(near -> lines.add("  near:   " + near));
            }
        }

        /** Says what the move itself does not tell: who throws or could throw a piece, and what a Mosquito copies. */
        private void addMove(List<String> lines) {
            lines.add("LEGAL");
            List<Piece> throwers = position.legalMoves().throwersOf(move);
            boolean copies =
                    route.filter(path -> path.movesAs() != path.piece().bug()).isPresent();
            if (copies || !throwers.isEmpty()) {
                lines.add((thrower.isPresent() ? "  throw:  " : "  move:   ") + sentences.move(position, move));
            }
            addPieces(throwers, lines);
            thrower.map(Piece::bug).map(Rule::ofThrow).ifPresent(rule -> {
                lines.add("  rule:   " + rule.id() + " " + sentences.rule(rule));
                lines.add("  source: " + sentences.source(rule));
            });
        }

        private void addPieces(List<Piece> pieces, List<String> lines) {
            if (!pieces.isEmpty()) {
                lines.add("  pieces: "
                        + names.of(pieces).stream().map(Piece::toString).collect(Collectors.joining(", ")));
            }
        }

        /** Returns how many times the position after the move has come up, unless it is new. */
        private Optional<Integer> occurrences() {
            return next.map(Game::occurrences).filter(count -> count > 1);
        }

        Object json() {
            return Json.object(
                    "legal", isLegal(),
                    "move", Json.move(move, names),
                    "thrower", thrower,
                    "rule", thrower.map(Piece::bug).map(Rule::ofThrow),
                    "violation", violation,
                    "sentence",
                            violation
                                    .map(found -> sentences.violation(position, found))
                                    .orElseGet(() -> sentences.move(position, move)),
                    "cells", violation.map(Violation::cells),
                    "result",
                            next.map(Game::result)
                                    .filter(result -> result.outcome().isOver()),
                    "occurrences", occurrences());
        }

        String picture() {
            SvgDrawing drawing = SvgDrawing.of(position).withSentences(sentences);
            return violation
                    .map(drawing::withViolation)
                    .or(() -> route.map(drawing::withRoute))
                    .orElse(drawing)
                    .withNames(names::of)
                    .toSvg();
        }
    }
}
