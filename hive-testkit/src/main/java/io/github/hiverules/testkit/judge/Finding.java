package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Bug;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * Wrong answers of one sort: how many, and an example.
 *
 * @param heading what was observed, and how often
 * @param details more facts: how the moves differ, what the program says, and what the rules say about the example
 * @param count the number of wrong answers
 * @param rule the rule that forbids these moves or decides the result; legal moves that are refused have none
 * @param kinds the kinds of the pieces that move
 * @param game the smallest game that shows it
 * @param moves the moves that are answered wrongly after that game
 * @param cause what the program threw
 */
public record Finding(
        String heading,
        List<String> details,
        int count,
        Optional<Rule> rule,
        Set<Bug> kinds,
        Game game,
        List<Move> moves,
        Optional<Throwable> cause) {

    private static final String INDENT = "    ";

    public Finding {
        Objects.requireNonNull(heading, "heading");
        details = List.copyOf(Objects.requireNonNull(details, "details"));
        Objects.requireNonNull(rule, "rule");
        kinds = Set.copyOf(Objects.requireNonNull(kinds, "kinds"));
        Objects.requireNonNull(game, "game");
        moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
        Objects.requireNonNull(cause, "cause");
    }

    /** Returns something that was seen once, and that is not an answer about a move or a result. */
    static Finding of(String heading, Game game, String... details) {
        return new Finding(heading, List.of(details), 1, Optional.empty(), Set.of(), game, List.of(), Optional.empty());
    }

    /** Returns this finding with the number of times that it was seen. */
    Finding times(int number) {
        String all = number == 1 ? heading : heading + ", " + number + " times";
        return new Finding(all, details, number, rule, kinds, game, moves, cause);
    }

    /**
     * {@return the heading, the details, the game and a drawing of the hive} In the drawing, {@code +} marks where a
     * legal move that the program refuses would go, {@code x} where an illegal one goes.
     */
    public String text() {
        List<String> lines = new ArrayList<>(details);
        lines.add("after " + gameText());
        boolean isMissing = !destinations(true).isEmpty();
        boolean isIllegal = !destinations(false).isEmpty();
        if (isMissing || isIllegal) {
            lines.add("marks: " + (isMissing ? "+ a destination that it misses" : "")
                    + (isMissing && isIllegal ? ", " : "") + (isIllegal ? "x an illegal destination" : ""));
        }
        if (!game.position().isEmpty()) {
            TextDiagram.of(game.position())
                    .withMark('+', destinations(true))
                    .withMark('x', destinations(false))
                    .write()
                    .lines()
                    .forEach(lines::add);
        }
        StringBuilder text = new StringBuilder(heading).append('\n');
        lines.forEach(line -> text.append((INDENT + line).stripTrailing()).append('\n'));
        return text.toString();
    }

    /** Returns an error with this text. Its stack trace says nothing; that of the program does. */
    AssertionError failure() {
        AssertionError error = new AssertionError(text(), cause.orElse(null));
        error.setStackTrace(new StackTraceElement[0]);
        return error;
    }

    /** {@return the same as {@link #text()}} */
    @Override
    public String toString() {
        return text();
    }

    private String gameText() {
        try {
            return GameString.writeForEngine(game);
        } catch (InexpressibleException startsElsewhere) {
            return "the position " + PositionText.write(game.position());
        }
    }

    private List<Hex> destinations(boolean isLegal) {
        return moves.stream()
                .filter(move -> game.isLegal(move) == isLegal)
                .flatMap(move -> move.destination().stream())
                .toList();
    }
}
