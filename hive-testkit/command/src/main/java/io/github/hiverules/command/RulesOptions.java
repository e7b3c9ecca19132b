package io.github.hiverules.command;

import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import io.github.hiverules.notation.text.Sentences;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;

/** The options for reading games: under which rules, and how strictly. */
final class RulesOptions {

    private static final String TOURNAMENT_OPENING = "--tournament-opening";
    static final String RENUMBER = "--renumber";

    @Option(
            names = TOURNAMENT_OPENING,
            paramLabel = "auto|on|off",
            description =
                    "The tournament opening (the Queen cannot be first). auto: off if a player's first piece is the"
                            + " Queen, also in the move to explain, otherwise on. Default: auto")
    private Optional<TournamentOpening> tournamentOpening = Optional.empty();

    /** The options of all other toggles. */
    private final Map<Toggle, OptionSpec> toggles = new EnumMap<>(Toggle.class);

    @Option(names = "--strict", description = "Accept only the exact form that each notation specifies.")
    private boolean strict;

    @Option(
            names = RENUMBER,
            description = "Let pieces of a kind enter in any order, and number them anew (rule MAT-2); --strict"
                    + " does not allow that.")
    private boolean renumber;

    ReadOptions readOptions() {
        ReadOptions options = ReadOptions.lenient()
                .withStrict(strict)
                .withRenumbering(renumber)
                .withTournamentOpening(tournamentOpening.orElse(TournamentOpening.AUTO));
        for (Toggle toggle : toggles.keySet()) {
            Optional<OnOff> value = value(toggle);
            if (value.isPresent()) {
                options = value.get().isOn() ? options.with(toggle) : options.without(toggle);
            }
        }
        return options;
    }

    private Optional<OnOff> value(Toggle toggle) {
        return Optional.ofNullable(toggles.get(toggle)).flatMap(option -> Optional.ofNullable(option.getValue()));
    }

    /**
     * Adds an option for each toggle to a command that has these options.
     *
     * @param describes whether somebody may read what they mean; finding these sentences takes time
     */
    static void addToggles(CommandSpec command, boolean describes) {
        for (CommandSpec mixin : command.mixins().values()) {
            if (mixin.userObject() instanceof RulesOptions rules) {
                for (Toggle toggle : EnumSet.complementOf(EnumSet.of(Toggle.TOURNAMENT_OPENING))) {
                    OptionSpec option = option(toggle, describes);
                    rules.toggles.put(toggle, option);
                    command.addOption(option);
                }
            }
        }
    }

    private static OptionSpec option(Toggle toggle, boolean describes) {
        String rule = describes ? Sentences.english().rule(toggle.rule()) : "";
        return OptionSpec.builder(name(toggle))
                .paramLabel("on|off")
                .type(OnOff.class)
                .description("Whether rule " + toggle.rule().id() + " applies: " + rule + " Default: "
                        + (toggle.isUsual() ? "on" : "off"))
                .build();
    }

    private static String name(Toggle toggle) {
        return "--" + toggle.id();
    }

    /**
     * Refuses options that would change nothing, because the text has its own rules and numbers.
     *
     * @param textKind what the text is, for example {@code a position text}
     */
    void refuseRules(String textKind) {
        String reason = textKind + " says which rules apply";
        refuse(TOURNAMENT_OPENING, tournamentOpening.isPresent(), reason);
        toggles.keySet().forEach(toggle -> refuse(toggle, reason));
        refuse(RENUMBER, renumber, textKind + " is read with its own numbers");
    }

    void refuse(Toggle toggle, String reason) {
        refuse(name(toggle), value(toggle).isPresent(), reason);
    }

    private static void refuse(String option, boolean given, String reason) {
        if (given) {
            throw new UnusableInputException(option + ": " + reason);
        }
    }
}
