package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.GameResult;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import java.util.Optional;

/** Reads one game string from a range of a text. */
final class GameStringReader {

    private final Source source;
    private final int start;
    private final int end;
    private final ReadOptions options;
    private final Repairs repairs;
    private final GameBuilder builder;

    GameStringReader(Source source, int start, int end, ReadOptions options) {
        this.source = source;
        this.start = start;
        this.end = end;
        this.options = options;
        this.repairs = new Repairs(source, options);
        this.builder = new GameBuilder(source, repairs, options);
    }

    /** Reads a text that is one game string or, if allowed, a game type. */
    static Parsed<Game> readWhole(CharSequence text, ReadOptions options, boolean acceptsType) {
        return Source.faultIfTooLong(text)
                .<Parsed<Game>>map(Games::failed)
                .orElseGet(() -> new GameStringReader(Source.of(text), 0, text.length(), options).read(acceptsType));
    }

    Parsed<Game> read(boolean acceptsType) {
        Optional<Fault> fault = Faults.thrownBy(() -> readFields(acceptsType));
        return builder.result(start, fault);
    }

    private void readFields(boolean acceptsType) {
        int typeEnd = fieldEnd(start);
        int stateEnd = fieldEnd(typeEnd + 1);
        int turnEnd = fieldEnd(stateEnd + 1);
        boolean queenFirst = isQueenFirst(turnEnd);
        Ruleset ruleset = Rulesets.readTypeOrName(source, start, typeEnd, options, queenFirst, repairs);
        boolean isType = typeEnd == end;
        if (stateEnd >= end && !(acceptsType && isType)) {
            throw source.unreadable(end, end, Expected.SEMICOLON);
        }
        builder.start(ruleset);
        playAll(turnEnd);
        if (!isType) {
            checkTurn(stateEnd + 1, turnEnd);
            checkState(typeEnd + 1, stateEnd);
        }
    }

    private int fieldEnd(int from) {
        return source.indexOf(';', from, end);
    }

    private boolean isQueenFirst(int turnEnd) {
        int first = Math.min(turnEnd + 1, end);
        int second = Math.min(fieldEnd(first) + 1, end);
        return Pieces.isQueenAt(source, first) || Pieces.isQueenAt(source, second);
    }

    private void playAll(int turnEnd) {
        for (int from = turnEnd + 1; from <= end; ) {
            int to = fieldEnd(from);
            boolean isEmptyField = source.skipWhitespace(from, end) == end;
            if (isEmptyField) {
                repairs.add(Repair.Kind.TRAILING_SEMICOLON, from - 1, end, "");
                return;
            }
            builder.play(from, to);
            from = to + 1;
        }
    }

    private void checkTurn(int from, int to) {
        String expected = Results.turn(builder.game().plyCount());
        if (!source.rangeEquals(expected, from, to)) {
            String found = source.excerpt(from, to);
            boolean isSame = Texts.equalsIgnoringCase(found.replace(" ", ""), expected);
            repairs.add(isSame ? Repair.Kind.TURN_FORM : Repair.Kind.WRONG_TURN, from, to, expected);
        }
    }

    /** A result that the board does not show needs no repair: players may resign or agree to a draw. */
    private void checkState(int from, int to) {
        String found = source.excerpt(from, to);
        Optional<Outcome> known = Results.findOutcome(found.strip());
        Outcome recorded = known.orElse(Outcome.IN_PROGRESS);
        Game settled = Results.withRecorded(builder.game(), recorded, GameResult.Ending.RESIGNATION, source, from, to);
        String expected = Results.word(settled);
        if (!found.equals(expected)) {
            boolean isSame = known.equals(Optional.of(settled.result().outcome()));
            repairs.add(isSame ? Repair.Kind.STATE_FORM : Repair.Kind.WRONG_STATE, from, to, expected);
        }
        builder.finish(settled);
    }
}
