package io.github.hiverules.command;

import io.github.hiverules.Toggle;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for reading games: under which rules, and how strictly. */
final class RulesOptions {

    static final String RENUMBER = "--renumber";

    @Option(
            names = "--tournament-opening",
            paramLabel = "auto|on|off",
            description =
                    "The tournament opening (the Queen cannot be first; rule OPENING-1). auto: off if a player's first piece is the"
                            + " Queen, also in the move to explain, otherwise on. Default: auto")
    private Optional<TournamentOpening> tournamentOpening = Optional.empty();

    @Option(
            names = "--repetition-draw",
            paramLabel = "on|off",
            description = "Whether the third occurrence of a position is a draw (rule DRAW-2). Default: off")
    private Optional<OnOff> repetitionDraw = Optional.empty();

    @Option(
            names = "--gates-above-ground",
            paramLabel = "on|off",
            description = "Whether gates also stop climbing pieces (rule CLIMB-1). Default: on")
    private Optional<OnOff> gatesAboveGround = Optional.empty();

    @Option(names = "--strict", description = "Accept only the exact form that each notation specifies.")
    private boolean strict;

    @Option(
            names = RENUMBER,
            description = "Let equal pieces enter in any order, and number them anew (rule MAT-2); --strict"
                    + " does not allow that.")
    private boolean renumber;

    /** Returns the options that switch a rule, except for the opening, which may also be found out. */
    private Map<Toggle, Optional<OnOff>> switches() {
        return Map.of(Toggle.REPETITION_DRAW, repetitionDraw, Toggle.GATES_ABOVE_GROUND, gatesAboveGround);
    }

    ReadOptions readOptions() {
        ReadOptions options = ReadOptions.lenient()
                .withStrict(strict)
                .withRenumbering(renumber)
                .withTournamentOpening(tournamentOpening.orElse(TournamentOpening.AUTO));
        for (Map.Entry<Toggle, Optional<OnOff>> entry : switches().entrySet()) {
            Toggle toggle = entry.getKey();
            if (entry.getValue().isPresent()) {
                options = entry.getValue().get().isOn() ? options.with(toggle) : options.without(toggle);
            }
        }
        return options;
    }

    /**
     * Refuses options that would change nothing, because the text has its own rules and numbers.
     *
     * @param textKind what the text is, for example {@code a position text}
     */
    void refuseRules(String textKind) {
        String reason = textKind + " says which rules apply";
        refuse("--" + Toggle.TOURNAMENT_OPENING.id(), tournamentOpening.isPresent(), reason);
        switches().keySet().forEach(toggle -> refuse(toggle, reason));
        refuse(RENUMBER, renumber, textKind + " is read with its own numbers");
    }

    void refuse(Toggle toggle, String reason) {
        refuse(
                "--" + toggle.id(),
                switches().getOrDefault(toggle, Optional.empty()).isPresent(),
                reason);
    }

    /** Refuses an option that is given but would change nothing. */
    static void refuse(String option, boolean given, String reason) {
        if (given) {
            throw new UnusableInputException(option + ": " + reason);
        }
    }
}
