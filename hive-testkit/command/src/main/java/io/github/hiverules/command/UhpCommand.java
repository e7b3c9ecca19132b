package io.github.hiverules.command;

import io.github.hiverules.engine.SampleBot;
import io.github.hiverules.engine.UhpEngine;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code hive uhp}: an engine for the Universal Hive Protocol. */
@Command(
        name = "uhp",
        description = "Speaks the Universal Hive Protocol on standard input and output until exit or the end of input.",
        mixinStandardHelpOptions = true)
final class UhpCommand implements Callable<Integer> {

    private final Streams streams;

    @Mixin
    private RulesOptions rules = new RulesOptions();

    UhpCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        try {
            UhpEngine.of(HiveVersion.text(), new SampleBot())
                    .withRules(rules.readOptions())
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
