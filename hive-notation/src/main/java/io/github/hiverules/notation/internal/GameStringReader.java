package io.github.hiverules.notation.internal;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Expected;
import io.github.hiverules.notation.NotationException;
import io.github.hiverules.notation.ReadGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.Repair;
import java.util.Map;
import java.util.Optional;

/** Reads one game string from a range of a text. */
public final class GameStringReader {

    private final Source source;
    private final int start;
    private final int end;
    private final ReadOptions options;
    private final Repairs repairs;

    public GameStringReader(Source source, int start, int end, ReadOptions options) {
        this.source = source;
        this.start = start;
        this.end = end;
        this.options = options;
        this.repairs = new Repairs(source, options);
    }

    /** Reads a text that is one game string or, if wanted, a game type. */
    public static ReadGame whole(CharSequence text, ReadOptions options, boolean typeAlone) {
        try {
            Source source = Source.of(text);
            return new GameStringReader(source, 0, source.length(), options).read(typeAlone);
        } catch (NotationException tooLong) {
            return GamePlayer.unplayable(tooLong);
        }
    }

    public ReadGame read(boolean typeAlone) {
        int typeEnd = fieldEnd(start);
        int stateEnd = fieldEnd(typeEnd + 1);
        int turnEnd = fieldEnd(stateEnd + 1);
        Ruleset type;
        try {
            type = Rulesets.readGameType(source, start, typeEnd, repairs);
            if (turnEnd >= end && stateEnd >= end && !(typeAlone && typeEnd == end)) {
                throw source.unreadable(end, end, Expected.SEMICOLON);
            }
        } catch (NotationException e) {
            return GamePlayer.unplayable(source.place(start), repairs, e);
        }
        GamePlayer player = new GamePlayer(source, repairs, options, ruleset(type, turnEnd), Map.of());
        try {
            playAll(player, turnEnd);
            if (typeEnd < end) {
                checkTurn(player.game(), stateEnd + 1, turnEnd);
                player.end(checkState(player.game(), typeEnd + 1, stateEnd));
            }
            return player.read(source.place(start), Optional.empty());
        } catch (NotationException e) {
            return player.read(source.place(start), Optional.of(e));
        }
    }

    private int fieldEnd(int from) {
        return from > end ? end : Texts.indexOf(source.text(), ';', from, end);
    }

    private Ruleset ruleset(Ruleset type, int turnEnd) {
        int first = Math.min(turnEnd + 1, end);
        int second = Math.min(fieldEnd(first) + 1, end);
        return options.applyTo(type, Pieces.isQueen(source.text(), first) || Pieces.isQueen(source.text(), second));
    }

    private void playAll(GamePlayer player, int turnEnd) {
        for (int from = turnEnd + 1; from <= end; ) {
            int to = fieldEnd(from);
            boolean nothingMore = Texts.skipBlanks(source.text(), from, end) == end;
            if (nothingMore) {
                repairs.add(Repair.Kind.TRAILING_SEMICOLON, from - 1, end, "");
                return;
            }
            player.play(from, to);
            from = to + 1;
        }
    }

    private void checkTurn(Game game, int from, int to) {
        String right = Results.turn(game.plies());
        if (!source.text().regionMatches(from, right, 0, Math.max(to - from, right.length()))) {
            repairs.add(Repair.Kind.TURN, from, to, right);
        }
    }

    /** An end that the board does not show is no repair: the grammar has the word, and players resign and agree. */
    private Game checkState(Game game, int from, int to) {
        String found = source.excerpt(from, to);
        Outcome recorded = Results.ofWord(found.strip()).orElse(Outcome.IN_PROGRESS);
        Game settled = Results.settle(game, recorded, GameResult.Ending.RESIGNATION, source, from, to);
        String right = Results.word(settled);
        if (!found.equals(right)) {
            repairs.add(Repair.Kind.STATE, from, to, right);
        }
        return settled;
    }
}
