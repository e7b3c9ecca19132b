package io.github.hiverules.testkit;

import io.github.hiverules.notation.ParsedGame;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.file.GameFiles;
import java.util.List;
import java.util.Objects;

/**
 * A file with one or more recorded games.
 *
 * @param fileName its name, the folder included
 * @param text its content
 */
public record SampleFile(String fileName, String text) {
    public SampleFile {
        Objects.requireNonNull(fileName, "fileName");
        Objects.requireNonNull(text, "text");
    }

    /** {@return the games, read leniently: an unmodifiable list of at least one} */
    public List<ParsedGame> games() {
        return GameFiles.parse(text, ReadOptions.lenient()).toList();
    }

    /** {@return the file's name} */
    @Override
    public String toString() {
        return fileName;
    }
}
