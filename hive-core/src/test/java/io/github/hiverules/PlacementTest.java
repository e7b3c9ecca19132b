package io.github.hiverules;

import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.move;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.placements;
import static io.github.hiverules.Tables.play;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.piece.Color;
import org.junit.jupiter.api.Test;

/** Placements where lists, counts and single questions could differ. */
class PlacementTest {

    @Test
    void firstTurn_isAtTheOrigin() {
        assertThat(placements(Position.initial(Ruleset.BASE))).isEqualTo(hexes("0,0"));
    }

    @Test
    void firstTurnOfBlack_touchesWhite() {
        Position second = play(Ruleset.BASE, "wA1 0,0").position();

        assertThat(placements(second)).isEqualTo(hexes("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1"));
    }

    @Test
    void fourthTurnOfBlack_onlyTheQueen() {
        Position fourth = play(
                        Ruleset.BASE, "wS1 0,0", "bS1 1,0", "wQ -1,0", "bA1 2,0", "wA1 -2,0", "bG1 3,0", "wA2 -3,0")
                .position();

        assertThat(placements(fourth)).isEqualTo(hexes("2,-1", "3,-1", "4,-1", "1,1", "2,1", "3,1", "4,0"));
        assertThat(fourth.legalMoves())
                .hasSize(7)
                .allMatch(move -> move.toString().startsWith("bQ to "));
        assertThat(fourth.isLegal(move(fourth, "bQ 4,0"))).isTrue();
        assertThat(fourth.isLegal(move(fourth, "bA2 4,0"))).isFalse();
    }

    @Test
    void blackBesideWhite_isNotLegal() {
        Position second = play(Ruleset.BASE, "wQ 0,0", "bQ 1,0", "wA1 -1,0").position();

        assertThat(second.isLegal(move(second, "bA1 0,1"))).isFalse();
        assertThat(second.isLegal(move(second, "bA1 1,1"))).isTrue();
    }

    @Test
    void occupiedCellAmongFriends_isNotLegal() {
        Position position = position(Ruleset.BASE, "-1,0 wA1", "0,0 wQ", "1,0 bQ");

        assertThat(position.isLegal(move(position, "wB1 -1,0"))).isFalse();
        assertThat(position.legalMoves().contains(move(position, "wB1 -1,0"))).isFalse();
        assertThat(position.isLegal(move(position, "wB1 -2,0"))).isTrue();
    }

    @Test
    void tournamentOpening_noQueenAsTheFirstPiece_howeverLate() {
        Position late = Position.of(Setup.empty(Ruleset.TOURNAMENT).withTurn(Color.WHITE, 3));

        assertThat(refusal(late, "wQ 0,0")).isEqualTo(new PlacementViolation.QueenTooEarly(piece("wQ")));
        assertThat(late.legalMoves()).isNotEmpty().doesNotContain(move(late, "wQ 0,0"));
        assertThat(placements(late)).isEqualTo(hexes("0,0"));
    }
}
