package io.github.hiverules.command;

import io.github.hiverules.notation.file.GameFiles;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * One input of the command. It keeps the path, not only the name: a file whose name is not in the locale's encoding
 * can be listed and opened, but its name cannot be turned back into a path.
 *
 * @param name the name to show to the user
 * @param path the file; empty for standard input
 * @param failure why the input cannot be opened; empty if it can
 * @param fromFolder whether the file was found in a folder, not named by the user
 */
record Input(String name, Optional<Path> path, Optional<String> failure, boolean fromFolder) {

    private static final List<String> GAME_EXTENSIONS = List.of(".pgn", ".sgf", ".uhp");
    private static final String GZIP = ".gz";

    /** Replaces control characters in the name, which could change how a terminal shows it. */
    Input {
        name = name.replaceAll("\\p{Cntrl}", "?");
    }

    static Input standard(String name) {
        return new Input(name, Optional.empty(), Optional.empty(), false);
    }

    static Input named(Path path) {
        return new Input(path.toString(), Optional.of(path), Optional.empty(), false);
    }

    static Input fromFolder(Path path) {
        return new Input(path.toString(), Optional.of(path), Optional.empty(), true);
    }

    static Input unusable(String name, String failure) {
        return new Input(name, Optional.empty(), Optional.of(failure), false);
    }

    /** Returns a file in a zip file, or in a folder in it. */
    Input inside(String file) {
        return new Input(name + "!" + file, path, failure, true);
    }

    boolean isZip() {
        return path.isPresent() && hasExtension(".zip");
    }

    private boolean hasExtension(String extension) {
        return name.toLowerCase(Locale.ROOT).endsWith(extension);
    }

    /** Returns whether the input may hold something other than games; if it does, it is skipped. */
    boolean mayHoldOtherContent() {
        String lowerCase = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        return fromFolder && GAME_EXTENSIONS.stream().noneMatch(lowerCase::endsWith);
    }

    /** Returns the number of bytes, packed or not, or empty if it is not known before they are read. */
    Optional<Long> size() {
        try {
            return path.isPresent() && Files.isRegularFile(path.get())
                    ? Optional.of(Files.size(path.get()))
                    : Optional.empty();
        } catch (IOException e) {
            // Opening it will fail too, and the command reports that.
            return Optional.empty();
        }
    }

    /** Returns the number of bytes to read, or empty if it is not known before they are read. */
    Optional<Long> unpackedSize() {
        return hasExtension(GZIP) ? Optional.empty() : size();
    }

    InputStream open(InputStream standardInput) throws IOException {
        return path.isPresent() ? GameFiles.open(path.get()) : standardInput;
    }
}
