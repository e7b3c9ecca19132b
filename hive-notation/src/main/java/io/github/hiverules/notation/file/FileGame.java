package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * A game, and the file in which {@link GameFiles#open(java.nio.file.Path, io.github.hiverules.notation.ReadOptions)}
 * found it.
 */
public final class FileGame {

    private final String file;
    private final long number;
    private final Parsed<GameRecord> parsed;

    private FileGame(String file, long number, Parsed<GameRecord> parsed) {
        this.file = file;
        this.number = number;
        this.parsed = parsed;
    }

    /** {@return the path of the file; of a file in a zip file, both paths with {@code !} between them} */
    public String file() {
        return file;
    }

    /** {@return the number of the game in its file, counted from 1} */
    public long number() {
        return number;
    }

    /**
     * {@return the game, or what is wrong with it} Its {@linkplain Parsed#location() location} says where the game begins
     * in the file.
     */
    public Parsed<GameRecord> parsed() {
        return parsed;
    }

    /** {@return whether the object is an equal game with the same number in the same file} */
    @Override
    public boolean equals(Object other) {
        return other instanceof FileGame that
                && file.equals(that.file)
                && number == that.number
                && parsed.equals(that.parsed);
    }

    @Override
    public int hashCode() {
        return Objects.hash(file, number, parsed);
    }

    /** {@return the file, the number, and the game} */
    @Override
    public String toString() {
        return file + " " + number + " " + parsed;
    }

    /** Counts the games of each file. Not thread-safe. */
    static final class Counter {

        private String file = "";
        private long count;

        Stream<FileGame> count(ArchivePart part) {
            if (!file.equals(part.file())) {
                file = part.file();
                count = 0;
            }
            return part.parse().map(game -> new FileGame(part.file(), ++count, game));
        }
    }
}
