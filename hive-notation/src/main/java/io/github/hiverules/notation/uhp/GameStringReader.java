package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.GameTextReader;
import io.github.hiverules.notation.internal.grammar.Reading;
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
    private final Reading reading;

    GameStringReader(Reading reading) {
        this.source = reading.source();
        this.end = source.length();
        this.reading = reading;
    }

    /** Reads a game string or, if allowed, a game type. A lenient reader also takes a game text, as from a link. */
    Optional<Game> read(boolean acceptsType) {
        if (!reading.options().isStrict() && source.startsWith(Strings.GAME_TEXT_PREFIX, 0)) {
            return new GameTextReader(reading).read();
        }
        int start = skipCommandWord();
        int nextLine = source.skipWhitespace(source.lineEnd(start), end);
        if (source.startsWith("Base", nextLine)) {
            reading.fail(nextLine, end, Expected.ONE_GAME);
        }
        int typeEnd = fieldEnd(start);
        int stateEnd = fieldEnd(typeEnd + 1);
        int turnEnd = fieldEnd(stateEnd + 1);
        if (isMove(start, typeEnd)) {
            return readMoves(impliedPieces(start), start - 1);
        }
        reading.reportChanges(typeEnd);
        Optional<Ruleset> pieces = Rulesets.readGameType(reading, start, typeEnd);
        boolean isType = typeEnd == end;
        if (!isType && isMove(typeEnd + 1, stateEnd)) {
            return readMoves(pieces, typeEnd);
        }
        if (stateEnd >= end && !(acceptsType && isType)) {
            reading.fail(end, end, Expected.GAME);
        }
        if (reading.hasFailed()) {
            return Optional.empty();
        }
        GameBuilder builder = GameBuilder.assuming(reading, pieces.orElseThrow());
        playAll(builder, turnEnd);
        if (!isType && !reading.hasFailed()) {
            checkTurn(builder.game().plyCount(), stateEnd + 1, turnEnd);
            checkState(builder, typeEnd + 1, stateEnd);
        }
        return Optional.of(builder.game());
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
        reading.add(Repair.Kind.IGNORED, 0, word, "");
        return word;
    }

    private boolean isMove(int from, int to) {
        int piece = source.skipWhitespace(from, to);
        int pieceEnd = Math.min(source.skipToWhitespace(piece, to), to);
        return PieceName.findPiece(source, piece, pieceEnd).isPresent();
    }

    /** Reads moves without a state and a turn. */
    private Optional<Game> readMoves(Optional<Ruleset> pieces, int semicolon) {
        if (reading.hasFailed()) {
            return Optional.empty();
        }
        GameBuilder builder = GameBuilder.assuming(reading, pieces.orElseThrow());
        playAll(builder, semicolon);
        String implied =
                Results.word(builder.game()) + ";" + Results.turn(builder.game().plyCount());
        reading.add(Repair.Kind.MISSING_HEADER, semicolon + 1, semicolon + 1, implied);
        return Optional.of(builder.game());
    }

    /** Looks ahead for the pieces that move. */
    private Optional<Ruleset> impliedPieces(int start) {
        IntStream.Builder moves = IntStream.builder();
        for (int from = start; from < end; from = fieldEnd(from) + 1) {
            moves.add(source.skipWhitespace(from, end));
        }
        Ruleset implied = Rulesets.ofMovedPieces(source, moves.build());
        reading.add(Repair.Kind.MISSING_HEADER, start, start, Rulesets.gameType(implied));
        return Optional.of(implied);
    }

    private int fieldEnd(int from) {
        return source.indexOf(';', from, end);
    }

    private void playAll(GameBuilder builder, int turnEnd) {
        for (int from = turnEnd + 1; from <= end && !reading.hasFailed(); ) {
            int to = fieldEnd(from);
            boolean isEmptyField = source.skipWhitespace(from, end) == end;
            if (isEmptyField) {
                reading.add(Repair.Kind.IGNORED, from - 1, end, "");
                return;
            }
            builder.play(from, to);
            from = to + 1;
        }
    }

    private void checkTurn(int plies, int from, int to) {
        String expected = Results.turn(plies);
        if (!source.rangeEquals(expected, from, to)) {
            String found = source.excerpt(from, to);
            boolean isSame = Strings.equalsIgnoringCase(found.replace(" ", ""), expected);
            reading.add(isSame ? Repair.Kind.READ_AS : Repair.Kind.CONTRADICTION, from, to, expected);
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
            reading.add(isSame ? Repair.Kind.READ_AS : Repair.Kind.CONTRADICTION, from, to, expected);
        }
    }
}
