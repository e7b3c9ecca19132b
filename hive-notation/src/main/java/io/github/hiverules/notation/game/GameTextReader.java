package io.github.hiverules.notation.game;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.grammar.Tokens;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Reads a game text. */
final class GameTextReader {

    private final Source source;
    private final ReadOptions options;
    private final Repairs repairs;
    private final Tokens tokens;

    GameTextReader(Source source, Repairs repairs, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.repairs = repairs;
        this.tokens = new Tokens(source, repairs);
    }

    Parsed<Game> read() {
        TextRange text = tokens.trim(0, source.length());
        int end = text.end();
        if (text.isEmpty()) {
            repairs.fail(0, source.length(), Expected.GAME_TEXT);
        }
        int nextLine = source.skipWhitespace(source.lineEnd(text.start()), end);
        if (source.startsWith(Strings.GAME_TEXT_PREFIX, nextLine)) {
            repairs.fail(nextLine, end, Expected.ONE_GAME);
        }
        tokens.checkVersion(text.start(), end);
        repairs.addChanges(source.length());
        int start = text.start() + Strings.GAME_TEXT_PREFIX.length();
        int endingSeparator = source.lastIndexOf('~', end);
        int movesSeparator = source.lastIndexOf('~', endingSeparator);
        if (!source.startsWith(Strings.GAME_TEXT_PREFIX, text.start()) || movesSeparator < start) {
            repairs.fail(text.start(), end, Expected.GAME_TEXT);
        }
        Optional<Position> position = repairs.hasFailed() ? Optional.empty() : readStart(start, movesSeparator);
        if (repairs.hasFailed()) {
            return repairs.parsed(Optional.empty());
        }
        GameBuilder builder = GameBuilder.of(source, repairs, options, position.orElseThrow());
        playMoves(builder, movesSeparator + 1, endingSeparator);
        if (!repairs.hasFailed()) {
            readEnding(builder, endingSeparator + 1, end);
        }
        return builder.result(0);
    }

    /** Reads the start: a ruleset or, if it has several fields, a position. Pieces keep the numbers that moves use. */
    private Optional<Position> readStart(int from, int to) {
        int rulesetEnd = source.indexOf('~', from, to);
        if (rulesetEnd == to) {
            TextRange name = tokens.trim(from, to);
            return Rulesets.readShortName(source, name.start(), name.end(), repairs)
                    .map(Position::initial);
        }
        PositionTextReader reader = new PositionTextReader(source, repairs);
        Optional<Setup> read = reader.read(from, to);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        Setup setup = read.get();
        if (setup.equals(Setup.empty(setup.ruleset()))) {
            repairs.add(Repair.Kind.READ_AS, from, to, Rulesets.shortName(setup.ruleset()));
        }
        Optional<Position> position = PositionTextReader.toPosition(setup, source, from, to, repairs);
        position.ifPresent(reader::reportRestingPieceWithoutPillbug);
        return position;
    }

    private void playMoves(GameBuilder builder, int from, int to) {
        if (source.rangeEquals(GameText.NONE, from, to)) {
            return;
        }
        for (int start = from; start <= to && !repairs.hasFailed(); ) {
            int end = source.indexOf('.', start, to);
            Optional<Move> move = readMove(builder.game().position(), start, end);
            if (move.isPresent()) {
                builder.playExactly(move.get(), start, end);
            }
            start = end + 1;
        }
    }

    /** Reads a text that is one move. */
    Optional<Move> readMove(Position before) {
        TextRange move = tokens.trim(0, source.length());
        return readMove(before, move.start(), move.end());
    }

    private Optional<Move> readMove(Position before, int start, int end) {
        if (source.rangeEquals("pass", start, end)) {
            return Optional.of(Move.pass());
        }
        int qSeparator = source.indexOf('_', start, end);
        int rSeparator = source.indexOf('_', Math.min(qSeparator + 1, end), end);
        if (rSeparator == end) {
            return repairs.fail(start, end, Expected.MOVE_TO_CELL);
        }
        Optional<Piece> piece = tokens.readPiece(start, qSeparator);
        return piece.flatMap(mover -> tokens.readCell(qSeparator + 1, rSeparator, end, Expected.MOVE_TO_CELL)
                .map(to -> before.moveOf(mover, to)));
    }

    /** Ends the game as the text says, or reports that the ending contradicts the board. */
    private void readEnding(GameBuilder builder, int from, int end) {
        String word = source.excerpt(from, end);
        Game game = builder.game();
        Optional<GameResult> recorded = repairs.require(Endings.find(word), from, end, Expected.RESULT);
        if (recorded.isEmpty() || recorded.get().equals(game.result())) {
            return;
        }
        if (game.isOver() || !recorded.get().ending().isDeclared()) {
            repairs.fail(source.contradiction(from, end, recorded.get().outcome(), game.result()));
            return;
        }
        builder.finish(game.end(recorded.get()));
    }
}
