package io.github.hiverules.command;

import io.github.hiverules.notation.file.GameFiles;
import io.github.hiverules.notation.file.PackedFile;
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
 * @param entry the entry of a zip file, or the file to unpack; empty for other files
 * @param failure why the input cannot be opened; empty if it can
 * @param fromFolder whether the file was found in a folder, not named by the user
 */
record Input(
        String name, Optional<Path> path, Optional<PackedFile> entry, Optional<String> failure, boolean fromFolder) {

    private static final List<String> GAME_EXTENSIONS = List.of(".pgn", ".sgf", ".uhp");
    private static final String ZIP = ".zip";
    private static final List<String> PACKED_EXTENSIONS = List.of(ZIP, ".gz");

    static Input standard(String name) {
        return new Input(name, Optional.empty(), Optional.empty(), Optional.empty(), false);
    }

    static Input named(Path path) {
        return new Input(path.toString(), Optional.of(path), Optional.empty(), Optional.empty(), false);
    }

    static Input fromFolder(Path path) {
        return new Input(path.toString(), Optional.of(path), Optional.empty(), Optional.empty(), true);
    }

    static Input unusable(String name, String failure) {
        return new Input(name, Optional.empty(), Optional.empty(), Optional.of(failure), false);
    }

    /** Returns the files in the input if it is packed, otherwise just the input. */
    List<Input> unpack() throws IOException {
        boolean isPacked = entry.isEmpty()
                && path.isPresent()
                && PACKED_EXTENSIONS.stream().anyMatch(name.toLowerCase(Locale.ROOT)::endsWith);
        return isPacked
                ? GameFiles.unpack(path.get()).stream()
                        .map(file -> new Input(file.name(), path, Optional.of(file), failure, isZip() || fromFolder))
                        .toList()
                : List.of(this);
    }

    private boolean isZip() {
        return name.toLowerCase(Locale.ROOT).endsWith(ZIP);
    }

    /** Returns whether the input may hold something other than games; if it does, it is skipped. */
    boolean mayHoldOtherContent() {
        String lowerCase = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        return fromFolder && GAME_EXTENSIONS.stream().noneMatch(lowerCase::endsWith);
    }

    /** Returns the number of bytes, or empty if it is not known before they are read. */
    Optional<Long> size() {
        if (entry.isPresent()) {
            return entry.get().size().stream().boxed().findFirst();
        }
        try {
            return path.isPresent() && Files.isRegularFile(path.get())
                    ? Optional.of(Files.size(path.get()))
                    : Optional.empty();
        } catch (IOException e) {
            // Opening it will fail too, and the command reports that.
            return Optional.empty();
        }
    }

    InputStream open(InputStream standardInput) throws IOException {
        if (entry.isPresent()) {
            return entry.get().open();
        }
        return path.isPresent() ? Files.newInputStream(path.get()) : standardInput;
    }
}
