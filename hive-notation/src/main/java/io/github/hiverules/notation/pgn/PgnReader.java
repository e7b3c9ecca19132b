package io.github.hiverules.notation.pgn;

import io.github.hiverules.Game;
import io.github.hiverules.Outcome;
import io.github.hiverules.Ruleset;
import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.Tags;
import io.github.hiverules.notation.internal.grammar.GameBuilder;
import io.github.hiverules.notation.internal.grammar.Games.GameReader;
import io.github.hiverules.notation.internal.grammar.PlainText;
import io.github.hiverules.notation.internal.grammar.Repairs;
import io.github.hiverules.notation.internal.grammar.Results;
import io.github.hiverules.notation.internal.grammar.Rulesets;
import io.github.hiverules.notation.internal.grammar.Source;
import io.github.hiverules.notation.internal.grammar.TextRange;
import io.github.hiverules.notation.internal.pgn.PgnBoundary;
import io.github.hiverules.notation.internal.pgn.PgnTag;
import io.github.hiverules.notation.pgn.PgnScanner.Comment;
import io.github.hiverules.notation.pgn.PgnScanner.Ply;
import java.time.Duration;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** Reads one game, whose tags and moves the scanner finds. */
final class PgnReader implements GameReader {

    private static final Pattern ESCAPED = Pattern.compile("\\\\([\\\\\"])");

    private final Source source;
    private final int end;
    private final PgnScanner scanner;
    private final ReadOptions options;
    private final Repairs repairs;
    private Optional<PgnScanner> ahead = Optional.empty();
    private Optional<Boolean> numbersTurns = Optional.empty();

    private PgnReader(Source source, int end, ReadOptions options) {
        this.source = source;
        this.end = end;
        this.scanner = new PgnScanner(source, options);
        this.options = options;
        this.repairs = scanner.repairs();
    }

