package io.github.hiverules.command;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.Optional;

/** Says in words why a file cannot be read or written. */
final class FileProblem {

    private FileProblem() {}

    /** Returns the reason; most exceptions about files have only the file's name as their message. */
    static String of(IOException problem) {
        if (problem instanceof NoSuchFileException) {
            return "no such file";
        }
        if (problem instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (problem instanceof FileSystemLoopException) {
            return "a link leads back to a folder above it";
        }
        Optional<String> reason = Optional.ofNullable(
                problem instanceof FileSystemException file ? file.getReason() : problem.getMessage());
        return reason.orElse(problem.getClass().getSimpleName());
    }

    static String ofReading(IOException problem) {
        return problem instanceof NoSuchFileException ? of(problem) : "cannot be read: " + of(problem);
    }
}
