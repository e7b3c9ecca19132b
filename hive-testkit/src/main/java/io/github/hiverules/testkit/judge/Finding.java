package io.github.hiverules.testkit.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.notation.InexpressibleException;
import io.github.hiverules.notation.position.PositionText;
import io.github.hiverules.notation.position.TextDiagram;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * Wrong answers of one sort: how many, and an example.
 *
 * @param kind an id of what is wrong, for example {@code accepts-illegal-moves}
 * @param heading what was observed, and how often
 * @param details more facts: how the moves differ, what the program says, and what the rules say about the example
 * @param count the number of wrong answers
 * @param rule the rule that forbids these moves, if they are illegal
 * @param game the smallest game that shows it
 * @param moves the moves that are answered wrongly after that game
 * @param cause what the program threw
 */
public record Finding(
        String kind,
        String heading,
        List<String> details,
        int count,
        Optional<Rule> rule,
        Game game,
        List<Move> moves,
        Optional<Throwable> cause) {

    private static final String INDENT = "    ";

    /** What is wrong. */
    enum Kind {
        ACCEPTS_ILLEGAL_MOVES("Accepts"),
        REFUSES_LEGAL_MOVES("Refuses"),
        WRONG_RESULT("Says"),
        OTHER_BOARD("Its board is wrong after"),
        CHANGES_GAME("A refused move or a question changes the game"),
        LISTS_NO_MOVE("Lists something that is not a move"),
        LISTS_TWICE("Lists a move more than once (PILLBUG-7, MAT-2)"),
        LISTS_OTHERWISE("Writes moves wrongly in its list"),
        PLAYS_UNLISTED_MOVE("Plays an illegal move that it does not list"),
        REFUSES_LISTED_MOVE("Refuses a move that it accepts or lists elsewhere"),
        UNDO_CHANGES_LIST("Lists other moves after a refused move or an undo"),
        WRONG_GAME_STRING("Answers with a wrong game string"),
        PROTOCOL("Does not answer as the protocol demands:"),
        PERFT("Counts moves wrongly, but lists the right ones"),
        NO_ANSWER("Gives no answer in time"),
        FAILS("Fails instead of answering");

        /** The heading or, where a count follows, its beginning. */
        private final String heading;

        Kind(String heading) {
            this.heading = heading;
        }

        String heading() {
            return heading;
        }

        String id() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    public Finding {
        Objects.requireNonNull(kind, "kind");
        Objects.requireNonNull(heading, "heading");
        details = List.copyOf(Objects.requireNonNull(details, "details"));
        Objects.requireNonNull(rule, "rule");
        Objects.requireNonNull(game, "game");
        moves = List.copyOf(Objects.requireNonNull(moves, "moves"));
        Objects.requireNonNull(cause, "cause");
    }

    /** Returns something that was seen once, and that is not an answer about a move or a result. */
    static Finding of(Kind kind, Game game, String... details) {
        return new Finding(
                kind.id(), kind.heading(), List.of(details), 1, Optional.empty(), game, List.of(), Optional.empty());
    }

    /** Returns this finding with an end of its heading, and what the program threw. */
    Finding with(String more, Optional<Throwable> thrown) {
        return new Finding(kind, heading + more, details, count, rule, game, moves, thrown);
    }

    /** Returns this finding with the number of times that it was seen. */
    Finding times(int number) {
        String all = number == 1 ? heading : heading + ", " + number + " times";
        return new Finding(kind, all, details, number, rule, game, moves, cause);
    }

    /**
     * {@return the heading, the details, the game and a drawing of the hive} In the drawing, {@code +} marks where a
     * legal move that the program refuses would go, {@code x} where an illegal one goes.
     */
    public String text() {
        List<String> lines = new ArrayList<>(details);
        lines.add("after " + gameText(game));
        List<Hex> missing = destinations(true);
        List<Hex> illegal = destinations(false);
        if (!missing.isEmpty() || !illegal.isEmpty()) {
            lines.add("marks: + a destination that it misses, x an illegal destination");
        }
        if (!game.position().isEmpty()) {
            TextDiagram.of(game.position())
                    .withMark('+', missing)
                    .withMark('x', illegal)
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

    static String gameText(Game game) {
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
