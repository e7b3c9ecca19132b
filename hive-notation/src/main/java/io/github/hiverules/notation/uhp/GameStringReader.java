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
import io.github.hiverules.notation.internal.grammar.PlainText;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import java.util.Optional;

/** Reads one game string. */
final class GameStringReader {

    private static final String NEW_GAME = "newgame";

    private final Source source;
    private final int end;
    private int start;
    private final ReadOptions options;
    private final Repairs repairs;
    private final GameBuilder builder;

    private GameStringReader(Source source, ReadOptions options) {
        this.source = source;
        this.end = source.length();
        this.options = options;
        this.repairs = new Repairs(source, options);
        this.builder = new GameBuilder(source, repairs, options);
    }

    /** Reads a text that is one game string or, if allowed, a game type. */
    static Parsed<Game> readWhole(CharSequence text, ReadOptions options, boolean acceptsType) {
        return Source.faultIfTooLong(text)
                .<Parsed<Game>>map(Games::failed)
                .orElseGet(() -> new GameStringReader(PlainText.of(Source.of(text)), options).read(acceptsType));
    }

    Parsed<Game> read(boolean acceptsType) {
        Optional<Fault> fault = Faults.thrownBy(() -> readFields(acceptsType));
        return builder.result(0, fault);
    }

    private void readFields(boolean acceptsType) {
        start = skipCommandWord();
        int typeEnd = fieldEnd(start);
        int stateEnd = fieldEnd(typeEnd + 1);
        int turnEnd = fieldEnd(stateEnd + 1);
        if (isMove(start, typeEnd)) {
            readMoves(start - 1, Optional.empty());
            return;
        }
        repairs.addChanges(typeEnd);
        boolean isType = typeEnd == end;
        if (!isType && isMove(typeEnd + 1, stateEnd)) {
            readMoves(typeEnd, Optional.of(new TextRange(start, typeEnd)));
            return;
        }
        Ruleset ruleset = Rulesets.readTypeOrName(source, start, typeEnd, options, isQueenFirst(turnEnd), repairs);
        if (stateEnd >= end && !(acceptsType && isType)) {
            throw source.unreadable(end, end, Expected.SEMICOLON);
        }
        builder.start(ruleset);
        playAll(turnEnd);
        if (!isType) {
            checkTurn(stateEnd + 1, turnEnd);
            checkState(typeEnd + 1, stateEnd);
        }
        repairs.addChanges(end);
    }

    /** Skips the prompt of an engine and the command for a new game. */
    private int skipCommandWord() {
        int word = source.skipWhitespace(0, end);
        if (source.startsWith(">", word)) {
            word = source.skipWhitespace(word + 1, end);
        }
        int wordEnd = source.skipToWhitespace(word, end);
        if (source.rangeEquals(NEW_GAME, word, wordEnd)) {
            word = source.skipWhitespace(wordEnd, end);
        } else if (!source.startsWith(">", source.skipWhitespace(0, end))) {
            return 0;
        }
        repairs.add(Repair.Kind.COMMAND_WORD, 0, word, "");
        return word;
    }

    private boolean isMove(int from, int to) {
        int piece = source.skipWhitespace(from, to);
        int pieceEnd = Math.min(source.skipToWhitespace(piece, to), to);
        return Pieces.findIgnoringCase(source.excerpt(piece, pieceEnd)).isPresent();
    }

    /** Reads moves without a state and a turn, perhaps after a game type. Without one, the pieces imply it. */
    private void readMoves(int semicolon, Optional<TextRange> type) {
        boolean queenFirst = isQueenFirst(semicolon);
        builder.start(
                type.isPresent()
                        ? Rulesets.readTypeOrName(
                                source, type.get().start(), type.get().end(), options, queenFirst, repairs)
                        : options.rulesetFor(impliedRuleset(semicolon), queenFirst));
        playAll(semicolon);
        String implied =
                Results.word(builder.game()) + ";" + Results.turn(builder.game().plyCount());
        repairs.add(Repair.Kind.MISSING_HEADER, semicolon + 1, semicolon + 1, implied);
        repairs.addChanges(end);
    }

    private Ruleset impliedRuleset(int semicolon) {
        StringBuilder letters = new StringBuilder();
        for (int from = semicolon + 1; from < end; from = fieldEnd(from) + 1) {
            int piece = source.skipWhitespace(from, end);
            letters.append(piece + 1 < end ? Texts.toAsciiUpper(source.at(piece + 1)) : ' ');
        }
        Ruleset implied = Rulesets.fromLetters(letters.toString());
        repairs.add(Repair.Kind.MISSING_GAME_TYPE, start, start, Rulesets.gameType(implied));
        return implied;
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
            repairs.addChanges(to);
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
