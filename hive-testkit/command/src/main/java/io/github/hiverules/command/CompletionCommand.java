package io.github.hiverules.command;

import java.util.concurrent.Callable;
import picocli.AutoComplete;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** {@code hive completion}: lets a shell complete subcommands and options. */
@Command(
        name = "completion",
        description = "Writes a script that lets Bash or Zsh complete commands and options.",
        mixinStandardHelpOptions = true,
        footer = {"", "Use it with: source <(hive completion)"})
final class CompletionCommand implements Callable<Integer> {

    private final Streams streams;

    @Spec
    private CommandSpec spec = CommandSpec.create();

    CompletionCommand(Streams streams) {
        this.streams = streams;
    }

    @Override
    public Integer call() {
        streams.out().print(AutoComplete.bash("hive", spec.root().commandLine()));
        return ExitCode.OK;
    }
}
