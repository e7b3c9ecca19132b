package io.github.hiverules.testkit;

import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Setup;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What programs with mistakes answer in one position. Each part of an answer is computed once for all programs that make
 * the same of the mistakes that matter for it. Not thread-safe.
 */
public final class MistakenAnswers {

    private final Setup setup;
    private final KnownAnswers<Answer> answers = new KnownAnswers<>();
    private final Map<Object, KnownAnswers<Set<Move>>> parts = new HashMap<>();

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

    /** What a program lists, and the outcome that it announces. */
    private record Answer(List<Move> moves, Outcome outcome) {}

    private Answer answer(Mistakes mistakes) {
        return answers.get(mistakes, () -> {
            ReferenceTurn turn = new ReferenceTurn(setup, mistakes);
            return new Answer(List.copyOf(ReferenceMoves.of(turn, parts).all()), turn.outcome());
        });
    }

    /**
     * {@return those of the given mistakes that matter here} A program that makes only these lists the same moves and
     * announces the same outcome.
     *
     * @param mistakes the mistakes that a program makes
     */
    public Set<Mistake> relevant(Collection<Mistake> mistakes) {
        Mistakes all = Mistakes.of(mistakes);
        answer(all);
        return mistakes.stream().filter(all::isAsked).collect(Collectors.toUnmodifiableSet());
    }

    /**
     * {@return all moves that a program with the given mistakes lists, unmodifiable; it may list a move twice}
     *
     * @param mistakes the mistakes that the program makes
     */
    public List<Move> legalMoves(Collection<Mistake> mistakes) {
        return answer(Mistakes.of(mistakes)).moves();
    }

    /**
     * {@return the outcome that a program with the given mistakes announces}
     *
     * @param mistakes the mistakes that the program makes
     */
    public Outcome outcome(Collection<Mistake> mistakes) {
        return answer(Mistakes.of(mistakes)).outcome();
    }
}
