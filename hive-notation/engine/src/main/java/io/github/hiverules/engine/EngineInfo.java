package io.github.hiverules.engine;

import io.github.hiverules.Expansion;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The name, version and expansions of an engine, as the engine states them.
 *
 * @param id the engine's name and version, or an empty string if the engine did not state them
 * @param expansions the expansions that the engine knows
 */
public record EngineInfo(String id, Set<Expansion> expansions) {

    /** Copies the expansions. */
    public EngineInfo {
        Objects.requireNonNull(id, "id");
        Set<Expansion> copy = EnumSet.noneOf(Expansion.class);
        copy.addAll(Objects.requireNonNull(expansions, "expansions"));
        expansions = Collections.unmodifiableSet(copy);
    }

    /** {@return the info of an engine that said nothing} */
    public static EngineInfo unknown() {
        return new EngineInfo("", Set.of());
    }

    /**
     * {@return the info that an engine gives when it starts or when it answers {@code info}}
     *
     * @param answer the answer; unknown lines are skipped
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

    /** Returns what an engine that knows all expansions answers. */
    static String allExpansions() {
        return Stream.of(Expansion.values())
                .map(expansion -> expansion.name().charAt(0)
                        + expansion.name().substring(1).toLowerCase(Locale.ROOT))
                .collect(Collectors.joining(";"));
    }

    private static Set<Expansion> expansionsIn(String line) {
        Set<Expansion> expansions = EnumSet.noneOf(Expansion.class);
        for (String word : line.split(";", -1)) {
            for (Expansion expansion : Expansion.values()) {
                if (word.strip().equalsIgnoreCase(expansion.name())) {
                    expansions.add(expansion);
                }
            }
        }
        return expansions;
    }
}
