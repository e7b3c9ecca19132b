package io.github.hiverules.testkit.shrinking;

import io.github.hiverules.Game;
import io.github.hiverules.IllegalMoveException;
import io.github.hiverules.InvalidSetupException;
import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Ruleset;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Some moves of a longer game, played as a game; what is illegal without the moves that are left out is left out, too. A
 * piece whose earlier moves are left out starts from its current cell. The first piece stands on the origin again, and
 * equal pieces are renumbered in the order in which they come into play, because the rules demand both. Not
 * thread-safe.
 */
public final class ReducedGame {

    private final Map<Piece, Piece> renamedPieces = new HashMap<>();
    private final Hex offset;
    private Game game;

    private ReducedGame(Position start, List<Move> moves) {
        game = Game.start(start);
        offset = start.stacks().isEmpty()
                ? moves.stream()
                        .flatMap(move -> move.destination().stream())
                        .findFirst()
                        .map(Hex.ORIGIN::minus)
                        .orElse(Hex.ORIGIN)
                : Hex.ORIGIN;
        start.stacks().values().forEach(stack -> stack.forEach(piece -> renamedPieces.put(piece, piece)));
    }

    /** Plays those of the moves that are legal. */
    public static ReducedGame of(Position start, List<Move> moves) {
        ReducedGame reduced = new ReducedGame(start, moves);
        moves.forEach(reduced::play);
        return reduced;
    }

    /** Returns a game with the same moves under other rules, or empty if they forbid its start or one of its moves. */
    public static Optional<Game> under(Ruleset rules, Game game) {
        try {
            Position start = Position.of(game.startPosition().setup().withRuleset(rules));
            return Optional.of(Game.start(start).playAll(game.moves()));
        } catch (IllegalMoveException | InvalidSetupException e) {
            return Optional.empty();
        }
    }

    /** Returns fewer of the moves in all ways that are worth trying; those that leave out most come first. */
    public static Stream<List<Move>> shorter(List<Move> moves) {
        int plies = moves.size();
        Stream<List<Move>> prefixes = IntStream.iterate(plies, removed -> removed > 0, removed -> removed / 2)
                .mapToObj(removed -> moves.subList(0, plies - removed));
        Stream<List<Move>> withoutParts = IntStream.iterate(
                        Integer.highestOneBit(plies), length -> length > 0, length -> length / 2)
                .boxed()
                .flatMap(length -> IntStream.iterate(
                                0, from -> from + length <= plies, from -> from + Math.max(1, length / 2))
                        .mapToObj(from -> without(moves, ply -> ply >= from && ply < from + length)));
        // One move of each player, so that each later move is still made by the same player.
        Stream<List<Move>> withoutPairs = IntStream.range(0, plies)
                .boxed()
                .flatMap(first -> IntStream.iterate(first + 1, second -> second < plies, second -> second + 2)
                        .mapToObj(second -> without(moves, ply -> ply == first || ply == second)));
        return Stream.of(prefixes, withoutParts, withoutPairs).flatMap(Function.identity());
    }

    private static List<Move> without(List<Move> moves, IntPredicate isLeftOut) {
        return IntStream.range(0, moves.size())
                .filter(isLeftOut.negate())
                .mapToObj(moves::get)
                .toList();
    }

    /** Returns the game. */
    public Game game() {
        return game;
    }

    private void play(Move move) {
        translate(move).filter(game::isLegal).or(() -> standIn(move)).ifPresent(legal -> {
            game = game.play(legal);
            move.movedPiece().ifPresent(piece -> legal.movedPiece().ifPresent(name -> renamedPieces.put(piece, name)));
        });
    }

    /** Returns a placement of any piece, if the set has no such piece. */
    private Optional<Move> standIn(Move move) {
        return move.movedPiece()
                .filter(piece ->
                        move instanceof Move.Placement && !game.ruleset().includes(piece.bug()))
                .flatMap(piece -> game.position().hand(piece.color()).stream()
                        .map(other -> Move.place(
                                other, move.destination().orElseThrow().plus(offset)))
                        .filter(game::isLegal)
                        .findFirst());
    }

    /**
     * Translates a move of the longer game to this one, legal or not: the same piece goes to the same cell, from its
     * cell in this game or from the hand.
     */
    public Optional<Move> translate(Move move) {
        Optional<Hex> to = move.destination().map(offset::plus);
        Optional<Piece> piece = move.movedPiece();
        if (piece.isEmpty() || to.isEmpty()) {
            return Optional.of(move);
        }
        Optional<Piece> inPlay =
                piece.filter(any -> move instanceof Move.Movement).map(renamedPieces::get);
        return inPlay.isPresent()
                ? inPlay.flatMap(name -> game.position().cellOf(name).map(from -> Move.move(name, from, to.get())))
                : Optional.of(Move.place(nextUnused(piece.get()), to.get()));
    }

    /** Returns the equal piece with the lowest number that has not been used yet, if there is one. */
    private Piece nextUnused(Piece piece) {
        return Piece.all().stream()
                .filter(other -> other.color() == piece.color() && other.bug() == piece.bug())
                .filter(other -> !renamedPieces.containsValue(other))
                .min(Piece::compareTo)
                .orElse(piece);
    }
}
