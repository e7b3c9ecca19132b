package io.github.hiverules.command;

import io.github.hiverules.engine.SampleBot;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.notation.TournamentOpening;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code hive uhp}: an engine for the Universal Hive Protocol. */
@Command(
        name = "uhp",
        description = "Speaks the Universal Hive Protocol on standard input and output until exit or the end of input.",
        mixinStandardHelpOptions = true)
final class UhpCommand implements Callable<Integer> {

    private final Streams streams;

    @Option(
            names = "--tournament-opening",
            paramLabel = "auto|on|off",
            description =
                    "The tournament opening (the Queen cannot be first), which the protocol cannot express. auto: off"
                            + " in a game in which a player's first piece is the Queen, otherwise on. Default: auto")
    private TournamentOpening tournamentOpening = TournamentOpening.AUTO;

    @Option(
            names = "--repetition-draw",
            paramLabel = "on|off",
            description = "Whether the third occurrence of a position is a draw. Default: off")
    private OnOff repetitionDraw = OnOff.OFF;

    @Option(
            names = RulesOptions.RENUMBER,
            description =
                    "Let pieces of a kind enter in any order (rule MAT-2); each keeps the name under which it entered.")
    private boolean renumber;

    UhpCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try {
            UhpEngine.of(HiveVersion.text(), new SampleBot())
                    .withTournamentOpening(tournamentOpening)
                    .withRepetitionDraw(repetitionDraw.isOn())
                    .withRenumbering(renumber)
                    .withFailureListener(failure -> failure.printStackTrace(streams.err()))
                    .run(
                            new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)),
                            new OutputStreamWriter(streams.out(), StandardCharsets.UTF_8));
            return ExitCode.OK;
        } catch (IOException e) {
            throw new UnusableInputException("-: " + FileFailure.ofReading(e));
        }
    }
}
