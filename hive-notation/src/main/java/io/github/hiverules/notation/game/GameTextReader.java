package io.github.hiverules.notation.game;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Setups;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.grammar.Tokens;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Reads a game text. */
final class GameTextReader {

    private final Source source;
    private final Repairs repairs;
    private final Tokens tokens;
    private final GameBuilder builder;

    GameTextReader(Source source, ReadOptions options) {
        this.source = source;
        this.repairs = new Repairs(source, options);
        this.tokens = new Tokens(source, repairs);
        this.builder = new GameBuilder(source, repairs, options);
    }

    Parsed<Game> read() {
        Optional<Fault> fault = Faults.thrownBy(this::readFields);
        return builder.result(0, fault);
    }

    private void readFields() {
        TextRange text = tokens.trim(0, source.length());
        int end = text.end();
        if (text.isEmpty()) {
            throw source.unreadable(0, source.length(), Expected.GAME_TEXT);
        }
        tokens.requireVersion(text.start(), end);
        repairs.addChanges(source.length());
        int start = text.start() + Texts.GAME_TEXT_PREFIX.length();
        int endingSeparator = source.lastIndexOf('~', end);
        int movesSeparator = source.lastIndexOf('~', endingSeparator);
        if (!source.startsWith(Texts.GAME_TEXT_PREFIX, text.start()) || movesSeparator < start) {
            throw source.unreadable(text.start(), end, Expected.GAME_TEXT);
        }
        builder.start(readStart(start, movesSeparator));
        playMoves(movesSeparator + 1, endingSeparator);
        builder.finish(readEnding(endingSeparator + 1, end));
    }

    /** Reads the start: a ruleset or, if it has several fields, a position. Pieces keep the numbers that moves use. */
    private Position readStart(int from, int to) {
        int rulesetEnd = source.indexOf('~', from, to);
        if (rulesetEnd == to) {
            TextRange name = tokens.trim(from, to);
            return Position.initial(Rulesets.readShortName(source, name.start(), name.end(), repairs));
        }
        PositionTextReader reader = new PositionTextReader(source, repairs);
        Setup setup = reader.read(from, to);
        if (setup.equals(Setup.empty(setup.ruleset()))) {
            repairs.add(Repair.Kind.START_FORM, from, to, Rulesets.shortName(setup.ruleset()));
        }
        Position position = Setups.toPosition(setup, source, from, to);
        reader.reportRestingPieceWithoutPillbug(position);
        return position;
    }

    private void playMoves(int from, int to) {
        if (source.rangeEquals(GameText.NONE, from, to)) {
            return;
        }
        for (int start = from; start <= to; ) {
            int end = source.indexOf('.', start, to);
            builder.play(readMove(start, end), start, end);
            start = end + 1;
        }
    }

    private Move readMove(int start, int end) {
        if (source.rangeEquals("pass", start, end)) {
            return Move.pass();
        }
        int qSeparator = source.indexOf('_', start, end);
        int rSeparator = source.indexOf('_', Math.min(qSeparator + 1, end), end);
        if (rSeparator == end) {
            throw source.unreadable(start, end, Expected.TEXT_MOVE);
        }
        Piece piece = tokens.readPiece(start, qSeparator);
        int q = tokens.readNumber(qSeparator + 1, rSeparator, Expected.COORDINATE);
        int r = tokens.readNumber(rSeparator + 1, end, Expected.COORDINATE);
        return builder.game().position().moveOf(piece, Hex.of(q, r));
    }

    /**
     * Returns the game with the ending that the text names. Throws if the ending contradicts the board.
     */
    private Game readEnding(int from, int end) {
        String word = source.excerpt(from, end);
        GameResult recorded = source.require(Endings.find(word), from, end, Expected.ENDING);
        Game game = builder.game();
        if (recorded.equals(game.result())) {
            return game;
        }
        if (game.isOver() || !recorded.ending().isDeclared()) {
            throw new NotationException(
                    Fault.contradictoryResult(source.location(from), word, recorded.outcome(), game.result()));
        }
        return game.end(recorded);
    }
}
