package io.github.hiverules.command;

import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.Optional;

/** Says in words why a file cannot be read or written. */
final class FileFailure {

    private FileFailure() {}

    /** Returns the reason; most exceptions about files have only the file's name as their message. */
    static String of(IOException failure) {
        if (failure instanceof NoSuchFileException) {
            return "no such file";
        }
        if (failure instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (failure instanceof FileAlreadyExistsException || failure instanceof NotDirectoryException) {
            return "not a folder";
        }
        if (failure instanceof FileSystemLoopException) {
            return "a link leads back to a folder above it";
        }
        if (failure instanceof EOFException) {
            return "it ends too early; it may have been cut off, perhaps while it was read";
        }
        Optional<String> reason = Optional.ofNullable(
                failure instanceof FileSystemException file ? file.getReason() : failure.getMessage());
        return reason.orElse("the system gives no reason");
    }

    static String ofReading(IOException failure) {
        return failure instanceof NoSuchFileException ? of(failure) : "cannot be read: " + of(failure);
    }
}
