package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.PieceName;
import io.github.hiverules.notation.internal.Strings;
import io.github.hiverules.notation.internal.grammar.Source.Range;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;

/** Reads a position text, which may be part of a longer text. Not thread-safe. */
public final class PositionTextReader {

    private final Source source;
    private final Reading reading;
    private final Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();

    private final Map<Piece, Range> nameRanges = new HashMap<>();

    private Range restingField = Range.NONE;

    public PositionTextReader(Reading reading) {
        this.source = reading.source();
        this.reading = reading;
    }

    /** Returns the arrangement in a range, or empty after a fault. */
    public Optional<Setup> read(int from, int to) {
        Range text = reading.trim(from, to);
        int end = text.end();
        reading.checkVersion(text.start(), end);
        int turnSeparator = source.indexOf('~', text.start(), end);
        if (turnSeparator == end) {
            return reading.fail(text.start(), end, Expected.POSITION);
        }
        int hiveSeparator = source.indexOf('~', turnSeparator + 1, end);
        Range name = reading.trim(text.start(), turnSeparator);
        Optional<Ruleset> ruleset = Rulesets.readShortName(reading, name.start(), name.end());
        Range turn = reading.trim(turnSeparator + 1, hiveSeparator);
        Optional<Color> color = readColor(turn);
        OptionalInt number = reading.readNumber(Math.min(turn.start() + 1, turn.end()), turn.end(), Expected.TURN);
        if (hiveSeparator == end) {
            return reading.fail(end, end, Expected.HIVE);
        }
        int restingSeparator = source.indexOf('~', hiveSeparator + 1, end);
        readHive(hiveSeparator + 1, restingSeparator);
        Optional<Piece> resting =
                restingSeparator == end ? Optional.empty() : reading.readPiece(restingSeparator + 1, end);
        restingField = new Range(restingSeparator, end);
        return reading.hasFailed()
                ? Optional.empty()
                : Optional.of(
                        new Setup(ruleset.orElseThrow(), color.orElseThrow(), number.orElseThrow(), stacks, resting));
    }

    /**
     * Returns an arrangement with the lowest numbers for the pieces of each insect. It keeps the numbers if the reader is
     * strict or if the resting piece is in hand; the arrangement is then not a valid position.
     */
    public Setup renumbered(Setup setup) {
        boolean isRestingInHand =
                setup.resting().filter(piece -> !nameRanges.containsKey(piece)).isPresent();
        if (reading.options().isStrict() || isRestingInHand || !skipsNumber()) {
            return setup;
        }
        Map<Piece, Piece> renamed = withLowestNumbers();
        nameRanges.forEach((piece, name) -> {
            Piece newPiece = renamed.getOrDefault(piece, piece);
            if (!newPiece.equals(piece)) {
                reading.add(Repair.Kind.NUMBERS_OUT_OF_ORDER, name.start(), name.end(), newPiece.toString());
            }
        });
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>();
        setup.stacks()
                .forEach((hex, stack) -> changed.put(
                        hex,
                        stack.stream()
                                .map(piece -> renamed.getOrDefault(piece, piece))
                                .toList()));
        return new Setup(
                setup.ruleset(),
                setup.sideToMove(),
                setup.turnNumber(),
                changed,
                setup.resting().map(piece -> renamed.getOrDefault(piece, piece)));
    }

    /** Reports a resting piece that the text has and the position, in a set without a Pillbug, does not. */
    public void reportRestingPieceWithoutPillbug(Position position) {
        if (!restingField.isEmpty() && position.resting().isEmpty()) {
            reading.add(Repair.Kind.IGNORED, restingField.start(), restingField.end(), "");
        }
    }

    /** Returns the position of an arrangement. If it is not valid, reports a fault for the given range. */
    public static Optional<Position> toPosition(Setup setup, Reading reading, int start, int end) {
        try {
            return Optional.of(Position.of(setup));
        } catch (InvalidSetupException e) {
            Source source = reading.source();
            return reading.fail(Fault.invalid(source.location(start), source.excerpt(start, end), setup, e.problems()));
        }
    }

