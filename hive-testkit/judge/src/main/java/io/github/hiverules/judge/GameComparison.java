package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.engine.UhpAnswer;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameStateString;
import io.github.hiverules.notation.uhp.GameString;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
        Optional<String> line = answer.onlyLine().filter(text -> !answer.isError());
        if (line.isEmpty() || line.get().split(";", FIELDS).length < FIELDS - 1) {
            return false;
        }
        GameComparison comparison = new GameComparison(game, answer);
        comparison.compareMoves(line.get());
        return comparison.differences.isEmpty();
    }

    private void compare() {
        Optional<String> line = answer.onlyLine();
        if (answer.isError()) {
            add(Difference.Kind.REFUSED, "answered: " + answer.excerpt());
        } else if (line.isEmpty()) {
            add(Difference.Kind.PROTOCOL, "expected: a game string", "answered: " + answer.excerpt());
        } else {
            compareFields(line.get());
        }
    }

    private void compareFields(String line) {
        String[] expected = GameString.writeForEngine(game).split(";", FIELDS);
        String[] answered = line.split(";", FIELDS);
        if (answered.length < FIELDS - 1) {
            add(Difference.Kind.PROTOCOL, "expected: a game string", "answered: " + answer.excerpt());
            return;
        }
        if (hasOtherLastMove(line)) {
            return;
        }
        compareField(Difference.Kind.GAME, expected[0], answered[0]);
        if (outcome(answer).isEmpty()) {
            compareField(Difference.Kind.STATE, expected[1], answered[1]);
        }
        compareField(Difference.Kind.TURN, expected[2], answered[2]);
        if (differences.isEmpty() && !hasFieldsOf(expected, answered)) {
            compareMoves(line);
        }
    }

    private static boolean hasFieldsOf(String[] expected, String[] answered) {
        return Arrays.equals(expected, FIELDS - 1, expected.length, answered, FIELDS - 1, answered.length);
    }

    /** Returns the outcome that a game string announces, or empty if its state is none that the protocol knows. */
    static Optional<Outcome> outcome(UhpAnswer answer) {
        String[] fields =
                answer.isError() ? new String[0] : answer.onlyLine().orElse("").split(";", FIELDS);
        return fields.length < FIELDS - 1 ? Optional.empty() : outcome(fields[1].strip());
    }

    private void compareField(Difference.Kind kind, String expected, String answered) {
        if (!expected.equals(answered.strip())) {
            add(kind, "expected: " + expected, "answered: " + UhpAnswer.excerpt(answered));
        }
    }

    /** Compares cells, because the same move may be written in many ways. */
    private void compareMoves(String line) {
        ReadOptions options = ReadOptions.lenient().withTogglesOf(game.ruleset());
        Parsed<Game> parsed = GameString.parse(line, options);
        if (parsed.fault().isPresent()) {
            add(
                    Difference.Kind.GAME,
                    "cannot be read: "
                            + UhpAnswer.excerpt(parsed.fault()
                                    .map(Sentences.english()::fault)
                                    .orElse("")),
                    "answered: " + answer.excerpt());
        } else if (!parsed.orThrow().moves().equals(game.moves())) {
            add(
                    kindOfOtherMoves(parsed.orThrow().moves()),
                    "expected: " + GameString.writeForEngine(game),
                    "answered: " + UhpAnswer.excerpt(line));
        }
    }

    private static Optional<Outcome> outcome(String state) {
        return state.equals("NotStarted")
                ? Optional.of(Outcome.IN_PROGRESS)
                : Stream.of(Outcome.values())
                        .filter(outcome -> GameStateString.write(outcome).equals(state))
                        .findFirst();
    }

    /** An engine that plays another move than the last one, or none, stands in another position. */
    private boolean hasOtherLastMove(String line) {
        if (GameString.writeForEngine(game).equals(line)) {
            return false;
        }
        Parsed<Game> parsed = GameString.parse(line, ReadOptions.lenient().withTogglesOf(game.ruleset()));
        boolean isOther = parsed.fault().isEmpty()
                && !parsed.orThrow().moves().equals(game.moves())
                && kindOfOtherMoves(parsed.orThrow().moves()) != Difference.Kind.GAME;
        if (isOther) {
            compareMoves(line);
        }
        return isOther;
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

    private void add(Difference.Kind kind, String... details) {
        differences.add(new Difference(kind, game, answer.command(), List.of(details)));
    }
}
