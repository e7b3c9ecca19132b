package io.github.hiverules.notation.file;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a game from a transcript of the Universal Hive Protocol. The game is the last game string, with the commands
 * after it, because a list of commands has no answers. A game string that answers commands must agree with them.
 */
final class TranscriptGame implements GameReader {

    private final Source source;
    private final ReadOptions options;
    private final int start;
    private final int end;

    private State state = new State(TextRange.NONE, false, false, 0, TextRange.NONE, new ArrayList<>(), 0);

    /** The state before the last command, in case the engine refuses it. */
    private Optional<State> beforeCommand = Optional.empty();

    /** A command that is unknown, so only the engine's answer can say what it changes. */
    private Optional<TextRange> unknown = Optional.empty();

    /** Whether the last command has an answer other than a game string. */
    private boolean isAnswer;

    private Optional<Fault> fault = Optional.empty();

    /**
     * Where the lines so far lead: to a game string, and to what the commands after it change.
     *
     * @param game the game or type; empty for a plain new game, or if there is none
     * @param hasGame whether there is a game
     * @param isNewGame whether the game is a command that no answer has confirmed
     * @param takenBack the number of moves of the game string that were taken back
     * @param lastUndo the last command that took back moves
     * @param list begins with the moves after the game string; moves that were taken back stay in it until the next one
     * @param moveCount the number of these moves
     */
    private record State(
            TextRange game,
            boolean hasGame,
            boolean isNewGame,
            int takenBack,
            TextRange lastUndo,
            List<TextRange> list,
            int moveCount) {

        static State of(TextRange game, boolean isNewGame) {
            return new State(game, true, isNewGame, 0, TextRange.NONE, new ArrayList<>(), 0);
        }

        List<TextRange> moves() {
            return list.subList(0, moveCount);
        }

        State plus(TextRange move) {
            list.subList(moveCount, list.size()).clear();
            list.add(move);
            return new State(game, hasGame, isNewGame, takenBack, lastUndo, list, moveCount + 1);
        }

        State minus(int count, TextRange undo) {
            int left = Math.max(moveCount - count, 0);
            int more = Math.min(takenBack + count - (moveCount - left), ReadOptions.MAX_LENGTH);
            return new State(game, hasGame, isNewGame, more, undo, list, left);
        }
    }

    TranscriptGame(Source source, int from, ReadOptions options) {
        this.source = source;
        this.options = options;
        this.start = source.skipWhitespace(from, source.length());
        this.end = new TranscriptBoundary().gameEnd(source, from);
    }

    @Override
    public int end() {
        return end;
    }

    @Override
    public Parsed<GameRecord> read() {
        for (int line = start; line < end && fault.isEmpty(); ) {
            int lineEnd = source.lineEnd(line);
            follow(TranscriptLine.read(source, line, lineEnd));
            line = source.nextLine(lineEnd);
        }
        refuseUnknown();
        if (!state.hasGame() && state.moveCount() == 0) {
            return Games.failed(
                    fault.orElseGet(() -> source.fault(start, Math.min(source.lineEnd(start), end), Expected.GAME)));
        }
        Repairs repairs = new Repairs(source, options);
        repairs.add(Repair.Kind.IGNORED, start, source.lineEnd(start), "");
        if (!state.hasGame()) {
            repairs.add(Repair.Kind.MISSING_HEADER, start, start, Rulesets.gameType(needed()));
        }
        Parsed<Game> first = readGame();
        repairs.addAll(first);
        if (first.value().isEmpty() || options.isStrict()) {
            return repairs.<GameRecord>parsed(Optional.empty()).withLocation(source.location(start));
        }
        Game begun = first.value().get();
        if (state.takenBack() > begun.plyCount()) {
            repairs.fail(state.lastUndo().start(), state.lastUndo().end(), Expected.COMMAND);
        }
        GameBuilder builder =
                GameBuilder.after(takeBack(begun), source, repairs, options.withNumbering(first.numbering()));
        for (int index = 0; index < state.moveCount() && !repairs.hasFailed(); index++) {
            play(state.moves().get(index), builder);
        }
        fault.ifPresent(repairs::fail);
        return builder.result(start).map(GameRecord::of);
    }

    private void play(TextRange range, GameBuilder builder) {
        Parsed<Move> move = MoveString.parse(
                source.part(range.start(), range.end()),
                builder.game().position(),
                options.withNumbering(builder.numbering()));
        builder.play(move, range.start(), range.end());
    }

    private Parsed<Game> readGame() {
        return state.game().isEmpty()
                ? GameString.parseGameOrType(Rulesets.gameType(state.hasGame() ? Ruleset.BASE : needed()), options)
                : readGame(state.game());
    }

    private Parsed<Game> readGame(TextRange range) {
        return GameString.parseGameOrType(source.part(range.start(), range.end()), options);
    }

