package io.github.hiverules.notation.uhp;

import io.github.hiverules.notation.Opening;
import io.github.hiverules.notation.ReadOptions;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The options of an engine: the rules that the protocol cannot name, and how deep to search. Not thread-safe. */
final class EngineOptions {

    private static final String OPENING = "TournamentOpening";
    private static final String REPETITION = "RepetitionDraw";
    private static final String GATES = "GatesAboveGround";
    private static final String DEPTH = "MaxDepth";

    private final Map<String, EngineOption> options = new LinkedHashMap<>();

    EngineOptions(Opening opening) {
        put(EngineOption.of(OPENING, "enum", opening.name().toLowerCase(Locale.ROOT), "auto", "on", "off"));
        put(EngineOption.of(REPETITION, "bool", "false"));
        put(EngineOption.of(GATES, "bool", "true"));
        put(EngineOption.of(DEPTH, "int", "20", "1", "100"));
    }

    Stream<EngineOption> all() {
        return options.values().stream();
    }

    Optional<EngineOption> find(String name) {
        for (EngineOption option : options.values()) {
            if (option.name().equalsIgnoreCase(name)) {
                return Optional.of(option);
            }
        }
        return Optional.empty();
    }

    void put(EngineOption option) {
        options.put(option.name(), option);
    }

    /** Returns how games are read, for the next new game. */
    ReadOptions reading() {
        String opening = value(OPENING).toUpperCase(Locale.ROOT);
        return ReadOptions.lenient()
                .withOpening(Opening.valueOf(opening))
                .withRepetitionDraw(Boolean.parseBoolean(value(REPETITION)))
                .withGatesAboveGround(Boolean.parseBoolean(value(GATES)));
    }

    SearchLimit limited(SearchLimit limit) {
        return new SearchLimit(Math.min(limit.depth(), Integer.parseInt(value(DEPTH))), limit.time());
    }

    private String value(String name) {
        return find(name).orElseThrow().value();
    }
}
