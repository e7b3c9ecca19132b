package io.github.hiverules.engine.testing;

import io.github.hiverules.Position;
import io.github.hiverules.engine.UhpEngine;
import io.github.hiverules.notation.uhp.GameString;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The library's engine as a program. It always plays the first legal move. */
public final class FirstMoveProgram {

    private FirstMoveProgram() {}

    /** Runs the engine; given any arguments, exits with an error message that repeats them. */
    public static void main(String[] args) throws IOException {
        if (args.length > 0) {
            System.err.println("cannot " + String.join(" ", args));
            System.exit(2);
        }
        UhpEngine.of("FirstMove v1", (game, limit) -> game.legalMoves().get(0))
                .run(
                        new InputStreamReader(System.in, StandardCharsets.UTF_8),
                        new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    }

    /** Returns the command line that starts the engine in a separate process. */
    public static List<String> command(String... args) {
        return command(FirstMoveProgram.class, args);
    }

    /** Returns the command line that runs a main class of the tests, with options that make the JVM start fast. */
    public static List<String> command(Class<?> mainClass, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classPath(),
                mainClass.getName()));
        command.addAll(List.of(args));
        return command;
    }

    private static String classPath() {
        try {
            return String.join(
                    File.pathSeparator,
                    testClasses(),
                    locationOf(UhpEngine.class),
                    locationOf(GameString.class),
                    locationOf(Position.class));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String locationOf(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    /**
     * Returns the folder of the compiled tests. On the module path, the tests are patched into their module,
     * whose code source is another folder.
     */
    private static String testClasses() throws URISyntaxException {
        Path folder = Path.of(
                FirstMoveProgram.class.getResource("FirstMoveProgram.class").toURI());
        for (int depth = FirstMoveProgram.class.getName().split("\\.", -1).length; depth > 0; depth--) {
            folder = folder.resolveSibling("").normalize();
        }
        return folder.toString();
    }
}
