package io.github.hiverules.drawing;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.Setup;
import io.github.hiverules.drawing.CellGeometry.Box;
import io.github.hiverules.drawing.CellGeometry.Point;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that a drawing shows, and where it lies. The unit is about a pixel; {@code y} grows downward. {@link
 * SvgDrawing} changes only new copies.
 */
final class Scene {

    static final double RADIUS = 50;

    /** The height of the visible part of a tile's side, below its face. */
    static final double THICKNESS = 4;

    // Not by ofRadius, whose message writes a double: the site's script would need large tables for that.
    static final CellGeometry GEOMETRY = new CellGeometry(RADIUS);

    private static final double MARGIN = 10;

    // In drawing order, so that a stack hides part of the cells behind it.
    final Map<Hex, List<Piece>> stacks = new TreeMap<>();
    final List<Piece> hand = new ArrayList<>();
    final Map<Mark, Set<Hex>> marks = new EnumMap<>(Mark.class);
    // The pieces that a mark concerns; they may be covered, or in hand.
    final Map<Piece, Mark> subjects = new TreeMap<>();
    final List<Arrow> arrows = new ArrayList<>();
    Optional<Color> sideToMove = Optional.empty();
    Optional<Piece> resting = Optional.empty();
    boolean hasCoordinates;
    boolean wantsHands;
    boolean knowsHands;
    boolean hasTable = true;
    Optional<Box> frame = Optional.empty();
    SvgTheme theme = SvgTheme.AUTO;
    Optional<Sentences> language = Optional.empty();
    Optional<String> title = Optional.empty();
    Optional<String> description = Optional.empty();

    Scene(Map<Hex, List<Piece>> stacks) {
        stacks.forEach((hex, pieces) -> {
            if (!pieces.isEmpty()) {
                this.stacks.put(hex, List.copyOf(pieces));
            }
        });
    }

    Scene(Setup setup) {
        this(setup.stacks());
        for (Color color : Color.values()) {
            hand.addAll(setup.ruleset().pieces(color));
        }
        stacks.values().forEach(hand::removeAll);
        knowsHands = true;
        sideToMove = isQueenSurrounded() ? Optional.empty() : Optional.of(setup.sideToMove());
        // Without a Pillbug, resting has no effect.
        resting = setup.ruleset().includes(Bug.PILLBUG) ? setup.resting() : Optional.empty();
    }

    Scene(Scene scene) {
        this(scene.stacks);
        hand.addAll(scene.hand);
        scene.marks.forEach(this::mark);
        subjects.putAll(scene.subjects);
        arrows.addAll(scene.arrows);
        sideToMove = scene.sideToMove;
        resting = scene.resting;
        hasCoordinates = scene.hasCoordinates;
        wantsHands = scene.wantsHands;
        knowsHands = scene.knowsHands;
        hasTable = scene.hasTable;
        frame = scene.frame;
        theme = scene.theme;
        language = scene.language;
        title = scene.title;
        description = scene.description;
    }

    /** Returns the sentences of the drawing's language, or else the English ones, which few drawings have to load. */
    Sentences sentences() {
        return language.orElseGet(Sentences::english);
    }

    void mark(Mark mark, Collection<Hex> hexes) {
        marks.computeIfAbsent(mark, unused -> new TreeSet<>()).addAll(hexes);
    }

    void mark(Mark mark, Hex hex) {
        mark(mark, List.of(hex));
    }

    void mark(Mark mark, Piece piece) {
        stacks.forEach((hex, pieces) -> {
            if (pieces.contains(piece)) {
                mark(mark, hex);
                subjects.put(piece, mark);
            }
        });
        if (hand.contains(piece)) {
            subjects.put(piece, mark);
        }
    }

    void rename(UnaryOperator<Piece> names) {
        stacks.replaceAll((hex, pieces) -> pieces.stream().map(names).toList());
        hand.replaceAll(names);
        resting = resting.map(names);
        Map<Piece, Mark> marked = Map.copyOf(subjects);
        subjects.clear();
        marked.forEach((piece, mark) -> subjects.put(names.apply(piece), mark));
    }

