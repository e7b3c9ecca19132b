package io.github.hiverules;

import io.github.hiverules.internal.key.RepetitionTree;
import org.jspecify.annotations.Nullable;

/** DRAW-2: how often the position of a game came up, and whether that draws the game. Immutable. */
final class Repetition {

    /** The number of occurrences that draws a game. */
    private static final int DRAWN = 3;

    /** Up to this many plies are compared one by one, so that usual games need no memory for a tree. */
    private static final int LONG = 100;

    private final Position position;

    /** The plies before this one that may show the same position: none before the last placement. */
    private final @Nullable Repetition before;

    private final int plies;

    /** The positions of these plies and this one, where there are many and the ruleset has the draw by repetition. */
    private final @Nullable RepetitionTree<Position> tree;

    /** Computed when it is first needed; threads that compute it at the same time write the same. */
    private int hash;

    private Repetition(Position position, @Nullable Repetition before) {
        this.position = position;
        this.before = before;
        this.plies = before == null ? 0 : before.plies + 1;
        boolean needsTree = plies >= LONG && position.ruleset().repetitionDraw();
        this.tree = before != null && needsTree ? added(before.tree(), position) : null;
    }

    /** Returns the repetition at the start of a game. */
    static Repetition start(Position start) {
        return new Repetition(start, null);
    }

    /** Returns the repetition after a move, which led to a position. */
    Repetition after(Move move, Position next) {
        return new Repetition(next, move instanceof Move.Placement ? null : this);
    }

    /** Whether the ruleset has the draw by repetition and this occurrence of the position is the third. */
    boolean isDraw() {
        return position.ruleset().repetitionDraw() && occurrences() >= DRAWN;
    }

    /** How often the position came up, this time included. */
    int occurrences() {
        if (tree != null) {
            return tree.occurrences();
        }
        int count = 0;
        for (Repetition ply = this; ply != null; ply = ply.before) {
            if (ply.hash() == hash() && ply.position.equals(position)) {
                count++;
            }
        }
        return count;
    }

    /** All positions since the last placement; in which order they are added does not matter. */
    private RepetitionTree<Position> tree() {
        if (tree != null) {
            return tree;
        }
        RepetitionTree<Position> all = added(null, position);
        for (Repetition ply = before; ply != null; ply = ply.before) {
            all = added(all, ply.position);
        }
        return all;
    }

    private static RepetitionTree<Position> added(@Nullable RepetitionTree<Position> tree, Position position) {
        return new RepetitionTree<>(tree, position, position.key());
    }

    private int hash() {
        int known = hash;
        if (known == 0) {
            known = position.hashCode();
            hash = known;
        }
        return known;
    }
}
