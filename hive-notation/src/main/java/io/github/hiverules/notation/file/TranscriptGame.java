package io.github.hiverules.notation.file;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads a game from a transcript of the Universal Hive Protocol. The game is the last game string, with the commands
 * after it, because a list of commands has no answers. A game string that answers commands must agree with them.
 */
final class TranscriptGame implements GameReader {

    private final Source source;
    private final ReadOptions options;
    private final int start;

    private State state = new State(Range.NONE, false, false, new ArrayList<>(), 0);

    /** The state before the last command, in case the engine refuses it. */
    private Optional<State> beforeCommand = Optional.empty();

    /** A command that is unknown, so only the engine's answer can say what it changes. */
    private Optional<TranscriptLine> unknown = Optional.empty();

    /** Whether the last command has an answer other than a game string. */
    private boolean isAnswer;

    private Optional<Fault> fault = Optional.empty();

    /**
     * Where the lines so far lead: to a game string, and to the commands after it.
     *
     * @param game the game or type; empty for a plain new game, or if there is none
     * @param hasGame whether there is a game
     * @param isNewGame whether the game is a command that no answer has confirmed
     * @param list begins with the commands that play, pass or take back after the game; refused ones stay in it until
     *     the next one
     * @param count the number of these commands
     */
    private record State(Range game, boolean hasGame, boolean isNewGame, List<TranscriptLine> list, int count) {

        static State of(TranscriptLine game, boolean isNewGame) {
            return new State(new Range(game.start(), game.end()), true, isNewGame, new ArrayList<>(), 0);
        }

        List<TranscriptLine> commands() {
            return list.subList(0, count);
        }

        State plus(TranscriptLine command) {
            list.subList(count, list.size()).clear();
            list.add(command);
            return new State(game, hasGame, isNewGame, list, count + 1);
        }
    }

    TranscriptGame(Source source, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.start = source.skipWhitespace(0, source.length());
    }

    @Override
    public int end() {
        return source.length();
    }

    @Override
    public Parsed<GameRecord> read() {
        for (int line = start; line < source.length() && fault.isEmpty(); ) {
            int lineEnd = source.lineEnd(line);
            follow(TranscriptLine.read(source, line, lineEnd));
            line = source.nextLine(lineEnd);
        }
        refuseUnknown();
        if (!state.hasGame() && state.count() == 0) {
            return Reading.failed(fault.orElseGet(() -> source.fault(start, source.lineEnd(start), Expected.GAME)));
        }
        Reading reading = new Reading(source, options);
        reading.add(Repair.Kind.IGNORED, start, source.lineEnd(start), "");
        // Commands without a new game need the expansions of the pieces that move.
        Ruleset ruleset = state.hasGame() ? Ruleset.BASE : Rulesets.ofMovedPieces(source, playStarts());
        if (!state.hasGame()) {
            reading.add(Repair.Kind.MISSING_HEADER, start, start, Rulesets.gameType(ruleset));
        }
        Parsed<Game> first = state.game().isEmpty()
                ? GameString.parseGameOrType(Rulesets.gameType(ruleset), options)
                : readGame(state.game());
        reading.addAll(first);
        if (first.value().isEmpty() || options.isStrict()) {
            return reading.<GameRecord>parsed(Optional.empty()).withLocation(source.location(start));
        }
        GameBuilder builder = play(first, reading);
        fault.ifPresent(reading::fail);
        return builder.result(start).map(GameRecord::of);
    }

    private IntStream playStarts() {
        return state.commands().stream()
                .filter(command -> command.kind() == TranscriptLine.Kind.PLAY)
                .mapToInt(TranscriptLine::start);
    }

    private Parsed<Game> readGame(Range range) {
        return GameString.parseGameOrType(source.part(range.start(), range.end()), options);
    }

    /** Follows the commands after a game. */
    private GameBuilder play(Parsed<Game> first, Reading reading) {
        GameBuilder builder = GameBuilder.after(first.value().orElseThrow(), reading);
        for (TranscriptLine command : state.commands()) {
            int plies = builder.game().plyCount() - takenBack(command);
            if (command.kind() != TranscriptLine.Kind.UNDO) {
                Parsed<Move> move = MoveString.parse(
                        source.part(command.start(), command.end()),
                        builder.game().position(),
                        options.withNumbering(reading.numbering()));
                reading.addAll(move).ifPresent(meant -> builder.play(meant, command.start(), command.end()));
            } else if (plies >= 0) {
                builder.finish(builder.game().upTo(plies));
            } else {
                reading.fail(command.start(), command.end(), Expected.COMMAND);
            }
            if (reading.hasFailed()) {
                break;
            }
        }
        return builder;
    }

