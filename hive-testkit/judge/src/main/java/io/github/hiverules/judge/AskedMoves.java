package io.github.hiverules.judge;

import io.github.hiverules.Game;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.Setup;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import io.github.hiverules.testkit.CandidateMoves;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * The moves that a program is asked for if it only accepts or refuses moves: all that it can be asked for by kind and
 * cell, but for rules that it does not know. Not thread-safe.
 */
final class AskedMoves {

    private final boolean inText;
    private final Set<Rule> exceptRules;
    private final Map<Game, Set<Move>> asked = new HashMap<>();
    private final Map<String, Integer> unasked = new TreeMap<>();

    AskedMoves(boolean inText, Set<Rule> exceptRules) {
        this.inText = inText;
        this.exceptRules = exceptRules;
    }

    /** Returns the moves, legal or not. */
    Set<Move> of(Game game) {
        return asked.computeIfAbsent(game, this::find);
    }

    private Set<Move> find(Game game) {
        Set<Move> moves = new LinkedHashSet<>();
        for (Move move : CandidateMoves.of(game.position())) {
            Optional<String> reason = whyNot(game.position(), move);
            reason.ifPresent(this::countUnasked);
            if (reason.isEmpty() && !isExcepted(game, move)) {
                moves.add(move);
            }
        }
        return moves;
    }

    private static Optional<String> whyNot(Position position, Move move) {
        if (move instanceof Move.Movement movement
                && !position.topAt(movement.from()).equals(Optional.of(movement.piece()))) {
            return Optional.of("moves of covered pieces");
        }
        if (move instanceof Move.Placement placement && placement.piece().color() != position.sideToMove()) {
            return Optional.of("placements of the opponent's pieces");
        }
        if (!MoveComparison.withNextNumber(position, move).equals(move)) {
            return Optional.of("equal pieces in another order");
        }
        return isNextToHive(position, move) ? Optional.empty() : Optional.of("moves to cells away from the hive");
    }

    private static boolean isNextToHive(Position position, Move move) {
        Set<Hex> others = new LinkedHashSet<>(position.stacks().keySet());
        if (move instanceof Move.Movement movement && position.heightAt(movement.from()) == 1) {
            others.remove(movement.from());
        }
        return move.destination()
                .filter(to -> !to.equals(Hex.ORIGIN) || !others.isEmpty())
                .filter(to -> !others.contains(to) && Collections.disjoint(others, to.neighbors()))
                .isEmpty();
    }

    /** A program that ignores a rule for throws may allow a move that no rule for the piece itself allows. */
    private boolean isExcepted(Game game, Move move) {
        return !exceptRules.isEmpty()
                && game.check(move)
                        .map(violation -> exceptRules.contains(violation.rule())
                                || violation.attempts().stream()
                                        .anyMatch(attempt ->
                                                attempt.thrower().isPresent() && exceptRules.contains(attempt.rule())))
                        .orElse(move instanceof Move.Pass && exceptRules.contains(Rule.PASS_1));
    }

    /** Returns which moves a program would allow if it stood somewhere and called the given ones legal. */
    Set<Move> heard(Game game, Setup stands, List<Move> legalThere) {
        boolean isThere = stands.equals(game.position().setup());
        Set<Move> accepted = Set.copyOf(legalThere);
        Set<Move> heard = new LinkedHashSet<>(game.legalMoves());
        heard.removeAll(of(game));
        of(game).stream()
                .filter(move -> accepted.contains(isThere ? move : understood(game.position(), move, stands)))
                .forEach(heard::add);
        return heard;
    }

    /** Returns what a program that stands elsewhere takes a move for. */
    private Move understood(Position position, Move move, Setup stands) {
        return inText
                ? Predictions.position(stands)
                        .flatMap(reader -> IllegalMoves.heard(position, move, reader))
                        .orElse(move)
                : byKindAndCell(move, stands);
    }

    private static Move byKindAndCell(Move move, Setup stands) {
        if (move instanceof Move.Movement movement) {
            List<Piece> stack = stands.stacks().getOrDefault(movement.from(), List.of());
            return stack.isEmpty() ? move : Move.move(stack.get(stack.size() - 1), movement.from(), movement.to());
        }
        if (!(move instanceof Move.Placement placement)) {
            return move;
        }
        Set<Piece> inPlay =
                stands.stacks().values().stream().flatMap(List::stream).collect(Collectors.toSet());
        return stands.ruleset().pieces(stands.sideToMove()).stream()
                .filter(piece -> piece.bug() == placement.piece().bug() && !inPlay.contains(piece))
                .min(Piece::compareTo)
                .<Move>map(piece -> Move.place(piece, placement.to()))
                .orElse(move);
    }

    void countUnasked(String reason) {
        unasked.merge(reason, 1, Integer::sum);
    }

    /** Returns why a program could not be asked for something, each with a number. */
    List<String> unasked() {
        return unasked.entrySet().stream()
                .map(entry -> entry.getKey() + " (" + entry.getValue() + ")")
                .toList();
    }
}
