package io.github.hiverules.engine;

import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The options of an engine: the rules that the protocol cannot name. Not thread-safe. */
final class EngineOptions {

    private final Map<String, EngineOption> options = new LinkedHashMap<>();

    EngineOptions(TournamentOpening opening, boolean repetitionDraw) {
        for (Toggle toggle : Toggle.values()) {
            put(EngineOption.of(name(toggle), "bool", String.valueOf(toggle.isUsual())));
        }
        put(EngineOption.of(
                name(Toggle.TOURNAMENT_OPENING), "enum", opening.name().toLowerCase(Locale.ROOT), "auto", "on", "off"));
        put(EngineOption.of(name(Toggle.REPETITION_DRAW), "bool", String.valueOf(repetitionDraw)));
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
        ReadOptions read = ReadOptions.lenient();
        for (Toggle toggle : Toggle.values()) {
            boolean isOn = Boolean.parseBoolean(value(name(toggle)));
            read = isOn ? read.with(toggle) : read.without(toggle);
        }
        String opening = value(name(Toggle.TOURNAMENT_OPENING)).toUpperCase(Locale.ROOT);
        return read.withTournamentOpening(TournamentOpening.valueOf(opening));
    }

    /** Returns the name of a toggle's option, for example {@code GatesAboveGround}. */
    static String name(Toggle toggle) {
        return Stream.of(toggle.id().split("-", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    private String value(String name) {
        return find(name).orElseThrow().value();
    }
}
