package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.notation.internal.grammar.Tokens.Range;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Reads the position text in a range of a text. Not thread-safe. */
public final class PositionTextReader {

    private final Source source;
    private final Repairs repairs;
    private final Tokens tokens;
    private final Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();

    /** Where the text names each piece in play. */
    private final Map<Piece, Range> names = new HashMap<>();

    public PositionTextReader(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
        this.tokens = new Tokens(source, repairs);
    }

    /** Reads an arrangement, which need not be a valid position. */
    public Setup read(int from, int to) {
        Range text = tokens.trim(from, to);
        int end = text.end();
        if (text.isEmpty()) {
            throw source.unreadable(text.start(), end, Expectations.POSITION);
        }
        tokens.requireVersion(text.start(), end);
        int turnSign = source.indexOf('~', text.start(), end);
        if (turnSign == end) {
            throw source.unreadable(text.start(), end, Expectations.POSITION);
        }
        int hiveSign = source.indexOf('~', turnSign + 1, end);
        Ruleset ruleset = ruleset(text.start(), turnSign);
        Range turn = tokens.trim(turnSign + 1, hiveSign);
        Color color = color(turn);
        int number = tokens.number(turn.start() + 1, turn.end(), Expectations.POSITION_TURN);
        if (hiveSign == end) {
            throw source.unreadable(end, end, Expectations.HIVE);
        }
        int restingSign = source.indexOf('~', hiveSign + 1, end);
        readHive(hiveSign + 1, restingSign);
        Optional<Piece> resting =
                restingSign == end ? Optional.empty() : Optional.of(tokens.piece(restingSign + 1, end));
        return new Setup(ruleset, color, number, stacks, resting);
    }

    /**
     * Returns an arrangement that was read with the lowest numbers for the pieces of each kind. A strict reader keeps
     * the numbers; such a position is then refused. A position whose resting piece is in hand is refused, too.
     */
    public Setup renumbered(Setup read) {
        boolean restsInHand =
                read.resting().filter(piece -> !names.containsKey(piece)).isPresent();
        if (repairs.strict() || restsInHand || !skipsNumber()) {
            return read;
        }
        Map<Piece, Piece> lowest = lowestNumbers();
        names.forEach((piece, name) -> {
            Piece renamed = lowest.getOrDefault(piece, piece);
            if (!renamed.equals(piece)) {
                repairs.add(RepairKind.NUMBERS_OUT_OF_ORDER, name.start(), name.end(), renamed.toString());
            }
        });
        Map<Hex, List<Piece>> changed = new LinkedHashMap<>();
        read.stacks()
                .forEach((hex, stack) -> changed.put(
                        hex,
                        stack.stream()
                                .map(piece -> lowest.getOrDefault(piece, piece))
                                .toList()));
        return new Setup(
                read.ruleset(),
                read.sideToMove(),
                read.turnNumber(),
                changed,
                read.resting().map(piece -> lowest.getOrDefault(piece, piece)));
    }

    private boolean skipsNumber() {
        for (Piece piece : names.keySet()) {
            if (piece.number() > 1 && !names.containsKey(Piece.of(piece.color(), piece.bug(), piece.number() - 1))) {
                return true;
            }
        }
        return false;
    }

    private Map<Piece, Piece> lowestNumbers() {
        Map<Piece, Piece> lowest = new HashMap<>();
        for (Piece name : new TreeSet<>(names.keySet())) {
            int number = 1;
            while (lowest.containsValue(Piece.of(name.color(), name.bug(), number))) {
                number++;
            }
            lowest.put(name, Piece.of(name.color(), name.bug(), number));
        }
        return lowest;
    }

    private Ruleset ruleset(int from, int to) {
        Range range = tokens.trim(from, to);
        return Rulesets.readShortName(source, range.start(), range.end(), repairs);
    }

    private Color color(Range turn) {
        char letter = turn.isEmpty() ? '?' : source.at(turn.start());
        char small = Texts.lower(letter);
        if (small != 'w' && small != 'b') {
            throw source.unreadable(turn.start(), turn.end(), Expectations.POSITION_TURN);
        }
        if (small != letter) {
            repairs.add(RepairKind.LETTER_CASE, turn.start(), turn.start() + 1, String.valueOf(small));
        }
        return small == 'w' ? Color.WHITE : Color.BLACK;
    }

    private void readHive(int from, int to) {
        Range hive = tokens.trim(from, to);
        if (hive.isEmpty()) {
            throw source.unreadable(hive.start(), hive.end(), Expectations.HIVE);
        }
        if (source.is("-", hive.start(), hive.end())) {
            return;
        }
        Hex last = Hex.of(Integer.MIN_VALUE, Integer.MIN_VALUE);
        for (int start = hive.start(); start <= hive.end(); ) {
            int end = source.indexOf('.', start, hive.end());
            last = readStack(tokens.trim(start, end), last);
            start = end + 1;
        }
    }

    /** Reads a stack; reports it unless its cell comes after {@code before} in the writer's order. */
    private Hex readStack(Range stack, Hex before) {
        int qSign = source.indexOf('_', stack.start(), stack.end());
        List<Piece> pieces = pieces(stack.start(), qSign, stack.end());
        int rSign = source.indexOf('_', Math.min(qSign + 1, stack.end()), stack.end());
        if (rSign == stack.end()) {
            throw source.unreadable(stack.end(), stack.end(), Expectations.COORDINATE);
        }
        int q = tokens.number(qSign + 1, rSign, Expectations.COORDINATE);
        int r = tokens.number(rSign + 1, stack.end(), Expectations.COORDINATE);
        Hex hex = Hex.of(q, r);
        if (stacks.put(hex, pieces) != null) {
            throw source.unreadable(stack.start(), stack.end(), Expectations.FREE_CELL);
        }
        if (stacks.size() > Piece.all().size()) {
            throw source.unreadable(stack.start(), stack.end(), Expectations.FEWER_PIECES);
        }
        if (hex.compareTo(before) < 0) {
            String text = source.excerpt(stack.start(), stack.end());
            repairs.add(RepairKind.STACK_ORDER, stack.start(), stack.end(), text);
        }
        return hex;
    }

    private List<Piece> pieces(int from, int to, int stackEnd) {
        Range range = tokens.trim(from, to);
        if (range.isEmpty()) {
            throw source.unreadable(from, stackEnd, Expectations.STACK);
        }
        List<Piece> pieces = new ArrayList<>();
        for (int start = range.start(); start < range.end(); ) {
            PieceName name = tokens.name(start, range.end());
            pieces.add(name.piece());
            names.putIfAbsent(name.piece(), new Range(start, name.end()));
            start = name.end();
            if (pieces.size() > Piece.all().size()) {
                throw source.unreadable(from, stackEnd, Expectations.FEWER_PIECES);
            }
        }
        if (to == stackEnd) {
            throw source.unreadable(stackEnd, stackEnd, Expectations.CELL);
        }
        return pieces;
    }
}
