package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The fast methods that read a position agree with the map of all its stacks. */
class PositionReadingProperties {

    private static Map<Hex, List<Piece>> plainStacks(Position position) {
        Map<Hex, List<Piece>> stacks = new TreeMap<>();
        for (Piece piece : Piece.all()) {
            position.cellOf(piece).ifPresent(hex -> stacks.put(hex, position.stackAt(hex)));
        }
        return stacks;
    }

    @Property(tries = 200, seed = "22")
    void cellQueries_matchStacks(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        Map<Hex, List<Piece>> stacks = plainStacks(position);
        TreeSet<Hex> cells = new TreeSet<>(stacks.keySet());
        stacks.keySet().forEach(hex -> cells.addAll(hex.neighbors()));
        cells.add(Hex.of(1000, 1000));

        for (Hex cell : cells) {
            List<Piece> stack = stacks.getOrDefault(cell, List.of());
            List<Hex> occupied =
                    cell.neighbors().stream().filter(stacks::containsKey).toList();
            assertThat(position.stackAt(cell)).isEqualTo(stack);
            assertThat(position.heightAt(cell)).isEqualTo(stack.size());
            assertThat(position.isOccupied(cell)).isEqualTo(!stack.isEmpty());
            assertThat(position.topAt(cell).stream().toList())
                    .isEqualTo(stack.isEmpty() ? List.of() : List.of(stack.get(stack.size() - 1)));
            assertThat(position.occupiedNeighbors(cell)).isEqualTo(occupied);
            assertThat(position.occupiedNeighborCount(cell)).isEqualTo(occupied.size());
        }
    }

    @Property(tries = 200, seed = "22")
    void moveTo_startsAtCellOfPiece(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        Hex to = Hex.of(3, -2);

        for (Piece piece : Piece.all()) {
            Move move = position.cellOf(piece).isPresent()
                    ? Move.move(piece, position.cellOf(piece).orElseThrow(), to)
                    : Move.place(piece, to);
            assertThat(position.moveOf(piece, to)).isEqualTo(move);
        }
        for (Move move : position.legalMoves()) {
            move.destination()
                    .ifPresent(
                            cell -> assertThat(position.moveOf(move.movedPiece().orElseThrow(), cell))
                                    .isEqualTo(move));
        }
    }

    @Property(tries = 200, seed = "22")
    void stacks_behaveLikeMapInOrderOfCells(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        Map<Hex, List<Piece>> stacks = position.stacks();
        Map<Hex, List<Piece>> plain = plainStacks(position);

        assertThat(stacks).isEqualTo(plain);
        assertThat(List.copyOf(stacks.keySet())).isEqualTo(List.copyOf(plain.keySet()));
        assertThat(stacks).doesNotContainKey(Hex.of(1000, 1000));
        assertThatThrownBy(stacks::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 200, seed = "22")
    void topsAndPins_matchStacks(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        Map<Hex, Piece> tops = new TreeMap<>();
        position.topPieces().forEach(piece -> tops.put(position.cellOf(piece).orElseThrow(), piece));

        assertThat(tops.keySet()).isEqualTo(plainStacks(position).keySet());
        assertThat(position.topPieces()).isSorted();
        tops.forEach((hex, top) -> assertThat(position.topAt(hex)).contains(top));
        assertThat(position.pinnedPieces())
                .isEqualTo(Piece.all().stream().filter(position::isPinned).toList());
    }

    @Property(tries = 200, seed = "22")
    void legalMovesFor_opponent_areMovesAfterPass(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        Setup setup = position.setup();
        int turn = position.sideToMove().ordinal() + position.turnNumber();
        Position passed = Position.of(
                new Setup(setup.ruleset(), position.sideToMove().opposite(), turn, setup.stacks(), Optional.empty()));

        assertThat(position.legalMovesFor(position.sideToMove())).isEqualTo(position.legalMoves());
        assertThat(position.legalMovesFor(position.sideToMove().opposite())).isEqualTo(passed.legalMoves());
    }
}
