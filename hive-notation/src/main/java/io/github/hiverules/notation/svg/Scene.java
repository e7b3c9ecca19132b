package io.github.hiverules.notation.svg;

import io.github.hiverules.Route.Stop;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.internal.Directions;
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

/** All that a drawing shows. Only a fresh copy is changed, before anybody else sees it. */
final class Scene {

    // In drawing order, so that a stack covers what lies behind it.
    final Map<Hex, List<Piece>> stacks = new TreeMap<>(Directions.BY_ROW);
    final List<Piece> hand = new ArrayList<>();
    final Map<Mark, Set<Hex>> marks = new EnumMap<>(Mark.class);
    final List<Arrow> arrows = new ArrayList<>();
    Optional<Color> sideToMove = Optional.empty();
    Optional<Piece> resting = Optional.empty();
    boolean coordinates;
    boolean hands;
    SvgTheme theme = SvgTheme.AUTO;
    String title = "Hive position";
    Optional<String> description = Optional.empty();

    Scene(Map<Hex, List<Piece>> stacks) {
        for (Map.Entry<Hex, List<Piece>> stack : stacks.entrySet()) {
            if (!stack.getValue().isEmpty()) {
                this.stacks.put(stack.getKey(), List.copyOf(stack.getValue()));
            }
        }
    }

    Scene(Setup setup) {
        this(setup.stacks());
        for (Color color : Color.values()) {
            hand.addAll(setup.ruleset().pieces(color));
        }
        for (List<Piece> stack : stacks.values()) {
            hand.removeAll(stack);
        }
        sideToMove = Optional.of(setup.sideToMove());
        // Without a Pillbug resting changes nothing.
        resting = setup.ruleset().includes(Bug.PILLBUG) ? setup.resting() : Optional.empty();
    }

    /** Copies a scene. */
    Scene(Scene scene) {
        this(scene.stacks);
        hand.addAll(scene.hand);
        for (Map.Entry<Mark, Set<Hex>> mark : scene.marks.entrySet()) {
            mark(mark.getKey(), mark.getValue());
        }
        arrows.addAll(scene.arrows);
        sideToMove = scene.sideToMove;
        resting = scene.resting;
        coordinates = scene.coordinates;
        hands = scene.hands;
        theme = scene.theme;
        title = scene.title;
        description = scene.description;
    }

    void mark(Mark mark, Collection<Hex> hexes) {
        Set<Hex> marked = marks.getOrDefault(mark, new TreeSet<>(Directions.BY_ROW));
        marked.addAll(hexes);
        marks.put(mark, marked);
    }

    void mark(Mark mark, Hex hex) {
        mark(mark, List.of(hex));
    }

    /** Marks the cell of a piece, if it is in play. */
    void mark(Mark mark, Piece piece) {
        for (Map.Entry<Hex, List<Piece>> stack : stacks.entrySet()) {
            if (stack.getValue().contains(piece)) {
                mark(mark, stack.getKey());
            }
        }
    }

    boolean isMarked(Mark mark, Hex hex) {
        return marks.getOrDefault(mark, Set.of()).contains(hex);
    }

    List<Piece> stackAt(Hex hex) {
        return stacks.getOrDefault(hex, List.of());
    }

    /** Hands are known only where the ruleset is. */
    boolean showsHands() {
        return hands && sideToMove.isPresent();
    }

    /** The kinds that are drawn. */
    Set<Bug> bugs() {
        List<Piece> pieces = new ArrayList<>(showsHands() ? hand : List.of());
        for (List<Piece> stack : stacks.values()) {
            pieces.addAll(stack);
        }
        Set<Bug> bugs = new TreeSet<>();
        for (Piece piece : pieces) {
            bugs.add(piece.bug());
        }
        return bugs;
    }

    /** The hive, the cells around it and those with a sign, in drawing order. */
    Set<Hex> cells() {
        Set<Hex> cells = new TreeSet<>(Directions.BY_ROW);
        for (Hex hex : stacks.keySet()) {
            cells.add(hex);
            cells.addAll(hex.neighbors());
        }
        for (Set<Hex> marked : marks.values()) {
            cells.addAll(marked);
        }
        for (Arrow arrow : arrows) {
            for (Stop stop : arrow.stops()) {
                cells.add(stop.hex());
            }
        }
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }
}
