package io.github.hiverules.judge;

import io.github.hiverules.Rule;
import io.github.hiverules.testkit.Mistake;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The simplest set of known mistakes that explains a program's answers.
 *
 * <p>A set of mistakes predicts what is wrong with each answer. It explains what it predicts. It is refuted by an
 * answer that has less wrong with it than the set predicts.
 */
final class Explanation {

    private final List<Evidence> all;
    private final List<Evidence> wrong;
    private final Set<Mistake> mistakes;
    private final Predictions predictions;
    private final Predicate<Mistake> isPossible;

    private Explanation(
            List<Evidence> all, Set<Mistake> known, Predictions predictions, Predicate<Mistake> isPossible) {
        this.isPossible = isPossible;
        this.predictions = predictions;
        this.all = all;
        this.wrong = all.stream()
                .filter(evidence -> !evidence.isRight())
                .sorted(Comparator.comparingInt(evidence -> evidence.game().plyCount()))
                .toList();
        this.mistakes = new LinkedHashSet<>(known);
    }

    /**
     * Finds the mistakes.
     *
     * @param evidence all answers, right and wrong
     * @param known mistakes that other answers have shown
     * @param isPossible whether other answers allow a mistake
     */
    static Explanation of(
            Collection<Evidence> evidence, Set<Mistake> known, Predictions predictions, Predicate<Mistake> isPossible) {
        Explanation explanation = new Explanation(List.copyOf(evidence), known, predictions, isPossible);
        Optional<Set<Mistake>> more = explanation.next();
        while (more.isPresent()) {
            explanation.mistakes.addAll(more.get());
            more = explanation.next();
        }
        explanation.dropNeedless(known);
        return explanation;
    }

    /** Returns whether no answer refutes a mistake, in addition to those that were found. */
    boolean allows(Mistake mistake) {
        return refutation(Set.of(mistake)).isEmpty();
    }

    /** Returns the mistakes, with those that were known before. */
    Set<Mistake> mistakes() {
        return Collections.unmodifiableSet(new LinkedHashSet<>(mistakes));
    }

    /** Returns the number of answers that differ from the right ones. */
    int differences() {
        return wrong.size();
    }

    /** Returns the number of answers that could contradict a mistake. */
    int answers() {
        return all.size();
    }

    List<Evidence> wrong() {
        return wrong;
    }

    /** Returns what a mistake contributes to an answer: what the others alone would not make wrong. */
    Set<Object> shareOf(Mistake mistake, Evidence evidence) {
        Set<Object> share = new LinkedHashSet<>(predictions.of(evidence, mistakes));
        share.retainAll(evidence.deviation());
        Set<Object> alone = predictions.of(evidence, Set.of(mistake));
        Set<Object> withoutIt = predictions.of(evidence, without(mistake));
        share.removeIf(part -> !alone.contains(part) && withoutIt.contains(part));
        return share;
    }

    /** Returns what no mistake explains in an answer. */
    Set<Object> unexplained(Evidence evidence) {
        return unexplained(evidence, mistakes);
    }

    private Set<Object> unexplained(Evidence evidence, Set<Mistake> some) {
        Set<Object> rest = new LinkedHashSet<>(evidence.deviation());
        rest.removeAll(predictions.of(evidence, some));
        return rest;
    }

    private Set<Mistake> without(Mistake mistake) {
        Set<Mistake> others = new LinkedHashSet<>(mistakes);
        others.remove(mistake);
        return others;
    }

    /** Returns the mistake, or the two that act together, that explain most of what is still unexplained. */
    private Optional<Set<Mistake>> next() {
        List<Evidence> open =
                wrong.stream().filter(one -> !unexplained(one).isEmpty()).toList();
        if (open.isEmpty()) {
            return Optional.empty();
        }
        Map<Mistake, Evidence> refuted = new LinkedHashMap<>();
        for (Mistake candidate : candidates(Sample.of(open))) {
            Optional<Evidence> refutation = refutation(Set.of(candidate));
            if (refutation.isEmpty() && isPossible.test(candidate) && isShown(candidate, open)) {
                return Optional.of(Set.of(candidate));
            }
            refutation.ifPresent(evidence -> refuted.put(candidate, evidence));
        }
        return pair(refuted);
    }

