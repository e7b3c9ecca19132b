package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.notation.Parsed;
import io.github.hiverules.notation.ReadOptions;
import io.github.hiverules.notation.text.Sentences;
import io.github.hiverules.notation.uhp.GameString;
import io.github.hiverules.notation.uhp.UhpAnswer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

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
        compareField(Difference.Kind.GAME, expected[0], answered[0]);
        compareField(Difference.Kind.STATE, expected[1], answered[1]);
        compareField(Difference.Kind.TURN, expected[2], answered[2]);
        if (differences.isEmpty() && !Arrays.equals(expected, answered)) {
            compareMoves(line);
        }
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
                    Difference.Kind.GAME,
                    "expected: " + GameString.writeForEngine(game),
                    "answered: " + UhpAnswer.excerpt(line));
        }
    }

    private void add(Difference.Kind kind, String... details) {
        differences.add(new Difference(kind, game, answer.command(), List.of(details)));
    }
}
