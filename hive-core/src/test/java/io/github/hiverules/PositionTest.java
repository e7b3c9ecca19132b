package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;

class PositionTest {

    private static final Position STACKED =
            position(Ruleset.ONLINE, "0,0 wQ bB1 wB1", "1,0 bQ", "-1,0 wA1", "0,-1 wP", "2,-1 bM");

    @Test
    void initial_isEmptyTableWithWhiteToMove() {
        Position position = Position.initial(Ruleset.POCKET);

        assertThat(position.ruleset()).isSameAs(Ruleset.POCKET);
        assertThat(position.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(position.turnNumber()).isEqualTo(1);
        assertThat(position.stacks()).isEmpty();
        assertThat(position.resting()).isEmpty();
        assertThat(position.outcome()).isEqualTo(Outcome.IN_PROGRESS);
        assertThat(position.hand(Color.WHITE)).isEqualTo(Ruleset.POCKET.pieces(Color.WHITE));
        assertThat(position.hand(Color.BLACK)).isEqualTo(Ruleset.POCKET.pieces(Color.BLACK));
    }

    @Test
    void turnNumber_countsTurnsOfEachPlayer() {
        Game game = play(Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0");

        assertThat(game.positions()).extracting(Position::turnNumber).containsExactly(1, 1, 2, 2);
        assertThat(game.positions())
                .extracting(Position::sideToMove)
                .containsExactly(Color.WHITE, Color.BLACK, Color.WHITE, Color.BLACK);
    }

    @Test
    void stackAt_listsPiecesFromBottomToTop() {
        assertThat(STACKED.stackAt(Hex.ORIGIN)).containsExactly(piece("wQ"), piece("bB1"), piece("wB1"));
        assertThat(STACKED.topAt(Hex.ORIGIN)).contains(piece("wB1"));
        assertThat(STACKED.stackAt(hex("1,0"))).containsExactly(piece("bQ"));
    }

    @Test
    void stackAt_emptyCell_isEmpty() {
        for (String cell : List.of("0,1", "5,5", "32,0", "0,32", "-32,64", "1024,0", "-2147483648,2147483647")) {
            assertThat(STACKED.stackAt(hex(cell))).isEmpty();
            assertThat(STACKED.topAt(hex(cell))).isEmpty();
        }
    }

    @Test
    void cellOf_coveredPieceOrTop_isItsCell() {
        assertThat(STACKED.cellOf(piece("wQ"))).contains(Hex.ORIGIN);
        assertThat(STACKED.cellOf(piece("wB1"))).contains(Hex.ORIGIN);
        assertThat(STACKED.cellOf(piece("bM"))).contains(hex("2,-1"));
        assertThat(STACKED.cellOf(piece("wM"))).isEmpty();
    }

    @Test
    void cellOf_pieceOutsideSet_isEmpty() {
        assertThat(position(Ruleset.BASE, "0,0 wQ").cellOf(piece("wP"))).isEmpty();
    }

    @Test
    void hand_listsUnplacedPiecesInOrder() {
        assertThat(STACKED.hand(Color.BLACK))
                .extracting(Piece::toString)
                .containsExactly("bS1", "bS2", "bB2", "bG1", "bG2", "bG3", "bA1", "bA2", "bA3", "bL", "bP");
        assertThat(STACKED.hand(Color.WHITE)).hasSize(10);
    }

    @Test
    void stacks_areOrderedByRowAndColumn() {
        Map<Hex, List<Piece>> stacks = STACKED.stacks();

        assertThat(stacks.keySet()).containsExactly(hex("0,-1"), hex("2,-1"), hex("-1,0"), hex("0,0"), hex("1,0"));
        assertThat(stacks.get(Hex.ORIGIN)).isEqualTo(STACKED.stackAt(Hex.ORIGIN));
    }

    @Test
    void collections_cannotBeModified() {
        Map<Hex, List<Piece>> stacks = STACKED.stacks();
        List<Piece> stack = STACKED.stackAt(Hex.ORIGIN);
        List<Piece> hand = STACKED.hand(Color.WHITE);

        assertThatThrownBy(stacks::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(stack::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(hand::clear).isInstanceOf(UnsupportedOperationException.class);
    }

    @Test
    void resting_withoutPillbugInSet_isEmptyWhetherPlayedOrSetUp() {
        Game played = play(Ruleset.POCKET, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bQ 2,0", "wQ -1,1", "bQ 1,1");
        Setup setup = played.position().setup();
        Position restless = Position.of(setup);

        assertThat(played.position().resting()).isEmpty();
        assertThat(restless).isEqualTo(played.position()).hasSameHashCodeAs(played.position());
        assertThat(Position.of(setup.withResting(piece("wS1")))).isEqualTo(restless);
        assertThat(Position.of(setup.withResting(piece("wQ"))).legalMoves()).isEqualTo(restless.legalMoves());
    }

    @Test
    void nextInHand_followsHand() {
        Position position = play(Ruleset.BASE, "wA1 0,0", "bS1 1,0", "wQ -1,0").position();

        assertThat(position.nextInHand(Color.WHITE, Bug.SOLDIER_ANT)).contains(piece("wA2"));
        assertThat(position.nextInHand(Color.BLACK, Bug.SPIDER)).contains(piece("bS2"));
        assertThat(position.nextInHand(Color.WHITE, Bug.QUEEN_BEE)).isEmpty();
        assertThat(position.nextInHand(Color.WHITE, Bug.PILLBUG)).isEmpty();
    }

    @Test
    void resting_isPieceThatMovedOrWasThrown() {
        Position moved = play(STACKED, "wA1 -1,1");

        assertThat(moved.resting()).contains(piece("wA1"));
        assertThat(play(STACKED, "wA1 1,-1").resting()).contains(piece("wA1"));
        assertThat(play(moved, "bA1 3,-1").resting()).isEmpty();
    }

    @Test
    void isPinned_pieceInHand_isFalse() {
        Position line = position(Ruleset.BASE, "-1,0 wQ", "0,0 bQ", "1,0 wA1");

        assertThat(line.pinnedPieces()).containsExactly(piece("bQ"));
        assertThat(line.isPinned(piece("wA2"))).isFalse();
    }

    @Test
    void play_leavesPositionUnchanged() {
        Setup before = STACKED.setup();
        Position after = play(STACKED, "wB1 1,0");

        assertThat(STACKED.setup()).isEqualTo(before);
        assertThat(after.stackAt(hex("1,0"))).containsExactly(piece("bQ"), piece("wB1"));
        assertThat(after.stackAt(Hex.ORIGIN)).containsExactly(piece("wQ"), piece("bB1"));
    }

    @Test
    void toString_showsSideTurnAndStacks() {
        assertThat(position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ").toString())
                .startsWith("WHITE turn 20 {(0,0)=[wQ, bB1], (1,0)=[bQ]}");
    }

    @Test
    @SuppressWarnings("NullAway")
    void nullMove_whenPlayerMustPass_isRefused() {
        Position mustPass = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ");
        assertThat(mustPass.legalMoves()).containsExactly(Move.pass());

        assertThatThrownBy(() -> mustPass.isLegal(null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> mustPass.check((Move) null)).isInstanceOf(NullPointerException.class);
        assertThatThrownBy(() -> mustPass.play(null)).isInstanceOf(NullPointerException.class);
    }

    @Test
    void cellQueries_matchStacks() {
        assertThat(STACKED.isEmpty()).isFalse();
        assertThat(Position.initial(Ruleset.BASE).isEmpty()).isTrue();
        assertThat(STACKED.heightAt(Hex.ORIGIN)).isEqualTo(3);
        assertThat(STACKED.isOccupied(hex("1,0"))).isTrue();
        assertThat(STACKED.isOccupied(hex("0,1"))).isFalse();
        assertThat(STACKED.occupiedNeighbors(Hex.ORIGIN)).containsExactly(hex("1,0"), hex("0,-1"), hex("-1,0"));
        assertThat(STACKED.occupiedNeighborCount(Hex.ORIGIN)).isEqualTo(3);
    }

    @Test
    void cellQueries_farFromHive_findNothing() {
        Hex far = hex("1000,-1000");

        assertThat(STACKED.heightAt(far)).isZero();
        assertThat(STACKED.occupiedNeighborCount(far)).isZero();
        assertThat(STACKED.occupiedNeighbors(far)).isEmpty();
        assertThat(STACKED.stacks().containsKey(far)).isFalse();
        assertThat(STACKED.stacks().get(far)).isNull();
    }

    @Test
    void stacks_behaveLikeMap() {
        Map<Hex, List<Piece>> stacks = STACKED.stacks();

        assertThat(stacks).hasSize(5).containsEntry(hex("1,0"), List.of(piece("bQ")));
        assertThat(stacks.entrySet()).hasSize(5);
        Iterator<Hex> cells = stacks.keySet().iterator();
        stacks.forEach((cell, stack) -> assertThat(cells.next()).isEqualTo(cell));
        assertThatThrownBy(cells::next).isInstanceOf(NoSuchElementException.class);
        assertThat(stacks.containsKey(Hex.ORIGIN)).isTrue();
        assertThat(stacks.containsKey((Object) "wQ")).isFalse();
        assertThat(stacks.get((Object) "wQ")).isNull();
    }

    @Test
    void forEachPiece_visitsLevelByLevel() {
        List<String> pieces = new ArrayList<>();
        STACKED.forEachPiece((piece, cell, level) -> {
            pieces.add(piece + " on " + cell);
            assertThat(STACKED.stackAt(cell).get(level)).isEqualTo(piece);
        });

        assertThat(pieces)
                .containsExactly(
                        "wQ on (0,0)",
                        "wA1 on (-1,0)",
                        "wP on (0,-1)",
                        "bQ on (1,0)",
                        "bM on (2,-1)",
                        "bB1 on (0,0)",
                        "wB1 on (0,0)");
    }

    @Test
    void topPieces_areInOrderOfPieces() {
        assertThat(STACKED.topPieces())
                .containsExactly(piece("wB1"), piece("wA1"), piece("wP"), piece("bQ"), piece("bM"));
    }

    @Test
    void moveOf_pieceInPlayOrInHand_isMovementOrPlacement() {
        assertThat(STACKED.moveOf(piece("wA1"), hex("-1,1")))
                .isEqualTo(Move.move(piece("wA1"), hex("-1,0"), hex("-1,1")));
        assertThat(STACKED.moveOf(piece("wA2"), hex("-1,1"))).isEqualTo(Move.place(piece("wA2"), hex("-1,1")));
    }

    @Test
    void pinnedPieces_listsPiecesThatHoldHiveTogether() {
        assertThat(STACKED.pinnedPieces()).containsExactly(piece("bQ"));
    }

    @Test
    void legalMovesFor_eitherSide_listsItsMoves() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertThat(position.legalMovesFor(Color.WHITE).destinations(piece("wQ")))
                .containsExactly(hex("1,-1"), hex("0,1"));
        assertThat(position.legalMovesFor(Color.BLACK).destinations(piece("bQ")))
                .containsExactly(hex("1,-1"), hex("0,1"));
    }

    @Test
    void transformed_rotatesAroundOrigin() {
        Position rotated = STACKED.transformed(Symmetry.ROTATE_180);

        assertThat(rotated.stackAt(Hex.ORIGIN)).isEqualTo(STACKED.stackAt(Hex.ORIGIN));
        assertThat(rotated.cellOf(piece("bQ"))).contains(hex("-1,0"));
        assertThat(rotated.cellOf(piece("bM"))).contains(hex("-2,1"));
    }

    /** When the board goes from one position to the other, the Beetles stay and the Queens under them change. */
    @Test
    void stackAt_differentPieceUnderSameBeetle_isFound() {
        Position one = position(Ruleset.BASE, "0,0 wQ wB1", "1,0 bQ bB1");
        Position other = position(Ruleset.BASE, "0,0 bQ wB1", "1,0 wQ bB1");

        for (int round = 0; round < 2; round++) {
            assertThat(one.stackAt(Hex.ORIGIN)).containsExactly(piece("wQ"), piece("wB1"));
            assertThat(other.stackAt(Hex.ORIGIN)).containsExactly(piece("bQ"), piece("wB1"));
        }
    }
}
