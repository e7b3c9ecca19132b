package io.github.hiverules.command;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import picocli.CommandLine.Option;

/** The options for reading games: under which rules, and how strictly. */
final class RulesOptions {

    @Option(
            names = "--tournament-opening",
            paramLabel = "auto|on|off",
            description =
                    "The tournament opening (the Queen cannot be first). auto: off if a player's first piece is the"
                            + " Queen, otherwise on. Default: auto")
    private TournamentOpening tournamentOpening = TournamentOpening.AUTO;

    @Option(
            names = "--repetition-draw",
            paramLabel = "on|off",
            description = "Whether the third occurrence of a position is a draw. Default: off")
    private OnOff repetitionDraw = OnOff.OFF;

    @Option(
            names = "--gates-above-ground",
            paramLabel = "on|off",
            description = "Whether gates above the ground stop climbing pieces (rule CLIMB-1). Default: on")
    private OnOff gatesAboveGround = OnOff.ON;

    @Option(names = "--strict", description = "Accept only the exact form that each notation specifies.")
    private boolean strict;

    @Option(
            names = "--renumber",
            description = "Let pieces of a kind enter in any order, and number them anew (rule MAT-2); --strict"
                    + " does not allow that.")
    private boolean renumber;

    ReadOptions readOptions() {
        return ReadOptions.lenient()
                .withStrict(strict)
                .withRenumbering(renumber)
                .withTournamentOpening(tournamentOpening)
                .withRepetitionDraw(repetitionDraw.isOn())
                .withGatesAboveGround(gatesAboveGround.isOn());
    }
}