    /**
     * Returns the mistakes that predict something that is still unexplained; those that explain most come first, then
     * those about the rule that is broken.
     */
    private List<Mistake> candidates(List<Evidence> sample) {
        Map<Mistake, Integer> explained = new HashMap<>();
        Mistake.all().stream()
                .filter(mistake -> !mistakes.contains(mistake))
                .forEach(mistake -> explained.put(mistake, explained(mistake, sample)));
        Set<Optional<Rule>> broken = sample.stream()
                .flatMap(one -> one.deviation().stream()
                        .map(part -> Optional.of(Sort.of(one, part).rule())))
                .collect(Collectors.toSet());
        return Mistake.all().stream()
                .filter(mistake -> explained.getOrDefault(mistake, 0) > 0)
                .sorted(Comparator.<Mistake>comparingInt(mistake -> -explained.getOrDefault(mistake, 0))
                        .thenComparing(mistake -> !broken.contains(mistake.rule())))
                .toList();
    }

    /** Once a program has strayed, anything may be wrong, so an answer that the mistake itself predicts has to show it. */
    private boolean isShown(Mistake candidate, List<Evidence> open) {
        Set<Mistake> together = together(Set.of(candidate));
        return !candidate.changesState()
                || open.stream()
                        .filter(one -> predictions.tells(one, together))
                        .anyMatch(one -> !Collections.disjoint(unexplained(one), predictions.of(one, together)));
    }

    /** Two mistakes can hide each other: one misses moves that the other would add. */
    private Optional<Set<Mistake>> pair(Map<Mistake, Evidence> refuted) {
        List<Map.Entry<Mistake, Evidence>> candidates = List.copyOf(refuted.entrySet());
        for (int i = 0; i < candidates.size(); i++) {
            for (int j = i + 1; j < candidates.size(); j++) {
                Set<Mistake> pair =
                        Set.of(candidates.get(i).getKey(), candidates.get(j).getKey());
                boolean isPossible = fits(together(pair), candidates.get(i).getValue())
                        && fits(together(pair), candidates.get(j).getValue());
                if (isPossible && refutation(pair).isEmpty()) {
                    return Optional.of(pair);
                }
            }
        }
        return Optional.empty();
    }

    /** Returns how many wrong moves a mistake would explain. */
    private int explained(Mistake mistake, List<Evidence> sample) {
        int count = 0;
        Set<Mistake> together = together(Set.of(mistake));
        for (Evidence evidence : sample) {
            if (predictions.matters(mistake, evidence)) {
                Set<Object> rest = unexplained(evidence);
                rest.retainAll(predictions.of(evidence, together));
                count += rest.size();
            }
        }
        return count;
    }

    /** Returns an answer that does not show what more mistakes predict, or empty if there is none. */
    private Optional<Evidence> refutation(Set<Mistake> more) {
        Set<Mistake> together = together(more);
        return Stream.concat(wrong.stream(), all.stream().filter(Evidence::isRight))
                .filter(one -> more.stream().anyMatch(mistake -> predictions.matters(mistake, one)))
                .filter(one -> !fits(together, one))
                .findFirst();
    }

    private boolean fits(Set<Mistake> together, Evidence evidence) {
        return evidence.deviation().containsAll(predictions.of(evidence, together));
    }

    private Set<Mistake> together(Set<Mistake> more) {
        Set<Mistake> together = new LinkedHashSet<>(mistakes);
        together.addAll(more);
        return together;
    }

    /** A mistake that was chosen early may be needless once others are known. */
    private void dropNeedless(Set<Mistake> known) {
        for (Mistake mistake : List.copyOf(mistakes)) {
            Set<Mistake> others = without(mistake);
            boolean isNeedless = !known.contains(mistake)
                    && wrong.stream().allMatch(one -> unexplained(one).containsAll(unexplained(one, others)));
            if (isNeedless) {
                mistakes.remove(mistake);
            }
        }
    }
}