    /** Returns the reader of the game that begins at an offset. */
    static PgnReader of(Source text, int from, ReadOptions options) {
        int end = new PgnBoundary().gameEnd(text, from);
        Source game = text.part(from, end);
        return new PgnReader(PlainText.except(game, at -> keptEnd(game, at)), end, options);
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
        scanner.scanTags();
        Optional<Ruleset> pieces = readPieces();
        if (pieces.isEmpty()) {
            return repairs.<GameRecord>parsed(Optional.empty()).withLocation(source.location(scanner.start()));
        }
        Optional<TextRange> ruleset = Optional.ofNullable(scanner.tags().get(Tags.RULESET));
        // BoardGameArena lets pieces of a kind enter in any order.
        ReadOptions used = isFromBoardGameArena() ? options.withRenumbering(true) : options;
        GameBuilder builder = GameBuilder.recorded(source, repairs, used, pieces.get(), ruleset);
        playMoves(builder);
        if (!repairs.hasFailed()) {
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
        Map<Integer, StringBuilder> words = new LinkedHashMap<>();
        Map<Integer, Duration> timesLeft = new LinkedHashMap<>();
        Map<Integer, Duration> timesUsed = new LinkedHashMap<>();
        for (Comment comment : scanner.comments()) {
            int ply = comment.ply();
            if (ply <= record.game().plyCount()) {
                PgnComment content = PgnComment.read(text(comment.text()), ply);
                putIfPresent(content.timeLeft(), ply, timesLeft);
                putIfPresent(content.timeUsed(), ply, timesUsed);
                words.merge(
                        ply,
                        new StringBuilder(content.words().strip()),
                        (all, more) -> all.append(' ').append(more));
            }
        }
        Map<Integer, String> comments = new LinkedHashMap<>();
        words.forEach((ply, all) -> comments.put(ply, all.toString()));
        return record.withComments(comments).withTimesLeft(timesLeft).withTimesUsed(timesUsed);
    }

    private static void putIfPresent(OptionalLong millis, int ply, Map<Integer, Duration> times) {
        if (millis.isPresent()) {
            times.put(ply, Duration.ofMillis(millis.getAsLong()));
        }
    }

    /** Resolves escaped quotes and backslashes. Keeps other backslashes, because many programs escape nothing. */
    private static String unescape(String value) {
        return value.indexOf('\\') < 0 ? value : ESCAPED.matcher(value).replaceAll("$1");
    }

    private String text(TextRange range) {
        return source.substring(range.start(), range.end());
    }

    private void playMoves(GameBuilder builder) {
        Set<Repair.Kind> reported = EnumSet.noneOf(Repair.Kind.class);
        for (int index = 0; scanner.scanMove(); index++) {
            Ply ply = scanner.plies().get(index);
            int number = builder.game().plyCount() + 1;
            boolean isRight = hasNumber(ply, number) || (hasNumber(ply, number + 1) && builder.mustPass());
            if (!isRight) {
                repairNumber(ply, number, reported);
            }
            builder.play(ply.start(), ply.end());
        }
    }

    private void repairNumber(Ply ply, int number, Set<Repair.Kind> reported) {
        boolean isWrong = startsWithDigit(ply) && !startsWith(ply, number) && !numbersTurns();
        Repair.Kind kind = isWrong ? Repair.Kind.WRONG_NUMBER : Repair.Kind.MOVE_NUMBER_FORM;
        if (reported.add(kind)) {
            repairs.add(kind, ply.hasNumber() ? ply.numberStart() : ply.start(), ply.end(), number + ".");
        }
    }

    /**
     * Returns whether the numbers count turns, as in chess: {@code 1. wS1 1... bG1 wS1- 2. wQ -wS1}. Black's moves need
     * no numbers.
     */
    private boolean numbersTurns() {
        if (numbersTurns.isEmpty()) {
            List<Ply> plies = ahead().plies();
            numbersTurns = Optional.of(IntStream.range(0, plies.size())
                    .allMatch(ply -> numbersTurn(plies.get(ply), ply / 2 + 1, ply % 2 == 0)));
        }
        return numbersTurns.get();
    }

    private boolean numbersTurn(Ply ply, int turn, boolean isWhite) {
        if (!ply.hasNumber()) {
            return !isWhite;
        }
        String text = source.excerpt(ply.numberStart(), ply.numberEnd());
        return startsWith(ply, turn) && (isWhite || text.endsWith("...") || text.endsWith("\u2026"));
    }

    private boolean startsWithDigit(Ply ply) {
        return ply.hasNumber() && Strings.isDigit(source.at(ply.numberStart()));
    }

    private boolean startsWith(Ply ply, int number) {
        int digitsEnd = source.skipDigits(ply.numberStart(), ply.numberEnd());
        return source.rangeEquals(number, ply.numberStart(), digitsEnd);
    }

    /** Returns the ruleset with the right set of pieces, or empty after a fault. */
    private Optional<Ruleset> readPieces() {
        int start = scanner.start();
        if (source.startsWith("(", start)
                && source.startsWith(";", source.skipWhitespace(start + 1, source.length()))) {
            return repairs.fail(start, source.lineEnd(start), Expected.NOTATION);
        }
        TextRange tag = scanner.tags().getOrDefault(Tags.GAME_TYPE, TextRange.NONE);
        return tag.isEmpty() ? findPieces() : Rulesets.readGameType(source, tag.start(), tag.end(), repairs);
    }

    /** Looks ahead for the pieces that move. A text without moves is not a game. */
    private Optional<Ruleset> findPieces() {
        List<Ply> plies = ahead().plies();
        if (plies.isEmpty()) {
            return repairs.fail(scanner.start(), source.length(), Expected.GAME);
        }
        Ruleset needed = Rulesets.ofMovedPieces(source, plies.stream().mapToInt(Ply::start));
        repairs.add(Repair.Kind.MISSING_HEADER, scanner.start(), scanner.start(), Rulesets.gameType(needed));
        return repairs.hasFailed() ? Optional.empty() : Optional.of(needed);
    }

    private boolean isFromBoardGameArena() {
        return scanner.tags().isEmpty() && ahead().isFromBoardGameArena();
    }

    /** Looks ahead to the end of the moves, or to a fault. */
    private PgnScanner ahead() {
        if (ahead.isEmpty()) {
            PgnScanner moves = scanner.ahead();
            while (moves.scanMove()) {}
            ahead = Optional.of(moves);
        }
        return ahead.get();
    }

    private boolean hasNumber(Ply ply, int number) {
        int dot = ply.numberEnd() - 1;
        return ply.hasNumber() && source.at(dot) == '.' && source.rangeEquals(number, ply.numberStart(), dot);
    }

    /** Reads the result, which the tag and the line after the moves must agree on. */
    private void readEnd(GameBuilder builder) {
        TextRange unused = scanner.unusedNumber();
        if (!unused.isEmpty()) {
            repairs.add(Repair.Kind.WRONG_NUMBER, unused.start(), unused.end(), "");
        }
        scanner.reportMoveInLastComment(nextNumbers(builder.game().plyCount()));
        boolean isOverOnBoard = builder.game().isOver();
        TextRange tag = scanner.tags().getOrDefault(Tags.RESULT, TextRange.NONE);
        readResult(builder, tag);
        if (scanner.result().isEmpty()) {
            reportMissingResult(builder.game(), isOverOnBoard);
        }
        scanner.result().ifPresent(range -> readResult(builder, range));
        reportIfUnfinished(builder.game(), tag);
        scanner.result().ifPresent(range -> reportIfUnfinished(builder.game(), range));
    }

    /** Returns the numbers that another move may have, perhaps after a pass that the text leaves out. */
    private List<Integer> nextNumbers(int plyCount) {
        return numbersTurns()
                ? List.of(plyCount / 2 + 1, plyCount + 1, plyCount + 2)
                : List.of(plyCount + 1, plyCount + 2);
    }

    /** Reports that no result follows the moves of a decided game, or the tags of a game without moves: it may be cut. */
    private void reportMissingResult(Game game, boolean isOverOnBoard) {
        if (game.isOver() || game.plyCount() == 0) {
            int end = source.trimEnd(0, source.length());
            repairs.add(
                    isOverOnBoard ? Repair.Kind.MISSING_RESULT_LINE : Repair.Kind.MISSING_RESULT,
                    end,
                    end,
                    Results.word(game));
        }
    }

    private void readResult(GameBuilder builder, TextRange range) {
        String word = source.excerpt(range);
        Optional<Outcome> recorded = PgnResults.findOutcome(word);
        if (recorded.isEmpty() && !PgnResults.isUnknown(word)) {
            repairs.add(Repair.Kind.UNKNOWN_VALUE, range.start(), range.end(), "");
        }
        Outcome outcome = recorded.orElse(Outcome.IN_PROGRESS);
        String termination = text(scanner.tags().getOrDefault(Tags.TERMINATION, TextRange.NONE));
        builder.finish(outcome, PgnResults.endingOfWin(termination), range.start(), range.end());
    }

    /** Reports a result that says that the game is not over, although the moves or the other result ended it. */
    private void reportIfUnfinished(Game game, TextRange range) {
        boolean isUnfinished = PgnResults.findOutcome(source.excerpt(range))
                .filter(outcome -> !outcome.isOver())
                .isPresent();
        if (isUnfinished && game.isOver()) {
            repairs.add(Repair.Kind.CONTRADICTION, range.start(), range.end(), Results.word(game));
        }
    }
}
