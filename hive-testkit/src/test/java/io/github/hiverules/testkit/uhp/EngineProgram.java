package io.github.hiverules.testkit.uhp;

import io.github.hiverules.Position;
import io.github.hiverules.notation.uhp.UhpEngine;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Our own engine as a program, which plays the first legal move. */
public final class EngineProgram {

    private EngineProgram() {}

    /** Runs the engine; given any arguments, it complains about them and ends. */
    public static void main(String[] args) throws IOException {
        if (args.length > 0) {
            System.err.println("cannot " + String.join(" ", args));
            System.exit(2);
        }
        UhpEngine.of("Own v1", (game, limit) -> game.legalMoves().get(0))
                .run(
                        new InputStreamReader(System.in, StandardCharsets.UTF_8),
                        new OutputStreamWriter(System.out, StandardCharsets.UTF_8));
    }

    /** Returns the command line that starts the engine in a separate process, with options that let it start fast. */
    static List<String> command(String... args) {
        return command(EngineProgram.class, args);
    }

    /** Returns the command line of another program among the tests. */
    static List<String> command(Class<?> main, String... args) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                classPath(),
                main.getName()));
        command.addAll(List.of(args));
        return command;
    }

    private static String classPath() {
        try {
            return String.join(File.pathSeparator, tests(), origin(UhpEngine.class), origin(Position.class));
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String origin(Class<?> type) throws URISyntaxException {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI())
                .toString();
    }

    /** On the module path, tests are a patch of the test kit's module, whose origin is elsewhere. */
    private static String tests() throws URISyntaxException {
        Path folder =
                Path.of(EngineProgram.class.getResource("EngineProgram.class").toURI());
        for (int names = EngineProgram.class.getName().split("\\.", -1).length; names > 0; names--) {
            folder = folder.resolveSibling("").normalize();
        }
        return folder.toString();
    }
}
