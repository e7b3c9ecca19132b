package io.github.hiverules.judge;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.testkit.reference.ReferenceTurn;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
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
            .flatMap(pattern -> Stream.concat(
                    Stream.of(new Mistake(pattern, Optional.empty())),
                    pattern.kinds().stream().sorted().map(bug -> new Mistake(pattern, Optional.of(bug)))))
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
        return pattern.id() + bug.map(kind -> ":" + kind.name()).orElse("");
    }

    /** {@return the rules that the mistake is about, the main one first; empty if it is about all} */
    public List<Rule> rules() {
        return pattern.rules().isEmpty() ? bug.map(Rule::ofMovement).stream().toList() : pattern.rules();
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
        String pieces = bug.map(Kinds::plural).orElse("pieces");
        return pattern.sentence().replace("{pieces}", pieces);
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
        return pattern.change().turn(setup, bug.map(Set::of).orElse(Kinds.ALL));
    }

    /** {@return the id} */
    @Override
    public String toString() {
        return id();
    }
}
