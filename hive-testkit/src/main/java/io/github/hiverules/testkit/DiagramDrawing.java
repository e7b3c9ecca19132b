package io.github.hiverules.testkit;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A drawn hive: six columns a cell, each row three columns further to the right or left than its neighbors.
 *
 * <p>The first piece in reading order stands on the origin; where no piece is drawn, the first mark does.
 *
 * @param tops the drawn pieces
 * @param stacked the cells whose piece is drawn as the top of a stack
 * @param marks the cells of each mark
 */
record DiagramDrawing(Map<Hex, Piece> tops, Set<Hex> stacked, Map<Character, Set<Hex>> marks) {

    private static final int CELL = 6;
    private static final Pattern TOKEN = Pattern.compile("\\S+");
    private static final Pattern CONTENT = Pattern.compile("(?<piece>[wb][A-Z]\\d?)?(?<stacked>\\^)?(?<mark>[+a-z])?");

    static DiagramDrawing read(List<DiagramLine> lines) {
        Builder builder = new Builder();
        int row = 0;
        for (DiagramLine line : lines) {
            Matcher token = TOKEN.matcher(line.text());
            while (token.find()) {
                builder.add(line, token.start(), row, token.group());
            }
            row++;
        }
        return builder.drawing();
    }

    /** Collects the cells, first counted from where the first token stands. */
    private static final class Builder {
        private final Map<Hex, Piece> tops = new LinkedHashMap<>();
        private final Set<Hex> stacked = new LinkedHashSet<>();
        private final Map<Character, Set<Hex>> marks = new LinkedHashMap<>();
        private Optional<Integer> left = Optional.empty();

        void add(DiagramLine line, int column, int row, String token) {
            Hex hex = hexAt(line, column, row, token);
            if (token.equals(".")) {
                return;
            }
            Matcher content = CONTENT.matcher(token);
            if (!content.matches()) {
                throw line.error(column, token, "a piece, a mark or a dot");
            }
            if (content.group("piece") != null) {
                tops.put(
                        hex,
                        DiagramTokens.piece(content.group("piece"))
                                .orElseThrow(() -> line.error(column, token, "the name of a piece")));
            }
            if (content.group("stacked") != null) {
                stacked.add(hex);
            }
            if (content.group("mark") != null) {
                marks.computeIfAbsent(content.group("mark").charAt(0), mark -> new LinkedHashSet<>())
                        .add(hex);
            }
        }

        private Hex hexAt(DiagramLine line, int column, int row, String token) {
            if (left.isEmpty()) {
                left = Optional.of(column);
            }
            int offset = column - left.get() - row * (CELL / 2);
            if (Math.floorMod(offset, CELL) != 0) {
                throw line.error(column, token, "a cell half a cell beside those of the row above");
            }
            return Hex.of(Math.floorDiv(offset, CELL), row);
        }

        DiagramDrawing drawing() {
            Hex origin = tops.keySet().stream()
                    .findFirst()
                    .or(() -> marks.values().stream().flatMap(Set::stream).findFirst())
                    .orElse(Hex.ORIGIN);
            Map<Hex, Piece> movedTops = new LinkedHashMap<>();
            tops.forEach((hex, piece) -> movedTops.put(hex.minus(origin), piece));
            Map<Character, Set<Hex>> movedMarks = new LinkedHashMap<>();
            marks.forEach((mark, hexes) -> movedMarks.put(mark, moved(hexes, origin)));
            return new DiagramDrawing(
                    Collections.unmodifiableMap(movedTops),
                    moved(stacked, origin),
                    Collections.unmodifiableMap(movedMarks));
        }

        private static Set<Hex> moved(Set<Hex> hexes, Hex origin) {
            Set<Hex> moved = new LinkedHashSet<>();
            hexes.forEach(hex -> moved.add(hex.minus(origin)));
            return Collections.unmodifiableSet(moved);
        }
    }
}
