package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Reads a game text. */
public final class GameTextReader {

    private final Source source;
    private final Reading reading;

    public GameTextReader(Reading reading) {
        this.source = reading.source();
        this.reading = reading;
    }

    /** Returns the game up to the fault. */
    public Optional<Game> read() {
        Range text = reading.trim(0, source.length());
        int end = text.end();
        if (text.isEmpty()) {
            reading.fail(0, source.length(), Expected.GAME_TEXT);
        }
        int nextLine = source.skipWhitespace(source.lineEnd(text.start()), end);
        if (source.startsWith(Strings.GAME_TEXT_PREFIX, nextLine)) {
            reading.fail(nextLine, end, Expected.ONE_GAME);
        }
        reading.checkVersion(text.start(), end);
        int start = text.start() + Strings.GAME_TEXT_PREFIX.length();
        int endingSeparator = source.lastIndexOf('~', end);
        int movesSeparator = source.lastIndexOf('~', endingSeparator);
        if (!source.startsWith(Strings.GAME_TEXT_PREFIX, text.start()) || movesSeparator < start) {
            return reading.fail(text.start(), end, Expected.GAME_TEXT);
        }
        reading.reportChanges(movesSeparator);
        Optional<Position> position = reading.hasFailed() ? Optional.empty() : readStart(start, movesSeparator);
        if (reading.hasFailed()) {
            return Optional.empty();
        }
        GameBuilder builder = GameBuilder.of(reading, position.orElseThrow());
        playMoves(builder, movesSeparator + 1, endingSeparator);
        if (!reading.hasFailed()) {
            readEnding(builder, endingSeparator + 1, end);
        }
        return Optional.of(builder.game());
    }

    /** Reads the start: a ruleset or, if it has several fields, a position. Pieces keep the numbers that moves use. */
    private Optional<Position> readStart(int from, int to) {
        int rulesetEnd = source.indexOf('~', from, to);
        if (rulesetEnd == to) {
            Range name = reading.trim(from, to);
            return Rulesets.readShortName(reading, name.start(), name.end()).map(Position::initial);
        }
        PositionTextReader reader = new PositionTextReader(reading);
        Optional<Setup> read = reader.read(from, to);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        Setup setup = read.get();
        if (setup.equals(Setup.empty(setup.ruleset()))) {
            reading.add(Repair.Kind.READ_AS, from, to, Rulesets.shortName(setup.ruleset()));
        }
        Optional<Position> position = PositionTextReader.toPosition(setup, reading, from, to);
        position.ifPresent(reader::reportRestingPieceWithoutPillbug);
        return position;
    }

    private void playMoves(GameBuilder builder, int from, int to) {
        if (source.rangeEquals(GameTextEndings.NONE, from, to)) {
            return;
        }
        for (int start = from; start <= to && !reading.hasFailed(); ) {
            int end = source.indexOf('.', start, to);
            Optional<Move> move = readMove(builder.game().position(), start, end);
            if (move.isPresent()) {
                builder.playExactly(move.get(), start, end);
            }
            start = end + 1;
        }
    }

    /** Reads a text that is one move. */
    public Optional<Move> readMove(Position before) {
        Range move = reading.trim(0, source.length());
        return readMove(before, move.start(), move.end());
    }

    private Optional<Move> readMove(Position before, int start, int end) {
        if (source.rangeEquals("pass", start, end)) {
            return Optional.of(Move.pass());
        }
        int qSeparator = source.indexOf('_', start, end);
        int rSeparator = source.indexOf('_', Math.min(qSeparator + 1, end), end);
        if (rSeparator == end) {
            return reading.fail(start, end, Expected.MOVE_TO_CELL);
        }
        Optional<Piece> piece = reading.readPiece(start, qSeparator);
        return piece.flatMap(mover -> reading.readCell(qSeparator + 1, rSeparator, end, Expected.MOVE_TO_CELL)
                .map(to -> before.moveOf(mover, to)));
    }

    /** Ends the game as the text says, or reports that the ending contradicts the board. */
    private void readEnding(GameBuilder builder, int from, int end) {
        String word = source.excerpt(from, end);
        Game game = builder.game();
        Optional<GameResult> recorded = reading.require(GameTextEndings.find(word), from, end, Expected.RESULT);
        if (recorded.isEmpty() || recorded.get().equals(game.result())) {
            return;
        }
        if (game.isOver() || !recorded.get().ending().isDeclared()) {
            reading.fail(source.contradiction(from, end, recorded.get().outcome(), game.result()));
            return;
        }
        builder.finish(game.end(recorded.get()));
    }
}
