package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.move;
import static io.github.hiverules.Shorthand.play;
import static io.github.hiverules.Shorthand.position;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.RandomAccess;
import org.junit.jupiter.api.Test;

class LegalMovesTest {

    private static Hex destination(Move move) {
        return move instanceof Move.Placement placement ? placement.to() : ((Move.Movement) move).to();
    }

    @Test
    void firstTurn_listsEachKindAtOrigin() {
        assertThat(Position.initial(Ruleset.BASE).legalMoves())
                .extracting(Move::toString)
                .containsExactly("wQ to (0,0)", "wS1 to (0,0)", "wB1 to (0,0)", "wG1 to (0,0)", "wA1 to (0,0)");
    }

    @Test
    void list_isOrderedByPlacementThenPieceRowAndColumn() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertThat(position.legalMoves().subList(0, 4))
                .extracting(Move::toString)
                .containsExactly("wS1 to (0,-1)", "wS1 to (-1,0)", "wS1 to (-1,1)", "wB1 to (0,-1)");
        assertThat(position.legalMoves().subList(12, 14))
                .extracting(Move::toString)
                .containsExactly("wQ from (0,0) to (1,-1)", "wQ from (0,0) to (0,1)");
        assertThat(position.legalMoves()).hasSize(14);
    }

    @Test
    void forcedPass_isOnlyElement() {
        // Black pieces cover both white ones and touch every cell around them.
        Position position = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ");

        assertThat(position.legalMoves()).containsExactly(Move.pass());
        assertThat(position.legalMoves().play(0).sideToMove())
                .isEqualTo(position.sideToMove().opposite());
        assertThat(position.legalMoves().play(0).turnNumber()).isEqualTo(position.turnNumber());
    }

    @Test
    void forcedPass_afterListing_isFoundByIndex() {
        LegalMoves moves = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ").legalMoves();
        assertThat(moves.iterator().next()).isEqualTo(Move.pass());

        assertThat(moves.get(0)).isEqualTo(Move.pass());
        assertThat(moves.play(0).legalMoves().mustPass()).isFalse();
    }

    @Test
    void finishedGame_hasNoMoves() {
        Position finished =
                position(Ruleset.BASE, "0,0 bQ", "1,0 wA1", "1,-1 bA1", "0,-1 bA2", "-1,0 wQ", "-1,1 wG1", "0,1 wG2");
        LegalMoves moves = finished.legalMoves();

        assertThat(moves).isEmpty();
        assertThat(moves.isEmpty()).isTrue();
        assertThat(moves.mustPass()).isFalse();
        assertThat(moves.contains(Move.pass())).isFalse();
        assertThat(moves.contains(move(finished, "wG1 -2,1"))).isFalse();
        assertThat(moves.contains(move(finished, "wA2 2,0"))).isFalse();
        assertThatThrownBy(() -> moves.get(0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> moves.play(0)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void index_outOfRange_isRefused() {
        LegalMoves moves = Position.initial(Ruleset.BASE).legalMoves();

        for (int index : new int[] {-1, 5, 6, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> moves.get(index)).isInstanceOf(IndexOutOfBoundsException.class);
            assertThatThrownBy(() -> moves.play(index)).isInstanceOf(IndexOutOfBoundsException.class);
        }
    }

    @Test
    void iterator_endsAfterLastMove() {
        Iterator<Move> iterator = Position.initial(Ruleset.BASE).legalMoves().iterator();
        for (int move = 0; move < 5; move++) {
            assertThat(iterator.hasNext()).isTrue();
            iterator.next();
        }

        assertThat(iterator.hasNext()).isFalse();
        assertThatThrownBy(iterator::next).isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void list_cannotBeModified() {
        LegalMoves moves = Position.initial(Ruleset.BASE).legalMoves();

        assertThatThrownBy(() -> moves.add(Move.pass())).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> moves.set(0, Move.pass())).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> moves.remove(0)).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(moves::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThat(moves).isInstanceOf(RandomAccess.class).hasSize(5);
    }

    @Test
    void contains_appliesRules() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        LegalMoves moves = position.legalMoves();

        assertThat(moves.contains(move(position, "wQ 0,1"))).isTrue();
        assertThat(moves.contains(move(position, "wQ -1,0"))).isFalse();
        assertThat(moves.contains(move(position, "wA1 -1,0"))).isTrue();
        assertThat(moves.contains(Move.pass())).isFalse();
        assertThat(moves.contains((Object) "wQ 0,1")).isFalse();
    }

    @Test
    void size_afterListing_isTheSame() {
        LegalMoves listedFirst = play(Position.initial(Ruleset.BASE), "wQ 0,0").legalMoves();
        Move last = listedFirst.get(29);

        assertThat(last).hasToString("bA1 to (0,1)");
        assertThat(listedFirst).hasSize(30);
    }

    @Test
    void views_matchList() {
        LegalMoves moves = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ").legalMoves();
        List<Hex> besideTheQueen = List.of(hex("1,-1"), hex("0,1"));
        List<Hex> behindTheQueen = List.of(hex("0,-1"), hex("-1,0"), hex("-1,1"));

        assertThat(moves.startCells()).containsExactly(Hex.ORIGIN);
        assertThat(moves.placeablePieces()).extracting(Piece::toString).containsExactly("wS1", "wB1", "wG1", "wA1");
        assertThat(moves.placementCells()).isEqualTo(behindTheQueen);
        assertThat(moves.destinations(Shorthand.piece("wQ"))).isEqualTo(besideTheQueen);
        assertThat(moves.destinations(Shorthand.piece("wG1"))).isEqualTo(behindTheQueen);
        assertThat(moves.destinations(Shorthand.piece("wG2"))).isEmpty();
        assertThat(moves.destinations(Shorthand.piece("bQ"))).isEmpty();
        assertThat(moves.from(Hex.ORIGIN))
                .extracting(LegalMovesTest::destination)
                .isEqualTo(besideTheQueen);
        assertThat(moves.of(Shorthand.piece("wQ"))).isEqualTo(moves.from(Hex.ORIGIN));
        assertThat(moves.of(Shorthand.piece("wG1")))
                .extracting(Move::toString)
                .containsExactly("wG1 to (0,-1)", "wG1 to (-1,0)", "wG1 to (-1,1)");
        assertThat(moves.of(Shorthand.piece("wG2"))).isEmpty();
        assertThat(moves.of(Shorthand.piece("bQ"))).isEmpty();
        assertThat(moves.from(hex("1,0"))).isEmpty();
        assertThat(moves.from(hex("-1,0"))).isEmpty();
        assertThat(moves.to(hex("-1,0")))
                .extracting(Move::toString)
                .containsExactly("wS1 to (-1,0)", "wB1 to (-1,0)", "wG1 to (-1,0)", "wA1 to (-1,0)");
        assertThat(moves.to(hex("0,1"))).extracting(Move::toString).containsExactly("wQ from (0,0) to (0,1)");
        assertThat(moves.mustPass()).isFalse();
    }

    @Test
    void forcedPass_hasEmptyViews() {
        LegalMoves moves = position(Ruleset.BASE, "0,0 wQ bB1", "1,0 bQ").legalMoves();

        assertThat(moves.mustPass()).isTrue();
        assertThat(moves.startCells()).isEmpty();
        assertThat(moves.placeablePieces()).isEmpty();
        assertThat(moves.placementCells()).isEmpty();
        assertThat(moves.to(hex("-1,0"))).isEmpty();
    }

    @Test
    void gameEndedByAgreement_listsNothing() {
        Game game = Game.start(position(Ruleset.BASE, "0,0 wQ", "1,0 bQ"));
        LegalMoves before = game.legalMoves();
        LegalMoves after = game.end(GameResult.drawByAgreement()).legalMoves();

        assertThat(before.iterator().hasNext()).isTrue();
        assertThat(before.contains(move(game.position(), "wQ 0,1"))).isTrue();
        assertThat(after.iterator().hasNext()).isFalse();
        assertThat(after.size()).isZero();
        assertThat(after.destinations(Shorthand.piece("wQ"))).isEmpty();
        assertThat(after.of(Shorthand.piece("wA1"))).isEmpty();
        assertThat(after.contains(move(game.position(), "wQ 0,1"))).isFalse();
    }
}
