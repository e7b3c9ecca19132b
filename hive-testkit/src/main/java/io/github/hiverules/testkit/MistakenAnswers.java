package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Setup;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * What programs with mistakes answer in one position. Each answer is computed once, even if programs make more mistakes
 * that do not matter there. Not thread-safe.
 */
public final class MistakenAnswers {

    private final Setup setup;
    private final Map<Set<Mistake>, Answer> answers = new HashMap<>();

    private MistakenAnswers(Setup setup) {
        this.setup = setup;
    }

    /**
     * {@return the answers in a position}
     *
     * @param setup the pieces on the table and in hand, and whose turn it is
     */
    public static MistakenAnswers of(Setup setup) {
        return new MistakenAnswers(Objects.requireNonNull(setup, "setup"));
    }

    /** {@return the position} */
    public Setup setup() {
        return setup;
    }

    /** An answer, with the mistakes that the rules asked about on the way. */
    private record Answer(List<Move> moves, Outcome outcome, Mistakes mistakes) {}

    private Answer answer(Set<Mistake> relevant) {
        Objects.requireNonNull(relevant, "relevant");
        Answer known = answers.get(relevant);
        if (known != null) {
            return known;
        }
        ReferenceTurn turn = new ReferenceTurn(setup, Mistakes.of(relevant));
        Answer answer = new Answer(ReferenceMoves.of(turn).all(), turn.outcome(), turn.mistakes());
        answers.put(relevant, answer);
        return answer;
    }

    /**
     * {@return those of the given mistakes that matter here} A program that makes only these lists the same moves and
     * announces the same outcome.
     *
     * @param mistakes the mistakes that a program makes
     */
    public Set<Mistake> relevant(Collection<Mistake> mistakes) {
        Objects.requireNonNull(mistakes, "mistakes");
        Set<Mistake> relevant = Set.of();
        while (true) {
            Mistakes asked = answer(relevant).mistakes();
            Set<Mistake> more = new LinkedHashSet<>(relevant);
            mistakes.stream().filter(asked::isAsked).forEach(more::add);
            if (more.size() == relevant.size()) {
                return relevant;
            }
            // With these, others may matter that do not matter alone.
            relevant = Set.copyOf(more);
        }
    }

    /**
     * {@return all moves that a program with the given mistakes lists, unmodifiable; it may list a move twice}
     *
     * @param relevant the mistakes, as {@link #relevant} returns them
     */
    public List<Move> legalMoves(Set<Mistake> relevant) {
        return answer(relevant).moves();
    }

    /**
     * {@return the outcome that a program with the given mistakes announces}
     *
     * @param relevant the mistakes, as {@link #relevant} returns them
     */
    public Outcome outcome(Set<Mistake> relevant) {
        return answer(relevant).outcome();
    }
}
