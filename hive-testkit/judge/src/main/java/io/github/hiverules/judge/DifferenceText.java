package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameStateString;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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

    /** Returns the right state and what surrounds the Queen Bees, for example {@code WhiteWins, because ...}. */
    static String rightResult(Game game) {
        String state = game.plyCount() == 0
                ? "NotStarted"
                : GameStateString.write(game.position().outcome());
        String reasons = Stream.of(Color.values())
                .map(color -> Piece.of(color, Bug.QUEEN_BEE))
                .flatMap(queen -> game.position().cellOf(queen).stream()
                        .map(cell -> queen + " has "
                                + cells(game.position().occupiedNeighbors(cell).size()) + " around it"))
                .collect(Collectors.joining(" and "));
        return reasons.isEmpty() ? state : state + ", because " + reasons;
    }

    private static String cells(int count) {
        return count == 1 ? "1 occupied cell" : count + " occupied cells";
    }

    private static List<Hex> destinations(List<Move> moves) {
        return moves.stream().flatMap(move -> move.destination().stream()).toList();
    }
}
