package io.github.hiverules;

import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.hex.Symmetry;
import io.github.hiverules.piece.Color;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Positions are equal if their setups are. Keys are equal if DRAW-2 counts the positions as repetitions. */
class PositionEqualityTest {

    private static final Setup HIVE = setup(Ruleset.POCKET, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA1", "2,-1 wA2", "-1,1 bA1");

    private static void assertRepetition(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first.isRepetitionOf(second)).isTrue();
        assertThat(second.isRepetitionOf(first)).isTrue();
        assertThat(first).isNotEqualTo(second);
        assertThat(first.key()).isEqualTo(second.key());
        assertThat(first.canonicalKey()).isEqualTo(second.canonicalKey());
    }

    private static void assertNoRepetition(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first.isRepetitionOf(second)).isFalse();
        assertThat(first).isNotEqualTo(second);
        assertThat(first.key()).isNotEqualTo(second.key());
        assertThat(first.canonicalKey()).isNotEqualTo(second.canonicalKey());
    }

    @Test
    void equals_sameSetup_isTrue() {
        Position position = Position.of(HIVE);
        Position samePosition = Position.of(HIVE);

        assertThat(samePosition).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(samePosition.isRepetitionOf(position)).isTrue();
        assertThat(Position.initial(Ruleset.BASE)).isEqualTo(Position.of(Setup.empty(Ruleset.BASE)));
    }

    /** Equality does not depend on the transformations or moves that led to a position. */
    @Test
    void equals_sameCellsReachedInAnotherWay_isTrue() {
        Position position = Position.of(HIVE);
        Position rotatedTwice = position.transformed(Symmetry.ROTATE_180).transformed(Symmetry.ROTATE_180);

        assertThat(rotatedTwice).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(position.transformed(Symmetry.MIRROR_90))
                .isNotEqualTo(position)
                .doesNotHaveSameHashCodeAs(position);
    }

    /** A board wraps around after 32 cells, so these positions look the same on a board. */
    @Test
    void equals_translatedByWidthOfBoard_isFalse() {
        assertRepetition(HIVE, RigidMotion.translation(Hex.of(32, 0)).apply(HIVE));
        assertRepetition(HIVE, RigidMotion.translation(Hex.of(0, -64)).apply(HIVE));
    }

    /** Equal positions list equal moves, so a hash table of positions may hold moves or their indexes. */
    @Property(tries = 200, seed = "23")
    void equals_randomPositions_agreesWithSetupsAndAnswers(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 40);
        Random random = new Random(seed);
        Setup setup = position.setup();
        Setup renumbered = RigidMotion.renumbered(setup, random);
        Setup transformed = RigidMotion.all(Hex.of(random.nextInt(3) - 1, 0))
                .get(random.nextInt(12))
                .apply(renumbered);
        for (Setup otherSetup : List.of(setup, renumbered, transformed)) {
            Position otherPosition = Position.of(otherSetup);
            assertThat(otherPosition.equals(position)).isEqualTo(otherSetup.equals(setup));
            if (otherPosition.equals(position)) {
                assertThat(otherPosition).hasSameHashCodeAs(position);
                assertThat(otherPosition.legalMoves()).isEqualTo(position.legalMoves());
                assertThat(otherPosition.pinnedPieces()).isEqualTo(position.pinnedPieces());
            }
        }
    }

    @Test
    void isRepetitionOf_translatedPosition_isTrue() {
        assertRepetition(HIVE, RigidMotion.translation(Hex.of(-7, 40)).apply(HIVE));
    }

    @Test
    void isRepetitionOf_equalPiecesExchanged_isTrue() {
        assertRepetition(HIVE, setup(Ruleset.POCKET, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA2", "2,-1 wA1", "-1,1 bA1"));
    }

    @Test
    void isRepetitionOf_differentTurnWithBothQueensInPlay_isTrue() {
        assertRepetition(HIVE, HIVE.withTurn(Color.WHITE, 31));
    }

    @Test
    void isRepetitionOf_differentTurnWithQueenInHand_isFalse() {
        Setup withoutQueen = setup(Ruleset.BASE, "0,0 wS1", "1,0 bQ");

        assertNoRepetition(withoutQueen.withTurn(Color.WHITE, 3), withoutQueen.withTurn(Color.WHITE, 4));
    }

    @Test
    void equals_differentRestingPieceWithoutPillbug_isTrue() {
        Position resting = Position.of(HIVE.withResting(piece("bQ")));

        assertThat(resting).isEqualTo(Position.of(HIVE)).hasSameHashCodeAs(Position.of(HIVE));
        assertThat(resting.isRepetitionOf(Position.of(HIVE))).isTrue();
    }

    @Test
    void isRepetitionOf_differentRestingPieceWithPillbug_isFalse() {
        Setup setup = HIVE.withRuleset(Ruleset.ONLINE);

        assertNoRepetition(setup, setup.withResting(piece("bQ")));
        assertNoRepetition(setup.withResting(piece("wA1")), setup.withResting(piece("wA2")));
        assertRepetition(
                setup.withResting(piece("wA1")),
                setup(Ruleset.ONLINE, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA2", "2,-1 wA1", "-1,1 bA1")
                        .withResting(piece("wA2")));
    }

    @Test
    void isRepetitionOf_differentSideToMove_isFalse() {
        assertNoRepetition(HIVE, HIVE.withTurn(Color.BLACK, Shorthand.LATE_TURN));
    }

    @Test
    void isRepetitionOf_differentOrderInStack_isFalse() {
        assertNoRepetition(
                setup(Ruleset.BASE, "0,0 wB1 bB1", "1,0 wQ", "2,0 bQ"),
                setup(Ruleset.BASE, "0,0 bB1 wB1", "1,0 wQ", "2,0 bQ"));
    }

    @Test
    void isRepetitionOf_differentColorOrKind_isFalse() {
        assertNoRepetition(setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), setup(Ruleset.BASE, "0,0 wS1", "1,0 bQ"));
        assertNoRepetition(setup(Ruleset.BASE, "0,0 wQ", "1,0 wS1"), setup(Ruleset.BASE, "0,0 wQ", "1,0 bS1"));
    }

    @Test
    void isRepetitionOf_differentNumberOfPieces_isFalse() {
        assertNoRepetition(setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ"), setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "2,0 bA1"));
    }

    @Test
    void isRepetitionOf_differentRuleset_isFalse() {
        Setup setup = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertNoRepetition(setup, setup.withRuleset(Ruleset.of(Expansion.LADYBUG)));
        assertNoRepetition(setup, setup.withRuleset(Ruleset.BASE.with(Toggle.TOURNAMENT_OPENING)));
        assertNoRepetition(setup, setup.withRuleset(Ruleset.BASE.with(Toggle.REPETITION_DRAW)));
        assertNoRepetition(setup, setup.withRuleset(Ruleset.BASE.without(Toggle.GATES_ABOVE_GROUND)));
    }

    @Test
    void canonicalKey_rotatedOrMirroredPosition_isTheSame() {
        Position position = Position.of(HIVE);

        for (RigidMotion symmetry : RigidMotion.all(Hex.ORIGIN).subList(1, 12)) {
            Position rotated = Position.of(symmetry.apply(HIVE));
            assertThat(rotated).isNotEqualTo(position);
            assertThat(rotated.isRepetitionOf(position)).isFalse();
            assertThat(rotated.key()).isNotEqualTo(position.key());
            assertThat(rotated.canonicalKey()).isEqualTo(position.canonicalKey());
        }
    }

    @Test
    void equals_differentType_isFalse() {
        Position position = Position.of(HIVE);

        assertThat(position.equals((Object) HIVE)).isFalse();
    }

    /** Databases store keys. Changing them is a breaking change. */
    @Test
    void keys_inDatabases_stayTheSame() {
        Position start = Position.initial(Ruleset.BASE);
        Position position = Position.initial(Ruleset.ONLINE);
        for (int ply = 0; ply < 12; ply++) {
            LegalMoves moves = position.legalMoves();
            position = moves.play(7 * ply % moves.size());
        }

        assertThat(start.key()).isEqualTo(8480652000470456995L);
        assertThat(position.key()).isEqualTo(-6008321359706825472L);
        assertThat(position.canonicalKey()).isEqualTo(-7859782826956995082L);
    }
}
