package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Outcome;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.testkit.CandidateMoves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A program that accepts or refuses moves. Its moves are found by trying all that can be asked.
 *
 * <p>A move that may be accepted is tried on an object that nothing else was tried on. All others are tried on one object,
 * because a refused move changes nothing. Afterwards, that object has to accept a move that it should still accept.
 *
 * @param <G> the program's class for a game
 */
final class TriedMoves<G> {

    private final ProgramObjects<G> objects;
    private final Set<Rule> exceptRules;
    private final UnaskedMoves unasked;
    private final Map<Game, Map<Move, String>> asked = new HashMap<>();

    /** Whether a refused move has changed a game; from then on, each move gets an object of its own. */
    private boolean refusalsChangeGames;

    TriedMoves(HiveTests.Shape<G> shape, Set<Rule> exceptRules, UnaskedMoves unasked) {
        this.objects = new ProgramObjects<>(shape);
        this.exceptRules = exceptRules;
        this.unasked = unasked;
    }

    /** Returns why the program refuses a move of a legal game, or empty if it accepts them all. */
    Optional<String> whyRefused(Game game) {
        return objects.play(game).refusal();
    }

    /** Returns why the program refuses a move after a game, or empty if it accepts it. */
    Optional<String> whyRefused(Game game, Move move) {
        return objects.play(game)
                .object()
                .map(object -> objects.whyRefused(object, game.position(), move))
                .orElse(Optional.of("an earlier move"));
    }

    /** Returns who has won, or empty if the program does not say. */
    Optional<Outcome> outcome(Game game) {
        return objects.outcome(game);
    }

    /** Returns the texts of all moves that the program accepts, or lists, after a game that it accepts. */
    List<String> moves(Game game) {
        Optional<List<String>> listed = objects.listed(game);
        if (listed.isPresent()) {
            return listed.get();
        }
        Map<Move, String> askable = askable(game);
        List<Move> accepted = new ArrayList<>();
        List<Move> refused = new ArrayList<>();
        for (Move move : askable.keySet()) {
            if (isExcepted(game, move)) {
                if (game.isLegal(move)) {
                    accepted.add(move);
                }
            } else if (game.isLegal(move) && whyRefused(game, move).isEmpty()) {
                accepted.add(move);
            } else if (!game.isLegal(move)) {
                refused.add(move);
            }
        }
        accepted.addAll(acceptedIllegalMoves(game, refused, accepted));
        return accepted.stream().map(askable::get).toList();
    }

    /** A program that ignores a rule for throws may allow a move that no rule for the piece itself allows. */
    private boolean isExcepted(Game game, Move move) {
        return game.check(move)
                .map(violation -> exceptRules.contains(violation.rule())
                        || violation.attempts().stream()
                                .anyMatch(attempt ->
                                        attempt.thrower().isPresent() && exceptRules.contains(attempt.rule())))
                .orElse(move instanceof Move.Pass && exceptRules.contains(Rule.PASS_1));
    }

    /** Returns the moves that can be asked by kind and cell, with their texts. */
    private Map<Move, String> askable(Game game) {
        Position position = game.position();
        Map<Move, String> texts = new LinkedHashMap<>();
        List<String> reasons = new ArrayList<>();
        for (Move move : CandidateMoves.of(position)) {
            Optional<String> reason = UnaskedMoves.whyNot(position, move);
            Optional<String> text = reason.isEmpty() ? IllegalMoves.text(position, move) : Optional.empty();
            text.ifPresent(written -> texts.put(move, written));
            if (text.isEmpty()) {
                reasons.add(reason.orElse("moves to cells away from the hive"));
            }
        }
        unasked.count(position, reasons);
        return texts;
    }

    /** Returns which moves the program would accept, or list, if it stood somewhere and called the given ones legal. */
    Set<Move> heard(Game game, Setup stands, List<Move> legalThere) {
        if (objects.canList()) {
            return Predictions.heard(game, stands, legalThere);
        }
        Set<Move> accepted = Set.copyOf(legalThere);
        boolean isThere = stands.equals(game.position().setup());
        Set<Move> heard = new LinkedHashSet<>();
        for (Move move : asked.computeIfAbsent(game, this::askable).keySet()) {
            boolean isHeard = isExcepted(game, move)
                    ? game.isLegal(move)
                    : accepted.contains(isThere ? move : objects.understood(game.position(), move, stands));
            if (isHeard) {
                heard.add(move);
            }
        }
        return heard;
    }

    /** Tries illegal moves, and returns those that the program accepts. */
    private List<Move> acceptedIllegalMoves(Game game, List<Move> illegal, List<Move> legal) {
        List<Move> accepted = new ArrayList<>();
        List<Move> refused = new ArrayList<>();
        Optional<G> shared = Optional.empty();
        for (Move move : illegal) {
            if (shared.isEmpty() || refusalsChangeGames) {
                shared = objects.play(game).object();
            }
            if (shared.isPresent()) {
                if (objects.whyRefused(shared.get(), game.position(), move).isPresent()) {
                    refused.add(move);
                } else {
                    accepted.add(move);
                    shared = Optional.empty();
                }
            }
        }
        if (!refusalsChangeGames && !legal.isEmpty() && shared.isPresent()) {
            Move last = legal.get(legal.size() - 1);
            if (objects.whyRefused(shared.get(), game.position(), last).isPresent()) {
                refusalsChangeGames = true;
                throw new ChangedGameException(game, culprit(game, refused, last), last);
            }
        }
        return accepted;
    }

    /** Returns a refused move after which the program refuses a legal move. */
    private Optional<Move> culprit(Game game, List<Move> refused, Move legal) {
        return refused.stream()
                .filter(move -> objects.play(game)
                        .object()
                        .filter(object -> objects.whyRefused(object, game.position(), move)
                                        .isPresent()
                                && objects.whyRefused(object, game.position(), legal)
                                        .isPresent())
                        .isPresent())
                .findFirst();
    }
}
