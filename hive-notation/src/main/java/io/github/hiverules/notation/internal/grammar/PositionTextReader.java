package io.github.hiverules.notation.internal.grammar;

import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.fault.Expected;
import io.github.hiverules.notation.fault.Repair;
import io.github.hiverules.notation.internal.Texts;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;

/** Reads a position text, which may be part of a longer text. Not thread-safe. */
public final class PositionTextReader {

    private final Source source;
    private final Repairs repairs;
    private final Tokens tokens;
    private final Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();

    private final Map<Piece, TextRange> nameRanges = new HashMap<>();

    private TextRange restingField = TextRange.NONE;

    public PositionTextReader(Source source, Repairs repairs) {
        this.source = source;
        this.repairs = repairs;
        this.tokens = new Tokens(source, repairs);
    }

    public Setup read(int from, int to) {
        TextRange text = tokens.trim(from, to);
        int end = text.end();
        tokens.requireVersion(text.start(), end);
        int turnSeparator = source.indexOf('~', text.start(), end);
        if (turnSeparator == end) {
            throw source.unreadable(text.start(), end, Expected.POSITION);
        }
        int hiveSeparator = source.indexOf('~', turnSeparator + 1, end);
        Ruleset ruleset = readRuleset(text.start(), turnSeparator);
        TextRange turn = tokens.trim(turnSeparator + 1, hiveSeparator);
        Color color = readColor(turn);
        int number = tokens.readNumber(turn.start() + 1, turn.end(), Expected.POSITION_TURN);
        if (hiveSeparator == end) {
            throw source.unreadable(end, end, Expected.HIVE);
        }
        int restingSeparator = source.indexOf('~', hiveSeparator + 1, end);
        readHive(hiveSeparator + 1, restingSeparator);
        Optional<Piece> resting =
                restingSeparator == end ? Optional.empty() : Optional.of(tokens.readPiece(restingSeparator + 1, end));
        restingField = new TextRange(restingSeparator, end);
        return new Setup(ruleset, color, number, stacks, resting);
    }

    /**
     * Returns an arrangement with the lowest numbers for the pieces of each kind. It keeps the numbers if the reader is
     * strict or if the resting piece is in hand; the arrangement is then not a valid position.
     */
    public Setup renumbered(Setup setup) {
        boolean isRestingInHand =
                setup.resting().filter(piece -> !nameRanges.containsKey(piece)).isPresent();
        if (repairs.isStrict() || isRestingInHand || !skipsNumber()) {
            return setup;
        }
        Map<Piece, Piece> renamed = withLowestNumbers();
        nameRanges.forEach((piece, name) -> {
            Piece newPiece = renamed.getOrDefault(piece, piece);
            if (!newPiece.equals(piece)) {
                repairs.add(Repair.Kind.NUMBERS_OUT_OF_ORDER, name.start(), name.end(), newPiece.toString());
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
            repairs.add(Repair.Kind.RESTING_PIECE_WITHOUT_PILLBUG, restingField.start(), restingField.end(), "");
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

    private Ruleset readRuleset(int from, int to) {
        TextRange range = tokens.trim(from, to);
        return Rulesets.readShortName(source, range.start(), range.end(), repairs);
    }

    private Color readColor(TextRange turn) {
        char letter = turn.isEmpty() ? '?' : source.at(turn.start());
        char lowercase = Texts.toAsciiLower(letter);
        if (lowercase != 'w' && lowercase != 'b') {
            throw source.unreadable(turn.start(), turn.end(), Expected.POSITION_TURN);
        }
        if (lowercase != letter) {
            repairs.add(Repair.Kind.LETTER_CASE, turn.start(), turn.start() + 1, String.valueOf(lowercase));
        }
        return lowercase == 'w' ? Color.WHITE : Color.BLACK;
    }

    private void readHive(int from, int to) {
        TextRange hive = tokens.trim(from, to);
        if (hive.isEmpty()) {
            throw source.unreadable(hive.start(), hive.end(), Expected.HIVE);
        }
        if (source.rangeEquals("-", hive.start(), hive.end())) {
            return;
        }
        Hex last = Hex.of(Integer.MIN_VALUE, Integer.MIN_VALUE);
        for (int start = hive.start(); start <= hive.end(); ) {
            int end = source.indexOf('.', start, hive.end());
            last = readStack(tokens.trim(start, end), last);
            start = end + 1;
        }
    }

    /** Reads a stack. Reports it if its cell does not come after {@code before}, the cell of the previous stack. */
    private Hex readStack(TextRange stack, Hex before) {
        int qSeparator = source.indexOf('_', stack.start(), stack.end());
        List<Piece> pieces = readPieces(stack.start(), qSeparator, stack.end());
        int rSeparator = source.indexOf('_', Math.min(qSeparator + 1, stack.end()), stack.end());
        if (rSeparator == stack.end()) {
            throw source.unreadable(stack.end(), stack.end(), Expected.COORDINATE);
        }
        int q = tokens.readNumber(qSeparator + 1, rSeparator, Expected.COORDINATE);
        int r = tokens.readNumber(rSeparator + 1, stack.end(), Expected.COORDINATE);
        Hex hex = Hex.of(q, r);
        if (stacks.put(hex, pieces) != null) {
            throw source.unreadable(stack.start(), stack.end(), Expected.FREE_CELL);
        }
        if (stacks.size() > Piece.all().size()) {
            throw source.unreadable(stack.start(), stack.end(), Expected.FEWER_PIECES);
        }
        if (hex.compareTo(before) < 0) {
            String text = source.excerpt(stack.start(), stack.end());
            repairs.add(Repair.Kind.STACK_ORDER, stack.start(), stack.end(), text);
        }
        return hex;
    }

    private List<Piece> readPieces(int from, int to, int stackEnd) {
        TextRange range = tokens.trim(from, to);
        if (range.isEmpty()) {
            throw source.unreadable(from, stackEnd, Expected.STACK);
        }
        List<Piece> pieces = new ArrayList<>();
        for (int start = range.start(); start < range.end(); ) {
            PieceName name = tokens.readName(start, range.end());
            pieces.add(name.piece());
            nameRanges.putIfAbsent(name.piece(), new TextRange(start, name.end()));
            start = name.end();
            if (pieces.size() > Piece.all().size()) {
                throw source.unreadable(from, stackEnd, Expected.FEWER_PIECES);
            }
        }
        if (to == stackEnd) {
            throw source.unreadable(stackEnd, stackEnd, Expected.CELL);
        }
        return pieces;
    }
}
