package io.github.hiverules.notation.file;

import java.io.IOException;
import java.io.InputStream;
import java.util.OptionalLong;

/** A file, or an entry of a zip file. {@link GameFiles#unpack(java.nio.file.Path)} finds them. */
public final class PackedFile {

    private final String name;
    private final OptionalLong size;
    private final Opener opener;

    /** Opens the unpacked content. */
    interface Opener {
        InputStream open() throws IOException;
    }

    PackedFile(String name, OptionalLong size, Opener opener) {
        this.name = name;
        this.size = size;
        this.opener = opener;
    }

    /** {@return the name: of the file or, for an entry, of the zip file, an exclamation mark, and the entry's path} */
    public String name() {
        return name;
    }

    /** {@return the number of unpacked bytes, if the file says so} */
    public OptionalLong size() {
        return size;
    }

    /**
     * {@return the unpacked content, which throws an {@link IOException} where it is damaged or exceeds a limit}
     *
     * @throws IOException if the file cannot be opened, or if the entry is encrypted, damaged or has a forbidden name
     */
    public InputStream open() throws IOException {
        return opener.open();
    }

    /** {@return the name} */
    @Override
    public String toString() {
        return name;
    }
}
