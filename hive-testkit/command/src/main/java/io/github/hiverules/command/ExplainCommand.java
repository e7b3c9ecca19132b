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
import io.github.hiverules.notation.Numbering;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.UnaryOperator;
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
    private RulesOptions rules = new RulesOptions();

    @Option(names = "--language", paramLabel = "en|de", description = "The language of the sentence. Default: en")
    private Language language = Language.EN;

    @Option(names = "--json", description = "Write one JSON object, with the coordinates of the cells.")
    private boolean json;

    @Option(
            names = "--svg",
            paramLabel = "FILE",
            description = "Also write a drawing of the move or the violation to this file, as SVG.")
    private Optional<Path> svg = Optional.empty();

    @Parameters(index = "0", paramLabel = GameArgument.LABEL, description = GameArgument.DESCRIPTION)
    private String gameString = "";

    @Parameters(
            index = "1",
            paramLabel = "MOVESTRING",
            description = "A move such as 'wQ -wS1' or 'play wQ -wS1', or pass.")
    private String moveString = "";

    /** The names of pieces that the game uses, and sentences with these names. */
    private UnaryOperator<Piece> names = UnaryOperator.identity();

    private Sentences sentences = Sentences.english();

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
    }

    @Override
    public Integer call() {
        ReadOptions options = rules.readOptions();
        Parsed<Game> parsed = GameArgument.read(gameString, streams, rules);
        Game game = parsed.orThrow();
        Move move = GameArgument.readMove(moveString, parsed, streams, rules);
        if (isFirstQueen(game, move) && options.tournamentOpening() == TournamentOpening.AUTO) {
            game = withoutOpening(options);
        }
        Position position = game.position();
        names = piece -> parsed.numbering().nameOf(piece, position);
        sentences = language.sentences().withNames(names);
        // The game, not only the position, because a game can also end by repetition or resignation.
        Optional<Violation> violation = game.check(move);
        if (json) {
            streams.out().println(Json.write(json(position, move, violation, parsed.numbering())));
        } else {
            streams.out()
                    .println(violation.map(found -> illegal(position, found)).orElse("LEGAL"));
            violation.ifPresentOrElse(found -> printEvidence(position, found), () -> printLegal(position, move));
            violation
                    .filter(found -> found.result().isEmpty())
                    .flatMap(found -> sentences.alternatives(position, move))
                    .ifPresent(sentence -> streams.out().println("  near:   " + sentence));
        }
        svg.ifPresent(file -> OutputFile.write(file, picture(position, move, violation)));
        return violation.isEmpty() ? ExitCode.OK : ExitCode.FAILED;
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
    private Game withoutOpening(ReadOptions options) {
        Game game = GameArgument.read(gameString, streams, rules, options.withTournamentOpening(TournamentOpening.OFF))
                .orThrow();
        if (!game.ruleset().has(Toggle.TOURNAMENT_OPENING)) {
            streams.err()
                    .println("hive: the tournament opening is off, because a player's first piece is the Queen;"
                            + " --tournament-opening=on explains the move with it");
        }
        return game;
    }

    private static String picture(Position position, Move move, Optional<Violation> violation) {
        SvgDrawing drawing = SvgDrawing.of(position);
        return violation
                .map(drawing::withViolation)
                .or(() -> position.route(move).map(drawing::withRoute))
                .orElse(drawing)
                .toSvg();
    }

    private String illegal(Position position, Violation violation) {
        return "ILLEGAL " + violation.rule().id() + " " + sentences.violation(position, violation);
    }

    private void printEvidence(Position position, Violation violation) {
        if (!violation.pieces().isEmpty()) {
            streams.out()
                    .println("  pieces: "
                            + violation.pieces().stream()
                                    .map(names)
                                    .map(Piece::toString)
                                    .collect(Collectors.joining(", ")));
        }
        streams.out().println("  source: " + sentences.source(violation.rule()));
        for (Hex hex : violation.cells()) {
            streams.out().println("  cell:   " + hex.q() + "," + hex.r() + " " + sentences.cell(position, hex));
        }
    }

    /** Says what the move itself does not tell: who throws or could throw a piece, and what a Mosquito copies. */
    private void printLegal(Position position, Move move) {
        List<Piece> throwers = position.legalMoves().throwersOf(move);
        Optional<Piece> thrower = thrower(position, move);
        boolean copies = position.route(move)
                .filter(route -> route.movesAs() != route.piece().bug())
                .isPresent();
        if (copies || !throwers.isEmpty()) {
            streams.out().println((thrower.isPresent() ? "  throw:  " : "  move:   ") + sentences.move(position, move));
        }
        if (!throwers.isEmpty()) {
            streams.out()
                    .println("  pieces: "
                            + throwers.stream().map(Object::toString).collect(Collectors.joining(", ")));
        }
        thrower.map(Piece::bug).map(Rule::ofThrow).ifPresent(rule -> {
            streams.out().println("  rule:   " + rule.id() + " " + sentences.rule(rule));
            streams.out().println("  source: " + sentences.source(rule));
        });
    }

    private static Optional<Piece> thrower(Position position, Move move) {
        return position.route(move).flatMap(Route::thrower);
    }

    private Object json(Position position, Move move, Optional<Violation> violation, Numbering numbering) {
        Optional<Piece> thrower = violation.isPresent() ? Optional.empty() : thrower(position, move);
        return Json.object(
                "legal", violation.isEmpty(),
                "move", Json.move(move, position, numbering),
                "thrower", thrower,
                "rule", thrower.map(Piece::bug).map(Rule::ofThrow),
                "violation", violation,
                "sentence",
                        violation
                                .map(found -> sentences.violation(position, found))
                                .or(() -> Optional.of(sentences.move(position, move))),
                "cells", violation.map(Violation::cells));
    }
}
