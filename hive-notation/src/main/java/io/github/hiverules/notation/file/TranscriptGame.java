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

    private TextRange game = TextRange.NONE;
    private boolean hasGame;

    /** Whether the game is a command that no answer has confirmed. */
    private boolean isNewGame;

    // What the commands after the game string change. Moves that were taken back stay in the list until the next one,
    // in case the engine refuses to take them back.
    private int takenBack;
    private TextRange lastUndo = TextRange.NONE;
    private List<TextRange> moves = new ArrayList<>();
    private int moveCount;

    /** Takes back what the last command changed, in case the engine refuses it. */
    private Optional<Runnable> refusal = Optional.empty();

    /** A command that is unknown, so only the engine's answer can say what it changes. */
    private Optional<TextRange> unknown = Optional.empty();

    /** Whether the last command has an answer other than a game string. */
    private boolean isAnswer;

    private Optional<Fault> fault = Optional.empty();

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
        if (!hasGame && moveCount == 0) {
            return Games.failed(
                    fault.orElseGet(() -> source.fault(start, Math.min(source.lineEnd(start), end), Expected.GAME)));
        }
        Repairs repairs = new Repairs(source, options);
        repairs.add(Repair.Kind.COMMAND_WORD, start, source.lineEnd(start), "");
        if (!hasGame) {
            repairs.add(Repair.Kind.MISSING_GAME_TYPE, start, start, Rulesets.gameType(needed()));
        }
        Parsed<Game> first = readGame();
        repairs.addAll(first);
        if (first.value().isEmpty() || options.isStrict()) {
            return repairs.<GameRecord>parsed(Optional.empty()).withLocation(source.location(start));
        }
        Game begun = first.value().get();
        if (takenBack > begun.plyCount()) {
            repairs.fail(lastUndo.start(), lastUndo.end(), Expected.COMMAND);
        }
        GameBuilder builder = GameBuilder.after(takeBack(begun), source, repairs, options);
        for (int index = 0; index < moveCount && !repairs.hasFailed(); index++) {
            play(moves.get(index), builder, repairs);
        }
        fault.ifPresent(repairs::fail);
        return builder.result(start).map(GameRecord::of);
    }

    private void play(TextRange range, GameBuilder builder, Repairs repairs) {
        Parsed<Move> move = MoveString.parse(
                source.part(range.start(), range.end()), builder.game().position(), options);
        repairs.addAll(move);
        move.value().ifPresent(meant -> builder.play(meant, range.start(), range.end()));
    }

    private Parsed<Game> readGame() {
        return game.isEmpty()
                ? GameString.parseGameOrType(Rulesets.gameType(hasGame ? Ruleset.BASE : needed()), options)
                : readGame(game);
    }

    private Parsed<Game> readGame(TextRange range) {
        return GameString.parseGameOrType(source.part(range.start(), range.end()), options);
    }

    /** Returns the ruleset with the expansions of the pieces that move, for commands without a new game. */
    private Ruleset needed() {
        return Rulesets.ofMovedPieces(source, moves.stream().limit(moveCount).mapToInt(TextRange::start));
    }

    private Game takeBack(Game first) {
        return takenBack == 0 ? first : first.upTo(Math.max(first.plyCount() - takenBack, 0));
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
            case REFUSAL -> refusal.ifPresent(Runnable::run);
            case OK -> {}
            default -> {
                refuseUnknown();
                isAnswer = false;
                command(line.kind(), new TextRange(line.start(), line.end()));
                return;
            }
        }
        refusal = Optional.empty();
        unknown = Optional.empty();
        isAnswer = false;
    }

    private void command(TranscriptLine.Kind kind, TextRange range) {
        refusal = Optional.empty();
        switch (kind) {
            case NEW_GAME -> begin(range, true);
            case PLAY -> play(range);
            case PASS -> play(new TextRange(range.end() - "pass".length(), range.end()));
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

    private void begin(TextRange range, boolean isCommand) {
        TextRange oldGame = game;
        boolean hadGame = hasGame;
        boolean wasNewGame = isNewGame;
        int oldTakenBack = takenBack;
        List<TextRange> oldMoves = moves;
        int oldMoveCount = moveCount;
        refusal = Optional.of(() -> {
            game = oldGame;
            hasGame = hadGame;
            isNewGame = wasNewGame;
            takenBack = oldTakenBack;
            moves = oldMoves;
            moveCount = oldMoveCount;
        });
        game = range;
        hasGame = true;
        isNewGame = isCommand;
        takenBack = 0;
        moves = new ArrayList<>();
        moveCount = 0;
    }

    private void play(TextRange range) {
        moves.subList(moveCount, moves.size()).clear();
        moves.add(range);
        moveCount++;
        refusal = Optional.of(() -> moveCount--);
    }

    private void takeBack(TextRange undo) {
        int number = source.skipWhitespace(undo.start() + "undo".length(), undo.end());
        String digits = source.excerpt(number, undo.end());
        if (!digits.matches("[0-9]{0,4}")) {
            beginUnknown(undo);
            return;
        }
        int oldTakenBack = takenBack;
        int oldMoveCount = moveCount;
        refusal = Optional.of(() -> {
            takenBack = oldTakenBack;
            moveCount = oldMoveCount;
        });
        int count = digits.isEmpty() ? 1 : Integer.parseInt(digits);
        moveCount = Math.max(moveCount - count, 0);
        takenBack = Math.min(takenBack + count - (oldMoveCount - moveCount), ReadOptions.MAX_LENGTH);
        lastUndo = undo;
    }

    /** Begins with the game of an answer, which must be the one to which the commands lead. */
    private void answer(TextRange range) {
        if (isNewGame || takenBack > 0 || moveCount > 0) {
            Parsed<Game> answered = readGame(range);
            fault = fault.or(answered::fault);
            if (fault.isEmpty() && !leadTo(answered.orThrow())) {
                fail(range, Expected.ANSWER);
            }
        }
        if (fault.isEmpty()) {
            begin(range, false);
        }
    }

    /** Returns whether the commands lead to a game, in which the reader may have added missing passes. */
    private boolean leadTo(Game after) {
        List<Position> positions = after.positions();
        int ply = after.plyCount();
        for (int index = moveCount - 1; index >= 0; index--) {
            while (ply > 0
                    && !means(
                            moves.get(index),
                            positions.get(ply - 1),
                            after.moves().get(ply - 1))) {
                if (!isPass(after, ply)) {
                    return false;
                }
                ply--;
            }
            ply--;
        }
        Optional<Game> before = hasGame ? readGame().value().map(this::takeBack) : Optional.empty();
        return ply >= 0 && (!hasGame || (before.isPresent() && continues(after, ply, before.get())));
    }

    /** Returns whether a command means a move. In a renumbered game, only the whole game can tell. */
    private boolean means(TextRange range, Position before, Move move) {
        return options.isRenumbering()
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
        boolean hasSameSet = game.isEmpty()
                || before.ruleset().expansions().equals(after.ruleset().expansions());
        return hasSameSet && after.moves().subList(0, ply).equals(before.moves());
    }

    private static boolean isPass(Game game, int ply) {
        return game.moves().get(ply - 1).equals(Move.pass());
    }
}
