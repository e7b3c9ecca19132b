package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.GameIterator.GameReader;
import io.github.hiverules.notation.internal.grammar.PlainText;
import io.github.hiverules.notation.internal.grammar.Reading;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.notation.internal.pgn.PgnBoundary;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import io.github.hiverules.notation.pgn.PgnScanner.Aside;
import io.github.hiverules.notation.pgn.PgnScanner.Ply;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads one game, whose tags and moves the scanner finds. */
final class PgnReader implements GameReader {

    private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\\"])");

    private final Source source;
    private final int end;
    private final PgnScanner scanner;
    private final Reading reading;

    private PgnReader(Reading reading, int end) {
        this.reading = reading;
        this.source = reading.source();
        this.end = end;
        this.scanner = new PgnScanner(reading);
    }

    /** Returns the reader of the game that begins at an offset. */
    static PgnReader of(Source text, int from, ReadOptions options) {
        int end = new PgnBoundary().gameEnd(text, from);
        Source game = text.part(from, end);
        return new PgnReader(new Reading(PlainText.except(game, at -> keptEnd(game, at)), options), end);
    }

    /** Returns the end of a tag or a comment, whose signs stay as they are, or the offset if none begins there. */
    private static int keptEnd(Source game, int at) {
        if (PgnTag.beginsLine(game, at)) {
            return game.lineEnd(at);
        }
        if (!PgnTag.beginsComment(game, at)) {
            return at;
        }
        boolean hasBraces = game.at(at) == '{';
        return hasBraces ? Math.min(game.indexOf('}', at, game.length()) + 1, game.length()) : game.lineEnd(at);
    }

    @Override
    public int end() {
        return end;
    }

    @Override
    public Parsed<GameRecord> read() {
        scanner.scan();
        Optional<Fault> faultOfScanner = reading.takeFault();
        Optional<Ruleset> pieces = readPieces();
        if (pieces.isEmpty()) {
            return reading.<GameRecord>parsed(Optional.empty()).withLocation(source.location(scanner.start()));
        }
        Optional<Range> ruleset = Optional.ofNullable(scanner.tags().get(Tags.RULESET));
        // BoardGameArena lets equal pieces enter in any order.
        if (scanner.tags().isEmpty() && scanner.isFromBoardGameArena()) {
            reading.setNumbering(reading.options().withRenumbering(true).numbering());
        }
        GameBuilder builder = GameBuilder.recorded(reading, pieces.get(), ruleset);
        AsideMoves lost = new AsideMoves(builder, reading);
        playMoves(builder, lost);
        reading.dropBehindFault();
        faultOfScanner.ifPresent(reading::fail);
        if (!reading.hasFailed()) {
            lost.findAfter(builder, asidesAfter(scanner.plies().size()));
        }
        if (!reading.hasFailed()) {
            readEnd(builder);
        }
        return builder.result(scanner.start()).map(this::record);
    }

    private GameRecord record(Game game) {
        Map<String, String> tags = new LinkedHashMap<>();
        scanner.tags().forEach((name, value) -> tags.put(name, unescape(text(value))));
        return withComments(GameRecord.of(game).withTags(tags));
    }

    private GameRecord withComments(GameRecord record) {
        Map<Integer, String> comments = new LinkedHashMap<>();
        Map<Integer, Duration> timesLeft = new LinkedHashMap<>();
        Map<Integer, Duration> timesUsed = new LinkedHashMap<>();
        for (int ply : scanner.asides().keySet()) {
            StringBuilder words = new StringBuilder();
            for (Aside comment : asidesAfter(ply)) {
                if (comment.isComment() && ply <= record.game().plyCount()) {
                    PgnComment content = PgnComment.read(text(comment.text()), ply);
                    content.timeLeft().ifPresent(time -> timesLeft.put(ply, time));
                    content.timeUsed().ifPresent(time -> timesUsed.put(ply, time));
                    words.append(' ').append(content.words().strip());
                }
            }
            comments.put(ply, words.toString());
        }
        return record.withComments(comments).withTimesLeft(timesLeft).withTimesUsed(timesUsed);
    }

    private List<Aside> asidesAfter(int ply) {
        return scanner.asides().getOrDefault(ply, List.of());
    }

    /** Resolves escaped quotes and backslashes. Keeps other backslashes, because many programs escape nothing. */
    private static String unescape(String value) {
        return value.indexOf('\\') < 0 ? value : ESCAPED.matcher(value).replaceAll("$1");
    }

    private String text(Range range) {
        return source.substring(range.start(), range.end());
    }

    private void playMoves(GameBuilder builder, AsideMoves lost) {
        Set<Repair.Kind> reported = EnumSet.noneOf(Repair.Kind.class);
        Iterator<Ply> plies = scanner.plies().iterator();
        for (int index = 0; plies.hasNext() && !reading.hasFailed(); index++) {
            Ply ply = plies.next();
            int number = builder.game().plyCount() + 1;
            boolean isRight = hasNumber(ply, number) || (hasNumber(ply, number + 1) && builder.mustPass());
            if (!isRight) {
                lost.findBetween(builder, asidesAfter(index), Optional.of(ply));
                repairNumber(ply, number, reported);
            }
            builder.play(ply.start(), ply.end());
        }
    }

    private void repairNumber(Ply ply, int number, Set<Repair.Kind> reported) {
        int start = ply.numberStart();
        int digitsEnd = source.skipDigits(start, ply.numberEnd());
        // The standard's numbers count turns, as in chess.
        boolean isWrong = start < digitsEnd
                && !source.rangeEquals(number, start, digitsEnd)
                && !source.rangeEquals((number + 1) / 2, start, digitsEnd);
        Repair.Kind kind = isWrong ? Repair.Kind.WRONG_NUMBER : Repair.Kind.MOVE_NUMBER_FORM;
        if (reported.add(kind)) {
            reading.add(kind, ply.hasNumber() ? start : ply.start(), ply.end(), number + ".");
        }
    }

    /** Returns the ruleset with the right set of pieces, or empty after a fault. */
    private Optional<Ruleset> readPieces() {
        int start = scanner.start();
        if (source.startsWith("(", start)
                && source.startsWith(";", source.skipWhitespace(start + 1, source.length()))) {
            return reading.fail(start, source.lineEnd(start), Expected.NOTATION);
        }
        Range tag = scanner.tags().getOrDefault(Tags.GAME_TYPE, Range.NONE);
        return tag.isEmpty() ? findPieces() : Rulesets.readGameType(reading, tag.start(), tag.end());
    }

    /** Finds the pieces that move. A text without moves is not a game. */
    private Optional<Ruleset> findPieces() {
        List<Ply> plies = scanner.plies();
        if (plies.isEmpty()) {
            return reading.fail(scanner.start(), source.length(), Expected.GAME);
        }
        Ruleset needed = Rulesets.ofMovedPieces(source, plies.stream().mapToInt(Ply::start));
        reading.add(Repair.Kind.MISSING_HEADER, scanner.start(), scanner.start(), Rulesets.gameType(needed));
        return reading.hasFailed() ? Optional.empty() : Optional.of(needed);
    }

    private boolean hasNumber(Ply ply, int number) {
        int dot = ply.numberEnd() - 1;
        return ply.hasNumber() && source.at(dot) == '.' && source.rangeEquals(number, ply.numberStart(), dot);
    }

    /** Reads the result, which the tag and the line after the moves must agree on. */
    private void readEnd(GameBuilder builder) {
        Range unused = scanner.unusedNumber();
        if (!unused.isEmpty()) {
            reading.add(Repair.Kind.WRONG_NUMBER, unused.start(), unused.end(), "");
        }
        boolean isOverOnBoard = builder.game().isOver();
        List<Range> results = Stream.of(Optional.ofNullable(scanner.tags().get(Tags.RESULT)), scanner.result())
                .flatMap(Optional::stream)
                .toList();
        results.forEach(range -> readResult(builder, range));
        Game game = builder.game();
        // The moves of a decided game without a result after them may be cut, and so may tags without moves.
        if (scanner.result().isEmpty() && (game.isOver() || game.plyCount() == 0)) {
            int textEnd = source.trimEnd(0, source.length());
            Repair.Kind kind = isOverOnBoard ? Repair.Kind.MISSING_RESULT_LINE : Repair.Kind.MISSING_RESULT;
            reading.add(kind, textEnd, textEnd, Results.word(game));
        }
        results.stream()
                .filter(range -> game.isOver() && isUnfinished(range))
                .forEach(range ->
                        reading.add(Repair.Kind.CONTRADICTION, range.start(), range.end(), Results.word(game)));
    }

    /** Returns whether a result says that the game is not over. In a tag, an asterisk says nothing. */
    private boolean isUnfinished(Range range) {
        String word = source.excerpt(range);
        return Results.findOutcome(word).equals(Optional.of(Outcome.IN_PROGRESS))
                || (word.equals("*") && scanner.result().equals(Optional.of(range)));
    }

    private void readResult(GameBuilder builder, Range range) {
        String word = source.excerpt(range);
        Optional<Outcome> recorded = Results.findOutcome(word);
        if (recorded.isEmpty() && !Results.isUnknown(word)) {
            reading.add(Repair.Kind.UNKNOWN_VALUE, range.start(), range.end(), "");
        }
        String termination = text(scanner.tags().getOrDefault(Tags.TERMINATION, Range.NONE));
        Outcome outcome = recorded.orElse(Outcome.IN_PROGRESS);
        builder.finish(outcome, Results.endingOfWin(termination + word), range.start(), range.end());
    }
}
