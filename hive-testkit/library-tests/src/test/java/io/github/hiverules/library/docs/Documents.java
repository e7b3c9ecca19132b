package io.github.hiverules.library.docs;

import io.github.hiverules.library.Modules;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** Reads the project's files. */
final class Documents {

    static final Path ROOT = Modules.ROOT;

    private static final String EXAMPLES = "hive-testkit/library-tests/src/test/java/io/github/hiverules/library/docs";
    private static final String SERVER = "hive-testkit/samples/module-path/src/main/java";
    private static final String ADAPTER_AND_BOT = "hive-testkit/samples/class-path/src/main/java";
    private static final String TOY = "hive-testkit/samples/foreign-engine/src/test/java";
    private static final String ENGINE = "hive-testkit/samples/class-path/src/test/java";
    private static final String KOTLIN = "hive-testkit/samples/kotlin/src/main/kotlin";

    private Documents() {}

    /** Returns the sources from which documents quote: tests of this module, and sample projects. */
    static List<String> exampleSources() {
        return Stream.of(
                        files(ROOT.resolve(EXAMPLES), "ExamplesTest.java"),
                        files(ROOT.resolve(SERVER), ".java"),
                        files(ROOT.resolve(ADAPTER_AND_BOT), ".java"),
                        files(ROOT.resolve(TOY), ".java"),
                        files(ROOT.resolve(ENGINE), ".java"),
                        files(ROOT.resolve(KOTLIN), ".kt"))
                .flatMap(sources -> sources)
                .map(Documents::text)
                .toList();
    }

    /** Returns the main sources of all modules. */
    static List<Path> javadocSources() {
        return Modules.folders().stream()
                .flatMap(module -> files(ROOT.resolve(module).resolve("src/main/java"), ".java"))
                .toList();
    }

    /** Returns the Markdown pages of the project. */
    static List<Path> pages() {
        return Stream.concat(files(ROOT, 1, ".md"), files(ROOT.resolve("docs"), ".md"))
                .toList();
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the files of a folder tree whose names have the given ending, ordered by name. */
    static Stream<Path> files(Path folder, String ending) {
        return files(folder, Integer.MAX_VALUE, ending);
    }

    private static Stream<Path> files(Path folder, int depth, String ending) {
        try (Stream<Path> tree = Files.walk(folder, depth)) {
            return tree.filter(file -> file.toString().endsWith(ending)).sorted().toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
