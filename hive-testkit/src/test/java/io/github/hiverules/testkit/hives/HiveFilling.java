package io.github.hiverules.testkit.hives;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Pieces for the places of a shape: first those that a question is about, then others on the rest. */
final class HiveFilling {

    /** Kinds for places that do not matter: none of them throws, copies, climbs or ends the game. */
    private static final List<Bug> QUIET_KINDS = List.of(Bug.SOLDIER_ANT, Bug.GRASSHOPPER, Bug.SPIDER, Bug.LADYBUG);

    /** Kinds for places above the ground. The Beetle, which matters least, is the first. */
    static final List<Bug> CLIMBERS =
            Stream.of(Bug.values()).filter(Bug::climbs).toList();

    private final HiveOutline shape;
    private final Map<Place, Tile> tiles = new HashMap<>();

    /** A place for a piece: level 0 is the ground. */
    private record Place(Hex cell, int level) {}

    /** A piece without its number. */
    private record Tile(Color color, Bug bug) {}

    HiveFilling(HiveOutline shape) {
        this.shape = shape;
    }

    /** Puts a piece on a place; returns false if it is taken, the piece cannot climb there, or the set has no more. */
    boolean put(Hex cell, int level, Color color, Bug bug) {
        Place place = new Place(cell, level);
        Tile tile = new Tile(color, bug);
        boolean fits = level < shape.height(cell)
                && !tiles.containsKey(place)
                && (level == 0 || bug.climbs())
                && count(tile) < bug.count();
        if (fits) {
            tiles.put(place, tile);
        }
        return fits;
    }

    /** Returns whether nothing has been put on the ground of a cell. */
    boolean isFree(Hex cell) {
        return !tiles.containsKey(new Place(cell, 0));
    }

    private long count(Tile tile) {
        return tiles.values().stream().filter(tile::equals).count();
    }

    /** Puts a piece on top of a cell. */
    boolean putOnTop(Hex cell, Color color, Bug bug) {
        return put(cell, shape.height(cell) - 1, color, bug);
    }

    /** Puts a piece of either color on a place, of the given one if possible. */
    boolean putEither(Hex cell, int level, Color preferred, Bug bug) {
        return put(cell, level, preferred, bug) || put(cell, level, preferred.opposite(), bug);
    }

    /**
     * Puts a player's Queen, unless she is in play, on a free place on the ground, if possible uncovered and not
     * surrounded; returns false if there is none outside the given cells.
     */
    boolean putQueen(Color color, Collection<Hex> avoided) {
        return count(new Tile(color, Bug.QUEEN_BEE)) > 0
                || Stream.concat(
                                shape.cells().stream()
                                        .filter(cell -> shape.height(cell) == 1
                                                && shape.neighbors(cell).size() < 6),
                                shape.cells().stream())
                        .filter(cell -> !avoided.contains(cell))
                        .anyMatch(cell -> put(cell, 0, color, Bug.QUEEN_BEE));
    }

    /**
     * Fills the places that are still free with quiet pieces of alternating colors, and climbing ones above the ground;
     * returns false if the set has too few.
     */
    boolean fillUp() {
        Color color = Color.BLACK;
        for (Hex cell : shape.cells()) {
            for (int level = 0; level < shape.height(cell); level++) {
                if (!tiles.containsKey(new Place(cell, level))) {
                    if (!putQuietPiece(cell, level, color) && !putQuietPiece(cell, level, color.opposite())) {
                        return false;
                    }
                    color = color.opposite();
                }
            }
        }
        return true;
    }

    /** Puts a piece that does not matter on a place; returns false if the set has no more of that color. */
    boolean putQuietPiece(Hex cell, int level, Color color) {
        List<Bug> kinds = level == 0 ? QUIET_KINDS : CLIMBERS;
        return kinds.stream().anyMatch(bug -> put(cell, level, color, bug));
    }

    /** Returns the setup, with White to move on the first possible turn. Pieces of one kind are numbered by cell. */
    Setup setup(Ruleset ruleset) {
        Map<Tile, Integer> numbers = new HashMap<>();
        Map<Hex, List<Piece>> stacks = new LinkedHashMap<>();
        for (Hex cell : shape.cells()) {
            List<Piece> stack = new ArrayList<>();
            for (int level = 0; level < shape.height(cell); level++) {
                Tile tile =
                        Optional.ofNullable(tiles.get(new Place(cell, level))).orElseThrow();
                stack.add(Piece.of(tile.color, tile.bug, numbers.merge(tile, 1, Integer::sum)));
            }
            stacks.put(cell, List.copyOf(stack));
        }
        return new Setup(ruleset, Color.WHITE, 1, stacks, Optional.empty()).withTurn(Color.WHITE);
    }
}
