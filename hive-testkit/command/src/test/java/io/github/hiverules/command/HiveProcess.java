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
     * where it is, otherwise from the classes. The first two options make a short-lived process start faster.
     */
    public static List<String> command(String... args) {
        String jar = System.getProperty("hive.jar", "");
        List<String> command = new ArrayList<>(List.of(java()));
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
        command.addAll(jar.isEmpty() ? List.of("-cp", classPath(), HiveCommand.class.getName()) : List.of("-jar", jar));
        command.addAll(List.of(args));
        return command;
    }

    /** Returns the command line of a program that complains about the option -dance, and ends at once. */
    public static List<String> noEngine() {
        return List.of(java(), "-dance");
    }

    private static String java() {
        return Path.of(System.getProperty("java.home"), "bin", "java").toString();
    }

    private static String classPath() {
        return System.getProperty("jdk.module.path", "") + File.pathSeparator + System.getProperty("java.class.path");
    }
}
