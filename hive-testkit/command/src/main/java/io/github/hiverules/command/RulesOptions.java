package io.github.hiverules.command;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.TournamentOpening;
import picocli.CommandLine.Option;

/** The options for reading games: by which rules, and how strictly. */
final class RulesOptions {

    @Option(
            names = "--opening",
            paramLabel = "auto|on|off",
            description = "The tournament opening (no Queen first). auto: off when a player's first piece is the Queen,"
                    + " else on. Default: auto")
    private TournamentOpening opening = TournamentOpening.AUTO;

    @Option(names = "--repetition", description = "The third occurrence of a position draws the game.")
    private boolean repetition;

    @Option(
            names = "--no-gates-above-ground",
            description = "Gates above the ground do not stop climbing pieces (rule CLIMB-1).")
    private boolean noGatesAboveGround;

    @Option(names = "--strict", description = "Accept only what the notations' specifications allow.")
    private boolean strict;

    ReadOptions readOptions() {
        return ReadOptions.lenient()
                .withStrict(strict)
                .withTournamentOpening(opening)
                .withRepetitionDraw(repetition)
                .withGatesAboveGround(!noGatesAboveGround);
    }
}
