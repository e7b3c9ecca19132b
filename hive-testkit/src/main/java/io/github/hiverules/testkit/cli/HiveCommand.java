package io.github.hiverules.testkit.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code hive} command: shows its help when called without a subcommand. */
@Command(
        name = "hive",
        description = "The rules of the board game Hive.",
        mixinStandardHelpOptions = true,
        versionProvider = HiveVersion.class)
public final class HiveCommand implements Runnable {

    /** Creates the command; {@link #main} does so for callers on a command line. */
    public HiveCommand() {}

    /**
     * Runs the command and ends the process: 0 fine, 1 the answer is no, 2 unusable input or arguments.
     *
     * @param args the arguments of the command line
     */
    public static void main(String[] args) {
        System.exit(new CommandLine(new HiveCommand()).execute(args));
    }

    @Override
    public void run() {
        CommandLine.usage(this, System.out);
    }
}
