package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;

/**
 * The mistakes that a program makes, and a list of all mistakes that the rules have asked about so far.
 *
 * <p>The rules ask about a mistake only where it matters. If they did not ask about it, a program that makes it gives
 * the same answer.
 */
final class Mistakes {

    private static final Map<Object, BitSet> QUESTIONS = new ConcurrentHashMap<>();

    private final BitSet made;
    private final BitSet asked = new BitSet();

    private Mistakes(BitSet made) {
        this.made = made;
    }

    static Mistakes none() {
        return new Mistakes(new BitSet());
    }

    static Mistakes of(Collection<Mistake> mistakes) {
        Set<Mistake> wanted = Set.copyOf(mistakes);
        return new Mistakes(select(wanted::contains));
    }

    boolean make(MistakePattern pattern) {
        return ask(pattern, mistake -> mistake.is(pattern));
    }

    boolean make(MistakePattern pattern, Bug kind) {
        return ask(List.of(pattern, kind), mistake -> mistake.is(pattern, kind));
    }

    boolean ignore(Rule rule) {
        return ask(rule, mistake -> mistake.ignores(rule));
    }

    boolean ignore(Rule rule, Bug kind) {
        return ask(List.of(rule, kind), mistake -> mistake.ignores(rule, kind));
    }

    /** Returns all mistakes that the rules have asked about. */
    Set<Mistake> asked() {
        List<Mistake> mistakes = new ArrayList<>();
        asked.stream().forEach(index -> mistakes.add(Mistake.all().get(index)));
        return Set.copyOf(mistakes);
    }

    private boolean ask(Object question, Predicate<Mistake> isMeant) {
        BitSet meant = QUESTIONS.computeIfAbsent(question, unused -> select(isMeant));
        asked.or(meant);
        return made.intersects(meant);
    }

    private static BitSet select(Predicate<Mistake> isMeant) {
        BitSet selected = new BitSet();
        for (int index = 0; index < Mistake.all().size(); index++) {
            if (isMeant.test(Mistake.all().get(index))) {
                selected.set(index);
            }
        }
        return selected;
    }
}
