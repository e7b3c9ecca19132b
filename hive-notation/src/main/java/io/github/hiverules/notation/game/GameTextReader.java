package io.github.hiverules.notation.game;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Position;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GamePlayer;
import io.github.hiverules.notation.internal.grammar.PositionTextReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Setups;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.piece.Piece;
import java.util.Optional;

/** Reads one game text. */
final class GameTextReader {

    private final Source source;
    private final Repairs repairs;
    private final GamePlayer player;

    GameTextReader(Source source, ReadOptions options) {
        this.source = source;
        this.repairs = new Repairs(source, options);
        this.player = new GamePlayer(source, repairs, options);
    }

    ParsedGame read() {
        Optional<Fault> fault = Faults.in(this::readFields);
        return ParsedGame.of(player.game())
                .withPlace(source.place(0))
                .withRepairs(repairs.list())
                .withFault(fault);
    }

    private void readFields() {
        int start = Texts.GAME_TEXT.length();
        int endingSign = source.lastIndexOf('~', source.length());
        int movesSign = source.lastIndexOf('~', endingSign);
        if (!source.startsWith(Texts.GAME_TEXT, 0) || movesSign < start) {
            throw source.unreadable(0, source.length(), Expectations.GAME_TEXT);
        }
        player.start(start(start, movesSign));
        playAll(movesSign + 1, endingSign);
        player.end(ended(endingSign + 1));
        source.requireCanonical(GameText.write(player.game()), 0, source.length());
    }

    /** Reads the start; only a position text has several fields. */
    private Position start(int from, int to) {
        if (source.indexOf('~', from, to) == to) {
            return Position.initial(Rulesets.readShortName(source, from, to));
        }
        Setup setup = new PositionTextReader(source, from, to).read();
        return Setups.position(setup, source, from, to);
    }

    private void playAll(int from, int to) {
        if (source.is(GameText.NONE, from, to)) {
            return;
        }
        for (int start = from; start <= to; ) {
            int end = source.indexOf('.', start, to);
            player.play(move(start, end), start, end);
            start = end + 1;
        }
    }

    private Move move(int start, int end) {
        if (source.is("pass", start, end)) {
            return Move.pass();
        }
        Piece piece = source.require(Pieces.at(source, start, end), start, end, Expectations.TEXT_MOVE);
        int qSign = start + Pieces.name(piece).length();
        int rSign = source.indexOf('_', qSign + 1, end);
        if (qSign == end || source.at(qSign) != '_' || rSign >= end) {
            throw source.unreadable(start, end, Expectations.TEXT_MOVE);
        }
        int q = source.number(qSign + 1, rSign, Expectations.COORDINATE);
        int r = source.number(rSign + 1, end, Expectations.COORDINATE);
        return player.game().position().moveOf(piece, Hex.of(q, r));
    }

    /**
     * Ends the game as the text says if players or clocks ended it; otherwise checks that the board shows the same end.
     */
    private Game ended(int from) {
        String word = source.excerpt(from, source.length());
        GameResult recorded = source.require(Endings.ofWord(word), from, source.length(), Expectations.ENDING);
        Game game = player.game();
        if (recorded.equals(game.result())) {
            return game;
        }
        if (game.isOver() || !recorded.ending().isDeclared()) {
            throw new NotationException(
                    new Fault.Contradictory(source.place(from), word, recorded.outcome(), game.result()));
        }
        return game.end(recorded);
    }
}
