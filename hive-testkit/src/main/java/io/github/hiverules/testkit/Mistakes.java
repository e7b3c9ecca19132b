package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The mistakes that a program makes, and a list of all mistakes that the rules have asked about so far.
 *
 * <p>The rules ask about a mistake only where it matters. If they did not ask about it, a program that makes it gives
 * the same answer.
 */
final class Mistakes {

    private static final Map<MistakePattern, BitSet> OF_PATTERN = table(MistakePattern.class, Mistake::is);
    private static final Map<Bug, Map<MistakePattern, BitSet>> OF_KIND_AND_PATTERN =
            kinds(kind -> table(MistakePattern.class, (mistake, pattern) -> mistake.is(pattern, kind)));
    private static final Map<Rule, BitSet> OF_RULE = table(Rule.class, Mistake::ignores);
    private static final Map<Bug, Map<Rule, BitSet>> OF_KIND_AND_RULE =
            kinds(kind -> table(Rule.class, (mistake, rule) -> mistake.ignores(rule, kind)));

    private static final Map<Mistake, Integer> INDEXES = IntStream.range(
                    0, Mistake.all().size())
            .boxed()
            .collect(Collectors.toUnmodifiableMap(Mistake.all()::get, index -> index));

    private final BitSet made;
    private final BitSet asked = new BitSet();

    private Mistakes(BitSet made) {
        this.made = made;
    }

    static Mistakes none() {
        return new Mistakes(new BitSet());
    }

    static Mistakes of(Collection<Mistake> mistakes) {
        Objects.requireNonNull(mistakes, "mistakes");
        BitSet made = new BitSet();
        mistakes.forEach(mistake -> made.set(get(INDEXES, mistake)));
        return new Mistakes(made);
    }

    boolean make(MistakePattern pattern) {
        return ask(get(OF_PATTERN, pattern));
    }

    boolean make(MistakePattern pattern, Bug kind) {
        return ask(get(get(OF_KIND_AND_PATTERN, kind), pattern));
    }

    boolean ignore(Rule rule) {
        return ask(get(OF_RULE, rule));
    }

    boolean ignore(Rule rule, Bug kind) {
        return ask(get(get(OF_KIND_AND_RULE, kind), rule));
    }

    /** Returns all mistakes that the rules have asked about. */
    Set<Mistake> asked() {
        List<Mistake> mistakes = new ArrayList<>();
        asked.stream().forEach(index -> mistakes.add(Mistake.all().get(index)));
        return Set.copyOf(mistakes);
    }

    boolean isAsked(Mistake mistake) {
        return asked.get(get(INDEXES, mistake));
    }

    /** Returns those of some mistakes that the program makes. */
    BitSet made(BitSet some) {
        BitSet both = (BitSet) some.clone();
        both.and(made);
        return both;
    }

    void addAsked(BitSet more) {
        asked.or(more);
    }

    /** Returns the list of what was asked, and begins a new one. */
    BitSet takeAsked() {
        BitSet list = (BitSet) asked.clone();
        asked.clear();
        return list;
    }

    /** Returns the value of a key that a table has. */
    private static <K, V> V get(Map<K, V> table, K key) {
        return Objects.requireNonNull(table.get(key));
    }

    private boolean ask(BitSet meant) {
        asked.or(meant);
        return made.intersects(meant);
    }

    /** Returns the indexes of the mistakes that are meant by each question. */
    private static <Q extends Enum<Q>> Map<Q, BitSet> table(Class<Q> questions, BiPredicate<Mistake, Q> isMeant) {
        Map<Q, BitSet> table = new EnumMap<>(questions);
        for (Q question : questions.getEnumConstants()) {
            BitSet meant = new BitSet();
            IntStream.range(0, Mistake.all().size())
                    .filter(index -> isMeant.test(Mistake.all().get(index), question))
                    .forEach(meant::set);
            table.put(question, meant);
        }
        return table;
    }

    private static <T> Map<Bug, T> kinds(Function<Bug, T> value) {
        Map<Bug, T> table = new EnumMap<>(Bug.class);
        Stream.of(Bug.values()).forEach(kind -> table.put(kind, value.apply(kind)));
        return table;
    }
}
