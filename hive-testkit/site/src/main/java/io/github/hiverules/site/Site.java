package io.github.hiverules.site;

import io.github.hiverules.site.referee.PrerenderedPage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Writes the pages of the site in both languages, and {@code fixtures.json}. The build's profile {@code site} runs this
 * class, and adds the script of the Referee and the Javadoc.
 */
public final class Site {

    private Site() {}

    /**
     * Writes the pages.
     *
     * @param arguments the folder of the site; it is created if necessary, and all it has but the compiled scripts of the
     *     Referee is deleted
     * @throws IOException if a file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        deleteEarlierFiles(folder);
        writeShared(folder);
        DiagramPage.write(folder.resolve("diagrams"));
        for (SiteLanguage language : List.of(SiteLanguage.ENGLISH, SiteLanguage.GERMAN)) {
            page(folder.resolve(language.file()), LandingPage.html(language));
            page(folder.resolve("puzzles").resolve(language.file()), PuzzlePage.html(language));
            String code = language.code();
            page(folder.resolve("referee").resolve(language.file()), PrerenderedPage.html(code));
            page(folder.resolve("referee").resolve("texts-" + code + ".js"), ScriptTexts.texts(code));
            page(
                    folder.resolve("referee").resolve("first-" + code + ".js"),
                    ScriptTexts.object("hive.first", PrerenderedPage.firstAnswers(code)));
        }
        page(folder.resolve("puzzles").resolve("puzzles.js"), PageFile.text("puzzles.js"));
        // The style sheet of the Javadoc imports this file, but JDK 17 does not write it.
        page(folder.resolve("javadoc").resolve("resources").resolve("fonts").resolve("dejavu.css"), "");
        Files.write(folder.resolve("preview.png"), PageFile.bytes("preview.png"));
        Files.write(folder.resolve("fixtures.json"), PageFile.bytes("/META-INF/hive-rules/fixtures.json"));
        VersionedFiles.write(folder);
    }

    /** Deletes what an earlier build wrote, except the scripts of the Referee, which this build has just compiled. */
    private static void deleteEarlierFiles(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                if (!file.startsWith(folder.resolve("referee"))) {
                    Files.delete(file);
                }
            }
        }
    }

    /** Writes the files that all pages share: style sheets, icons, scripts and the manifest. */
    private static void writeShared(Path folder) throws IOException {
        page(folder.resolve("drawings.css"), DiagramPage.SHEET.styleSheet() + PageFile.text("tiles.css"));
        page(folder.resolve("pages.css"), PageFile.text("base.css") + PageFile.text("landing.css"));
        page(folder.resolve("site.js"), PageFile.text("site.js"));
        for (String file : List.of("favicon.svg", "manifest.webmanifest", "icon-192.png", "icon-512.png")) {
            Files.write(folder.resolve(file), PageFile.bytes(file));
        }
    }

    private static void page(Path file, String text) throws IOException {
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }
}
