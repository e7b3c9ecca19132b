package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.fault.Fault;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameStateString;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.piece.Color;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the game string in an engine's answer with the expected game. */
final class GameComparison {

    private static final int FIELDS = 4;

    private final Game game;
    private final UhpAnswer answer;
    private final List<Difference> differences = new ArrayList<>();

    private GameComparison(Game game, UhpAnswer answer) {
        this.game = game;
        this.answer = answer;
    }

    static List<Difference> compare(Game game, UhpAnswer answer) {
        GameComparison comparison = new GameComparison(game, answer);
        comparison.compare();
        return comparison.differences;
    }

    /** Returns whether an engine's answer has the moves of a game; its turn and result may be wrong. */
    static boolean hasMovesOf(Game game, UhpAnswer answer) {
        return fields(answer)
                .filter(any -> new GameComparison(game, answer).otherMoves().isEmpty())
                .isPresent();
    }

    /** Returns the outcome that a game string announces, or empty if its state is none that the protocol knows. */
    static Optional<Outcome> outcome(UhpAnswer answer) {
        return fields(answer).map(fields -> fields[1].strip()).flatMap(GameComparison::outcome);
    }

    /** Returns whose turn it is by a game string, or empty if it does not say so. */
    static Optional<Color> sideToMove(UhpAnswer answer) {
        return fields(answer)
                .flatMap(fields -> Stream.of(Color.values())
                        .filter(color ->
                                fields[2].strip().toUpperCase(Locale.ROOT).startsWith(color.name()))
                        .findFirst());
    }

    private static Optional<Outcome> outcome(String state) {
        return state.equals("NotStarted")
                ? Optional.of(Outcome.IN_PROGRESS)
                : Stream.of(Outcome.values())
                        .filter(outcome -> GameStateString.write(outcome).equals(state))
                        .findFirst();
    }

    /** Returns the fields of a game string: its type, state, turn and, if there are any, moves. Other answers have none. */
    private static Optional<String[]> fields(UhpAnswer answer) {
        return answer.onlyLine()
                .filter(line -> !answer.isError())
                .map(line -> line.split(";", FIELDS))
                .filter(fields -> fields.length >= FIELDS - 1);
    }

    private void compare() {
        Optional<String[]> fields = fields(answer);
        if (answer.isError()) {
            add(Difference.Kind.REFUSED, "answered: " + answer.excerpt());
        } else if (fields.isEmpty()) {
            add(Difference.Kind.PROTOCOL, "expected: a game string", "answered: " + answer.excerpt());
        } else if (!line().equals(GameString.writeForEngine(game))) {
            compareFields(fields.get());
        }
    }

    private String line() {
        return answer.onlyLine().orElseThrow();
    }

    private void compareFields(String[] answered) {
        Optional<Difference> otherMoves = otherMoves();
        // An engine that plays another move than the last one, or none, stands in another position.
        if (otherMoves.filter(found -> found.kind() != Difference.Kind.GAME).isPresent()) {
            differences.add(otherMoves.get());
            return;
        }
        String[] expected = GameString.writeForEngine(game).split(";", FIELDS);
        compareField(Difference.Kind.GAME, expected[0], answered[0]);
        if (outcome(answer).isEmpty()) {
            compareField(Difference.Kind.PROTOCOL, expected[1], answered[1]);
        }
        compareField(Difference.Kind.TURN, expected[2], answered[2]);
        boolean hasSameText =
                Arrays.equals(expected, FIELDS - 1, expected.length, answered, FIELDS - 1, answered.length);
        if (differences.isEmpty() && !hasSameText) {
            otherMoves.ifPresent(differences::add);
        }
    }

    private void compareField(Difference.Kind kind, String expected, String answered) {
        if (!expected.equals(answered.strip())) {
            add(kind, "expected: " + expected, "answered: " + UhpAnswer.excerpt(answered));
        }
    }

    /** Compares cells, because the same move may be written in many ways. */
    private Optional<Difference> otherMoves() {
        Parsed<Game> parsed = GameString.parse(line(), ReadOptions.lenient().withTogglesOf(game.ruleset()));
        if (parsed.fault().isPresent()) {
            Fault fault = parsed.fault().get();
            return Optional.of(difference(
                    Difference.Kind.GAME,
                    "cannot be read: "
                            + UhpAnswer.excerpt(fault.location() + ": "
                                    + Sentences.english().fault(fault)),
                    "answered: " + answer.excerpt()));
        }
        List<Move> moves = parsed.orThrow().moves();
        return moves.equals(game.moves())
                ? Optional.empty()
                : Optional.of(difference(
                        kindOfOtherMoves(moves),
                        "expected: " + GameString.writeForEngine(game),
                        "answered: " + UhpAnswer.excerpt(line())));
    }

    /** Returns whether the engine has left out the last move, played another one, or has another game altogether. */
    private Difference.Kind kindOfOtherMoves(List<Move> answered) {
        List<Move> expected = game.moves();
        int last = expected.size() - 1;
        boolean isLastMoveOnly = last >= 0
                && answered.size() >= last
                && answered.size() <= expected.size()
                && answered.subList(0, last).equals(expected.subList(0, last));
        if (!isLastMoveOnly) {
            return Difference.Kind.GAME;
        }
        return answered.size() == last ? Difference.Kind.NOT_CARRIED_OUT : Difference.Kind.OTHER_MOVE;
    }

    private Difference difference(Difference.Kind kind, String... details) {
        return new Difference(kind, game, answer.command(), List.of(details));
    }

    private void add(Difference.Kind kind, String... details) {
        differences.add(difference(kind, details));
    }
}
