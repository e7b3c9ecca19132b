package io.github.hiverules.testkit;

import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Counts what was asked, and how often each kind of refusal came up. */
final class HiveTally {

    private long setups;
    private long questions;
    private final Map<Kind, Long> refusals = new EnumMap<>(Kind.class);

    private final Set<String> sentences = new TreeSet<>();

    void addSetup() {
        setups++;
    }

    void addQuestion() {
        questions++;
    }

    /** Counts a refusal and, below it, the failed attempts: what a Mosquito was tried as, and a throw. */
    void addRefusal(Violation violation) {
        refusals.merge(violation.kind(), 1L, Long::sum);
        violation.attempts().forEach(this::addRefusal);
    }

    void addSentences(Set<String> keys) {
        sentences.addAll(keys);
    }

    HiveTally add(HiveTally other) {
        setups += other.setups;
        questions += other.questions;
        other.refusals.forEach((kind, count) -> refusals.merge(kind, count, Long::sum));
        sentences.addAll(other.sentences);
        return this;
    }

    long setups() {
        return setups;
    }

    long questions() {
        return questions;
    }

    /** Returns the keys of all sentences that came up. */
    Set<String> sentences() {
        return sentences;
    }

    long refusals(Kind kind) {
        return refusals.getOrDefault(kind, 0L);
    }

    /** Returns how often each kind of refusal came up. */
    @Override
    public String toString() {
        return refusals.toString();
    }
}
