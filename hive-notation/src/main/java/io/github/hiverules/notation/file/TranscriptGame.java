package io.github.hiverules.notation.file;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.grammar.Games;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.MoveString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Reads a game from a transcript of the Universal Hive Protocol. The last game string counts; commands after it change
 * the game, too, because a list of commands has no answers.
 */
final class TranscriptGame implements GameReader {

    private final Source source;
    private final ReadOptions options;
    private final int start;
    private final int end;

    private TextRange game = TextRange.NONE;
    private boolean hasGame;
    private boolean isAnswer;
    private int takenBack;

    /** The moves that were played after the game string. */
    private final List<TextRange> moves = new ArrayList<>();

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
        for (int line = start; line < end; ) {
            int lineEnd = source.lineEnd(line);
            follow(TranscriptLine.read(source, line, lineEnd));
            line = source.nextLine(lineEnd);
        }
        if (!hasGame && moves.isEmpty()) {
            return Games.failed(source.fault(start, Math.min(source.lineEnd(start), end), Expected.GAME));
        }
        if (options.isStrict()) {
            return Games.failed(source.fault(start, source.lineEnd(start), Expected.NO_COMMAND_WORD));
        }
        Parsed<Game> parsed = readGame();
        List<Repair> repairs = new ArrayList<>(parsed.repairs());
        if (!hasGame) {
            repairs.add(
                    new Repair(source.location(start), Repair.Kind.MISSING_GAME_TYPE, "", Rulesets.gameType(needed())));
        }
        repairs.add(
                0,
                new Repair(
                        source.location(start),
                        Repair.Kind.COMMAND_WORD,
                        source.excerpt(start, source.lineEnd(start)),
                        ""));
        Parsed<Game> played = parsed.fault().isPresent()
                ? Games.parsed(parsed.value(), repairs, parsed.fault())
                : play(parsed.orThrow(), repairs);
        return played.withLocation(source.location(start)).map(GameRecord::of);
    }

    private Parsed<Game> readGame() {
        Source text = game.isEmpty()
                ? new Source(Rulesets.gameType(hasGame ? Ruleset.BASE : needed()))
                : source.part(game.start(), game.end());
        return GameString.parseGameOrType(text, options);
    }

    /** Returns the ruleset with the expansions of the pieces that move, for commands without a new game. */
    private Ruleset needed() {
        return Rulesets.ofMovedPieces(source, moves.stream().mapToInt(TextRange::start));
    }

    private void follow(TranscriptLine line) {
        TextRange range = new TextRange(line.start(), line.end());
        switch (line.kind()) {
            case GAME -> begin(range);
            case NEW_GAME -> begin(line.isBlank() ? TextRange.NONE : range);
            case PLAY -> moves.add(range);
            case PASS -> {
                if (!isAnswer) {
                    moves.add(new TextRange(line.end() - "pass".length(), line.end()));
                }
            }
            case UNDO -> takeBack(range);
            case REFUSAL -> {
                if (!moves.isEmpty()) {
                    moves.remove(moves.size() - 1);
                }
            }
            default -> {}
        }
        isAnswer = line.kind() == TranscriptLine.Kind.QUESTION || (isAnswer && line.kind() != TranscriptLine.Kind.OK);
    }

    private void begin(TextRange range) {
        game = range;
        hasGame = true;
        takenBack = 0;
        moves.clear();
    }

    private void takeBack(TextRange number) {
        String digits = source.excerpt(number);
        int count = digits.matches("[0-9]{1,4}") ? Integer.parseInt(digits) : 1;
        int fromMoves = Math.min(count, moves.size());
        moves.subList(moves.size() - fromMoves, moves.size()).clear();
        takenBack += count - fromMoves;
    }

    private Parsed<Game> play(Game first, List<Repair> repairs) {
        Game played = takenBack == 0 ? first : first.upTo(Math.max(first.plyCount() - takenBack, 0));
        for (TextRange range : moves) {
            Source text = source.part(range.start(), range.end());
            Parsed<Move> move = MoveString.parse(text, played.position(), options);
            repairs.addAll(move.repairs());
            Optional<Fault> fault = move.fault();
            if (fault.isPresent()) {
                return Parsed.partial(played, repairs, fault.get());
            }
            if (options.tournamentOpening() == TournamentOpening.AUTO) {
                played = Rulesets.withOpeningFor(move.orThrow(), played);
            }
            Optional<Game> next = played.playIfLegal(move.orThrow());
            if (next.isEmpty()) {
                return Parsed.partial(
                        played, repairs, source.illegalMove(range.start(), range.end(), played, move.orThrow()));
            }
            played = next.get();
        }
        return Parsed.of(played, repairs);
    }
}
