package io.github.hiverules.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The pictures stored next to the sources match what the library draws. After changing drawings or diagrams, rewrite
 * them with {@code ./mvnw -pl hive-testkit/site -am test -Dtest=DocPicturesTest -Dsurefire.failIfNoSpecifiedTests=false
 * -Dhive.pictures=write}.
 */
class DocPicturesTest {

    private static final Path ROOT = Path.of("../..").toAbsolutePath().normalize();
    private static final Pattern IMAGE = Pattern.compile("<img src=\"([^\"]+)\"");

    private static final Pattern MARKDOWN_IMAGE = Pattern.compile("!\\[[^]]*]\\(([^)]+)\\)");

    static Set<String> pictures() {
        return DocPictures.all().keySet();
    }

    @BeforeAll
    static void writePicturesOnRequest() throws IOException {
        if ("write".equals(System.getProperty("hive.pictures"))) {
            for (String path : pictures()) {
                Path file = ROOT.resolve(path);
                Files.createDirectories(file.resolveSibling(""));
                Files.writeString(file, DocPictures.all().get(path));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("pictures")
    void picture_inSources_matchesDrawing(String path) {
        assertThat(ROOT.resolve(path))
                .as("drawn differently: write it with -Dtest=DocPicturesTest -Dhive.pictures=write, then look at it")
                .content()
                .isEqualTo(DocPictures.all().get(path));
    }

    @Test
    void imagesInPages_matchPictures() {
        Set<String> shown = new TreeSet<>();
        for (String module : List.of("core", "notation", "drawing", "testkit")) {
            Path folder = ROOT.resolve(module.equals("drawing") ? "hive-notation/drawing" : "hive-" + module);
            Path sources = folder.resolve("src/main/java");
            Path pages = folder.resolve("src/main/javadoc/io.github.hiverules." + module);
            for (Path file : javaFiles(sources)) {
                images(IMAGE, file).forEach(image -> {
                    Path picture = pages.resolve(sources.relativize(file)).resolveSibling(image);
                    shown.add(ROOT.relativize(picture.normalize()).toString().replace('\\', '/'));
                });
            }
        }

        for (String name : List.of("README.md", "docs/cookbook.md")) {
            Path page = ROOT.resolve(name);
            images(MARKDOWN_IMAGE, page)
                    .forEach(image ->
                            shown.add(ROOT.relativize(page.resolveSibling(image).normalize())
                                    .toString()
                                    .replace('\\', '/')));
        }

        assertThat(shown).containsExactlyInAnyOrderElementsOf(pictures());
    }

    private static List<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> images(Pattern pattern, Path file) {
        try {
            return pattern.matcher(Files.readString(file))
                    .results()
                    .map(found -> found.group(1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
