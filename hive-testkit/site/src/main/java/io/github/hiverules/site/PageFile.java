package io.github.hiverules.site;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.StringTokenizer;

/** Reads the style sheets, scripts and texts next to this class. */
public final class PageFile {

    private PageFile() {}

    /**
     * {@return a text file}
     *
     * @param name its name, relative to this class
     */
    public static String text(String name) {
        return new String(bytes(name), StandardCharsets.UTF_8);
    }

    /**
     * {@return the texts in a file by their keys} Each of its lines is a key, {@code =} and a text, is empty, or begins
     * with {@code #}.
     *
     * @param name its name, relative to this class
     */
    public static Map<String, String> texts(String name) {
        Map<String, String> texts = new HashMap<>();
        for (StringTokenizer lines = new StringTokenizer(text(name), "\n"); lines.hasMoreTokens(); ) {
            String line = lines.nextToken();
            int equals = line.indexOf('=');
            if (equals > 0 && line.charAt(0) != '#') {
                texts.put(line.substring(0, equals), line.substring(equals + 1));
            }
        }
        return texts;
    }

    static byte[] bytes(String name) {
        try (InputStream file = PageFile.class.getResourceAsStream(name)) {
            if (file == null) {
                throw new IllegalStateException(name + " is missing from the jar");
            }
            return file.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
