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

/** Equal positions have equal setups. Keys are equal if the repetition rule (DRAW-2) counts positions as the same. */
class PositionEqualityTest {

    private static final Setup HIVE = setup(Ruleset.POCKET, "0,0 wQ bB1", "1,0 bQ", "1,-1 wA1", "2,-1 wA2", "-1,1 bA1");

    private static void same(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first.isRepetitionOf(second)).isTrue();
        assertThat(second.isRepetitionOf(first)).isTrue();
        assertThat(first).isNotEqualTo(second);
        assertThat(first.key()).isEqualTo(second.key());
        assertThat(first.canonicalKey()).isEqualTo(second.canonicalKey());
    }

    private static void different(Setup one, Setup other) {
        Position first = Position.of(one);
        Position second = Position.of(other);

        assertThat(first.isRepetitionOf(second)).isFalse();
        assertThat(first).isNotEqualTo(second);
        assertThat(first.key()).isNotEqualTo(second.key());
        assertThat(first.canonicalKey()).isNotEqualTo(second.canonicalKey());
    }

    @Test
    void sameSetup_isEqual() {
        Position position = Position.of(HIVE);
        Position again = Position.of(HIVE);

        assertThat(again).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(again.isRepetitionOf(position)).isTrue();
        assertThat(Position.initial(Ruleset.BASE)).isEqualTo(Position.of(Setup.empty(Ruleset.BASE)));
    }

    /** However the hive came to its cells: the way to them leaves no trace. */
    @Test
    void sameCells_byAnotherWay_isEqual() {
        Position position = Position.of(HIVE);
        Position twice = position.transformed(Symmetry.ROTATE_180).transformed(Symmetry.ROTATE_180);

        assertThat(twice).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(position.transformed(Symmetry.MIRROR_90)).isNotEqualTo(position);
    }

    /** A board wraps around after 32 cells, so there the same lanes mean another position. */
    @Test
    void translatedByTheWidthOfABoard_isNotEqual() {
        same(HIVE, RigidMotion.translation(Hex.of(32, 0)).of(HIVE));
        same(HIVE, RigidMotion.translation(Hex.of(0, -64)).of(HIVE));
    }

    /** So tables may hold moves of a position, or indexes of its moves. */
    @Property(tries = 200, seed = "23")
    void equals_isThatOfSetups_andEqualPositionsAnswerAlike(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 40);
        Random random = new Random(seed);
        Setup setup = position.setup();
        Setup renumbered = RigidMotion.renumbered(setup, random);
        Setup moved = RigidMotion.all(Hex.of(random.nextInt(3) - 1, 0))
                .get(random.nextInt(12))
                .of(renumbered);
        for (Setup other : List.of(setup, renumbered, moved)) {
            Position that = Position.of(other);
            assertThat(that.equals(position)).isEqualTo(other.equals(setup));
            if (that.equals(position)) {
                assertThat(that).hasSameHashCodeAs(position);
                assertThat(that.legalMoves()).isEqualTo(position.legalMoves());
                assertThat(that.pinnedPieces()).isEqualTo(position.pinnedPieces());
            }
        }
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
        different(HIVE, HIVE.withTurn(Color.BLACK, Shorthand.LATE));
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
            Position rotated = Position.of(symmetry.of(HIVE));
            assertThat(rotated).isNotEqualTo(position);
            assertThat(rotated.isRepetitionOf(position)).isFalse();
            assertThat(rotated.key()).isNotEqualTo(position.key());
            assertThat(rotated.canonicalKey()).isEqualTo(position.canonicalKey());
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

        assertThat(Position.keyVersion()).isEqualTo(1);
        assertThat(start.key()).isEqualTo(-2532879383523081917L);
        assertThat(position.key()).isEqualTo(2085893103892735524L);
        assertThat(position.canonicalKey()).isEqualTo(-1831772162429258866L);
    }
}
