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

    /** The last game string; empty after a plain new game, or if there is none. */
    private Optional<Parsed<Game>> first = Optional.empty();

    private boolean hasGame;

    /** Whether the game is a command that no answer has confirmed. */
    private boolean isNewGame;

    /** The commands after the game that play, pass or take back. */
    private final List<TranscriptLine> commands = new ArrayList<>();

    /** The last command, unless it changes nothing. The next line says whether the engine refuses it. */
    private Optional<TranscriptLine> pending = Optional.empty();

    /** Whether the last command has an answer other than a game string. */
    private boolean isAnswer;

    private Optional<Fault> fault = Optional.empty();

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
        settle();
        if (!hasGame && commands.isEmpty()) {
            return Reading.failed(fault.orElseGet(() -> source.fault(start, source.lineEnd(start), Expected.GAME)));
        }
        Reading reading = new Reading(source, options);
        reading.add(Repair.Kind.IGNORED, start, source.lineEnd(start), "");
        // Commands without a new game need the expansions of the pieces that move.
        Ruleset ruleset = hasGame ? Ruleset.BASE : Rulesets.ofMovedPieces(source, playStarts());
        if (!hasGame) {
            reading.add(Repair.Kind.MISSING_HEADER, start, start, Rulesets.gameType(ruleset));
        }
        Parsed<Game> begun = first.orElseGet(() -> GameString.parseGameOrType(Rulesets.gameType(ruleset), options));
        reading.addAll(begun);
        if (begun.value().isEmpty() || options.isStrict()) {
            return reading.<GameRecord>parsed(Optional.empty()).withLocation(source.location(start));
        }
        GameBuilder builder = play(begun, reading);
        fault.ifPresent(reading::fail);
        return builder.result(start).map(GameRecord::of);
    }

    private IntStream playStarts() {
        return commands.stream()
                .filter(command -> command.kind() == TranscriptLine.Kind.PLAY)
                .mapToInt(TranscriptLine::start);
    }

    private Parsed<Game> readGame(TranscriptLine line) {
        return GameString.parseGameOrType(source.part(line.start(), line.end()), options);
    }

    /** Follows the commands after a game. */
    private GameBuilder play(Parsed<Game> begun, Reading reading) {
        GameBuilder builder = GameBuilder.after(begun.value().orElseThrow(), reading);
        for (TranscriptLine command : commands) {
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
        isAnswer = false;
        switch (line.kind()) {
            case GAME -> answer(line);
            case REFUSAL -> pending = Optional.empty();
            case OK -> settleAnswered();
            default -> {
                settle();
                isAnswer = line.kind() == TranscriptLine.Kind.QUESTION || isUnknown(line);
                pending = Optional.of(line).filter(command -> command.kind() != TranscriptLine.Kind.QUESTION);
            }
        }
    }

    private boolean isUnknown(TranscriptLine command) {
        return command.kind() == TranscriptLine.Kind.OTHER
                || (command.kind() == TranscriptLine.Kind.UNDO
                        && !undoNumber(command).matches("[0-9]{0,4}"));
    }

    /** Only an answer can say what an unknown command changes. */
    private void settleAnswered() {
        pending = pending.filter(command -> !isUnknown(command));
        settle();
    }

    /** Takes over the last command, which was not refused. An unknown one may be a misspelled move. */
    private void settle() {
        Optional<TranscriptLine> settled = pending;
        pending = Optional.empty();
        settled.ifPresent(command -> {
            if (isUnknown(command)) {
                fail(command, Expected.COMMAND);
            } else if (command.kind() == TranscriptLine.Kind.NEW_GAME) {
                begin(command.isBlank() ? Optional.empty() : Optional.of(readGame(command)), true);
            } else {
                commands.add(command);
            }
        });
    }

    private void begin(Optional<Parsed<Game>> game, boolean isNew) {
        first = game;
        hasGame = true;
        isNewGame = isNew;
        commands.clear();
    }

    private void fail(TranscriptLine line, Expected expected) {
        fault = fault.or(() -> Optional.of(source.fault(line.start(), line.end(), expected)));
    }

    /** Begins with the game of an answer, which must be the one to which the commands lead. */
    private void answer(TranscriptLine line) {
        settleAnswered();
        Parsed<Game> answered = readGame(line);
        if (hasGame || !commands.isEmpty()) {
            fault = fault.or(answered::fault);
            boolean mustLead = isNewGame || !commands.isEmpty();
            if (fault.isEmpty() && !(mustLead ? leadTo(answered.orThrow()) : isSameLine(answered.orThrow()))) {
                fail(line, Expected.ANSWER);
            }
        }
        if (fault.isEmpty()) {
            begin(Optional.of(answered), false);
        }
    }

    /**
     * Returns whether the commands lead to a game, which may end with passes. An engine chooses the set of a plain new
     * game.
     */
    private boolean leadTo(Game after) {
        Parsed<Game> begun =
                first.orElseGet(() -> Parsed.of(after.reopen().upTo(hasGame ? 0 : pliesBefore(after)), List.of()));
        Optional<Ruleset> ruleset = begun.value().map(Game::ruleset);
        if (ruleset.isEmpty()
                || !ruleset.get().expansions().equals(after.ruleset().expansions())) {
            return false;
        }
        Game game = play(begun, new Reading(source, options.withNumbering(begun.numbering())))
                .game();
        int plies = Math.min(game.plyCount(), after.plyCount());
        return game.moves().equals(after.moves().subList(0, plies))
                && after.moves().subList(plies, after.plyCount()).stream().allMatch(Move.pass()::equals);
    }

    /** Returns whether a game without a command before it continues the last one, or takes back moves of it. */
    private boolean isSameLine(Game after) {
        List<Move> before = first.flatMap(Parsed::value).map(Game::moves).orElse(List.of());
        int plies = Math.min(before.size(), after.plyCount());
        return before.subList(0, plies).equals(after.moves().subList(0, plies));
    }

    /** Returns how many moves of a game the commands do not make. */
    private int pliesBefore(Game after) {
        int plies = after.plyCount();
        for (TranscriptLine command : commands) {
            plies += command.kind() == TranscriptLine.Kind.UNDO ? takenBack(command) : -1;
        }
        return Math.max(0, Math.min(plies, after.plyCount()));
    }
}
