package io.github.hiverules.engine;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules of a game that the protocol cannot express, as options of an engine.
 *
 * @param commands the commands that set these options as the game needs
 * @param missing the options that the game needs but the engine does not have
 */
record EngineRules(List<String> commands, List<String> missing) {

    /** After this many plies, both players have placed their first pieces. */
    private static final int OPENING_PLIES = 2;

    private static final int VALUE_FIELD = 2;
    private static final int FIRST_CHOICE_FIELD = 4;

    /** Returns the rules of a game for an engine that gave this answer to the command {@code options}. */
    static EngineRules of(Game game, UhpAnswer options) {
        Ruleset rules = game.ruleset();
        EngineRules engineRules = new EngineRules(new ArrayList<>(), new ArrayList<>());
        for (Toggle toggle : Toggle.values()) {
            boolean on = rules.has(toggle);
            engineRules.add(options, EngineOptions.name(toggle), on, isAssumed(toggle, on, game));
        }
        return engineRules;
    }

    /** Returns whether an engine without the option plays as the game needs. Most have the tournament opening. */
    private static boolean isAssumed(Toggle toggle, boolean on, Game game) {
        return toggle == Toggle.TOURNAMENT_OPENING ? on || game.plyCount() >= OPENING_PLIES : on == toggle.isUsual();
    }

    /** Adds a rule. If {@code isDefault}, engines without the option play as the game needs anyway. */
    private void add(UhpAnswer options, String name, boolean on, boolean isDefault) {
        List<String> fields = options.lines().stream()
                .map(line -> Stream.of(line.split(";", -1)).map(String::strip).toList())
                .filter(option -> option.size() > VALUE_FIELD && option.get(0).equalsIgnoreCase(name))
                .findFirst()
                .orElse(List.of());
        Optional<String> choice = fields.isEmpty() ? Optional.empty() : choice(fields, on);
        if (choice.isEmpty() && !isDefault) {
            missing.add(name);
        }
        choice.filter(value -> !value.equals(fields.get(VALUE_FIELD)))
                .ifPresent(value -> commands.add("options set " + fields.get(0) + " " + value));
    }

    /** Returns the value that an option has or can have, or empty if it allows none with this meaning. */
    private static Optional<String> choice(List<String> fields, boolean on) {
        List<String> words = on ? List.of("true", "on") : List.of("false", "off");
        Stream<String> possible = fields.get(1).equalsIgnoreCase("bool")
                ? Stream.of(words.get(0))
                : fields.stream().skip(FIRST_CHOICE_FIELD);
        return Stream.concat(Stream.of(fields.get(VALUE_FIELD)), possible)
                .filter(choice -> words.contains(choice.toLowerCase(Locale.ROOT)))
                .findFirst();
    }
}
