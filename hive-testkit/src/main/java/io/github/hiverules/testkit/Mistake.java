package io.github.hiverules.testkit;

import io.github.hiverules.Rule;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.piece.Bug;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A mistake that programs make with the rules. {@link MistakenRules} play with it.
 *
 * <p>Some mistakes can be limited to one kind of piece: a program may forget gates for the Spider only.
 */
public final class Mistake {

    private static final List<Mistake> ALL = Stream.of(MistakePattern.values())
            .flatMap(pattern -> Stream.concat(
                    Stream.of(new Mistake(pattern, Optional.empty())),
                    pattern.kinds().stream().map(bug -> new Mistake(pattern, Optional.of(bug)))))
            .toList();

    private final MistakePattern pattern;
    private final Optional<Bug> bug;

    private Mistake(MistakePattern pattern, Optional<Bug> bug) {
        this.pattern = pattern;
        this.bug = bug;
    }

    /** {@return all mistakes; one that can be limited to a kind of piece is followed by its limited forms} */
    public static List<Mistake> all() {
        return ALL;
    }

    /** {@return the mistakes that are not limited to a kind of piece} */
    public static List<Mistake> unlimited() {
        return ALL.stream().filter(mistake -> mistake.bug.isEmpty()).toList();
    }

    /**
     * {@return the mistake with the given id}
     *
     * @param id for example {@code MOVES_PINNED_PIECES} or {@code MOVES_PINNED_PIECES:GRASSHOPPER}
     * @throws IllegalArgumentException if there is no such mistake
     */
    public static Mistake of(String id) {
        Objects.requireNonNull(id, "id");
        return ALL.stream()
                .filter(mistake -> mistake.id().equals(id))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no mistake has the id " + id));
    }

    /**
     * {@return the id, which consists of the name of the mistake and, after a colon, the kind of piece to which it is
     * limited}
     */
    public String id() {
        return pattern.name() + bug.map(kind -> ":" + kind.name()).orElse("");
    }

    /** {@return the rule that the mistake is about, the main one if there are several; empty if it is about all} */
    public Optional<Rule> rule() {
        return is(MistakePattern.NEVER_MOVES)
                ? bug.map(Rule::ofMovement)
                : pattern.rules().stream().findFirst();
    }

    /** {@return the rules that do not exist for a program that makes this mistake; empty if it gets a rule wrong} */
    public Set<Rule> ignoredRules() {
        return pattern.ignoresRules() ? Collections.unmodifiableSet(new LinkedHashSet<>(pattern.rules())) : Set.of();
    }

    /** {@return the kind of piece to which the mistake is limited, or empty if it concerns all pieces} */
    public Optional<Bug> bug() {
        return bug;
    }

    /** {@return the kinds of pieces to which this mistake could be limited} */
    public Set<Bug> kinds() {
        return bug.isEmpty() ? pattern.kinds() : Set.of();
    }

    /** {@return what the program does, in English, for example {@code lets Spiders pass through gates}} */
    public String sentence() {
        return pattern.sentence().replace("{pieces}", bug.map(Mistake::plural).orElse("pieces"));
    }

    private static String plural(Bug kind) {
        String name = Sentences.english().label(kind);
        return name + (name.endsWith("o") ? "es" : "s");
    }

    /** Returns the rules that the mistake is about. */
    List<Rule> rules() {
        return pattern.rules();
    }

    /** {@return whether a program with this mistake carries out some moves differently than they say} */
    public boolean changesState() {
        return pattern.changesState();
    }

    /** {@return whether the mistake concerns which moves a program lists, not what it accepts or how it plays them} */
    public boolean isAboutLists() {
        return !changesState() && pattern != MistakePattern.ACCEPTS_EVERYTHING;
    }

    boolean is(MistakePattern other, Bug kind) {
        return pattern == other && (bug.isEmpty() || bug.get() == kind);
    }

    boolean is(MistakePattern other) {
        return pattern == other;
    }

    boolean ignores(Rule rule) {
        return bug.isEmpty() && pattern.ignores(rule);
    }

    boolean ignores(Rule rule, Bug kind) {
        return pattern.ignores(rule) && (bug.isEmpty() || bug.get() == kind);
    }

    /** {@return whether the other object is the same mistake} */
    @Override
    public boolean equals(Object other) {
        return other instanceof Mistake that && pattern == that.pattern && bug.equals(that.bug);
    }

    @Override
    public int hashCode() {
        return Objects.hash(pattern, bug);
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id();
    }
}
