package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.zip.GZIPInputStream;

/** Finds the files in a packed file, by the ending of its name. */
final class Unpacking {

    /** Texts shrink to a fifth or tenth; only an attack shrinks to a hundredth of more than a megabyte. */
    private static final long MAX_RATIO = 100;

    private static final long MIN_MAX_SIZE = 1 << 20;

    private Unpacking() {}

    static List<PackedFile> list(Path file) throws IOException {
        String name = file.toString().toLowerCase(Locale.ROOT);
        if (name.endsWith(".zip")) {
            return ZipDirectory.list(file);
        }
        boolean isGzip = name.endsWith(".gz");
        OptionalLong size = isGzip ? OptionalLong.empty() : OptionalLong.of(Files.size(file));
        return List.of(
                new PackedFile(file.toString(), size, () -> isGzip ? openGzip(file) : Files.newInputStream(file)));
    }

    private static InputStream openGzip(Path file) throws IOException {
        InputStream in = Files.newInputStream(file);
        try {
            return new LimitedInput(new GZIPInputStream(in), maxSize(Files.size(file)), size -> {});
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    /** Returns how many bytes a number of packed bytes may unpack to. */
    static long maxSize(long packed) {
        return Math.min(GameFiles.MAX_UNPACKED_BYTES, Math.max(MIN_MAX_SIZE, MAX_RATIO * packed));
    }
}
