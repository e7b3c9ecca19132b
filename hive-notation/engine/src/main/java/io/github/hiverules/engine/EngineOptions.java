package io.github.hiverules.engine;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The options of an engine: the rules that the protocol cannot name, and how deep to search. Not thread-safe. */
final class EngineOptions {

    private static final String OPENING = "TournamentOpening";
    private static final String REPETITION = "RepetitionDraw";
    private static final String GATES = "GatesAboveGround";
    private static final String DEPTH = "MaxDepth";

    private final Map<String, EngineOption> options = new LinkedHashMap<>();

    EngineOptions(TournamentOpening opening, boolean repetitionDraw) {
        put(EngineOption.of(OPENING, "enum", opening.name().toLowerCase(Locale.ROOT), "auto", "on", "off"));
        put(EngineOption.of(REPETITION, "bool", String.valueOf(repetitionDraw)));
        put(EngineOption.of(GATES, "bool", "true"));
        put(EngineOption.of(DEPTH, "int", "20", "1", "100"));
    }

    EngineOptions(EngineOptions other) {
        options.putAll(other.options);
    }

    /** Answers the command {@code options}: lists all options, or gets or sets one of them. */
    List<String> answer(String argument) {
        if (argument.isEmpty()) {
            return options.values().stream().map(EngineOption::line).toList();
        }
        String[] words = argument.split("\\s+", 3);
        Optional<EngineOption> found = find(words.length > 1 ? words[1] : "");
        EngineOption option =
                CommandException.require(found, "unknown option in '" + CommandException.excerpt(argument) + "'");
        if (words[0].equals("set") && words.length == 3) {
            EngineOption changed =
                    CommandException.require(option.with(words[2]), "cannot set " + option.name() + " to that value");
            put(changed);
            return List.of(changed.line());
        }
        if (words[0].equals("get") && words.length == 2) {
            return List.of(option.line());
        }
        throw new CommandException("expected options, options get NAME or options set NAME VALUE");
    }

    private Optional<EngineOption> find(String name) {
        return options.values().stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst();
    }

    private void put(EngineOption option) {
        options.put(option.name(), option);
    }

    ReadOptions readOptions() {
        String opening = value(OPENING).toUpperCase(Locale.ROOT);
        return ReadOptions.lenient()
                .withTournamentOpening(TournamentOpening.valueOf(opening))
                .withRepetitionDraw(Boolean.parseBoolean(value(REPETITION)))
                .withGatesAboveGround(Boolean.parseBoolean(value(GATES)));
    }

    SearchLimit capDepth(SearchLimit limit) {
        int cap = Integer.parseInt(value(DEPTH));
        return limit.withDepth(Math.min(limit.depth().orElse(cap), cap));
    }

    private String value(String name) {
        return find(name).orElseThrow().value();
    }
}
