package io.github.hiverules.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.Role;
import io.github.hiverules.Rule;
import io.github.hiverules.Violation;
import io.github.hiverules.Violation.Kind;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Counts what was asked, and how often each kind of refusal came up. */
final class HiveTally {

    private long setups;
    private long questions;
    private final Map<Kind, Long> refusals = new EnumMap<>(Kind.class);
    private final Map<Kind, Set<Rule>> rules = new EnumMap<>(Kind.class);
    private final Map<Kind, Set<Set<Role>>> evidence = new EnumMap<>(Kind.class);
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

    /** Adds rules and roles of a violation and its attempts, and checks that each value is of the type of its role. */
    void addEvidence(Violation violation) {
        Kind kind = violation.kind();
        rules.computeIfAbsent(kind, unused -> EnumSet.noneOf(Rule.class)).add(violation.rule());
        if (evidence.computeIfAbsent(kind, unused -> new HashSet<>())
                .add(EnumSet.copyOf(violation.evidence().keySet()))) {
            assertThat(Violation.of(kind, violation.rule(), violation.evidence()))
                    .isEqualTo(violation);
        }
        violation.attempts().forEach(this::addEvidence);
    }

    void addSentences(Set<String> keys) {
        sentences.addAll(keys);
    }

    HiveTally add(HiveTally other) {
        setups += other.setups;
        questions += other.questions;
        other.refusals.forEach((kind, count) -> refusals.merge(kind, count, Long::sum));
        other.rules.forEach((kind, seen) -> rules.computeIfAbsent(kind, unused -> EnumSet.noneOf(Rule.class))
                .addAll(seen));
        other.evidence.forEach((kind, seen) ->
                evidence.computeIfAbsent(kind, unused -> new HashSet<>()).addAll(seen));
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

    /** Returns the rules of all violations of a kind. */
    Set<Rule> rules(Kind kind) {
        return rules.getOrDefault(kind, Set.of());
    }

    /** Returns the roles of each violation of a kind, equal sets once. */
    Set<Set<Role>> evidence(Kind kind) {
        return evidence.getOrDefault(kind, Set.of());
    }

    /** Returns how often each kind of refusal came up. */
    @Override
    public String toString() {
        return refusals.toString();
    }
}
