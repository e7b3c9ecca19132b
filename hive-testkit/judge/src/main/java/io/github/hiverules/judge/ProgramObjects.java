package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The objects of a program. Each plays one game; if the program can copy, the last game is not played again.
 *
 * @param <G> the program's class for a game
 */
final class ProgramObjects<G> {

    private final HiveTests.Shape<G> shape;
    private Optional<Game> lastGame = Optional.empty();
    private Optional<G> last = Optional.empty();

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    ProgramObjects(HiveTests.Shape<G> shape) {
        this.shape = shape;
    }

    /** An object that has played a game, or the number of moves before the refused one and the reason. */
    record Played<G>(Optional<G> object, int plies, String refusal) {}

    /** The moves that are accepted, and how a refused move has changed a game. */
    record Tried(Set<Move> accepted, Optional<Change> change) {}

    /** A legal move that is refused only after some refused moves, or after one of them. */
    record Change(Optional<Move> refused, Move legal) {}

    /** Returns an object that nothing but the moves of a game were tried on. */
    Played<G> play(Game game) {
        if (shape.copy().isEmpty()) {
            return playAgain(game);
        }
        if (last.isEmpty() || !lastGame.equals(Optional.of(game))) {
            Played<G> played = playAgain(game);
            lastGame = Optional.of(game);
            last = played.object();
            if (last.isEmpty()) {
                return played;
            }
        }
        return new Played<>(last.map(shape.copy().get()), game.plyCount(), "");
    }

    private Played<G> playAgain(Game game) {
        G object = start(game.startPosition());
        List<Position> positions = game.positions();
        List<Move> moves = game.moves();
        for (int ply = 0; ply < moves.size(); ply++) {
            Optional<String> refusal = whyRefused(object, positions.get(ply), moves.get(ply));
            if (refusal.isPresent()) {
                return new Played<>(Optional.empty(), ply, refusal.get());
            }
        }
        return new Played<>(Optional.of(object), moves.size(), "");
    }

    private G start(Position position) {
        return position.isEmpty()
                ? shape.newGame().get()
                : shape.setUp().orElseThrow().apply(position);
    }

    /** Tries a move, and returns why the object refuses it. */
    @SuppressWarnings("CatchingUnchecked") // A program may fail in any way.
    Optional<String> whyRefused(G object, Position position, Move move) {
        try {
            return shape.attempt().play(object, position, move) ? Optional.empty() : Optional.of("false");
        } catch (Exception | StackOverflowError | AssertionError e) {
            return Optional.of(String.valueOf(e));
        }
    }

    Optional<Outcome> outcome(G object) {
        return shape.outcome().map(function -> function.apply(object));
    }

    boolean canList() {
        return shape.moves().isPresent();
    }

    /** Returns the moves, or texts of moves, that an object lists. */
    Collection<?> list(G object) {
        return shape.moves().orElseThrow().moves().apply(object);
    }

    /**
     * Tries moves after a game. A legal move is tried on an object that nothing else was tried on. Illegal ones are tried
     * on one object, because a refused move changes nothing. Afterwards, that object has to accept a move that it
     * should still accept.
     */
    Tried tryAll(Game game, List<Move> moves) {
        Set<Move> accepted = new LinkedHashSet<>();
        Optional<Move> lastAccepted = Optional.empty();
        for (Move move : moves) {
            if (game.isLegal(move) && isAccepted(game, move)) {
                accepted.add(move);
                lastAccepted = Optional.of(move);
            }
        }
        List<Move> refused = new ArrayList<>();
        Optional<G> shared = Optional.empty();
        for (Move move : moves) {
            if (!game.isLegal(move)) {
                if (shared.isEmpty() || refusalsChangeGames) {
                    shared = play(game).object();
                }
                if (shared.isPresent()) {
                    if (whyRefused(shared.get(), game.position(), move).isPresent()) {
                        refused.add(move);
                    } else {
                        accepted.add(move);
                        shared = Optional.empty();
                    }
                }
            }
        }
        boolean isUnchanged = refusalsChangeGames
                || shared.isEmpty()
                || lastAccepted.isEmpty()
                || whyRefused(shared.get(), game.position(), lastAccepted.get()).isEmpty();
        if (isUnchanged) {
            return new Tried(accepted, Optional.empty());
        }
        refusalsChangeGames = true;
        Move legal = lastAccepted.get();
        return new Tried(accepted, Optional.of(new Change(culprit(game, refused, legal), legal)));
    }

    private boolean isAccepted(Game game, Move move) {
        return play(game)
                .object()
                .filter(object -> whyRefused(object, game.position(), move).isEmpty())
                .isPresent();
    }

    /** Returns a refused move after which the program refuses a legal move. */
    private Optional<Move> culprit(Game game, List<Move> refused, Move legal) {
        return refused.stream()
                .filter(move -> play(game)
                        .object()
                        .filter(object -> whyRefused(object, game.position(), move)
                                        .isPresent()
                                && whyRefused(object, game.position(), legal).isPresent())
                        .isPresent())
                .findFirst();
    }
}
