package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The views of a list of legal moves hold the same moves and cells as the filtered list. */
class LegalMovesViewProperties {

    /** The documented order: placements first; then by piece; then by row and column of the destination. */
    private static final Comparator<Move> DOCUMENTED_ORDER = Comparator.<Move, Boolean>comparing(
                    Move.Movement.class::isInstance)
            .thenComparing(LegalMovesViewProperties::piece)
            .thenComparingInt(move -> destination(move).r())
            .thenComparingInt(move -> destination(move).q());

    private static Piece piece(Move move) {
        return move instanceof Move.Placement placement ? placement.piece() : ((Move.Movement) move).piece();
    }

    private static Hex destination(Move move) {
        return move instanceof Move.Placement placement ? placement.to() : ((Move.Movement) move).to();
    }

    @Property(tries = 300, seed = "22")
    void destinations_matchMovesOfPiece(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        LegalMoves moves = position.legalMoves();

        for (Piece piece : Piece.all()) {
            TreeSet<Hex> expected = new TreeSet<>();
            for (Move move : List.copyOf(moves)) {
                if (move.movedPiece().equals(Optional.of(piece))) {
                    expected.add(move.destination().orElseThrow());
                }
            }
            assertThat(moves.destinations(piece)).containsExactlyElementsOf(expected);
            assertThat(moves.of(piece))
                    .isEqualTo(moves.stream()
                            .filter(move -> move.movedPiece().equals(Optional.of(piece)))
                            .toList());
        }
    }

    @Property(tries = 300, seed = "22")
    void fromAndTo_matchFilteredList(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 70);
        LegalMoves moves = position.legalMoves();
        List<Move> plain = List.copyOf(moves);
        TreeSet<Hex> cells = new TreeSet<>(position.stacks().keySet());
        List.copyOf(cells).forEach(hex -> cells.addAll(hex.neighbors()));
        cells.add(Hex.of(100, -100));

        TreeSet<Hex> startCells = new TreeSet<>();
        for (Hex cell : cells) {
            List<Move> from = plain.stream()
                    .filter(move -> move instanceof Move.Movement movement
                            && movement.from().equals(cell))
                    .toList();
            assertThat(moves.from(cell)).isEqualTo(from);
            assertThat(moves.to(cell))
                    .isEqualTo(plain.stream()
                            .filter(move -> move.destination().equals(Optional.of(cell)))
                            .toList());
            if (!from.isEmpty()) {
                startCells.add(cell);
            }
        }
        assertThat(moves.startCells()).containsExactlyElementsOf(startCells);
    }

    @Property(tries = 300, seed = "22")
    void placements_combineAllPiecesWithAllCells(@ForAll long seed) {
        LegalMoves moves = RandomPlay.position(seed, 30).legalMoves();
        List<Move> placements = new ArrayList<>();
        for (Piece piece : moves.placeablePieces()) {
            for (Hex cell : moves.placementCells()) {
                placements.add(Move.place(piece, cell));
            }
        }

        assertThat(placements)
                .isEqualTo(
                        moves.stream().filter(Move.Placement.class::isInstance).toList());
        assertThat(moves.movablePieces()).doesNotContainAnyElementsOf(moves.placeablePieces());
        assertThat(moves.stream().flatMap(move -> move.movedPiece().stream()).distinct())
                .containsExactlyElementsOf(
                        Stream.concat(moves.placeablePieces().stream(), moves.movablePieces().stream())
                                .toList());
        assertThat(moves.placementCells().isEmpty())
                .isEqualTo(moves.placeablePieces().isEmpty());
        assertThat(moves.mustPass()).isEqualTo(moves.equals(List.of(Move.pass())));
    }

    /** The first requested move is computed alone; the others are read from the list. The order does not matter. */
    @Property(tries = 200, seed = "22")
    void get_inAnyOrder_isMoveOfSortedList(@ForAll long seed) {
        Random random = new Random(seed);
        Position position = RandomPlay.position(seed, 70);
        List<Move> plain = List.copyOf(position.legalMoves());

        assertThat(position.legalMoves()).hasSameSizeAs(plain).doesNotHaveDuplicates();
        if (!plain.contains(Move.pass())) {
            assertThat(plain).isSortedAccordingTo(DOCUMENTED_ORDER);
        }
        for (int round = 0; round < 5 && !plain.isEmpty(); round++) {
            LegalMoves moves = position.legalMoves();
            for (int repetition = 0; repetition < 10; repetition++) {
                int index = random.nextInt(plain.size());
                assertThat(moves.get(index)).isEqualTo(plain.get(index));
                assertThat(moves.play(index)).isEqualTo(position.play(plain.get(index)));
            }
        }
    }
}
