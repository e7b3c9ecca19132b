package io.github.hiverules.testkit.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The {@code hive} command: the rules of Hive for shells and scripts. */
@Command(
        name = "hive",
        description = "The rules of the board game Hive.",
        mixinStandardHelpOptions = true,
        versionProvider = HiveVersion.class,
        footer = {
            "",
            "Exit codes: 0 fine, 1 the answer is no (illegal move, failed conformance), 2 unusable input.",
            "'hive COMMAND --help' tells more about a command."
        })
public final class HiveCommand {

    private HiveCommand() {}

    /**
     * Runs the command and ends the process: 0 fine, 1 the answer is no, 2 unusable input or arguments.
     *
     * @param args the arguments of the command line
     */
    public static void main(String[] args) {
        System.exit(run(Streams.ofProcess(), args));
    }

    /** Runs the command and returns its exit code; whatever goes wrong is told in one line. */
    static int run(Streams streams, String... args) {
        CommandLine commandLine = commandLine(streams);
        try {
            if (args.length == 0) {
                commandLine.usage(commandLine.getOut());
                return ExitCode.OK;
            }
            return commandLine.execute(args);
        } catch (OutOfMemoryError | StackOverflowError e) {
            streams.err().println("hive: the input is too large");
            return ExitCode.UNUSABLE;
        } finally {
            streams.flush();
        }
    }

    private static CommandLine commandLine(Streams streams) {
        CommandLine commandLine = new CommandLine(new HiveCommand())
                .addSubcommand(new CheckCommand(streams))
                .addSubcommand(new MovesCommand(streams))
                .addSubcommand(new ExplainCommand(streams))
                .addSubcommand(new ShowCommand(streams))
                .addSubcommand(new ConvertCommand(streams))
                .addSubcommand(new PerftCommand(streams))
                .addSubcommand(new UhpCommand(streams))
                .addSubcommand(new ConformCommand(streams));
        return commandLine
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(true)
                .setOut(new PrintWriter(streams.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((e, arguments) -> refuse(
                        streams,
                        e.getMessage() + " (try '"
                                + e.getCommandLine().getCommandSpec().qualifiedName() + " --help')"))
                .setExecutionExceptionHandler((e, command, parsed) -> refuse(streams, reason(e)));
    }

    private static int refuse(Streams streams, String reason) {
        streams.out().flush();
        streams.err().println("hive: " + Wording.oneLine(reason));
        return ExitCode.UNUSABLE;
    }

    private static String reason(Exception e) {
        if (e instanceof UnusableInputException) {
            return String.valueOf(e.getMessage());
        }
        String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
        return "internal error, please report it: " + e + where;
    }
}
