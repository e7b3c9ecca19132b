package io.github.hiverules.judge;

import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Sets of kinds of pieces, and their names. */
final class Kinds {

    private static final int MANY = 4;

    static final Set<Bug> NONE = Set.of();
    static final Set<Bug> ALL = Collections.unmodifiableSet(EnumSet.allOf(Bug.class));

    private Kinds() {}

    static Set<Bug> of(Bug first, Bug... others) {
        return Collections.unmodifiableSet(EnumSet.of(first, others));
    }

    static Set<Bug> allBut(Bug bug) {
        return Collections.unmodifiableSet(EnumSet.complementOf(EnumSet.of(bug)));
    }

    /** Returns the name of several pieces of a kind, for example {@code Mosquitoes}. */
    static String plural(Bug bug) {
        String name = Sentences.english().label(bug);
        return name + (name.endsWith("o") ? "es" : "s");
    }

    /** Returns the names of some kinds, for example {@code Spiders, Beetles and Soldier Ants}, or the number of many. */
    static String names(Collection<Bug> kinds) {
        if (kinds.size() > MANY) {
            return kinds.size() + " kinds of pieces";
        }
        List<String> names = kinds.stream().sorted().map(Kinds::plural).toList();
        int last = names.size() - 1;
        return last < 1
                ? String.join("", names)
                : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }
}
