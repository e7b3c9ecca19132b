package io.github.hiverules;

import io.github.hiverules.internal.key.RepetitionTree;
import org.jspecify.annotations.Nullable;

/** DRAW-2: counts how many times the position of a game has come up. Immutable. */
final class RepetitionCounter {

    /** The number of times that a position must come up to draw a game. */
    private static final int DRAWING_OCCURRENCES = 3;

    /** With fewer plies, positions are compared one by one, so a game of usual length needs no tree. */
    private static final int MIN_PLIES_FOR_TREE = 100;

    private final Position position;

    /** The counter one ply earlier; null after a placement, because no earlier position can come up again. */
    private final @Nullable RepetitionCounter previous;

    private final int plies;

    /** The positions since the last placement, if there are many and the ruleset has the draw by repetition. */
    private final @Nullable RepetitionTree tree;

    /** Computed lazily. Threads that compute it at the same time write the same value. */
    private int hash;

    private RepetitionCounter(Position position, @Nullable RepetitionCounter previous) {
        this.position = position;
        this.previous = previous;
        this.plies = previous == null ? 0 : previous.plies + 1;
        boolean needsTree = plies >= MIN_PLIES_FOR_TREE && position.ruleset().repetitionDraw();
        this.tree = previous != null && needsTree ? withPosition(previous.tree(), position) : null;
    }

    static RepetitionCounter start(Position start) {
        return new RepetitionCounter(start, null);
    }

    RepetitionCounter after(Move move, Position next) {
        return new RepetitionCounter(next, move instanceof Move.Placement ? null : this);
    }

    /** Returns whether the ruleset has the draw by repetition and this is the third occurrence. */
    boolean isDraw() {
        return position.ruleset().repetitionDraw() && occurrences() >= DRAWING_OCCURRENCES;
    }

    int occurrences() {
        if (tree != null) {
            return tree.occurrences();
        }
        int count = 0;
        for (RepetitionCounter ply = this; ply != null; ply = ply.previous) {
            if (ply.hash() == hash() && ply.position.isRepetitionOf(position)) {
                count++;
            }
        }
        return count;
    }

    /** Returns all positions since the last placement, in any order. */
    private RepetitionTree tree() {
        if (tree != null) {
            return tree;
        }
        RepetitionTree all = withPosition(null, position);
        for (RepetitionCounter ply = previous; ply != null; ply = ply.previous) {
            all = withPosition(all, ply.position);
        }
        return all;
    }

    private static RepetitionTree withPosition(@Nullable RepetitionTree tree, Position position) {
        return new RepetitionTree(tree, position.packed(), position.key());
    }

    private int hash() {
        int known = hash;
        if (known == 0) {
            known = Long.hashCode(position.key());
            hash = known;
        }
        return known;
    }
}
