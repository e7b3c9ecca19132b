package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.game.GameText;
import io.github.hiverules.notation.internal.Links;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.PlainText;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import java.util.Optional;
import java.util.stream.IntStream;

/** Reads one game string: the game type, then each move, then the turn and the state that must fit the moves. */
final class GameStringReader {

    private static final String NEW_GAME = "newgame";

    private final Source source;
    private final int end;
    private final ReadOptions options;
    private final Repairs repairs;

    GameStringReader(Source source, ReadOptions options) {
        this.source = source;
        this.end = source.length();
        this.options = options;
        this.repairs = new Repairs(source, options);
    }

    /** Reads a text that is one game string or, if allowed, a game type. */
    static Parsed<Game> read(CharSequence text, ReadOptions options, boolean acceptsType) {
        return Source.read(text, source -> read(source, options, acceptsType));
    }

    private static Parsed<Game> read(Source source, ReadOptions options, boolean acceptsType) {
        Source plain = PlainText.of(source);
        boolean isLinkWithGameText = Links.findValue(source, 0, source.length()) > 0
                && plain.startsWith("~", plain.skipDigits(0, plain.length()));
        return isLinkWithGameText
                ? GameText.parse(source, options)
                : new GameStringReader(plain, options).read(acceptsType);
    }

    private Parsed<Game> read(boolean acceptsType) {
        int start = skipCommandWord();
        int nextLine = source.skipWhitespace(source.lineEnd(start), end);
        if (source.startsWith("Base", nextLine)) {
            repairs.fail(nextLine, end, Expected.ONE_GAME);
        }
        int typeEnd = fieldEnd(start);
        int stateEnd = fieldEnd(typeEnd + 1);
        int turnEnd = fieldEnd(stateEnd + 1);
        if (isMove(start, typeEnd)) {
            return readMoves(impliedPieces(start), start - 1);
        }
        repairs.addChanges(typeEnd);
        Optional<Ruleset> pieces = Rulesets.readGameType(source, start, typeEnd, repairs);
        boolean isType = typeEnd == end;
        if (!isType && isMove(typeEnd + 1, stateEnd)) {
            return readMoves(pieces, typeEnd);
        }
        if (stateEnd >= end && !(acceptsType && isType)) {
            repairs.fail(end, end, Expected.GAME);
        }
        if (repairs.hasFailed()) {
            return repairs.parsed(Optional.empty());
        }
        GameBuilder builder = GameBuilder.assuming(source, repairs, options, pieces.orElseThrow());
        playAll(builder, turnEnd);
        if (!isType && !repairs.hasFailed()) {
            checkTurn(builder.game().plyCount(), stateEnd + 1, turnEnd);
            checkState(builder, typeEnd + 1, stateEnd);
        }
        repairs.addChanges(end);
        return builder.result(0);
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
        repairs.add(Repair.Kind.IGNORED, 0, word, "");
        return word;
    }

    private boolean isMove(int from, int to) {
        int piece = source.skipWhitespace(from, to);
        int pieceEnd = Math.min(source.skipToWhitespace(piece, to), to);
        return Pieces.findIgnoringCase(source.excerpt(piece, pieceEnd)).isPresent();
    }

    /** Reads moves without a state and a turn. */
    private Parsed<Game> readMoves(Optional<Ruleset> pieces, int semicolon) {
        if (repairs.hasFailed()) {
            return repairs.parsed(Optional.empty());
        }
        GameBuilder builder = GameBuilder.assuming(source, repairs, options, pieces.orElseThrow());
        playAll(builder, semicolon);
        String implied =
                Results.word(builder.game()) + ";" + Results.turn(builder.game().plyCount());
        repairs.add(Repair.Kind.MISSING_HEADER, semicolon + 1, semicolon + 1, implied);
        repairs.addChanges(end);
        return builder.result(0);
    }

    /** Looks ahead for the pieces that move. */
    private Optional<Ruleset> impliedPieces(int start) {
        IntStream.Builder moves = IntStream.builder();
        for (int from = start; from < end; from = fieldEnd(from) + 1) {
            moves.add(source.skipWhitespace(from, end));
        }
        Ruleset implied = Rulesets.ofMovedPieces(source, moves.build());
        repairs.add(Repair.Kind.MISSING_HEADER, start, start, Rulesets.gameType(implied));
        return Optional.of(implied);
    }

    private int fieldEnd(int from) {
        return source.indexOf(';', from, end);
    }

    private void playAll(GameBuilder builder, int turnEnd) {
        for (int from = turnEnd + 1; from <= end && !repairs.hasFailed(); ) {
            int to = fieldEnd(from);
            boolean isEmptyField = source.skipWhitespace(from, end) == end;
            if (isEmptyField) {
                repairs.add(Repair.Kind.IGNORED, from - 1, end, "");
                return;
            }
            repairs.addChanges(to);
            builder.play(from, to);
            from = to + 1;
        }
    }

    private void checkTurn(int plies, int from, int to) {
        String expected = Results.turn(plies);
        if (!source.rangeEquals(expected, from, to)) {
            String found = source.excerpt(from, to);
            boolean isSame = Strings.equalsIgnoringCase(found.replace(" ", ""), expected);
            repairs.add(isSame ? Repair.Kind.READ_AS : Repair.Kind.CONTRADICTION, from, to, expected);
        }
    }

    /** A result that the board does not show needs no repair: players may resign or agree to a draw. */
    private void checkState(GameBuilder builder, int from, int to) {
        String found = source.excerpt(from, to);
        Optional<Outcome> known = Results.findOutcome(found.strip());
        builder.finish(known.orElse(Outcome.IN_PROGRESS), Results.endingOfWin(found), from, to);
        Game settled = builder.game();
        String expected = Results.word(settled);
        if (!found.equals(expected)) {
            boolean isSame = known.equals(Optional.of(settled.result().outcome()));
            repairs.add(isSame ? Repair.Kind.READ_AS : Repair.Kind.CONTRADICTION, from, to, expected);
        }
    }
}
