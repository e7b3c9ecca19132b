package io.github.hiverules.command;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.HelpCommand;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** The {@code hive} command: the rules of Hive for shells and scripts. */
@Command(
        name = "hive",
        description = "The rules of the board game Hive.",
        mixinStandardHelpOptions = true,
        versionProvider = HiveVersion.class,
        footer = {
            "",
            "The exit code is 0 if all is well, 1 if a move is illegal or an engine fails, and 2 if the input is"
                    + " unusable.",
            "'hive help COMMAND' explains a command."
        })
public final class HiveCommand {

    private static final int MAX_SUGGESTIONS = 3;

    private HiveCommand() {}

    /**
     * Runs the command and ends the process with the exit code 0 for success, 1 for an illegal move or a failing
     * engine, or 2 for unusable input or arguments.
     *
     * @param args the arguments of the command line
     */
    public static void main(String[] args) {
        System.exit(run(Streams.ofProcess(), args));
    }

    static int run(Streams streams, String... args) {
        int exitCode;
        try {
            exitCode = execute(streams, args);
            streams.out().flush();
        } catch (OutputException e) {
            exitCode = unwritable(streams, e);
        }
        streams.err().flush();
        return exitCode;
    }

    private static int execute(Streams streams, String... args) {
        String[] words = args.length == 0 ? new String[] {"--help"} : args;
        // Help is collected first, because picocli would hide a failure to print it.
        StringWriter help = new StringWriter();
        CommandLine commandLine = commandLine(streams, words).setOut(new PrintWriter(help));
        try {
            int exitCode = commandLine.execute(words);
            streams.out().print(help);
            return exitCode;
        } catch (OutOfMemoryError e) {
            long megabytes = Runtime.getRuntime().maxMemory() >> 20;
            return refuse(streams, "not enough memory (" + megabytes + " MB); start Java with more, such as -Xmx1g");
        } catch (StackOverflowError e) {
            return refuse(streams, "the input is too large");
        }
    }

    /** Returns what creates each command, by the first word of the command line. */
    private static Map<String, Supplier<Object>> commands(Streams streams) {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("check", () -> new CheckCommand(streams));
        commands.put("moves", () -> new MovesCommand(streams));
        commands.put("explain", () -> new ExplainCommand(streams));
        commands.put("show", () -> new ShowCommand(streams));
        commands.put("convert", () -> new ConvertCommand(streams));
        commands.put("perft", () -> new PerftCommand(streams));
        commands.put("uhp", () -> new UhpCommand(streams));
        commands.put("conform", () -> new ConformCommand(streams));
        commands.put("match", () -> new MatchCommand(streams));
        return commands;
    }

    /**
     * Adds the command that is called, or all of them if none is: for help, suggestions and completion. Setting up all of
     * them would slow down each start.
     */
    private static void addCommands(CommandLine commandLine, Streams streams, String... words) {
        Map<String, Supplier<Object>> commands = commands(streams);
        Supplier<Object> called = commands.get(words[0]);
        if (called != null) {
            commandLine.addSubcommand(called.get());
        } else {
            commands.values().forEach(command -> commandLine.addSubcommand(command.get()));
            commandLine.addSubcommand(new GenerateCompletion()).addSubcommand(new HelpCommand());
        }
    }

    private static CommandLine commandLine(Streams streams, String... words) {
        CommandLine commandLine = new CommandLine(new HiveCommand());
        addCommands(commandLine, streams, words);
        return commandLine
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setExpandAtFiles(false)
                .setUsageHelpAutoWidth(true)
                .setErr(new PrintWriter(streams.err(), true, StandardCharsets.UTF_8))
                .setParameterExceptionHandler((e, arguments) -> refuse(streams, reason(e)))
                .setExecutionExceptionHandler((e, command, parsed) ->
                        e instanceof OutputException lost ? unwritable(streams, lost) : refuse(streams, reason(e)));
    }

    private static int refuse(Streams streams, String reason) {
        try {
            streams.out().flush();
        } catch (OutputException e) {
            return unwritable(streams, e);
        }
        streams.err().println("hive: " + Wording.oneLine(reason));
        return ExitCode.UNUSABLE_INPUT;
    }

    /** Reports that the output cannot be written, unless its reader has closed the pipe. */
    private static int unwritable(Streams streams, OutputException e) {
        if (!e.isClosedPipe()) {
            streams.err()
                    .println("hive: the output cannot be written: " + Wording.oneLine(String.valueOf(e.getMessage())));
        }
        return ExitCode.UNUSABLE_INPUT;
    }

    private static String reason(ParameterException e) {
        String message = String.valueOf(e.getMessage()).replaceFirst("\\.$", "");
        return message + suggestion(e) + " (try '"
                + e.getCommandLine().getCommandSpec().qualifiedName() + " --help')";
    }

    private static String suggestion(ParameterException e) {
        if (!(e instanceof UnmatchedArgumentException unmatched)) {
            return "";
        }
        String similar = unmatched.getSuggestions().stream()
                .limit(MAX_SUGGESTIONS)
                .map(word -> "'" + word + "'")
                .collect(Collectors.joining(" or "));
        return similar.isEmpty() ? "" : ". Did you mean " + similar + "?";
    }

    private static String reason(Exception e) {
        if (e instanceof UnusableInputException) {
            return String.valueOf(e.getMessage());
        }
        String where = e.getStackTrace().length == 0 ? "" : " at " + e.getStackTrace()[0];
        return "internal error, please report it: " + e + where;
    }
}
