package io.github.hiverules.notation.file;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;

/**
 * A zip file, read as a folder of files. {@link java.util.zip.ZipFile} reads it, with the limits of {@link
 * GameFiles#MAX_UNPACKED_BYTES} for hostile files: each file may unpack to 100 times its packed size, or to a megabyte.
 * The packed sizes must not add up to more than the size of the zip file, so files that share their bytes cannot
 * unpack to any length.
 */
final class ZipFolder implements Closeable {

    private final ZipFile zip;
    private final Map<String, ZipEntry> files;

    private ZipFolder(ZipFile zip, Map<String, ZipEntry> files) {
        this.zip = zip;
        this.files = files;
    }

    /** Returns the files of a zip file. Names that are not in UTF-8 are read as Latin-1. */
    static ZipFolder open(Path file) throws IOException {
        long size = Files.size(file);
        ZipFile zip = new ZipFile(file.toFile(), StandardCharsets.ISO_8859_1);
        try {
            return new ZipFolder(zip, files(zip, size));
        } catch (IOException e) {
            zip.close();
            throw e;
        }
    }

    private static Map<String, ZipEntry> files(ZipFile zip, long size) throws ZipException {
        Map<String, ZipEntry> files = new LinkedHashMap<>();
        long packed = 0;
        List<? extends ZipEntry> entries =
                zip.stream().sorted(Comparator.comparing(ZipEntry::getName)).toList();
        for (ZipEntry entry : entries) {
            packed += entry.getCompressedSize();
            if (packed > size) {
                throw new ZipException("files that overlap");
            }
            if (!entry.isDirectory() && files.put(entry.getName(), entry) != null) {
                throw new ZipException("two files with the same name");
            }
        }
        return files;
    }

    /**
     * Returns the paths of all files, sorted. A hostile zip file may have paths such as {@code ../a.uhp}, so never write
     * to them.
     */
    List<String> names() {
        return List.copyOf(files.keySet());
    }

    /** Returns the unpacked content of one of the files, which fails where it is damaged or exceeds a limit. */
    InputStream open(String name) throws IOException {
        ZipEntry entry = Objects.requireNonNull(files.get(name), name);
        InputStream in = zip.getInputStream(entry);
        return new LimitedInput(in, entry.getCompressedSize(), OptionalLong.of(entry.getCrc()));
    }

    /** Closes the zip file and the contents of its files. */
    @Override
    public void close() throws IOException {
        zip.close();
    }
}
