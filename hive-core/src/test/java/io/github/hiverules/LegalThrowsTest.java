package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.move.Move;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Who can throw what where: PILLBUG-2 to PILLBUG-6. */
class LegalThrowsTest {

    private static final Drawing TWO_THROWERS = Drawing.of(Ruleset.ONLINE, """
           a     b
        wQ    wP    bQ
           c     wM
        """);

    private static Move thrown(Drawing drawing, String name, String to) {
        return Move.move(piece(name), drawing.hex(name), drawing.hex(to));
    }

    @Test
    void throwers_areThePillbugAndAMosquitoThatCopiesIt() {
        LegalMoves moves = TWO_THROWERS.position().legalMoves();

        assertThat(moves.throwers()).containsExactly(piece("wM"), piece("wP"));
        assertThat(moves.throwablePieces(piece("wP"))).containsExactly(piece("wQ"), piece("wM"), piece("bQ"));
        assertThat(moves.throwablePieces(piece("wM"))).containsExactly(piece("bQ"));
        assertThat(moves.throwablePieces(piece("bQ"))).isEmpty();
        assertThat(moves.throwsBy(piece("bQ"))).isEmpty();
        assertThat(moves.throwsBy(piece("wG1"))).isEmpty();
    }

    @Test
    void throwsBy_areThoseOfOnePiece_inTheOrderOfTheList() {
        LegalMoves moves = TWO_THROWERS.position().legalMoves();

        assertThat(moves.throwsBy(piece("wP")))
                .containsExactly(
                        thrown(TWO_THROWERS, "wQ", "a"),
                        thrown(TWO_THROWERS, "wQ", "b"),
                        thrown(TWO_THROWERS, "wQ", "c"),
                        thrown(TWO_THROWERS, "wM", "a"),
                        thrown(TWO_THROWERS, "wM", "b"),
                        thrown(TWO_THROWERS, "wM", "c"),
                        thrown(TWO_THROWERS, "bQ", "a"),
                        thrown(TWO_THROWERS, "bQ", "b"),
                        thrown(TWO_THROWERS, "bQ", "c"));
        assertThat(moves.throwersOf(thrown(TWO_THROWERS, "bQ", "c"))).containsExactly(piece("wM"), piece("wP"));
        assertThat(moves.throwersOf(thrown(TWO_THROWERS, "bQ", "a"))).containsExactly(piece("wP"));
        assertThat(moves.throwersOf(thrown(TWO_THROWERS, "wP", "a"))).isEmpty();
        assertThat(moves.throwersOf(Move.pass())).isEmpty();
    }

    @Test
    void afterTheEnd_nothingThrows() {
        Game game = Game.start(TWO_THROWERS.position()).agreeDraw();
        Drawing surrounded = Drawing.of(Ruleset.ONLINE, """
               bA1   bA2
            bG1   wQ    wP
               bS1   bS2   bQ
            """);

        assertThat(game.legalMoves().throwers()).isEmpty();
        assertThat(surrounded.position().legalMoves().throwers()).isEmpty();
    }

    /** All neighbors of the Pillbug are occupied, so no piece can land. */
    @Test
    void noEmptyNeighbor_noThrow() {
        Drawing full = Drawing.of(Ruleset.ONLINE, """
               wA1   wG1
            wQ    wP    bQ
               bA1   bG1
            """);

        assertThat(full.position().legalMoves().throwers()).isEmpty();
    }

    /** The rules about throws again, read off what a position tells about its stacks. */
    @Property(tries = 300, seed = "14")
    void throwsBy_areWhatTheRulesSay(@ForAll long seed) {
        Position position = withPillbug(seed);
        LegalMoves legal = position.legalMoves();
        List<Piece> throwers = new ArrayList<>();
        for (Piece piece : Piece.all()) {
            List<Move> expected = legal.isEmpty() ? List.of() : throwsBy(position, piece);
            assertThat(new HashSet<>(legal.throwsBy(piece))).isEqualTo(new HashSet<>(expected));
            assertThat(legal).containsAll(expected);
            assertThat(legal.throwablePieces(piece))
                    .isEqualTo(expected.stream()
                            .map(move -> move.movedPiece().orElseThrow())
                            .distinct()
                            .sorted()
                            .toList());
            if (!expected.isEmpty()) {
                throwers.add(piece);
            }
        }
        assertThat(legal.throwers()).isEqualTo(throwers);
        for (Move move : legal) {
            boolean isOpponents = move.movedPiece().stream().anyMatch(piece -> piece.color() != position.sideToMove());
            assertThat(legal.throwersOf(move).isEmpty() && isOpponents).isFalse();
        }
    }

    private static Position withPillbug(long seed) {
        Position[] last = new Position[1];
        Random random = new Random(seed);
        RandomPlay.play(random, Ruleset.ONLINE, 20 + random.nextInt(40), position -> last[0] = position);
        return last[0];
    }

    private static List<Move> throwsBy(Position position, Piece thrower) {
        Optional<Hex> at = position.cellOf(thrower);
        boolean queenInPlay =
                position.cellOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isPresent();
        if (at.isEmpty()
                || !queenInPlay
                || thrower.color() != position.sideToMove()
                || !throwsAsPillbug(position, thrower, at.get())
                || position.stackAt(at.get()).size() > 1
                || position.resting().equals(Optional.of(thrower))) {
            return List.of();
        }
        Hex over = at.get();
        List<Move> moves = new ArrayList<>();
        for (Hex from : over.neighbors()) {
            List<Piece> stack = position.stackAt(from);
            if (stack.size() != 1
                    || position.isPinned(stack.get(0))
                    || position.resting().equals(Optional.of(stack.get(0)))
                    || isGate(position, from, over)) {
                continue;
            }
            for (Hex to : over.neighbors()) {
                if (!position.isOccupied(to) && !isGate(position, over, to)) {
                    moves.add(Move.move(stack.get(0), from, to));
                }
            }
        }
        return moves;
    }

    private static boolean throwsAsPillbug(Position position, Piece piece, Hex hex) {
        return piece.bug() == Bug.PILLBUG
                || (piece.bug() == Bug.MOSQUITO
                        && hex.neighbors().stream()
                                .flatMap(neighbor -> position.topAt(neighbor).stream())
                                .anyMatch(top -> top.bug() == Bug.PILLBUG));
    }

    /** Whether both cells that touch two neighboring cells have stacks of two or more. */
    private static boolean isGate(Position position, Hex one, Hex other) {
        Set<Hex> sides = new HashSet<>(one.neighbors());
        sides.retainAll(other.neighbors());
        return sides.stream().allMatch(side -> position.height(side) > 1);
    }
}
