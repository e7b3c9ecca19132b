package io.github.hiverules.notation.file;

import io.github.hiverules.notation.ReadOptions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * A file, or what was found in a folder or a zip file instead of one.
 *
 * @param name the name for the user. It may not lead back to the file, if it is not in the locale's encoding.
 * @param content divides the file into parts
 */
record ArchiveFile(String name, Content content) {

    private static final List<String> GAME_EXTENSIONS = List.of(".pgn", ".sgf", ".uhp");

    /** Opens a file. */
    interface Content {
        Stream<ArchivePart> open(ReadOptions options) throws IOException;
    }

    /** Returns a file that the user named. */
    static ArchiveFile named(Path path) {
        return of(path, false);
    }

    private static ArchiveFile of(Path path, boolean isOptional) {
        ArchiveParts.Origin origin = new ArchiveParts.Origin(path.toString(), isOptional);
        return new ArchiveFile(
                origin.file(),
                options -> GameFiles.hasExtension(path, ".zip")
                        ? openZip(path, options)
                        : GameFiles.split(GameFiles.open(path), options, origin));
    }

    private static ArchiveFile hidden(String name) {
        return new ArchiveFile(name, options -> Stream.of(ArchivePart.skipped(name, true)));
    }

    /** Opens the file; a failure is a part. */
    Stream<ArchivePart> parts(ReadOptions options) {
        try {
            return content.open(options);
        } catch (IOException e) {
            return Stream.of(ArchivePart.failed(name, e));
        }
    }

    /** Returns all files of a folder and its subfolders, ordered by name. */
    static List<ArchiveFile> inFolder(Path folder) throws IOException {
        List<ArchiveFile> files = new ArrayList<>();
        Files.walkFileTree(folder, new Visitor(folder, files));
        files.sort(Comparator.comparing(ArchiveFile::name));
        return files;
    }

    /** Opens a zip file like a folder. Names that are not in UTF-8 are read as Latin-1. */
    private static Stream<ArchivePart> openZip(Path path, ReadOptions options) throws IOException {
        long size = Files.size(path);
        ZipFile zip = new ZipFile(path.toFile(), StandardCharsets.ISO_8859_1);
        try {
            return GameFiles.closing(
                    Concatenation.of(inZip(zip, path, size).iterator(), file -> file.parts(options)), zip);
        } catch (IOException e) {
            zip.close();
            throw e;
        }
    }

    /**
     * Returns all files of a zip file, ordered by name. The packed sizes must not add up to more than the size of the zip
     * file, so files that share their bytes cannot unpack to any length. A hostile zip file may have names such as {@code
     * ../a.uhp}, so never write to them.
     */
    private static Collection<ArchiveFile> inZip(ZipFile zip, Path path, long size) throws ZipException {
        Map<String, ArchiveFile> files = new TreeMap<>();
        long packed = 0;
        for (ZipEntry entry : Collections.list(zip.entries())) {
            packed += entry.getCompressedSize();
            if (packed > size) {
                throw new ZipException("files that overlap");
            }
            if (!entry.isDirectory() && files.put(entry.getName(), ofEntry(zip, entry, path)) != null) {
                throw new ZipException("two files with the same name");
            }
        }
        return files.values();
    }

    private static ArchiveFile ofEntry(ZipFile zip, ZipEntry entry, Path path) {
        String name = path + "!" + entry.getName();
        if (isHidden(entry.getName())) {
            return hidden(name);
        }
        ArchiveParts.Origin origin = new ArchiveParts.Origin(name, mayHoldOtherContent(name));
        return new ArchiveFile(
                name,
                options -> GameFiles.split(
                        new LimitedInput(
                                zip.getInputStream(entry), entry.getCompressedSize(), OptionalLong.of(entry.getCrc())),
                        options,
                        origin));
    }

    private static boolean isHidden(String path) {
        return Stream.of(path.split("/", -1)).anyMatch(name -> name.startsWith(".") && !name.matches("\\.\\.?"));
    }

    /** Returns whether a file that was found in a folder may hold something other than games. */
    private static boolean mayHoldOtherContent(String name) {
        String lowerCase = name.toLowerCase(Locale.ROOT).replaceFirst("\\.gz$", "");
        return GAME_EXTENSIONS.stream().noneMatch(lowerCase::endsWith);
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
                files.add(hidden(path.toString()));
            }
            return isHidden;
        }

        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            // Links to folders are not followed; opening a broken link reports it.
            boolean isFile = attributes.isRegularFile() || (attributes.isSymbolicLink() && !leadsToNonFile(file));
            if (isFile && !hides(file)) {
                files.add(of(file, mayHoldOtherContent(file.toString())));
            }
            return FileVisitResult.CONTINUE;
        }

        private static boolean leadsToNonFile(Path link) {
            return Files.exists(link) && !Files.isRegularFile(link);
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException failure) {
            files.add(new ArchiveFile(file.toString(), options -> {
                throw failure;
            }));
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
            return failure == null ? FileVisitResult.CONTINUE : visitFileFailed(folder, failure);
        }
    }
}
