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
        stacks.forEach((hex, stack) -> {
            if (!stack.isEmpty()) {
                this.stacks.put(hex, List.copyOf(stack));
            }
        });
    }

    Scene(Setup setup) {
        this(setup.stacks());
        for (Color color : Color.values()) {
            hand.addAll(setup.ruleset().pieces(color));
        }
        stacks.values().forEach(hand::removeAll);
        sideToMove = Optional.of(setup.sideToMove());
        // Without a Pillbug resting changes nothing.
        resting = setup.resting().filter(piece -> setup.ruleset().includes(Bug.PILLBUG));
    }

    /** Copies a scene. */
    Scene(Scene scene) {
        this(scene.stacks);
        hand.addAll(scene.hand);
        scene.marks.forEach(this::mark);
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
        marks.computeIfAbsent(mark, none -> new TreeSet<>(Directions.BY_ROW)).addAll(hexes);
    }

    void mark(Mark mark, Hex hex) {
        mark(mark, List.of(hex));
    }

    /** Marks the cell of a piece, if it is in play. */
    void mark(Mark mark, Piece piece) {
        stacks.forEach((hex, stack) -> {
            if (stack.contains(piece)) {
                mark(mark, hex);
            }
        });
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
        Set<Bug> bugs = new TreeSet<>();
        stacks.values().forEach(stack -> stack.forEach(piece -> bugs.add(piece.bug())));
        if (showsHands()) {
            hand.forEach(piece -> bugs.add(piece.bug()));
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
        marks.values().forEach(cells::addAll);
        for (Arrow arrow : arrows) {
            for (Stop stop : arrow.stops()) {
                cells.add(stop.hex());
            }
        }
        return cells.isEmpty() ? Set.of(Hex.ORIGIN) : cells;
    }
}
