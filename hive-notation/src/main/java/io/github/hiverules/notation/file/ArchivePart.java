package io.github.hiverules.notation.file;

import io.github.hiverules.notation.GameRecord;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/**
 * A part of an archive, with games that are not read yet, or what takes the place of games. {@link
 * GameFiles#split(java.nio.file.Path, ReadOptions)} makes parts, which several threads can read.
 */
public final class ArchivePart {

    private final String file;
    private final long length;
    private final Optional<TextKind> kind;
    private final Supplier<Stream<Parsed<GameRecord>>> games;
    private final Optional<IOException> failure;
    private final boolean isSkipped;
    private final boolean isHidden;

    private ArchivePart(
            String file,
            long length,
            Optional<TextKind> kind,
            Supplier<Stream<Parsed<GameRecord>>> games,
            Optional<IOException> failure,
            boolean isSkipped,
            boolean isHidden) {
        this.file = file;
        this.length = length;
        this.kind = kind;
        this.games = games;
        this.failure = failure;
        this.isSkipped = isSkipped;
        this.isHidden = isHidden;
    }

    static ArchivePart of(
            String file, long length, Optional<TextKind> kind, Supplier<Stream<Parsed<GameRecord>>> games) {
        return new ArchivePart(file, length, kind, games, Optional.empty(), false, false);
    }

    static ArchivePart failed(String file, IOException reason) {
        return new ArchivePart(file, 0, Optional.empty(), Stream::empty, Optional.of(reason), false, false);
    }

    static ArchivePart skipped(String file, boolean isHidden) {
        return new ArchivePart(file, 0, Optional.empty(), Stream::empty, Optional.empty(), true, isHidden);
    }

    /**
     * {@return the path of the file; of a file in a zip file, both paths with {@code !} between them; empty if the input
     * has no name}
     */
    public String file() {
        return file;
    }

    /** {@return the number of characters in this part of the file, including comments} */
    public long length() {
        return length;
    }

    /** {@return the notation of the file, or empty if it holds no games or cannot be read} */
    public Optional<TextKind> kind() {
        return kind;
    }

    /** {@return why the file cannot be read, or not beyond the parts before this one; empty if it can} */
    public Optional<IOException> failure() {
        return failure;
    }

    /**
     * {@return whether this is a file that nobody named and that was skipped: a {@linkplain #isHidden() hidden} one, or
     * one without games whose name does not end as those of recorded games}
     */
    public boolean isSkipped() {
        return isSkipped;
    }

    /** {@return whether this is a file or folder whose name begins with a period, so it was skipped} */
    public boolean isHidden() {
        return isHidden;
    }

    /**
     * {@return the games, read lazily one after another; none if the part was skipped or has only comments} Their
     * locations refer to the whole file.
     *
     * @throws UncheckedIOException if there is a {@link #failure()}
     */
    public Stream<Parsed<GameRecord>> parse() {
        failure.ifPresent(reason -> {
            throw new UncheckedIOException(reason);
        });
        return games.get();
    }
}
