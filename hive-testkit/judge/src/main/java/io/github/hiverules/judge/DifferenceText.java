package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Shows a difference to people: in words, and with the hive drawn. */
final class DifferenceText {

    private static final String INDENT = "  ";

    private static final char MISSING = '+';
    private static final char SURPLUS = 'x';

    private DifferenceText() {}

    static String of(Difference difference) {
        List<String> lines = new ArrayList<>(difference.details());
        if (hasPosition(difference)) {
            lines.add(gameLine(difference.game()));
            lines.addAll(drawing(difference));
        }
        String asked = difference.command().isEmpty() ? "" : ", asked: " + difference.command();
        return difference.kind().description() + asked + "\n"
                + lines.stream()
                        .map(line -> (INDENT + line).stripTrailing() + "\n")
                        .collect(Collectors.joining());
    }

    private static boolean hasPosition(Difference difference) {
        return !difference.game().position().isEmpty() && difference.kind() != Difference.Kind.FAILURE;
    }

    private static String gameLine(Game game) {
        try {
            return "game: " + GameString.writeForEngine(game);
        } catch (InexpressibleException startsElsewhere) {
            return "position: " + PositionText.write(game.position());
        }
    }

    private static List<String> drawing(Difference difference) {
        List<Hex> missing = destinations(difference.missing());
        List<Hex> surplus = destinations(difference.surplus());
        List<String> lines = new ArrayList<>();
        if (!missing.isEmpty() || !surplus.isEmpty()) {
            lines.add("marks: " + MISSING + " a destination that it misses, " + SURPLUS + " an illegal one");
        }
        TextDiagram.of(difference.game().position())
                .withMark(MISSING, missing)
                .withMark(SURPLUS, surplus)
                .write()
                .lines()
                .forEach(lines::add);
        return lines;
    }

    private static List<Hex> destinations(List<Move> moves) {
        return moves.stream().flatMap(move -> move.destination().stream()).toList();
    }
}
