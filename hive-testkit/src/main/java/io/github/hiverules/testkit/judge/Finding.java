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
import java.util.Optional;
import java.util.Set;

/** Wrong answers of one sort: how many, and an example. */
public final class Finding {

    private static final String INDENT = "    ";

    private final String heading;
    private final List<String> details;
    private final int count;
    private final Optional<Rule> rule;
    private final Set<Bug> kinds;
    private final Optional<Game> game;
    private final List<Move> moves;
    private final Optional<Throwable> cause;

    private Finding(
            String heading,
            List<String> details,
            int count,
            Optional<Rule> rule,
            Set<Bug> kinds,
            Optional<Game> game,
            List<Move> moves,
            Optional<Throwable> cause) {
        this.heading = heading;
        this.details = List.copyOf(details);
        this.count = count;
        this.rule = rule;
        this.kinds = Set.copyOf(kinds);
        this.game = game;
        this.moves = List.copyOf(moves);
        this.cause = cause;
    }

    static Finding of(String heading, List<String> details, int count) {
        return new Finding(
                heading, details, count, Optional.empty(), Set.of(), Optional.empty(), List.of(), Optional.empty());
    }

    Finding withRule(Optional<Rule> newRule) {
        return new Finding(heading, details, count, newRule, kinds, game, moves, cause);
    }

    Finding withKinds(Set<Bug> newKinds) {
        return new Finding(heading, details, count, rule, newKinds, game, moves, cause);
    }

    Finding withExample(Game newGame, List<Move> newMoves) {
        return new Finding(heading, details, count, rule, kinds, Optional.of(newGame), newMoves, cause);
    }

    Finding withCause(Optional<Throwable> newCause) {
        return new Finding(heading, details, count, rule, kinds, game, moves, newCause);
    }

    /** {@return what was observed, and how often} */
    public String heading() {
        return heading;
    }

    /** {@return more facts: how the moves differ, what the program says, and what the rules say about the example} */
    public List<String> details() {
        return details;
    }

    /** {@return the number of wrong answers} */
    public int count() {
        return count;
    }

    /** {@return the rule that forbids these moves or decides the result; legal moves that are refused have none} */
    public Optional<Rule> rule() {
        return rule;
    }

    /** {@return the kinds of the pieces that move, unmodifiable} */
    public Set<Bug> kinds() {
        return kinds;
    }

    /** {@return the smallest game that shows it} */
    public Optional<Game> game() {
        return game;
    }

    /** {@return the moves that are answered wrongly after that game, unmodifiable} */
    public List<Move> moves() {
        return moves;
    }

    /** {@return what the program threw} */
    public Optional<Throwable> cause() {
        return cause;
    }

    /**
     * {@return the heading, the details, the game and a drawing of the hive} In the drawing, {@code +} marks where a
     * legal move that the program refuses would go, {@code x} where an illegal one goes.
     */
    public String text() {
        List<String> lines = new ArrayList<>(details);
        game.ifPresent(found -> {
            lines.add("after " + text(found));
            boolean isMissing = !destinations(found, true).isEmpty();
            boolean isIllegal = !destinations(found, false).isEmpty();
            if (isMissing || isIllegal) {
                lines.add("marks: " + (isMissing ? "+ a destination that it misses" : "")
                        + (isMissing && isIllegal ? ", " : "") + (isIllegal ? "x an illegal destination" : ""));
            }
            if (!found.position().isEmpty()) {
                lines.addAll(drawing(found));
            }
        });
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

    private static String text(Game game) {
        try {
            return GameString.writeForEngine(game);
        } catch (InexpressibleException startsElsewhere) {
            return "the position " + PositionText.write(game.position());
        }
    }

    private List<String> drawing(Game found) {
        return TextDiagram.of(found.position())
                .withMark('+', destinations(found, true))
                .withMark('x', destinations(found, false))
                .write()
                .lines()
                .toList();
    }

    private List<Hex> destinations(Game found, boolean isLegal) {
        return moves.stream()
                .filter(move -> found.isLegal(move) == isLegal)
                .flatMap(move -> move.destination().stream())
                .toList();
    }
}
