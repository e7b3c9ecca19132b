package io.github.hiverules.internal.key;

import io.github.hiverules.internal.packed.PackedPosition;
import io.github.hiverules.internal.rule.Repetition;
import io.github.hiverules.internal.rule.RuleFlags;
import org.jspecify.annotations.Nullable;

/** Counts how many times the position of a game has come up. Immutable. */
public final class RepetitionCounter {

    /** With fewer plies, positions are compared one by one, so a game of usual length needs no tree. */
    private static final int MIN_PLIES_FOR_TREE = 100;

    private final PackedPosition position;
    private final RuleFlags rules;

    /** The counter one ply earlier; null after a placement, because no earlier position can come up again. */
    private final @Nullable RepetitionCounter previous;

    private final int plies;

    /** The positions since the last placement, if there are many and the ruleset has the draw by repetition. */
    private final @Nullable RepetitionTree tree;

    /** Computed lazily. Threads that compute it at the same time write the same value. */
    private int hash;

    private RepetitionCounter(
            PackedPosition position,
            RuleFlags rules,
            @Nullable RepetitionCounter previous,
            int plies,
            @Nullable RepetitionTree tree) {
        this.position = position;
        this.rules = rules;
        this.previous = previous;
        this.plies = plies;
        this.tree = tree;
    }

    public static RepetitionCounter start(PackedPosition start, RuleFlags rules) {
        return new RepetitionCounter(start, rules, null, 0, null);
    }

    public RepetitionCounter afterPlacement(PackedPosition next) {
        return start(next, rules);
    }

    public RepetitionCounter afterOtherMove(PackedPosition next) {
        boolean needsTree = plies >= MIN_PLIES_FOR_TREE && Repetition.applies(rules);
        return new RepetitionCounter(next, rules, this, plies + 1, needsTree ? withPosition(tree(), next) : null);
    }

    /** Returns whether the ruleset has the draw by repetition, and the position has come up often enough. */
    public boolean isDraw() {
        return Repetition.applies(rules) && Repetition.isDraw(occurrences());
    }

    public int occurrences() {
        if (tree != null) {
            return tree.occurrences();
        }
        int count = 1;
        for (RepetitionCounter ply = previous; ply != null; ply = ply.previous) {
            if (ply.hash() == hash() && PositionKeys.areSame(ply.position, position)) {
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

    private RepetitionTree withPosition(@Nullable RepetitionTree before, PackedPosition latest) {
        return new RepetitionTree(before, latest, PositionKeys.key(latest, rules));
    }

    private int hash() {
        int known = hash;
        if (known == 0) {
            known = Long.hashCode(PositionKeys.key(position, rules));
            hash = known;
        }
        return known;
    }
}
