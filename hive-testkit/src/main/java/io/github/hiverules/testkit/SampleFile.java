package io.github.hiverules.testkit;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import java.util.List;
import java.util.Objects;

/**
 * A file with one or more recorded games.
 *
 * @param path its path in the folder of samples, for example {@code broken/altered-move.pgn}
 * @param text its content
 */
public record SampleFile(String path, String text) {
    public SampleFile {
        Objects.requireNonNull(path, "path");
        Objects.requireNonNull(text, "text");
    }

    /** {@return the games, read leniently: an unmodifiable list of at least one} */
    public List<Parsed<GameRecord>> games() {
        return GameFiles.parse(text, ReadOptions.lenient()).toList();
    }

    /** {@return the path} */
    @Override
    public String toString() {
        return path;
    }
}