    private boolean skipsNumber() {
        for (Piece piece : nameRanges.keySet()) {
            if (piece.number() > 1
                    && !nameRanges.containsKey(Piece.of(piece.color(), piece.bug(), piece.number() - 1))) {
                return true;
            }
        }
        return false;
    }

    private Map<Piece, Piece> withLowestNumbers() {
        Map<Piece, Piece> lowest = new HashMap<>();
        for (Piece name : new TreeSet<>(nameRanges.keySet())) {
            int number = 1;
            while (lowest.containsValue(Piece.of(name.color(), name.bug(), number))) {
                number++;
            }
            lowest.put(name, Piece.of(name.color(), name.bug(), number));
        }
        return lowest;
    }

    private Optional<Color> readColor(Range turn) {
        Optional<Color> color = turn.isEmpty() ? Optional.empty() : PieceName.findColor(source.at(turn.start()));
        if (color.isEmpty()) {
            return reading.fail(turn, Expected.TURN);
        }
        char lowercase = Strings.toAsciiLower(source.at(turn.start()));
        if (lowercase != source.at(turn.start())) {
            reading.add(Repair.Kind.READ_AS, turn.start(), turn.start() + 1, String.valueOf(lowercase));
        }
        return color;
    }

    private void readHive(int from, int to) {
        Range hive = reading.trim(from, to);
        if (hive.isEmpty()) {
            reading.fail(hive, Expected.HIVE);
        }
        if (source.rangeEquals("-", hive.start(), hive.end())) {
            return;
        }
        Hex last = Hex.of(Integer.MIN_VALUE, Integer.MIN_VALUE);
        for (int start = hive.start(); start <= hive.end() && !reading.hasFailed(); ) {
            int end = source.indexOf('.', start, hive.end());
            last = readStack(reading.trim(start, end), last);
            start = end + 1;
        }
    }

    /**
     * Reads a stack, and returns its cell. Reports it if its cell does not come after that of the previous stack, which
     * it returns if it cannot read the stack.
     */
    private Hex readStack(Range stack, Hex previous) {
        int qSeparator = source.indexOf('_', stack.start(), stack.end());
        List<Piece> pieces = readPieces(stack.start(), qSeparator, stack.end());
        int rSeparator = source.indexOf('_', Math.min(qSeparator + 1, stack.end()), stack.end());
        if (rSeparator == stack.end()) {
            reading.fail(stack.end(), stack.end(), Expected.HIVE);
        }
        Optional<Hex> hex = reading.hasFailed()
                ? Optional.empty()
                : reading.readCell(qSeparator + 1, rSeparator, stack.end(), Expected.HIVE);
        if (hex.isEmpty()) {
            return previous;
        }
        if (stacks.put(hex.get(), pieces) != null || stacks.size() > Piece.all().size()) {
            reading.fail(stack, Expected.STACK);
        }
        if (hex.get().compareTo(previous) < 0) {
            String text = source.excerpt(stack.start(), stack.end());
            reading.add(Repair.Kind.STACK_ORDER, stack.start(), stack.end(), text);
        }
        return hex.get();
    }

    private List<Piece> readPieces(int from, int to, int stackEnd) {
        Range range = reading.trim(from, to);
        if (range.isEmpty()) {
            reading.fail(from, stackEnd, Expected.HIVE);
        }
        List<Piece> pieces = new ArrayList<>();
        for (int start = range.start(); start < range.end() && !reading.hasFailed(); ) {
            Optional<PieceName> name = reading.readNumberedName(start, range.end());
            if (name.isPresent()) {
                pieces.add(name.get().piece());
                nameRanges.putIfAbsent(
                        name.get().piece(), new Range(start, name.get().end()));
                start = name.get().end();
            }
            if (pieces.size() > Piece.all().size()) {
                reading.fail(from, stackEnd, Expected.STACK);
            }
        }
        if (to == stackEnd) {
            reading.fail(stackEnd, stackEnd, Expected.HIVE);
        }
        return pieces;
    }
}
