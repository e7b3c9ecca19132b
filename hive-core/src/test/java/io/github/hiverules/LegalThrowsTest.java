package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
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

/** The legal throws of a position: PILLBUG-2 to PILLBUG-6. */
class LegalThrowsTest {

    private static final Drawing TWO_THROWERS = Drawing.of(Ruleset.ONLINE, """
           a     b
        wQ    wP    bQ
           c     wM
        """);

    private static Move throwMove(Drawing drawing, String name, String to) {
        return Move.move(piece(name), drawing.hex(name), drawing.hex(to));
    }

    @Test
    void throwsBy_mosquitoThatTouchesPillbug_areListed() {
        LegalMoves moves = TWO_THROWERS.position().legalMoves();

        assertThat(moves.throwsBy(piece("wM")))
                .isNotEmpty()
                .allMatch(move -> move.movedPiece().equals(Optional.of(piece("bQ"))));
        assertThat(moves.throwsBy(piece("bQ"))).isEmpty();
        assertThat(moves.throwsBy(piece("wG1"))).isEmpty();
    }

    @Test
    void throwsBy_listsThrowsOfOnePieceInOrder() {
        LegalMoves moves = TWO_THROWERS.position().legalMoves();

        assertThat(moves.throwsBy(piece("wP")))
                .containsExactly(
                        throwMove(TWO_THROWERS, "wQ", "a"),
                        throwMove(TWO_THROWERS, "wQ", "b"),
                        throwMove(TWO_THROWERS, "wQ", "c"),
                        throwMove(TWO_THROWERS, "wM", "a"),
                        throwMove(TWO_THROWERS, "wM", "b"),
                        throwMove(TWO_THROWERS, "wM", "c"),
                        throwMove(TWO_THROWERS, "bQ", "a"),
                        throwMove(TWO_THROWERS, "bQ", "b"),
                        throwMove(TWO_THROWERS, "bQ", "c"));
        assertThat(moves.throwersOf(throwMove(TWO_THROWERS, "bQ", "c"))).containsExactly(piece("wM"), piece("wP"));
        assertThat(moves.throwersOf(throwMove(TWO_THROWERS, "bQ", "a"))).containsExactly(piece("wP"));
        assertThat(moves.throwersOf(throwMove(TWO_THROWERS, "wP", "a"))).isEmpty();
        assertThat(moves.throwersOf(Move.pass())).isEmpty();
    }

    @Test
    void throwsBy_afterEnd_areEmpty() {
        Game game = Game.start(TWO_THROWERS.position()).end(GameResult.drawByAgreement());
        Drawing surrounded = Drawing.of(Ruleset.ONLINE, """
               bA1   bA2
            bG1   wQ    wP
               bS1   bS2   bQ
            """);

        assertThat(game.legalMoves().throwsBy(piece("wP"))).isEmpty();
        assertThat(surrounded.position().legalMoves().throwsBy(piece("wP"))).isEmpty();
    }

    /** All neighbors of the Pillbug are occupied, so no thrown piece could land. */
    @Test
    void throwsBy_noEmptyNeighbor_areEmpty() {
        Drawing surrounded = Drawing.of(Ruleset.ONLINE, """
               wA1   wG1
            wQ    wP    bQ
               bA1   bG1
            """);

        assertThat(surrounded.position().legalMoves().throwsBy(piece("wP"))).isEmpty();
    }

    /** Compares the legal throws with a plain implementation of the rules, which looks at the stacks of a position. */
    @Property(tries = 300, seed = "14")
    void throwsBy_matchesPlainImplementation(@ForAll long seed) {
        Position position = positionWithPillbugs(seed);
        LegalMoves legalMoves = position.legalMoves();
        for (Piece piece : Piece.all()) {
            List<Move> expected = legalMoves.isEmpty() ? List.of() : throwsBy(position, piece);
            assertThat(new HashSet<>(legalMoves.throwsBy(piece))).isEqualTo(new HashSet<>(expected));
            assertThat(legalMoves).containsAll(expected);
        }
        for (Move move : legalMoves) {
            boolean movesOpponentsPiece =
                    move.movedPiece().stream().anyMatch(piece -> piece.color() != position.sideToMove());
            assertThat(legalMoves.throwersOf(move).isEmpty() && movesOpponentsPiece)
                    .isFalse();
        }
    }

    private static Position positionWithPillbugs(long seed) {
        Position[] last = new Position[1];
        Random random = new Random(seed);
        RandomPlay.play(random, Ruleset.ONLINE, 20 + random.nextInt(40), position -> last[0] = position);
        return last[0];
    }

    private static List<Move> throwsBy(Position position, Piece thrower) {
        Optional<Hex> cell = position.cellOf(thrower);
        boolean queenInPlay =
                position.cellOf(Piece.of(position.sideToMove(), Bug.QUEEN_BEE)).isPresent();
        if (cell.isEmpty()
                || !queenInPlay
                || thrower.color() != position.sideToMove()
                || !throwsAsPillbug(position, thrower, cell.get())
                || position.stackAt(cell.get()).size() > 1
                || position.resting().equals(Optional.of(thrower))) {
            return List.of();
        }
        Hex throwerCell = cell.get();
        List<Move> moves = new ArrayList<>();
        for (Hex from : throwerCell.neighbors()) {
            List<Piece> stack = position.stackAt(from);
            if (stack.size() != 1
                    || position.isPinned(stack.get(0))
                    || position.resting().equals(Optional.of(stack.get(0)))
                    || isGate(position, from, throwerCell)) {
                continue;
            }
            for (Hex to : throwerCell.neighbors()) {
                if (!position.isOccupied(to) && !isGate(position, throwerCell, to)) {
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

    /** Returns whether both common neighbors of two neighboring cells hold stacks of two or more pieces. */
    private static boolean isGate(Position position, Hex one, Hex other) {
        Set<Hex> sides = new HashSet<>(one.neighbors());
        sides.retainAll(other.neighbors());
        return sides.stream().allMatch(side -> position.heightAt(side) > 1);
    }
}