    /** Returns the pieces in hand that a mark concerns, if the drawing shows the hands. */
    List<Piece> markedInHand(Mark mark) {
        return showsHands()
                ? hand.stream().filter(piece -> subjects.get(piece) == mark).toList()
                : List.of();
    }

    boolean isMarked(Mark mark, Hex hex) {
        return marks.getOrDefault(mark, Set.of()).contains(hex);
    }

    boolean isBare(Hex hex) {
        return !hasCoordinates
                && stackAt(hex).isEmpty()
                && marks.values().stream().noneMatch(marked -> marked.contains(hex));
    }

    /**
     * Returns whether a mark on a cell concerns the piece at a level. It concerns the top of the stack unless it was
     * made for certain pieces.
     */
    boolean concerns(Mark mark, Hex hex, int level) {
        List<Piece> stack = stackAt(hex);
        if (!isMarked(mark, hex)) {
            return false;
        }
        return stack.stream().anyMatch(piece -> subjects.get(piece) == mark)
                ? subjects.get(stack.get(level)) == mark
                : level == stack.size() - 1;
    }

    List<Piece> stackAt(Hex hex) {
        return stacks.getOrDefault(hex, List.of());
    }

    /** Returns whether to draw the hands, which are known only if the ruleset is. */
    boolean showsHands() {
        return wantsHands && knowsHands;
    }

    private boolean isQueenSurrounded() {
        return stacks.entrySet().stream()
                .filter(stack -> stack.getValue().stream().anyMatch(piece -> piece.bug() == Bug.QUEEN_BEE))
                .anyMatch(stack -> stacks.keySet().containsAll(stack.getKey().neighbors()));
    }

    Set<Bug> bugs() {
        Stream<Piece> inPlay = stacks.values().stream().flatMap(List::stream);
        Stream<Piece> inHand = showsHands() ? hand.stream() : Stream.empty();
        return Stream.concat(inPlay, inHand).map(Piece::bug).collect(Collectors.toCollection(TreeSet::new));
    }

    /**
     * Returns the cells to draw, in drawing order: the hive, cells with marks and, on a table, those around the hive.
     */
    Set<Hex> cells() {
        Set<Hex> cells = new TreeSet<>();
        for (Hex hex : stacks.keySet()) {
            cells.add(hex);
            if (hasTable) {
                cells.addAll(hex.neighbors());
            }
        }
        marks.values().forEach(cells::addAll);
        arrows.forEach(arrow -> arrow.stops().forEach(stop -> cells.add(stop.cell())));
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }

    /** Returns how far a level of a stack is drawn above the center of its cell. */
    double lift(Hex hex, int level) {
        return level * GEOMETRY.step(stackAt(hex).size());
    }

    /**
     * Returns how far the top face of a cell, which is a piece or the table, is drawn above the center of the cell.
     */
    double lift(Hex hex) {
        return lift(hex, Math.max(0, stackAt(hex).size() - 1));
    }

    /**
     * Returns a point on the face at the level of a stop or, if the stack is not that high, on its top face, where
     * {@link CellGeometry#points} would float above the piece that is still there.
     */
    Point at(Stop stop) {
        int height = Math.max(1, stackAt(stop.cell()).size());
        return GEOMETRY.center(stop.cell(), Math.max(0, Math.min(stop.level(), height - 1)), height);
    }

    /** Returns the box around all cells and stacks. */
    Box box() {
        Set<Hex> cells = cells();
        Box flat = GEOMETRY.boxAround(cells);
        double top = flat.top();
        for (Hex hex : cells) {
            top = Math.min(top, GEOMETRY.center(hex).y() - lift(hex) - RADIUS);
        }
        return new Box(flat.left() - MARGIN, top - MARGIN, flat.right() + MARGIN, flat.bottom() + THICKNESS + MARGIN);
    }
}