    /** Returns the number of moves that a command takes back. */
    private int takenBack(TranscriptLine command) {
        String number = undoNumber(command);
        return command.kind() != TranscriptLine.Kind.UNDO ? 0 : number.isEmpty() ? 1 : Integer.parseInt(number);
    }

    private String undoNumber(TranscriptLine undo) {
        int number = source.skipWhitespace(Math.min(undo.start() + "undo".length(), undo.end()), undo.end());
        return source.excerpt(number, undo.end());
    }

    private void follow(TranscriptLine line) {
        boolean isPartOfAnswer = isAnswer
                && !line.hasPrompt()
                && (line.kind() == TranscriptLine.Kind.PASS || line.kind() == TranscriptLine.Kind.OTHER);
        if (isPartOfAnswer || line.kind() == TranscriptLine.Kind.BLANK) {
            return;
        }
        switch (line.kind()) {
            case GAME -> answer(line);
            case REFUSAL -> state = beforeCommand.orElse(state);
            case OK -> {}
            default -> {
                refuseUnknown();
                isAnswer = false;
                command(line);
                return;
            }
        }
        beforeCommand = Optional.empty();
        unknown = Optional.empty();
        isAnswer = false;
    }

    private void command(TranscriptLine line) {
        beforeCommand = Optional.of(state);
        boolean isUndo =
                line.kind() == TranscriptLine.Kind.UNDO && undoNumber(line).matches("[0-9]{0,4}");
        switch (line.kind()) {
            case NEW_GAME -> state = State.of(line, true);
            case PLAY, PASS -> state = state.plus(line);
            case QUESTION -> isAnswer = true;
            default -> {
                if (isUndo) {
                    state = state.plus(line);
                } else {
                    unknown = Optional.of(line);
                    isAnswer = true;
                }
            }
        }
    }

    /** Reports an unknown command that has no answer. It may be a misspelled move. */
    private void refuseUnknown() {
        unknown.ifPresent(line -> fail(line, Expected.COMMAND));
        unknown = Optional.empty();
    }

    private void fail(TranscriptLine line, Expected expected) {
        fault = fault.or(() -> Optional.of(source.fault(line.start(), line.end(), expected)));
    }

    /** Begins with the game of an answer, which must be the one to which the commands lead. */
    private void answer(TranscriptLine line) {
        if (state.hasGame() || state.count() > 0) {
            Parsed<Game> answered = readGame(new Range(line.start(), line.end()));
            fault = fault.or(answered::fault);
            boolean mustLead = state.isNewGame() || state.count() > 0;
            if (fault.isEmpty() && !(mustLead ? leadTo(answered.orThrow()) : isSameLine(answered.orThrow()))) {
                fail(line, Expected.ANSWER);
            }
        }
        if (fault.isEmpty()) {
            state = State.of(line, false);
        }
    }

    /**
     * Returns whether the commands lead to a game, which may end with passes. An engine chooses the set of a plain new
     * game.
     */
    private boolean leadTo(Game after) {
        Parsed<Game> first = state.game().isEmpty()
                ? Parsed.of(after.reopen().upTo(state.hasGame() ? 0 : pliesBefore(after)), List.of())
                : readGame(state.game());
        if (first.value().isEmpty()
                || !first.value()
                        .get()
                        .ruleset()
                        .expansions()
                        .equals(after.ruleset().expansions())) {
            return false;
        }
        Game game = play(first, new Reading(source, options.withNumbering(first.numbering())))
                .game();
        int plies = Math.min(game.plyCount(), after.plyCount());
        return game.moves().equals(after.moves().subList(0, plies))
                && after.moves().subList(plies, after.plyCount()).stream().allMatch(Move.pass()::equals);
    }

    /** Returns whether a game without a command before it continues the last one, or takes back moves of it. */
    private boolean isSameLine(Game after) {
        List<Move> before = readGame(state.game()).value().map(Game::moves).orElse(List.of());
        int plies = Math.min(before.size(), after.plyCount());
        return before.subList(0, plies).equals(after.moves().subList(0, plies));
    }

    /** Returns how many moves of a game the commands do not make. */
    private int pliesBefore(Game after) {
        int plies = after.plyCount();
        for (TranscriptLine command : state.commands()) {
            plies += command.kind() == TranscriptLine.Kind.UNDO ? takenBack(command) : -1;
        }
        return Math.max(0, Math.min(plies, after.plyCount()));
    }
}
