package io.github.hiverules;

import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import org.junit.jupiter.api.Test;

/** Positions and their keys are equal if the repetition rule (DRAW-2) counts the positions as the same. */
class PositionEqualityTest {

    private static final Setup HIVE = setup(Ruleset.POCKET, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA1", "2,-1 wA2", "-1,1 bA1");

    private static void same(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first).isEqualTo(second).hasSameHashCodeAs(second);
        assertThat(first.key()).isEqualTo(second.key());
        assertThat(first.canonicalKey()).isEqualTo(second.canonicalKey());
    }

    private static void different(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first).isNotEqualTo(second);
        assertThat(first.key()).isNotEqualTo(second.key());
        assertThat(first.canonicalKey()).isNotEqualTo(second.canonicalKey());
    }

    @Test
    void translated_isTheSame() {
        same(HIVE, RigidMotion.translation(Hex.of(-7, 40)).of(HIVE));
    }

    @Test
    void equalPiecesExchanged_isTheSame() {
        same(HIVE, setup(Ruleset.POCKET, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA2", "2,-1 wA1", "-1,1 bA1"));
    }

    @Test
    void turnNumber_withBothQueensInPlay_isTheSame() {
        same(HIVE, HIVE.withTurn(Color.WHITE, 31));
    }

    @Test
    void turnNumber_withAQueenInHand_isDifferent() {
        Setup withoutQueen = setup(Ruleset.BASE, "0,0 wS1", "1,0 bQ");

        different(withoutQueen.withTurn(Color.WHITE, 3), withoutQueen.withTurn(Color.WHITE, 4));
    }

    @Test
    void restingPiece_withoutPillbug_isTheSame() {
        same(HIVE, HIVE.withResting(piece("bQ")));
    }

    @Test
    void restingPiece_withPillbug_isDifferent() {
        Setup board = HIVE.withRuleset(Ruleset.ONLINE);

        different(board, board.withResting(piece("bQ")));
        different(board.withResting(piece("wA1")), board.withResting(piece("wA2")));
        same(
                board.withResting(piece("wA1")),
                setup(Ruleset.ONLINE, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA2", "2,-1 wA1", "-1,1 bA1")
                        .withResting(piece("wA2")));
    }

    @Test
    void sideToMove_isDifferent() {
        different(HIVE, HIVE.withTurn(Color.BLACK, Tables.LATE));
    }

    @Test
    void orderInAStack_isDifferent() {
        different(
                setup(Ruleset.BASE, "0,0 wB1 bB1", "1,0 wQ", "2,0 bQ"),
                setup(Ruleset.BASE, "0,0 bB1 wB1", "1,0 wQ", "2,0 bQ"));
    }

    @Test
    void colorOrKind_isDifferent() {
        different(setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), setup(Ruleset.BASE, "0,0 wS1", "1,0 bQ"));
        different(setup(Ruleset.BASE, "0,0 wQ", "1,0 wS1"), setup(Ruleset.BASE, "0,0 wQ", "1,0 bS1"));
    }

    @Test
    void numberOfPieces_isDifferent() {
        different(setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "2,0 bA1"));
    }

    @Test
    void ruleset_isDifferent() {
        Setup board = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        different(board, board.withRuleset(Ruleset.of(Expansion.LADYBUG)));
        different(board, board.withRuleset(Ruleset.BASE.withTournamentOpening(true)));
        different(board, board.withRuleset(Ruleset.BASE.withRepetitionDraw(true)));
        different(board, board.withRuleset(Ruleset.BASE.withGatesAboveGround(false)));
    }

    @Test
    void turnedOrMirrored_isDifferentButHasTheSameCanonicalKey() {
        Position position = Position.of(HIVE);

        for (RigidMotion symmetry : RigidMotion.all(Hex.ORIGIN).subList(1, 12)) {
            Position turned = Position.of(symmetry.of(HIVE));
            assertThat(turned).isNotEqualTo(position);
            assertThat(turned.key()).isNotEqualTo(position.key());
            assertThat(turned.canonicalKey()).isEqualTo(position.canonicalKey());
        }
    }

    @Test
    void equals_otherThings() {
        Position position = Position.of(HIVE);

        assertThat(position.equals((Object) HIVE)).isFalse();
    }

    /** Databases store keys of version 1, so other keys need another version. */
    @Test
    void keys_ofVersion1_stayAsTheyAre() {
        Position start = Position.initial(Ruleset.BASE);
        Position position = Position.initial(Ruleset.ONLINE);
        for (int ply = 0; ply < 12; ply++) {
            LegalMoves moves = position.legalMoves();
            position = moves.play(7 * ply % moves.size());
        }

        assertThat(Position.KEY_VERSION).isEqualTo(1);
        assertThat(start.key()).isEqualTo(-2532879383523081917L);
        assertThat(start.canonicalStacksKey()).isEqualTo(-2152535657050944081L);
        assertThat(position.key()).isEqualTo(2085893103892735524L);
        assertThat(position.canonicalKey()).isEqualTo(-1831772162429258866L);
        assertThat(position.canonicalStacksKey()).isEqualTo(-2962951896118398415L);
    }
}
