package io.github.hiverules.site;

import io.github.hiverules.site.referee.StillPage;
import io.github.hiverules.testkit.json.FixturesFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * Writes the pages of the site that need no other tool: the landing page, the diagrams and {@code fixtures.json}. The profile
 * {@code site} of the build runs it, and adds the Referee and the Javadoc.
 */
public final class Site {

    /** Where the Referee is, as a link from the page of diagrams. */
    static final String REFEREE = "../referee/index.html";

    private Site() {}

    /**
     * Writes the pages.
     *
     * @param arguments the folder of the site; it is made if necessary
     * @throws IOException if a file cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path folder = Path.of(arguments[0]);
        DiagramPage.write(folder, LandingPage.html());
        DiagramPage.write(folder.resolve("diagrams"), DiagramPage.html(Optional.of(REFEREE)));
        DiagramPage.write(folder.resolve("referee"), StillPage.html("en"));
        Files.writeString(folder.resolve("referee").resolve("de.html"), StillPage.html("de"));
        Files.writeString(folder.resolve("drawings.css"), DiagramPage.SHEET.styleSheet());
        for (String file : List.of("favicon.svg", "site.js", "sw.js")) {
            Files.writeString(folder.resolve(file), PageFile.text(file));
        }
        FixturesFile.main(new String[] {folder.resolve("fixtures.json").toString()});
    }
}
