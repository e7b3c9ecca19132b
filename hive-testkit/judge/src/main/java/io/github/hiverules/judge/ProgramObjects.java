package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * The objects of a program. Each plays one game; if the program can copy, the last game is not played again.
 *
 * @param <G> the program's class for a game
 */
final class ProgramObjects<G> {

    private final HiveTests.Shape<G> shape;
    private List<Move> lastMoves = List.of();
    private Optional<G> last = Optional.empty();

    ProgramObjects(HiveTests.Shape<G> shape) {
        this.shape = shape;
    }

    /** An object that has played a game, or why it has refused one of the moves. */
    record Played<G>(Optional<G> object, Optional<String> refusal) {}

    /** Returns an object that nothing but the given moves were tried on. */
    Played<G> play(List<Move> moves) {
        if (shape.copy().isEmpty()) {
            return playAgain(moves);
        }
        if (last.isEmpty() || !lastMoves.equals(moves)) {
            Played<G> played = playAgain(moves);
            lastMoves = moves;
            last = played.object();
            if (last.isEmpty()) {
                return played;
            }
        }
        return new Played<>(last.map(shape.copy().get()), Optional.empty());
    }

    private Played<G> playAgain(List<Move> moves) {
        G object = shape.newGame().get();
        for (int i = 0; i < moves.size(); i++) {
            int number = i + 1;
            Optional<String> refusal = whyRefused(object, moves.get(i));
            if (refusal.isPresent()) {
                return new Played<>(Optional.empty(), refusal.map(text -> "move " + number + ": " + text));
            }
        }
        return new Played<>(Optional.of(object), Optional.empty());
    }

    /** Tries a move, and returns why the object refuses it. */
    @SuppressWarnings("CatchingUnchecked") // A program may fail in any way.
    Optional<String> whyRefused(G object, Move move) {
        try {
            return shape.attempt().play(object, move) ? Optional.empty() : Optional.of("false");
        } catch (Exception | StackOverflowError e) {
            return Optional.of(String.valueOf(e));
        }
    }

    Optional<Outcome> outcome(Game game) {
        return shape.outcome().flatMap(function -> play(game.moves()).object().map(function));
    }

    boolean canList() {
        return shape.moves().isPresent();
    }

    Optional<List<Move>> listed(Game game) {
        return shape.moves()
                .flatMap(function -> play(game.moves()).object().map(object -> List.copyOf(function.apply(object))));
    }
}
