package io.github.hiverules.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Writes the files that all pages share: style sheets, icons, scripts and the manifest. */
final class SiteFiles {

    private SiteFiles() {}

    static void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Files.writeString(folder.resolve("drawings.css"), DiagramPage.SHEET.styleSheet());
        Files.writeString(folder.resolve("pages.css"), PageFile.text("base.css") + PageFile.text("landing.css"));
        for (String file : List.of("favicon.svg", "site.js", "sw.js", "manifest.webmanifest")) {
            Files.writeString(folder.resolve(file), PageFile.text(file));
        }
        for (String icon : List.of("icon-192.png", "icon-512.png")) {
            Files.write(folder.resolve(icon), PageFile.bytes(icon));
        }
    }
}
