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
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Compares the game string in an engine's answer with the expected game. */
final class GameComparison {

    private static final int FIELDS = 4;

    /** What is wrong if the type, state or turn is another one. */
    private static final List<Difference.Kind> KINDS =
            List.of(Difference.Kind.GAME, Difference.Kind.PROTOCOL, Difference.Kind.TURN);

    private final Game game;
    private final UhpAnswer answer;

    /** The type, state, turn and, if there are any, moves of a game string; other answers have none. */
    private final List<String> fields;

    GameComparison(Game game, UhpAnswer answer) {
        this.game = game;
        this.answer = answer;
        List<String> found =
                answer.isError() ? List.of() : fields(answer.onlyLine().orElse(""));
        this.fields = found.size() < FIELDS - 1 ? List.of() : found;
    }

    private static List<String> fields(String line) {
        return Stream.of(line.split(";", FIELDS)).map(String::strip).toList();
    }

    /** Returns whether the engine's answer has the moves of the game; its turn and result may be wrong. */
    boolean hasSameMoves() {
        return !fields.isEmpty() && otherMoves().isEmpty();
    }

    /** Returns the outcome that the game string announces, or empty if its state is none that the protocol knows. */
    Optional<Outcome> outcome() {
        String state = fields.isEmpty() ? "" : fields.get(1);
        return state.equals("NotStarted")
                ? Optional.of(Outcome.IN_PROGRESS)
                : Stream.of(Outcome.values())
                        .filter(outcome -> GameStateString.write(outcome).equals(state))
                        .findFirst();
    }

    /** Returns whose turn it is by the game string, or empty if it does not say so. */
    Optional<Color> sideToMove() {
        String turn = fields.isEmpty() ? "" : fields.get(2).toUpperCase(Locale.ROOT);
        return Stream.of(Color.values())
                .filter(color -> turn.startsWith(color.name()))
                .findFirst();
    }

    List<Difference> differences() {
        String line = GameString.writeForEngine(game);
        if (answer.isError()) {
            return List.of(difference(Difference.Kind.REFUSED, "answered: " + answer.excerpt()));
        }
        if (fields.isEmpty()) {
            return List.of(
                    difference(Difference.Kind.PROTOCOL, "expected: a game string", "answered: " + answer.excerpt()));
        }
        if (answer.onlyLine().equals(Optional.of(line))) {
            return List.of();
        }
        Optional<Difference> otherMoves = otherMoves();
        // An engine that plays another move than the last one, or none, stands in another position.
        if (otherMoves.filter(found -> found.kind() != Difference.Kind.GAME).isPresent()) {
            return List.of(otherMoves.get());
        }
        List<String> expected = fields(line);
        List<Difference> differences = new ArrayList<>();
        for (int i = 0; i < FIELDS - 1; i++) {
            boolean isKnownState = i == 1 && outcome().isPresent();
            if (!isKnownState && !expected.get(i).equals(fields.get(i))) {
                differences.add(difference(
                        KINDS.get(i), "expected: " + expected.get(i), "answered: " + UhpAnswer.excerpt(fields.get(i))));
            }
        }
        boolean hasSameText =
                expected.subList(FIELDS - 1, expected.size()).equals(fields.subList(FIELDS - 1, fields.size()));
        return differences.isEmpty() && !hasSameText ? otherMoves.stream().toList() : differences;
    }

    /** Compares cells, because the same move may be written in many ways. */
    private Optional<Difference> otherMoves() {
        String line = answer.onlyLine().orElseThrow();
        Parsed<Game> parsed = GameString.parse(line, ReadOptions.lenient().withTogglesOf(game.ruleset()));
        if (parsed.fault().isPresent()) {
            Fault fault = parsed.fault().get();
            return Optional.of(difference(
                    Difference.Kind.GAME,
                    "cannot be read: " + UhpAnswer.excerpt(Sentences.english().locatedFault(fault)),
                    "answered: " + answer.excerpt()));
        }
        List<Move> moves = parsed.orThrow().moves();
        return moves.equals(game.moves())
                ? Optional.empty()
                : Optional.of(difference(
                        kindOfOtherMoves(moves),
                        "expected: " + GameString.writeForEngine(game),
                        "answered: " + UhpAnswer.excerpt(line)));
    }

    /** Returns whether the engine has left out the last move, played another one, or has another game altogether. */
    private Difference.Kind kindOfOtherMoves(List<Move> answered) {
        int last = game.plyCount() - 1;
        boolean isLastMoveOnly = last >= 0
                && answered.size() >= last
                && answered.size() <= last + 1
                && answered.subList(0, last).equals(game.moves().subList(0, last));
        if (!isLastMoveOnly) {
            return Difference.Kind.GAME;
        }
        return answered.size() == last ? Difference.Kind.NOT_CARRIED_OUT : Difference.Kind.OTHER_MOVE;
    }

    private Difference difference(Difference.Kind kind, String... details) {
        return new Difference(kind, game, answer.command(), List.of(details));
    }
}
