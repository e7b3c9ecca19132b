package io.github.hiverules.command;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes the files named on the command line. */
final class OutputFiles {

    private OutputFiles() {}

    /**
     * Writes a text as UTF-8. A file that cannot be written, because the disk is full for example, stays as it was.
     *
     * @throws UnusableInputException if the file cannot be written
     */
    static void write(Path file, String text) {
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.writeString(file, text);
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file, text);
            }
        } catch (IOException e) {
            throw new UnusableInputException(file + ": cannot be written: " + FileFailure.of(e));
        }
    }

    /** Writes the text beside the file, and then moves it there. */
    private static void replace(Path file, String text) throws IOException {
        Path beside = file.resolveSibling(
                "." + file.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        try {
            Files.writeString(beside, text);
            Files.move(beside, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(beside);
        }
    }

    /**
     * Checks that a file to write is not the one to read.
     *
     * @param option the option that names the file to write
     * @param input the argument that may name the file to read
     * @throws UnusableInputException if both are the same file
     */
    static void requireOther(String option, Path file, String input) {
        if (isSame(file, input)) {
            throw new UnusableInputException(option + ": " + file + " is the input");
        }
    }

    private static boolean isSame(Path file, String input) {
        try {
            return Files.isSameFile(file, Path.of(input));
        } catch (IOException | InvalidPathException e) {
            return false;
        }
    }
}
