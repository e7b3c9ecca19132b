package io.github.hiverules.command;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

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
        return System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
    }
}
