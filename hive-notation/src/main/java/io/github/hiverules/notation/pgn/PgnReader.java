package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.TextLocation;
import io.github.hiverules.notation.internal.Pieces;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.Expectations;
import io.github.hiverules.notation.internal.grammar.Faults;
import io.github.hiverules.notation.internal.grammar.GamePlayer;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.RepairKind;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.pgn.PgnScanner.Comment;
import io.github.hiverules.notation.pgn.PgnScanner.Ply;
import io.github.hiverules.notation.pgn.PgnScanner.Span;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;

/** Understands one scanned game. */
final class PgnReader implements GameReader {

    private final Source source;
    private final PgnScanner scanner;
    private final ReadOptions options;
    private final Repairs repairs;
    private final GamePlayer player;

    PgnReader(Source source, CommentEnds commentEnds, int from, ReadOptions options) {
        this.source = source;
        this.scanner = new PgnScanner(source, commentEnds, from, options);
        this.options = options;
        this.repairs = scanner.repairs();
        this.player = new GamePlayer(source, repairs, options);
    }

    @Override
    public int end() {
        return scanner.end();
    }

    @Override
    public ParsedGame read() {
        TextLocation location = source.location(scanner.start());
        Optional<Fault> fault =
                noGame().or(() -> Faults.in(this::playMoves)).or(scanner::fault).or(() -> Faults.in(this::readEnd));
        return ParsedGame.of(record())
                .withLocation(location)
                .withRepairs(repairs.list())
                .withFault(fault);
    }

    private GameRecord record() {
        Map<String, String> tags = new LinkedHashMap<>();
        scanner.tags().forEach((name, value) -> tags.put(name, unescaped(text(value))));
        GameRecord record = GameRecord.of(player.game()).withTags(tags);
        return scanner.comments().isEmpty() ? record : withComments(record);
    }

    private GameRecord withComments(GameRecord record) {
        Map<Integer, StringBuilder> words = new LinkedHashMap<>();
        Map<Integer, Long> timesLeft = new LinkedHashMap<>();
        Map<Integer, Long> timesUsed = new LinkedHashMap<>();
        for (Comment comment : scanner.comments()) {
            int ply = comment.ply();
            if (ply <= player.game().plyCount()) {
                PgnComment read = PgnComment.read(text(comment.text()), ply);
                take(read.timeLeft(), ply, timesLeft);
                take(read.timeUsed(), ply, timesUsed);
                String some = read.words().strip();
                words.merge(
                        ply,
                        new StringBuilder(some),
                        (all, more) -> all.append(all.length() > 0 ? " " : "").append(more));
            }
        }
        Map<Integer, String> comments = new LinkedHashMap<>();
        words.forEach((ply, all) -> comments.put(ply, all.toString()));
        return record.withComments(comments).withTimesLeft(timesLeft).withTimesUsed(timesUsed);
    }

    private static void take(OptionalLong millis, int ply, Map<Integer, Long> times) {
        if (millis.isPresent()) {
            times.put(ply, millis.getAsLong());
        }
    }

    /** Other backslashes stand for themselves, because many programs escape nothing. */
    private static String unescaped(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder text = new StringBuilder(value.length());
        for (int index = 0; index < value.length(); index++) {
            boolean escapes = value.startsWith("\\\"", index) || value.startsWith("\\\\", index);
            index += escapes ? 1 : 0;
            text.append(value.charAt(index));
        }
        return text.toString();
    }

    private String text(Span span) {
        return source.substring(span.start(), span.end());
    }

    private Optional<Fault> noGame() {
        return gameTypeTag().isEmpty() && scanner.plies().isEmpty()
                ? scanner.fault().or(() -> Optional.of(source.fault(scanner.start(), scanner.end(), Expectations.GAME)))
                : Optional.empty();
    }

    private void playMoves() {
        boolean queenFirst = scanner.plies().stream()
                .limit(2)
                .anyMatch(ply -> Pieces.isQueen(source, ply.move().start()));
        player.start(ruleset(options.applyTo(gameType(), queenFirst)));
        boolean numbersNoted = false;
        int number = 1;
        for (Ply ply : scanner.plies()) {
            if (!numbersNoted && !isNumbered(ply, number)) {
                Span found = ply.number().isEmpty() ? ply.move() : ply.number();
                repairs.add(RepairKind.MOVE_NUMBER, found.start(), ply.move().end(), number + ".");
                numbersNoted = true;
            }
            player.play(ply.move().start(), ply.move().end());
            number++;
        }
    }

    /** The toggles in the record take precedence over those of the options. */
    private Ruleset ruleset(Ruleset assumed) {
        Optional<Span> tag = Optional.ofNullable(scanner.tags().get(Tags.RULESET));
        return tag.map(span -> Rulesets.readRecorded(source, span.start(), span.end(), assumed, repairs))
                .orElse(assumed);
    }

    private Span gameTypeTag() {
        return scanner.tags().getOrDefault(Tags.GAME_TYPE, Span.NONE);
    }

    private Ruleset gameType() {
        Span tag = gameTypeTag();
        if (!tag.isEmpty()) {
            return Rulesets.readGameType(source, tag.start(), tag.end(), repairs);
        }
        Ruleset needed = Rulesets.ofLetters(pieceLetters());
        repairs.add(RepairKind.MISSING_GAME_TYPE, scanner.start(), scanner.start(), Rulesets.gameType(needed));
        return needed;
    }

    /** The letters of the pieces that move or enter, as far as the moves can be read. */
    private String pieceLetters() {
        return scanner.plies().stream()
                .map(ply -> ply.move().start() + 1)
                .filter(index -> index < source.length())
                .map(index -> String.valueOf(Character.toUpperCase(source.at(index))))
                .collect(Collectors.joining());
    }

    private boolean isNumbered(Ply ply, int number) {
        String right = number + ".";
        Span found = ply.number();
        return found.end() - found.start() == right.length() && source.startsWith(right, found.start());
    }

    /** Reads what follows the moves. The tag and the last line must name the same result. */
    private void readEnd() {
        Span left = scanner.numberLeft();
        if (!left.isEmpty()) {
            repairs.add(RepairKind.MOVE_NUMBER, left.start(), left.end(), "");
        }
        Span tag = scanner.tags().getOrDefault(Tags.RESULT, Span.NONE);
        readResult(tag);
        scanner.result().ifPresent(this::readResult);
        noteGameGoesOn(tag);
        scanner.result().ifPresent(this::noteGameGoesOn);
    }

    private void readResult(Span span) {
        String word = word(span);
        Optional<Outcome> recorded = PgnResults.outcome(word);
        if (recorded.isEmpty() && !PgnResults.isUnknown(word)) {
            repairs.add(RepairKind.UNKNOWN_RESULT, span.start(), span.end(), "");
        }
        Outcome outcome = recorded.orElse(Outcome.IN_PROGRESS);
        String termination = text(scanner.tags().getOrDefault(Tags.TERMINATION, Span.NONE));
        player.end(Results.settle(
                player.game(), outcome, PgnResults.winBy(termination), source, span.start(), span.end()));
    }

    /** Lists a result that says the game goes on although the moves, or the other result, end it. */
    private void noteGameGoesOn(Span span) {
        Game game = player.game();
        boolean goesOn = PgnResults.outcome(word(span))
                .filter(outcome -> !outcome.isOver())
                .isPresent();
        if (goesOn && game.isOver()) {
            repairs.add(RepairKind.WRONG_STATE, span.start(), span.end(), Results.word(game));
        }
    }

    private String word(Span span) {
        return source.excerpt(span.start(), span.end());
    }
}
