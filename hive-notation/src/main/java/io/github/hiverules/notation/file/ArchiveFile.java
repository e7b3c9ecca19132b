package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.internal.grammar.Games;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A file, or what was found in a folder instead of one. It keeps the path, not only the name: a file whose name is not
 * in the locale's encoding can be listed and opened, but its name cannot be turned back into a path.
 *
 * @param isNamed whether the user named the file; otherwise it was found in a folder
 * @param isHidden whether its name begins with a period; then it may also be a folder
 * @param failure why a folder cannot be read; empty for a file
 */
record ArchiveFile(Path path, boolean isNamed, boolean isHidden, Optional<IOException> failure) {

    private static final List<String> GAME_EXTENSIONS = List.of(".pgn", ".sgf", ".uhp");

    static ArchiveFile named(Path path) {
        return new ArchiveFile(path, true, false, Optional.empty());
    }

    /** Returns all files of a folder and its subfolders, ordered by name. */
    static List<ArchiveFile> inFolder(Path folder) throws IOException {
        List<ArchiveFile> files = new ArrayList<>();
        Files.walkFileTree(folder, new Visitor(folder, files));
        files.sort(Comparator.comparing(file -> file.path().toString()));
        return files;
    }

    static boolean isHidden(String path) {
        return Stream.of(path.split("/", -1)).anyMatch(name -> name.startsWith(".") && !name.matches("\\.\\.?"));
    }

    /** Returns whether a file that was found in a folder may hold something other than games. */
    static boolean mayHoldOtherContent(String name) {
        String lowerCase = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        return GAME_EXTENSIONS.stream().noneMatch(lowerCase::endsWith);
    }

    /** Opens the file like {@link #open(ReadOptions)}; a failure is a part. */
    Stream<ArchivePart> parts(ReadOptions options) {
        try {
            return open(options);
        } catch (IOException e) {
            return Stream.of(ArchivePart.failed(path.toString(), e));
        }
    }

    Stream<ArchivePart> open(ReadOptions options) throws IOException {
        String name = path.toString();
        if (failure.isPresent()) {
            throw failure.get();
        }
        if (isHidden) {
            return Stream.of(ArchivePart.skipped(name, true));
        }
        if (!GameFiles.hasExtension(path, ".zip")) {
            return GameFiles.split(
                    GameFiles.open(path),
                    options,
                    new ArchiveParts.Origin(name, !isNamed && mayHoldOtherContent(name)));
        }
        ZipFolder folder = ZipFolder.open(path);
        GameStream<String, ArchivePart> parts =
                new GameStream<>(folder.names().iterator(), file -> parts(folder, file, options));
        return GameFiles.closing(GameFiles.closing(Games.stream(parts), parts), folder);
    }

    private Stream<ArchivePart> parts(ZipFolder folder, String file, ReadOptions options) {
        String name = path + "!" + file;
        if (isHidden(file)) {
            return Stream.of(ArchivePart.skipped(name, true));
        }
        try {
            return GameFiles.split(
                    folder.open(file), options, new ArchiveParts.Origin(name, mayHoldOtherContent(name)));
        } catch (IOException e) {
            return Stream.of(ArchivePart.failed(name, e));
        }
    }

    /** Collects the files, the hidden folders, and the folders that cannot be opened. */
    static final class Visitor extends SimpleFileVisitor<Path> {

        private final Path root;
        private final List<ArchiveFile> files;

        Visitor(Path root, List<ArchiveFile> files) {
            this.root = root;
            this.files = files;
        }

        @Override
        public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
            return hides(folder) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
        }

        private boolean hides(Path path) {
            boolean isHidden = !path.equals(root)
                    && Optional.ofNullable(path.getFileName())
                            .filter(name -> isHidden(name.toString()))
                            .isPresent();
            if (isHidden) {
                files.add(new ArchiveFile(path, false, true, Optional.empty()));
            }
            return isHidden;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            // Links to folders are not followed; opening a broken link reports it.
            boolean isFile = attributes.isRegularFile() || (attributes.isSymbolicLink() && !leadsToNonFile(file));
            if (isFile && !hides(file)) {
                files.add(new ArchiveFile(file, false, false, Optional.empty()));
            }
            return FileVisitResult.CONTINUE;
        }

        private static boolean leadsToNonFile(Path link) {
            return Files.exists(link) && !Files.isRegularFile(link);
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            files.add(new ArchiveFile(file, false, false, Optional.of(failure)));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
            return failure == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, failure);
        }
    }
}
