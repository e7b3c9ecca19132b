package io.github.hiverules.judge;

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
import java.util.Set;
import java.util.function.Function;

/**
 * What programs get wrong, independent of the kinds of pieces for which a program gets it wrong.
 *
 * @param id the name
 * @param sentence what a program does, with {@code {pieces}} for the pieces for which it does so
 * @param rules the rules that it is about, the main one first
 * @param kinds the kinds to which it can be limited
 * @param change what changes
 */
record MistakePattern(String id, String sentence, List<Rule> rules, Set<Bug> kinds, Change change) {

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

    /** For this mistake, the rules do not exist. */
    static MistakePattern without(String id, String sentence, Rule... rules) {
        return without(id, sentence, Kinds.NONE, rules);
    }

    static MistakePattern without(String id, String sentence, Set<Bug> kinds, Rule... rules) {
        Set<Rule> ignored = EnumSet.noneOf(Rule.class);
        ignored.addAll(List.of(rules));
        return new MistakePattern(
                id, sentence, List.of(rules), kinds, (setup, some) -> new RulesWithout(setup, ignored, some));
    }

    /** This mistake changes one question about a turn. */
    static MistakePattern turn(String id, String sentence, Rule rule, Function<Setup, ReferenceTurn> change) {
        return new MistakePattern(id, sentence, List.of(rule), Kinds.NONE, (setup, kinds) -> change.apply(setup));
    }

    /** This mistake changes one question about the movement of a piece. */
    static MistakePattern movement(String id, String sentence, Rule rule, Set<Bug> kinds, MovementChange change) {
        return new MistakePattern(id, sentence, List.of(rule), kinds, (setup, some) -> new ReferenceTurn(setup) {
            @Override
            protected ReferenceMovement movement(ReferenceHive lifted, Hex from) {
                return change.movement(this, lifted, from, some);
            }
        });
    }

    /** This mistake changes which steps on the ground are legal, given the hive with the piece still on its cell. */
    static MistakePattern step(
            String id, String sentence, Rule rule, Set<Bug> kinds, Function<ReferenceHive, ReferenceStep> change) {
        return movement(id, sentence, rule, kinds, (turn, lifted, from, some) -> {
            ReferenceStep changed = change.apply(turn.hive());
            return new ReferenceMovement(turn, lifted, from) {
                @Override
                protected ReferenceStep step(Bug kind) {
                    return some.contains(kind) ? changed : super.step(kind);
                }
            };
        });
    }
}
