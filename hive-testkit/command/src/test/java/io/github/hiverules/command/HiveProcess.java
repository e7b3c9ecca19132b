package io.github.hiverules.command;

import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.MoveString;
import io.github.hiverules.testkit.SampleGames;
import java.io.File;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine;

/** Builds command lines that run the command in a separate process. */
public final class HiveProcess {

    private HiveProcess() {}

    /**
     * Returns the command line that runs {@code hive} with the given arguments: from the built jar if the build says
     * where it is, otherwise from the classes.
     */
    public static List<String> command(String... args) {
        String jar = System.getProperty("hive.jar", "");
        List<String> command = new ArrayList<>(
                List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        command.addAll(jar.isEmpty() ? fromClasses() : List.of("-jar", jar));
        command.addAll(List.of(args));
        return command;
    }

    /** Returns the options that run the classes. The first two make a short-lived process start faster. */
    private static List<String> fromClasses() {
        return List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", classPath(), HiveCommand.class.getName());
    }

    private static String classPath() {
        return Stream.of(HiveCommand.class, SampleGames.class, MoveString.class, Position.class, CommandLine.class)
                .map(HiveProcess::location)
                .distinct()
                .collect(Collectors.joining(File.pathSeparator));
    }

    private static String location(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain()
                            .getCodeSource()
                            .getLocation()
                            .toURI())
                    .toString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
