package io.github.hiverules.testkit;

import io.github.hiverules.Ruleset;
import io.github.hiverules.Toggle;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads perft tables from text: each line has a key and a value, and {@code #} begins a comment line.
 *
 * <pre>
 * id Base+M
 * game Base+M;NotStarted;White[1]
 * opening on
 * perft 1 5
 * perft 2 150
 * </pre>
 *
 * <p>Each table begins with its id. {@code opening} is the tournament opening. Depths start at 1 and have no gaps.
 */
final class PerftFile {

    private final List<PerftTable> tables = new ArrayList<>();
    private String id = "";
    private String game = "";
    private boolean opening;
    private final List<Long> counts = new ArrayList<>();

    private PerftFile() {}

    static List<PerftTable> read(String text) {
        PerftFile file = new PerftFile();
        text.lines()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("#"))
                .forEach(file::readLine);
        file.finishTable();
        return List.copyOf(file.tables);
    }

    private void readLine(String line) {
        int space = line.indexOf(' ');
        String key = line.substring(0, Math.max(space, 0));
        String value = line.substring(space + 1);
        switch (key) {
            case "id" -> {
                finishTable();
                id = value;
            }
            case "game" -> game = value;
            case "opening" -> opening = value.equals("on");
            case "perft" -> readCount(line, value.split(" "));
            default -> throw unreadable(line);
        }
    }

    private void readCount(String line, String[] depthAndCount) {
        if (depthAndCount.length != 2 || !depthAndCount[0].equals(String.valueOf(counts.size() + 1))) {
            throw unreadable(line);
        }
        counts.add(Long.valueOf(depthAndCount[1]));
    }

    private void finishTable() {
        if (!id.isEmpty()) {
            Ruleset played = GameString.readType(game.substring(0, game.indexOf(';')));
            Ruleset ruleset =
                    opening ? played.with(Toggle.TOURNAMENT_OPENING) : played.without(Toggle.TOURNAMENT_OPENING);
            tables.add(new PerftTable(id, game, ruleset, counts));
        }
        counts.clear();
    }

    private IllegalArgumentException unreadable(String line) {
        return new IllegalArgumentException("table '" + id + "': cannot read '" + line + "'");
    }
}
