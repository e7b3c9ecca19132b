package io.github.hiverules.notation.uhp;

import io.github.hiverules.Game;
import io.github.hiverules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The rules that the protocol cannot name, as options of an engine.
 *
 * @param wanted the options with the values that they should have
 * @param missing the options that the game needs and the engine lacks
 */
record EngineRules(List<Setting> wanted, List<String> missing) {

    /** The ply from which on both players have placed their first pieces. */
    private static final int PLIES_OF_OPENING = 2;

    private static final int NAME = 0;
    private static final int VALUE = 2;
    private static final int FIRST_CHOICE = 4;

    /** An option and the value to give it. */
    record Setting(String name, String value, boolean changes) {

        String command() {
            return "options set " + name + " " + value;
        }
    }

    /** Returns the rules of a game for an engine that has given this answer to {@code options}. */
    static EngineRules of(Game game, UhpAnswer options) {
        Ruleset rules = game.ruleset();
        EngineRules found = new EngineRules(new ArrayList<>(), new ArrayList<>());
        boolean openingMatters = game.plyCount() < PLIES_OF_OPENING;
        found.add(
                options, "TournamentOpening", rules.tournamentOpening(), !openingMatters || rules.tournamentOpening());
        found.add(options, "RepetitionDraw", rules.repetitionDraw(), !rules.repetitionDraw());
        found.add(options, "GatesAboveGround", rules.gatesAboveGround(), rules.gatesAboveGround());
        return found;
    }

    /** Adds a rule; {@code usual}: whether engines without the option play by the rule anyway. */
    private void add(UhpAnswer options, String name, boolean on, boolean usual) {
        Optional<Setting> setting = options.isError()
                ? Optional.empty()
                : options.lines().stream()
                        .map(line -> line.split(";", -1))
                        .filter(fields ->
                                fields.length > VALUE && fields[NAME].strip().equalsIgnoreCase(name))
                        .findFirst()
                        .flatMap(fields -> setting(fields, on));
        setting.ifPresent(wanted::add);
        if (setting.isEmpty() && !usual) {
            missing.add(name);
        }
    }

    /** Returns the setting, or empty if the option has no value that means it. */
    private static Optional<Setting> setting(String[] fields, boolean on) {
        List<String> words = on ? List.of("true", "on") : List.of("false", "off");
        String value = fields[VALUE].strip();
        Stream<String> possible = fields[1].strip().toLowerCase(Locale.ROOT).equals("bool")
                ? Stream.of(words.get(0))
                : Stream.of(fields).skip(FIRST_CHOICE).map(String::strip);
        return Stream.concat(Stream.of(value), possible)
                .filter(choice -> words.contains(choice.toLowerCase(Locale.ROOT)))
                .findFirst()
                .map(choice -> new Setting(fields[NAME].strip(), choice, !choice.equals(value)));
    }

    /** Returns the settings that the engine does not have yet. */
    List<Setting> changes() {
        return wanted.stream().filter(Setting::changes).toList();
    }
}
