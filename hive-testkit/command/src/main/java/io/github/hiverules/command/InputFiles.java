package io.github.hiverules.command;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the files that the command line names, including those in folders; {@code -} is standard input. */
final class InputFiles {

    private static final String STANDARD_INPUT = "-";

    private InputFiles() {}

    /**
     * Returns the named input or, for a folder, an input for each of its files, ordered by name. There is at least one.
     */
    static List<Input> find(String name) {
        if (name.equals(STANDARD_INPUT)) {
            return List.of(Input.standard(name));
        }
        if (name.isEmpty()) {
            return List.of(Input.unusable("''", "the file name is empty"));
        }
        try {
            Path path = Path.of(name);
            return Files.isDirectory(path) ? walk(path) : List.of(Input.named(path));
        } catch (InvalidPathException e) {
            return List.of(Input.unusable(name, "cannot be read: " + reason(e)));
        } catch (IOException e) {
            return List.of(Input.unusable(name, FileFailure.ofReading(e)));
        }
    }

    /** Java cannot find a file whose name, as it came from the shell, is not in the encoding of the locale. */
    private static String reason(InvalidPathException e) {
        String encoding =
                System.getProperty("sun.jnu.encoding", Charset.defaultCharset().name());
        return e.getInput().indexOf('\uFFFD') < 0
                ? e.getReason()
                : "the locale's encoding (" + encoding
                        + ") cannot express the file name; name its folder instead, or set LC_ALL";
    }

    private static List<Input> walk(Path folder) throws IOException {
        List<Input> inputs = new ArrayList<>();
        Files.walkFileTree(folder, new Visitor(inputs));
        if (inputs.isEmpty()) {
            return List.of(Input.unusable(folder.toString(), "no files in this folder"));
        }
        inputs.sort(Comparator.comparing(Input::name));
        return inputs;
    }

    /** Collects the files that are not hidden, and the folders that cannot be opened. */
    static final class Visitor extends SimpleFileVisitor<Path> {

        private final List<Input> inputs;

        Visitor(List<Input> inputs) {
            this.inputs = inputs;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            boolean hidden = Optional.ofNullable(file.getFileName())
                    .filter(name -> name.toString().startsWith("."))
                    .isPresent();
            // Links to folders are not followed; opening a broken link reports it.
            if (!hidden && (attributes.isRegularFile() || (attributes.isSymbolicLink() && !leadsToNonFile(file)))) {
                inputs.add(Input.fromFolder(file));
            }
            return FileVisitResult.CONTINUE;
        }

        private static boolean leadsToNonFile(Path link) {
            return Files.exists(link) && !Files.isRegularFile(link);
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return unusable(file, failure);
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
            return failure == null ? FileVisitResult.CONTINUE : unusable(folder, failure);
        }

        private FileVisitResult unusable(Path path, IOException failure) {
            inputs.add(Input.unusable(path.toString(), FileFailure.ofReading(failure)));
            return FileVisitResult.CONTINUE;
        }
    }
}
