package io.github.hiverules.testkit.cli;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/** Finds and reads the files that are named on the command line; folders are walked, {@code -} is standard input. */
final class InputFiles {

    private static final String STANDARD_INPUT = "-";

    /** More bytes than this are more characters than the readers accept. */
    private static final int MAX_BYTES = 4 * ReadOptions.MAX_LENGTH;

    private static final List<String> GAME_EXTENSIONS = List.of(".pgn", ".sgf", ".uhp");

    private final InputStream standardInput;

    InputFiles(InputStream standardInput) {
        this.standardInput = standardInput;
    }

    /** One input. Of those that were found in a folder, the ones that look like no game at all are passed over. */
    record Input(String name, boolean found) {

        boolean mayBeOther() {
            String lowerCase = name.toLowerCase(Locale.ROOT);
            return found && GAME_EXTENSIONS.stream().noneMatch(lowerCase::endsWith);
        }
    }

    /**
     * Returns a name's input, or those of all files in the folder that it names, ordered by name.
     *
     * @throws UnusableInputException if there is no such file or no file in the folder
     */
    List<Input> find(String name) {
        if (name.equals(STANDARD_INPUT)) {
            return List.of(new Input(name, false));
        }
        try {
            Path path = Path.of(name);
            if (!Files.exists(path)) {
                throw new UnusableInputException(name + ": no such file");
            }
            return Files.isDirectory(path) ? walk(path) : List.of(new Input(name, false));
        } catch (InvalidPathException | IOException e) {
            throw new UnusableInputException(name + ": cannot be read: " + e.getMessage());
        }
    }

    private static List<Input> walk(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            List<Input> inputs = paths.filter(Files::isRegularFile)
                    .filter(path -> !path.getFileName().toString().startsWith("."))
                    .sorted()
                    .map(path -> new Input(path.toString(), true))
                    .toList();
            if (inputs.isEmpty()) {
                throw new UnusableInputException(folder + ": no file in this folder");
            }
            return inputs;
        }
    }

    /**
     * Returns the content of an input.
     *
     * @throws UnusableInputException if it cannot be read or is too large
     */
    String read(Input input) {
        try {
            byte[] bytes = bytes(input.name());
            if (bytes.length > MAX_BYTES) {
                throw new UnusableInputException(
                        input.name() + ": more than " + ReadOptions.MAX_LENGTH + " characters");
            }
            return GameFiles.decode(bytes);
        } catch (NoSuchFileException e) {
            throw new UnusableInputException(input.name() + ": no such file");
        } catch (IOException e) {
            throw new UnusableInputException(input.name() + ": cannot be read: " + e.getMessage());
        }
    }

    private byte[] bytes(String name) throws IOException {
        if (name.equals(STANDARD_INPUT)) {
            return standardInput.readNBytes(MAX_BYTES + 1);
        }
        try (InputStream file = Files.newInputStream(Path.of(name))) {
            return file.readNBytes(MAX_BYTES + 1);
        }
    }
}
