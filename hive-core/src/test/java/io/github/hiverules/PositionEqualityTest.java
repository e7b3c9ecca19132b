package io.github.hiverules;

import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import org.junit.jupiter.api.Test;

/** Equality is that of the repetition rule, DRAW-2; the key says the same in 64 bits. */
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
        same(HIVE, Symmetry.translation(Hex.of(-7, 40)).of(HIVE));
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
        Setup hive = HIVE.withRuleset(Ruleset.ONLINE);

        different(hive, hive.withResting(piece("bQ")));
        different(hive.withResting(piece("wA1")), hive.withResting(piece("wA2")));
        same(
                hive.withResting(piece("wA1")),
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
        Setup hive = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        different(hive, hive.withRuleset(Ruleset.of(Expansion.LADYBUG)));
        different(hive, hive.withRuleset(Ruleset.BASE.withTournamentOpening(true)));
        different(hive, hive.withRuleset(Ruleset.BASE.withRepetitionDraw(true)));
        different(hive, hive.withRuleset(Ruleset.BASE.withGatesAboveGround(false)));
    }

    @Test
    void turnedOrMirrored_isDifferentButHasTheSameCanonicalKey() {
        Position position = Position.of(HIVE);

        for (Symmetry symmetry : Symmetry.all(Hex.ORIGIN).subList(1, 12)) {
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
}
