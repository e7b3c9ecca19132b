package io.github.hiverules.testkit.json;

import io.github.hiverules.testkit.PerftTable;
import io.github.hiverules.testkit.PerftTables;
import io.github.hiverules.testkit.RulebookDiagrams;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * Writes all diagrams and perft tables into one JSON file, for programs that are not written in Java; the build runs
 * it.
 */
public final class FixturesFile {

    private static final String ABOUT = "Diagrams and perft counts of the board game Hive, for testing engines. "
            + "Coordinates are axial, cells pointy-top: from {\"q\":0,\"r\":0}, east is {\"q\":1,\"r\":0} "
            + "and southeast {\"q\":0,\"r\":1}. Stacks go from bottom to top. "
            + "Pieces, moves and games are written as in the Universal Hive Protocol. "
            + "The fields are explained in hive-testkit/docs/fixtures-json.md.";

    private static final int MULTILINE_LEVELS = 2;

    private FixturesFile() {}

    /**
     * Writes the file.
     *
     * @param arguments the path of the file
     * @throws IOException if it cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Files.writeString(file, text());
    }

    /** Returns the content of the file, which does not depend on time or place. */
    static String text() {
        List<Map<String, Object>> diagrams =
                RulebookDiagrams.all().stream().map(DiagramJson::of).toList();
        List<Map<String, Object>> perft =
                PerftTables.all().stream().map(FixturesFile::perft).toList();
        return Json.write(
                        Json.object("format", 1, "about", ABOUT, "diagrams", diagrams, "perft", perft),
                        MULTILINE_LEVELS)
                + "\n";
    }

    private static Map<String, Object> perft(PerftTable table) {
        return Json.object(
                "id", table.id(),
                "game", table.gameString(),
                "expansions", table.ruleset().expansions(),
                "tournamentOpening", table.ruleset().tournamentOpening(),
                "gatesAboveGround", table.ruleset().gatesAboveGround(),
                "counts", table.counts());
    }
}
