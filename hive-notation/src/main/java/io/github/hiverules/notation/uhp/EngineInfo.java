package io.github.hiverules.notation.uhp;

import io.github.hiverules.Expansion;
import io.github.hiverules.Ruleset;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/**
 * What an engine says about itself. Immutable and thread-safe.
 *
 * @param id its name and version, empty if it told none
 * @param expansions the expansions that it knows
 */
public record EngineInfo(String id, Set<Expansion> expansions) {

    /** The info of an engine that said nothing. */
    public static final EngineInfo NONE = new EngineInfo("", Set.of());

    /**
     * Copies the expansions.
     *
     * @param id its name and version
     * @param expansions the expansions that it knows
     */
    public EngineInfo {
        Set<Expansion> copy = EnumSet.noneOf(Expansion.class);
        copy.addAll(expansions);
        expansions = Collections.unmodifiableSet(copy);
    }

    /**
     * {@return what an engine says about itself when it starts, or as its answer to {@code info}}
     *
     * @param answer the answer, in any form
     */
    public static EngineInfo of(UhpAnswer answer) {
        String id = "";
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (String line : answer.lines()) {
            if (line.startsWith("id ")) {
                id = UhpAnswer.excerpt(line.substring("id ".length()).strip());
            } else {
                expansions.addAll(expansionsIn(line));
            }
        }
        return new EngineInfo(id, expansions);
    }

    private static Set<Expansion> expansionsIn(String line) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (String word : line.split(";", -1)) {
            for (Expansion expansion : Expansion.values()) {
                if (expansion.name().equalsIgnoreCase(word.strip())) {
                    expansions.add(expansion);
                }
            }
        }
        return expansions;
    }

    /**
     * {@return whether the engine knows all expansions of a ruleset}
     *
     * @param ruleset the ruleset
     */
    public boolean knows(Ruleset ruleset) {
        return expansions.containsAll(ruleset.expansions());
    }
}
