package io.github.hiverules.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/**
 * Makes scripts and style sheets smaller, puts the version of each into its name, so that a page never runs those of
 * another version, and tells the service worker which files to keep.
 */
final class VersionedFiles {

    private static final String WORKER = "sw.js";
    private static final List<String> FOLDERS = List.of("referee", "", "puzzles", "diagrams");
    private static final List<String> SHARED =
            List.of("favicon.svg", "manifest.webmanifest", "icon-192.png", "icon-512.png");
    private static final Pattern NAMED = Pattern.compile("-[0-9a-f]{8}\\.(js|css)$");
    private static final Pattern REFERENCE = Pattern.compile("\"([\\w./-]+)\\.(js|css)\"");

    private final Path root;
    private final Map<Path, String> versions = new TreeMap<>();
    private final List<String> kept = new ArrayList<>(SHARED);

    private VersionedFiles(Path root) {
        this.root = root;
    }

    /** Renames the files of a site, also where its pages name them. */
    static void write(Path root) throws IOException {
        VersionedFiles files = new VersionedFiles(root);
        for (String folder : FOLDERS) {
            for (Path file : files.in(folder)) {
                files.rename(file);
            }
        }
        for (String folder : FOLDERS) {
            for (Path file : files.in(folder)) {
                files.rewrite(file);
            }
        }
        files.writeWorker();
    }

    private List<Path> in(String folder) throws IOException {
        try (Stream<Path> files = Files.list(root.resolve(folder))) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Makes a script or style sheet smaller, renames it, and deletes those of earlier builds. */
    private void rename(Path file) throws IOException {
        String name = file.getFileName().toString();
        if (NAMED.matcher(name).find()) {
            Files.delete(file);
        } else if (name.matches(".*\\.(js|css)") && !name.equals(WORKER)) {
            String content = SmallFile.of(name, Files.readString(file));
            String version = "-" + hash(content.getBytes(StandardCharsets.UTF_8));
            versions.put(file, version);
            Files.writeString(file.resolveSibling(name.replaceFirst("(?=\\.\\w+$)", version)), content);
            Files.delete(file);
        }
    }

    /** Makes a page name the renamed files, and lists both for the worker. */
    private void rewrite(Path file) throws IOException {
        boolean isPage = file.toString().endsWith(".html");
        if (isPage) {
            String page = REFERENCE.matcher(Files.readString(file)).replaceAll(found -> {
                Path target = file.resolveSibling(found.group(1) + "." + found.group(2))
                        .normalize();
                String version = versions.getOrDefault(target, "");
                return Matcher.quoteReplacement("\"" + found.group(1) + version + "." + found.group(2) + "\"");
            });
            Files.writeString(file, page);
        }
        if (isPage || NAMED.matcher(file.toString()).find()) {
            kept.add(root.relativize(file).toString().replace('\\', '/'));
        }
    }

    private void writeWorker() throws IOException {
        StringBuilder contents = new StringBuilder(PageFile.text(WORKER));
        for (String file : kept) {
            contents.append(file).append(hash(Files.readAllBytes(root.resolve(file))));
        }
        String files = kept.stream().map(file -> "'" + file + "'").collect(Collectors.joining(", "));
        String version = hash(contents.toString().getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                root.resolve(WORKER),
                PageFile.text(WORKER).replace("{version}", version).replace("'{files}'", files));
    }

    private static String hash(byte[] content) {
        CRC32 hash = new CRC32();
        hash.update(content);
        return HexFormat.of().toHexDigits((int) hash.getValue());
    }
}
