package io.github.hiverules;

import io.github.hiverules.internal.key.RepetitionTree;
import io.github.hiverules.move.Move;
import org.jspecify.annotations.Nullable;

/** DRAW-2: how often the position of a game came up, and whether that draws the game. Immutable. */
final class Repetition {

    /** The number of times that a position must come up to draw a game. */
    private static final int DRAWING_OCCURRENCES = 3;

    /** With fewer plies, positions are compared one by one, so a game of usual length needs no tree. */
    private static final int MIN_PLIES_FOR_TREE = 100;

    private final Position position;

    /** The repetition one ply earlier; null after a placement, because no earlier position can come up again. */
    private final @Nullable Repetition before;

    private final int plies;

    /** The positions since the last placement, if there are many and the ruleset has the draw by repetition. */
    private final @Nullable RepetitionTree tree;

    /** Computed lazily. Threads that compute it at the same time write the same. */
    private int hash;

    private Repetition(Position position, @Nullable Repetition before) {
        this.position = position;
        this.before = before;
        this.plies = before == null ? 0 : before.plies + 1;
        boolean needsTree = plies >= MIN_PLIES_FOR_TREE && position.ruleset().repetitionDraw();
        this.tree = before != null && needsTree ? added(before.tree(), position) : null;
    }

    static Repetition start(Position start) {
        return new Repetition(start, null);
    }

    Repetition after(Move move, Position next) {
        return new Repetition(next, move instanceof Move.Placement ? null : this);
    }

    /** Whether the ruleset has the draw by repetition and this is the third occurrence. */
    boolean isDraw() {
        return position.ruleset().repetitionDraw() && occurrences() >= DRAWING_OCCURRENCES;
    }

    /** How often the position came up, including this time. */
    int occurrences() {
        if (tree != null) {
            return tree.occurrences();
        }
        int count = 0;
        for (Repetition ply = this; ply != null; ply = ply.before) {
            if (ply.hash() == hash() && ply.position.isRepetitionOf(position)) {
                count++;
            }
        }
        return count;
    }

    /** All positions since the last placement, in any order. */
    private RepetitionTree tree() {
        if (tree != null) {
            return tree;
        }
        RepetitionTree all = added(null, position);
        for (Repetition ply = before; ply != null; ply = ply.before) {
            all = added(all, ply.position);
        }
        return all;
    }

    private static RepetitionTree added(@Nullable RepetitionTree tree, Position position) {
        return new RepetitionTree(
                tree, position.packed(), position.key(), position.ruleset().flags());
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
