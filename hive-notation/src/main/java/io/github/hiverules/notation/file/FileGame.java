package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import java.util.Iterator;
import java.util.Objects;

/**
 * A game, and the file in which {@link GameFiles#open(java.nio.file.Path, io.github.hiverules.notation.ReadOptions)}
 * found it.
 *
 * @param file the path of the file; of a file in a zip file, both paths with {@code !} between them
 * @param number the number of the game in its file, counted from 1
 * @param parsed the game, or what is wrong with it; its {@linkplain Parsed#location() location} says where the game
 *     begins in the file
 */
public record FileGame(String file, long number, Parsed<GameRecord> parsed) {

    /** Names a game. */
    public FileGame {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(parsed, "parsed");
    }

    /** Counts the games of a file. Not thread-safe. */
    static final class Counter implements Iterator<FileGame> {

        private final String file;
        private final Iterator<Parsed<GameRecord>> games;
        private long count;

        Counter(String file, Iterator<Parsed<GameRecord>> games) {
            this.file = file;
            this.games = games;
        }

        @Override
        public boolean hasNext() {
            return games.hasNext();
        }

        @Override
        public FileGame next() {
            Parsed<GameRecord> game = games.next();
            count++;
            return new FileGame(file, count, game);
        }
    }
}
