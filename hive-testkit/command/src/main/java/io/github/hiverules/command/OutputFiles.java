package io.github.hiverules.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the files named on the command line. */
final class OutputFiles {

    private OutputFiles() {}

    /**
     * Writes a text as UTF-8.
     *
     * @throws UnusableInputException if the file cannot be written
     */
    static void write(Path file, String text) {
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UnusableInputException(file + ": cannot be written: " + FileFailure.of(e));
        }
    }
}
