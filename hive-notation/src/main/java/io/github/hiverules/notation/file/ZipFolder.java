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
public final class ZipFolder implements Closeable {

    private final ZipFile zip;
    private final Map<String, ZipEntry> files;

    private ZipFolder(ZipFile zip, Map<String, ZipEntry> files) {
        this.zip = zip;
        this.files = files;
    }

    /**
     * {@return the files of a zip file} Names that are not in UTF-8 are read as Latin-1.
     *
     * @param file the zip file
     * @throws ZipException if the list of files is damaged, if it names a file twice, if a file is encrypted, or if
     *     the packed sizes add up to more than the size of the zip file
     * @throws IOException if the zip file cannot be read
     */
    public static ZipFolder open(Path file) throws IOException {
        long size = Files.size(Objects.requireNonNull(file, "file"));
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
            if (!isHidden(entry) && files.put(entry.getName(), entry) != null) {
                throw new ZipException("two files with the same name");
            }
        }
        return files;
    }

    private static boolean isHidden(ZipEntry entry) {
        String path = entry.getName();
        return entry.isDirectory() || path.startsWith(".", path.lastIndexOf('/') + 1);
    }

    /**
     * {@return the paths of all files in the zip file, sorted} Leaves out files whose names begin with a period. A
     * hostile zip file may have paths such as {@code ../a.uhp}, so never write to them.
     */
    public List<String> names() {
        return List.copyOf(files.keySet());
    }

    /**
     * {@return the unpacked content of a file, which throws a {@link ZipException} where it is damaged or exceeds a
     * limit}
     *
     * @param name the path of the file, one of {@link #names()}
     * @throws IllegalArgumentException if there is no such file
     * @throws IOException if the file cannot be opened
     */
    public InputStream open(String name) throws IOException {
        ZipEntry entry = files.get(Objects.requireNonNull(name, "name"));
        if (entry == null) {
            throw new IllegalArgumentException("no such file: " + name);
        }
        InputStream in = zip.getInputStream(entry);
        return new LimitedInput(in, entry.getCompressedSize(), OptionalLong.of(entry.getCrc()));
    }

    /** Closes the zip file and the contents of its files. */
    @Override
    public void close() throws IOException {
        zip.close();
    }
}
