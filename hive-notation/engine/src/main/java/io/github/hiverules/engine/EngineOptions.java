package io.github.hiverules.engine;

import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The options of an engine: the rules that the protocol cannot name.
 *
 * @param initial the rules when the engine started
 * @param current the rules of the next game
 */
record EngineOptions(ReadOptions initial, ReadOptions current) {

    private static final List<String> BOOLEANS = List.of("true", "false");
    private static final List<String> OPENINGS = List.of("auto", "on", "off");

    static Optional<Toggle> find(String name) {
        return Stream.of(Toggle.values())
                .filter(toggle -> name(toggle).equalsIgnoreCase(name))
                .findFirst();
    }

    /** Returns the name of a toggle's option, for example {@code GatesAboveGround}. */
    static String name(Toggle toggle) {
        return Stream.of(toggle.id().split("-", -1))
                .map(word -> word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1))
                .collect(Collectors.joining());
    }

    /** Returns an option as the protocol lists it: {@code Name;type;value;default} and the possible values. */
    String line(Toggle toggle) {
        boolean isOpening = toggle == Toggle.TOURNAMENT_OPENING;
        String line = String.join(
                ";", name(toggle), isOpening ? "enum" : "bool", value(toggle, current), value(toggle, initial));
        return isOpening ? line + ";" + String.join(";", OPENINGS) : line;
    }

    private static String value(Toggle toggle, ReadOptions options) {
        return toggle == Toggle.TOURNAMENT_OPENING
                ? options.tournamentOpening().name().toLowerCase(Locale.ROOT)
                : String.valueOf(options.has(toggle));
    }

    /** Returns the options with a new value, or empty if the option does not allow it. */
    Optional<EngineOptions> with(Toggle toggle, String value) {
        String word = value.toLowerCase(Locale.ROOT);
        List<String> allowed = toggle == Toggle.TOURNAMENT_OPENING ? OPENINGS : BOOLEANS;
        return Optional.of(word)
                .filter(allowed::contains)
                .map(known -> switch (known) {
                    case "true", "on" -> current.with(toggle);
                    case "auto" -> current.withTournamentOpening(TournamentOpening.AUTO);
                    default -> current.without(toggle);
                })
                .map(changed -> new EngineOptions(initial, changed));
    }
}
