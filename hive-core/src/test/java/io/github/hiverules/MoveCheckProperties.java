package io.github.hiverules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** The methods that say whether a move is legal all agree with the list of legal moves. */
class MoveCheckProperties {

    /** The moves of one turn in this many are asked about, the first and the fourth included. */
    private static final int TURNS = Boolean.getBoolean("hive.deep") ? 1 : 3;

    @Property(tries = 12, seed = "22")
    void legality_ofMovesNearHive_isTheSameInAllMethods(@ForAll long seed) {
        Random random = new Random(seed);
        RandomPlay.play(random, RandomPlay.ruleset(random), 60, position -> {
            if ((position.turnNumber() - 1) % TURNS != 0) {
                return;
            }
            List<Move> near = movesNearTheHive(position);
            assertThat(movesOnWhichMethodsDisagree(position, near))
                    .as("in %s", position)
                    .isEmpty();
            for (int sample = 0; sample < 20; sample++) {
                Move move = near.get(random.nextInt(near.size()));
                position.check(move).ifPresent(violation -> assertRefused(position, move, violation));
            }
        });
    }

    private static List<Move> movesOnWhichMethodsDisagree(Position position, List<Move> near) {
        LegalMoves moves = position.legalMoves();
        Set<Move> legal = new HashSet<>(moves);
        return near.stream()
                .filter(move -> {
                    boolean isLegal = legal.contains(move);
                    return position.check(move).isEmpty() != isLegal
                            || position.isLegal(move) != isLegal
                            || moves.contains(move) != isLegal;
                })
                .toList();
    }

    private static void assertRefused(Position position, Move move, Violation violation) {
        assertThatExceptionOfType(IllegalMoveException.class)
                .isThrownBy(() -> position.play(move))
                .satisfies(failure -> {
                    assertThat(failure.position()).isSameAs(position);
                    assertThat(failure.move()).isEqualTo(move);
                    assertThat(failure.violation()).isEqualTo(violation);
                    assertThat(failure)
                            .hasMessageContaining(violation.rule().id())
                            .hasMessageContaining(move.toString());
                });
        assertThatExceptionOfType(IllegalMoveException.class).isThrownBy(() -> position.route(move));
    }

    /**
     * Returns the pass, the moves of all pieces to cells at most two steps from the hive, and some moves from or to
     * cells far away.
     */
    private static List<Move> movesNearTheHive(Position position) {
        Set<Hex> cells = new LinkedHashSet<>(position.stacks().keySet());
        cells.add(Hex.ORIGIN);
        for (int ring = 0; ring < 2; ring++) {
            List.copyOf(cells).forEach(cell -> cells.addAll(cell.neighbors()));
        }
        cells.add(Hex.of(100, 100));
        List<Move> moves = new ArrayList<>(List.of(Move.pass()));
        for (Piece piece : Piece.all()) {
            Optional<Hex> from = position.cellOf(piece);
            for (Hex to : cells) {
                moves.add(from.isPresent() ? Move.move(piece, from.get(), to) : Move.place(piece, to));
            }
            moves.add(Move.place(piece, cells.iterator().next()));
            moves.add(Move.move(piece, Hex.of(-50, 3), cells.iterator().next()));
        }
        return moves;
    }
}
