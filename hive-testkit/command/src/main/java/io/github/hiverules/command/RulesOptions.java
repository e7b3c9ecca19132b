package io.github.hiverules.command;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The options for reading games: under which rules, and how strictly. */
final class RulesOptions {

    private static final String TOURNAMENT_OPENING = "--tournament-opening";
    private static final String REPETITION_DRAW = "--repetition-draw";
    private static final String GATES_ABOVE_GROUND = "--gates-above-ground";
    private static final String RENUMBER = "--renumber";

    @Option(
            names = TOURNAMENT_OPENING,
            paramLabel = "auto|on|off",
            description =
                    "The tournament opening (the Queen cannot be first). auto: off if a player's first piece is the"
                            + " Queen, otherwise on. Default: auto")
    private Optional<TournamentOpening> tournamentOpening = Optional.empty();

    @Option(
            names = REPETITION_DRAW,
            paramLabel = "on|off",
            description = "Whether the third occurrence of a position is a draw. Default: off")
    private Optional<OnOff> repetitionDraw = Optional.empty();

    @Option(
            names = GATES_ABOVE_GROUND,
            paramLabel = "on|off",
            description = "Whether gates above the ground stop climbing pieces (rule CLIMB-1). Default: on")
    private Optional<OnOff> gatesAboveGround = Optional.empty();

    @Option(names = "--strict", description = "Accept only the exact form that each notation specifies.")
    private boolean strict;

    @Option(
            names = RENUMBER,
            description = "Let pieces of a kind enter in any order, and number them anew (rule MAT-2); --strict"
                    + " does not allow that.")
    private boolean renumber;

    ReadOptions readOptions() {
        return ReadOptions.lenient()
                .withStrict(strict)
                .withRenumbering(renumber)
                .withTournamentOpening(tournamentOpening.orElse(TournamentOpening.AUTO))
                .withRepetitionDraw(repetitionDraw.orElse(OnOff.OFF).isOn())
                .withGatesAboveGround(gatesAboveGround.orElse(OnOff.ON).isOn());
    }

    /**
     * Refuses options that would change nothing, because the text has its own rules and numbers.
     *
     * @param textKind what the text is, for example {@code a position text}
     */
    void refuseRules(String textKind) {
        String reason = textKind + " says which rules apply";
        refuse(TOURNAMENT_OPENING, tournamentOpening.isPresent(), reason);
        refuse(REPETITION_DRAW, repetitionDraw.isPresent(), reason);
        refuse(GATES_ABOVE_GROUND, gatesAboveGround.isPresent(), reason);
        refuse(RENUMBER, renumber, textKind + " is read with its own numbers");
    }

    void refuseRepetitionDraw(String reason) {
        refuse(REPETITION_DRAW, repetitionDraw.isPresent(), reason);
    }

    private static void refuse(String option, boolean given, String reason) {
        if (given) {
            throw new UnusableInputException(option + ": " + reason);
        }
    }
}
