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
 * @param wanted the options with the values that the game needs
 * @param missing the options that the game needs but the engine does not have
 */
record EngineRules(List<Setting> wanted, List<String> missing) {

    /** After this many plies, both players have placed their first pieces. */
    private static final int OPENING_PLIES = 2;

    private static final int NAME_FIELD = 0;
    private static final int VALUE_FIELD = 2;
    private static final int FIRST_CHOICE_FIELD = 4;

    /** An option and the value to give it. */
    record Setting(String name, String value, boolean isChange) {

        String command() {
            return "options set " + name + " " + value;
        }
    }

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
        Optional<Setting> setting = options.lines().stream()
                .map(line -> line.split(";", -1))
                .filter(fields -> fields.length > VALUE_FIELD
                        && fields[NAME_FIELD].strip().equalsIgnoreCase(name))
                .findFirst()
                .flatMap(fields -> setting(fields, on));
        setting.ifPresent(wanted::add);
        if (setting.isEmpty() && !isDefault) {
            missing.add(name);
        }
    }

    /** Returns the setting, or empty if the option allows no value with this meaning. */
    private static Optional<Setting> setting(String[] fields, boolean on) {
        List<String> words = on ? List.of("true", "on") : List.of("false", "off");
        String value = fields[VALUE_FIELD].strip();
        Stream<String> possible = fields[1].strip().equalsIgnoreCase("bool")
                ? Stream.of(words.get(0))
                : Stream.of(fields).skip(FIRST_CHOICE_FIELD).map(String::strip);
        return Stream.concat(Stream.of(value), possible)
                .filter(choice -> words.contains(choice.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(choice -> new Setting(fields[NAME_FIELD].strip(), choice, !choice.equals(value)));
    }

    List<Setting> changes() {
        return wanted.stream().filter(Setting::isChange).toList();
    }
}