    /** Returns the ruleset with the expansions of the pieces that move, for commands without a new game. */
    private Ruleset needed() {
        return Rulesets.ofMovedPieces(source, state.moves().stream().mapToInt(TextRange::start));
    }

    private Game takeBack(Game first) {
        return state.takenBack() == 0 ? first : first.upTo(Math.max(first.plyCount() - state.takenBack(), 0));
    }

    private void follow(TranscriptLine line) {
        boolean isPartOfAnswer = isAnswer
                && !line.hasPrompt()
                && (line.kind() == TranscriptLine.Kind.PASS || line.kind() == TranscriptLine.Kind.OTHER);
        if (isPartOfAnswer || line.kind() == TranscriptLine.Kind.BLANK) {
            return;
        }
        switch (line.kind()) {
            case GAME -> answer(new TextRange(line.start(), line.end()));
            case REFUSAL -> state = beforeCommand.orElse(state);
            case OK -> {}
            default -> {
                refuseUnknown();
                isAnswer = false;
                command(line.kind(), new TextRange(line.start(), line.end()));
                return;
            }
        }
        beforeCommand = Optional.empty();
        unknown = Optional.empty();
        isAnswer = false;
    }

    private void command(TranscriptLine.Kind kind, TextRange range) {
        beforeCommand = Optional.of(state);
        switch (kind) {
            case NEW_GAME -> state = State.of(range, true);
            case PLAY -> state = state.plus(range);
            case PASS -> state = state.plus(new TextRange(range.end() - "pass".length(), range.end()));
            case UNDO -> takeBack(range);
            case QUESTION -> isAnswer = true;
            default -> beginUnknown(range);
        }
    }

    private void beginUnknown(TextRange range) {
        unknown = Optional.of(range);
        isAnswer = true;
    }

    /** Reports an unknown command that has no answer. It may be a misspelled move. */
    private void refuseUnknown() {
        unknown.ifPresent(range -> fail(range, Expected.COMMAND));
        unknown = Optional.empty();
    }

    private void fail(TextRange range, Expected expected) {
        fault = fault.or(() -> Optional.of(source.fault(range.start(), range.end(), expected)));
    }

    private void takeBack(TextRange undo) {
        int number = source.skipWhitespace(undo.start() + "undo".length(), undo.end());
        String digits = source.excerpt(number, undo.end());
        if (!digits.matches("[0-9]{0,4}")) {
            beginUnknown(undo);
            return;
        }
        state = state.minus(digits.isEmpty() ? 1 : Integer.parseInt(digits), undo);
    }

    /** Begins with the game of an answer, which must be the one to which the commands lead. */
    private void answer(TextRange range) {
        if (state.isNewGame() || state.takenBack() > 0 || state.moveCount() > 0) {
            Parsed<Game> answered = readGame(range);
            fault = fault.or(answered::fault);
            if (fault.isEmpty() && !leadTo(answered.orThrow())) {
                fail(range, Expected.ANSWER);
            }
        }
        if (fault.isEmpty()) {
            state = State.of(range, false);
        }
    }

    /** Returns whether the commands lead to a game, in which the reader may have added missing passes. */
    private boolean leadTo(Game after) {
        List<Position> positions = after.positions();
        int ply = after.plyCount();
        for (int index = state.moveCount() - 1; index >= 0; index--) {
            while (ply > 0
                    && !means(
                            state.moves().get(index),
                            positions.get(ply - 1),
                            after.moves().get(ply - 1))) {
                if (!isPass(after, ply)) {
                    return false;
                }
                ply--;
            }
            ply--;
        }
        if (ply < 0 || !state.hasGame()) {
            return ply >= 0;
        }
        Optional<Game> begun = readGame().value().map(this::takeBack);
        return begun.isPresent() && continues(after, ply, begun.get());
    }

    /** Returns whether a command means a move. In a renumbered game, only the whole game can tell. */
    private boolean means(TextRange range, Position before, Move move) {
        return options.numbering().isFree()
                || MoveString.parse(source.part(range.start(), range.end()), before, options)
                        .value()
                        .equals(Optional.of(move));
    }

    /** Returns whether the first plies of a game are another one. An engine chooses the set of a plain new game. */
    private boolean continues(Game after, int plies, Game before) {
        int ply = plies;
        while (ply > before.plyCount() && isPass(after, ply)) {
            ply--;
        }
        boolean hasSameSet = state.game().isEmpty()
                || before.ruleset().expansions().equals(after.ruleset().expansions());
        return hasSameSet && after.moves().subList(0, ply).equals(before.moves());
    }

    private static boolean isPass(Game game, int ply) {
        return game.moves().get(ply - 1).equals(Move.pass());
    }
}
