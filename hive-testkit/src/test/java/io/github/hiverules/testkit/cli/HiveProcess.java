package io.github.hiverules.testkit.cli;

import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.MoveString;
import java.io.File;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;

/** The command lines that start the classes under test as a process of its own. */
public final class HiveProcess {

    private HiveProcess() {}

    /** Returns what to type for {@code hive} with these arguments. */
    public static List<String> command(String... args) {
        return command(HiveCommand.class, args);
    }

    /** Returns what to type for a main class of the tests. */
    public static List<String> command(Class<?> main, String... args) {
        String classPath = Stream.of(main, HiveCommand.class, MoveString.class, Position.class, CommandLine.class)
                .map(HiveProcess::origin)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command = new ArrayList<>(List.of(java, "-cp", classPath, main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    /** Returns the folder or jar of a class; the tests' classes are patched into the module and have no origin of their own. */
    private static String origin(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        URI resource = URI.create(String.valueOf(type.getResource("/" + file)));
        String path = resource.toString().replaceFirst("^jar:", "").replaceFirst("!?/" + Pattern.quote(file) + "$", "");
        return Path.of(URI.create(path)).toString();
    }
}
