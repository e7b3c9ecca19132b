package io.github.hiverules.notation.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalLong;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * The list of entries at the end of a zip file. The JDK's own reader refuses a whole file if one of its entries is
 * encrypted, and does not compare checksums.
 */
final class ZipDirectory {

    private static final int END_SIGNATURE = 0x06054b50;
    private static final int END_LENGTH = 22;
    private static final int ENTRY_SIGNATURE = 0x02014b50;
    private static final int ENTRY_LENGTH = 46;
    private static final int CONTENT_SIGNATURE = 0x04034b50;
    private static final int CONTENT_LENGTH = 30;
    private static final int MAX_COMMENT_LENGTH = 0xFFFF;

    /** A larger number means that the real one is elsewhere. */
    private static final int MAX_ENTRIES = 0xFFFE;

    private static final int STORED = 0;
    private static final int DEFLATED = 8;
    private static final int ENCRYPTED = 1;

    private ZipDirectory() {}

    /**
     * What the list says about an entry.
     *
     * @param at the offset of the content's own header
     */
    private record Entry(String path, boolean isEncrypted, int method, long checksum, long packed, long size, long at) {

        private boolean isHidden() {
            return path.endsWith("/")
                    || path.substring(path.lastIndexOf('/') + 1).startsWith(".");
        }

        /** A name with control characters could change how a terminal shows it. */
        private boolean hasForbiddenPath() {
            return path.isEmpty()
                    || path.startsWith("/")
                    || path.indexOf('\\') >= 0
                    || path.chars().anyMatch(Character::isISOControl)
                    || ("/" + path + "/").contains("/../");
        }
    }

    /** Returns the entries that are files and not hidden, sorted by name, as a folder of the same files would be. */
    static List<PackedFile> list(Path file) throws IOException {
        List<PackedFile> files = new ArrayList<>();
        try (FileChannel in = FileChannel.open(file)) {
            ByteBuffer end = findEnd(in);
            int count = Short.toUnsignedInt(end.getShort(10));
            if (count > MAX_ENTRIES) {
                throw new ZipException("more than " + MAX_ENTRIES + " entries");
            }
            long length = Integer.toUnsignedLong(end.getInt(12));
            long from = Integer.toUnsignedLong(end.getInt(16));
            if (from + length > in.size() - END_LENGTH) {
                throw new ZipException("damaged zip file, or one of more than 4 gigabytes");
            }
            ByteBuffer list = read(in, from, length);
            long packed = 0;
            for (int index = 0; index < count; index++) {
                Entry entry = next(list);
                packed += entry.packed;
                if (packed > from) {
                    throw new ZipException("entries that overlap");
                }
                if (!entry.isHidden()) {
                    files.add(new PackedFile(
                            file + "!" + entry.path, OptionalLong.of(entry.size), () -> open(file, entry)));
                }
            }
            if (list.hasRemaining()) {
                throw new ZipException("damaged list of entries");
            }
        }
        files.sort(Comparator.comparing(PackedFile::name));
        return files;
    }

    /** Finds the record that ends the file. Only a comment may follow it. */
    private static ByteBuffer findEnd(FileChannel in) throws IOException {
        int length = (int) Math.min(in.size(), END_LENGTH + MAX_COMMENT_LENGTH);
        ByteBuffer tail = read(in, in.size() - length, length);
        for (int at = length - END_LENGTH; at >= 0; at--) {
            if (tail.getInt(at) == END_SIGNATURE
                    && at + END_LENGTH + Short.toUnsignedInt(tail.getShort(at + 20)) == length) {
                return tail.slice(at, END_LENGTH).order(ByteOrder.LITTLE_ENDIAN);
            }
        }
        throw new ZipException("not a zip file, or a truncated one");
    }

    private static Entry next(ByteBuffer list) throws ZipException {
        int at = list.position();
        if (list.remaining() < ENTRY_LENGTH || list.getInt(at) != ENTRY_SIGNATURE) {
            throw new ZipException("damaged list of entries");
        }
        int nameLength = Short.toUnsignedInt(list.getShort(at + 28));
        int length = ENTRY_LENGTH
                + nameLength
                + Short.toUnsignedInt(list.getShort(at + 30))
                + Short.toUnsignedInt(list.getShort(at + 32));
        if (list.remaining() < length) {
            throw new ZipException("damaged list of entries");
        }
        byte[] name = new byte[nameLength];
        list.get(at + ENTRY_LENGTH, name);
        list.position(at + length);
        return new Entry(
                GameFiles.decode(name),
                (list.getShort(at + 8) & ENCRYPTED) != 0,
                list.getShort(at + 10),
                Integer.toUnsignedLong(list.getInt(at + 16)),
                Integer.toUnsignedLong(list.getInt(at + 20)),
                Integer.toUnsignedLong(list.getInt(at + 24)),
                Integer.toUnsignedLong(list.getInt(at + 42)));
    }

    private static InputStream open(Path file, Entry entry) throws IOException {
        if (entry.hasForbiddenPath()) {
            throw new ZipException("a name that leaves the folder or has control characters");
        }
        if (entry.isEncrypted) {
            throw new ZipException("encrypted");
        }
        if (entry.method != STORED && entry.method != DEFLATED) {
            throw new ZipException("unknown method of compression");
        }
        if (entry.size > Unpacking.maxSize(entry.packed)) {
            throw new ZipException("unpacks to more than " + Unpacking.maxSize(entry.packed) + " bytes");
        }
        FileChannel in = FileChannel.open(file);
        try {
            ByteBuffer header = read(in, entry.at, CONTENT_LENGTH);
            if (header.getInt(0) != CONTENT_SIGNATURE) {
                throw new ZipException("damaged entry");
            }
            in.position(entry.at
                    + CONTENT_LENGTH
                    + Short.toUnsignedInt(header.getShort(26))
                    + Short.toUnsignedInt(header.getShort(28)));
            CheckedInputStream checked = new CheckedInputStream(content(in, entry), new CRC32());
            return new LimitedInput(checked, entry.size, size -> {
                if (size != entry.size || checked.getChecksum().getValue() != entry.checksum) {
                    throw new ZipException("damaged entry");
                }
            });
        } catch (IOException e) {
            in.close();
            throw e;
        }
    }

    private static InputStream content(FileChannel in, Entry entry) {
        InputStream packed = new PrefixInput(Channels.newInputStream(in), entry.packed);
        if (entry.method == STORED) {
            return packed;
        }
        // The JDK's inflater wants one more byte after the content.
        InputStream padded = new SequenceInputStream(packed, new ByteArrayInputStream(new byte[1]));
        return new InflatingInput(padded, new Inflater(true));
    }

    /** Ends its inflater when it is closed. */
    private static final class InflatingInput extends InflaterInputStream {

        InflatingInput(InputStream in, Inflater inflater) {
            super(in, inflater, 1 << 13);
        }

        @Override
        public void close() throws IOException {
            super.close();
            inf.end();
        }
    }

    private static ByteBuffer read(FileChannel in, long from, long length) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(length)).order(ByteOrder.LITTLE_ENDIAN);
        while (bytes.hasRemaining()) {
            if (in.read(bytes, from + bytes.position()) < 0) {
                throw new ZipException("truncated zip file");
            }
        }
        return bytes.flip();
    }
}
