package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.reference.ReferenceHive;
import io.github.hiverules.testkit.reference.ReferenceMovement;
import io.github.hiverules.testkit.reference.ReferenceStep;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import io.github.hiverules.testkit.reference.RulesWithout;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * A mistake that programs make with the rules: a small change of the reference rules.
 *
 * <p>Some mistakes can be limited to one kind of piece: a program may forget gates for the Spider only.
 */
public final class Mistake {

    private static final List<Mistake> ALL = Stream.of(
                    PlacingMistakes.all(), MovingMistakes.all(), KindMistakes.all(), TurnMistakes.all())
            .flatMap(List::stream)
            .flatMap(mistake -> Stream.concat(
                    Stream.of(mistake), mistake.kinds.stream().sorted().map(mistake::limitedTo)))
            .toList();

    private final String id;
    private final String sentence;
    private final List<Rule> rules;
    private final Set<Bug> kinds;
    private final Change change;
    private final Optional<Bug> bug;

    private Mistake(String id, String sentence, List<Rule> rules, Set<Bug> kinds, Change change, Optional<Bug> bug) {
        this.id = id;
        this.sentence = sentence;
        this.rules = rules;
        this.kinds = kinds;
        this.change = change;
        this.bug = bug;
    }

    /** Changes the rules of a turn for some kinds of pieces. */
    @FunctionalInterface
    interface Change {
        ReferenceTurn turn(Setup setup, Set<Bug> kinds);
    }

    /** Changes the rules for the movement of one piece. */
    @FunctionalInterface
    interface MovementChange {
        ReferenceMovement movement(ReferenceTurn turn, ReferenceHive lifted, Hex from, Set<Bug> kinds);
    }

    /** Returns a mistake that can be limited to any of some kinds; its sentence names the pieces {@code {pieces}}. */
    static Mistake changing(String id, String sentence, List<Rule> rules, Set<Bug> kinds, Change change) {
        return new Mistake(id, sentence, rules, kinds, change, Optional.empty());
    }

    /** For this mistake, the rules do not exist. */
    static Mistake without(String id, String sentence, Rule... rules) {
        return without(id, sentence, Kinds.NONE, rules);
    }

    static Mistake without(String id, String sentence, Set<Bug> kinds, Rule... rules) {
        Set<Rule> ignored = EnumSet.noneOf(Rule.class);
        ignored.addAll(List.of(rules));
        return changing(id, sentence, List.of(rules), kinds, (setup, some) -> new RulesWithout(setup, ignored, some));
    }

    /** This mistake changes one question about a turn. */
    static Mistake turn(String id, String sentence, Rule rule, Function<Setup, ReferenceTurn> change) {
        return changing(id, sentence, List.of(rule), Kinds.NONE, (setup, kinds) -> change.apply(setup));
    }

    /** This mistake changes one question about the movement of a piece. */
    static Mistake movement(String id, String sentence, Rule rule, Set<Bug> kinds, MovementChange change) {
        return changing(id, sentence, List.of(rule), kinds, (setup, some) -> new ReferenceTurn(setup) {
            @Override
            protected ReferenceMovement movement(ReferenceHive lifted, Hex from) {
                return change.movement(this, lifted, from, some);
            }
        });
    }

    /** This mistake changes which steps on the ground are legal, given the hive with the piece still on its cell. */
    static Mistake step(
            String id, String sentence, Rule rule, Set<Bug> kinds, Function<ReferenceHive, ReferenceStep> change) {
        return movement(id, sentence, rule, kinds, (turn, lifted, from, some) -> {
            ReferenceStep changed = change.apply(turn.hive());
            return new ReferenceMovement(turn, lifted, from) {
                @Override
                protected ReferenceStep step(Bug movesAs) {
                    return some.contains(movesAs) ? changed : super.step(movesAs);
                }
            };
        });
    }

    private Mistake limitedTo(Bug only) {
        return new Mistake(id, sentence, rules, kinds, change, Optional.of(only));
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
        return id + bug.map(limit -> ":" + limit.name()).orElse("");
    }

    /** {@return the rules that the mistake is about, the main one first; empty if it is about all} */
    public List<Rule> rules() {
        return rules.isEmpty() ? bug.map(Rule::ofMovement).stream().toList() : rules;
    }

    /** {@return the kind of piece to which the mistake is limited, or empty if it concerns all pieces} */
    public Optional<Bug> bug() {
        return bug;
    }

    /** {@return the kinds of pieces to which this mistake could be limited} */
    public Set<Bug> kinds() {
        return bug.isEmpty() ? kinds : Set.of();
    }

    /** {@return what the program does, in English, for example {@code lets Spiders pass through gates}} */
    public String sentence() {
        String pieces = bug.map(Kinds::plural).orElse("pieces");
        return sentence.replace("{pieces}", pieces);
    }

    /**
     * {@return the moves that a program with the mistake lists, perhaps a move twice}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is; it must be a valid position
     */
    public List<Move> legalMoves(Setup setup) {
        return turn(setup).moves();
    }

    /**
     * {@return the outcome that a program with the mistake announces}
     *
     * @param setup the pieces on the table
     */
    public Outcome outcome(Setup setup) {
        return turn(setup).outcome();
    }

    private ReferenceTurn turn(Setup setup) {
        Objects.requireNonNull(setup, "setup");
        return change.turn(setup, bug.map(Set::of).orElse(Kinds.ALL));
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id();
    }
}
