package io.github.hiverules.benchmarks;

import io.github.hiverules.Move;
import io.github.hiverules.Position;
import io.github.hiverules.Rule;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Collection;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Finds illegal moves of the kind that players try: to cells on or next to the hive. */
final class IllegalMoves {

    private IllegalMoves() {}

    /** Returns one illegal move for each rule that forbids any, to cells on or next to the hive. */
    static List<Move> oneForEachRule(Position position) {
        Map<Rule, Move> moves = new EnumMap<>(Rule.class);
        List<Hex> cells = position.stacks().keySet().stream()
                .flatMap(hex -> Stream.concat(Stream.of(hex), hex.neighbors().stream()))
                .distinct()
                .toList();
        for (Hex to : cells) {
            Stream<Move> placements =
                    position.hand(position.sideToMove()).stream().map(piece -> Move.place(piece, to));
            Stream<Move> movements = position.stacks().entrySet().stream()
                    .flatMap(stack -> movements(stack.getKey(), stack.getValue(), to));
            Stream.concat(placements, movements)
                    .forEach(move ->
                            position.check(move).ifPresent(violation -> moves.putIfAbsent(violation.rule(), move)));
        }
        return List.copyOf(moves.values());
    }

    private static Stream<Move> movements(Hex from, Collection<Piece> stack, Hex to) {
        return from.equals(to) ? Stream.of() : stack.stream().map(piece -> Move.move(piece, from, to));
    }
}
