package io.github.hiverules;

import static io.github.hiverules.Shorthand.hex;
import static io.github.hiverules.Shorthand.piece;
import static io.github.hiverules.Shorthand.setup;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Bug;
import io.github.hiverules.piece.Color;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SetupTest {

    @Test
    void empty_isInitialPosition() {
        Setup empty = Setup.empty(Ruleset.ONLINE);

        assertThat(empty.stacks()).isEmpty();
        assertThat(empty.sideToMove()).isEqualTo(Color.WHITE);
        assertThat(empty.turnNumber()).isEqualTo(1);
        assertThat(empty.resting()).isEmpty();
        assertThat(Position.of(empty)).isEqualTo(Position.initial(Ruleset.ONLINE));
    }

    @Test
    void withPiece_occupiedCell_putsPieceOnTop() {
        Setup setup =
                Setup.empty(Ruleset.BASE).withPiece(Hex.ORIGIN, piece("wQ")).withPiece(Hex.ORIGIN, piece("bB1"));

        assertThat(setup.stacks()).isEqualTo(Map.of(Hex.ORIGIN, List.of(piece("wQ"), piece("bB1"))));
    }

    @Test
    void withPiece_colorAndKind_takesLowestFreeNumber() {
        Setup setup = Setup.empty(Ruleset.BASE)
                .withPiece(hex("0,0"), Color.WHITE, Bug.SPIDER)
                .withPiece(hex("1,0"), Color.BLACK, Bug.SPIDER)
                .withPiece(hex("2,0"), piece("wS2"))
                .withPiece(hex("3,0"), Color.WHITE, Bug.SPIDER)
                .withPiece(hex("4,0"), Color.WHITE, Bug.QUEEN_BEE);

        assertThat(setup.stacks().values())
                .containsExactly(
                        List.of(piece("wS1")),
                        List.of(piece("bS1")),
                        List.of(piece("wS2")),
                        List.of(piece("wS2")),
                        List.of(piece("wQ")));
    }

    @Test
    void withTurn_onlyColor_isFirstTurnWithoutTooManyPieces() {
        Setup black = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "2,0 bA1", "3,0 bA2");
        Setup white = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ", "-1,0 wA1", "-2,0 wA2");

        for (Setup setup : List.of(black, white)) {
            for (Color color : Color.values()) {
                Setup first = setup.withTurn(color);
                Setup earlier = first.withTurn(color, first.turnNumber() - 1);
                assertThat(Position.of(first).sideToMove()).isEqualTo(color);
                assertThatThrownBy(() -> Position.of(earlier)).isInstanceOf(InvalidSetupException.class);
            }
        }
        assertThat(black.withTurn(Color.BLACK).turnNumber()).isEqualTo(4);
        assertThat(black.withTurn(Color.WHITE).turnNumber()).isEqualTo(4);
        assertThat(white.withTurn(Color.BLACK).turnNumber()).isEqualTo(3);
        assertThat(white.withTurn(Color.WHITE).turnNumber()).isEqualTo(4);
        assertThat(Setup.empty(Ruleset.BASE).withTurn(Color.WHITE).turnNumber()).isEqualTo(1);
    }

    @Test
    void with_returnsCopyWithOneChange() {
        Setup setup = setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ");

        assertThat(setup.withTurn(Color.BLACK, 7))
                .isEqualTo(new Setup(Ruleset.BASE, Color.BLACK, 7, setup.stacks(), Optional.empty()));
        assertThat(setup.withResting(piece("bQ")))
                .isEqualTo(new Setup(
                        Ruleset.BASE, Color.WHITE, Shorthand.LATE_TURN, setup.stacks(), Optional.of(piece("bQ"))));
        assertThat(setup.withRuleset(Ruleset.POCKET))
                .isEqualTo(
                        new Setup(Ruleset.POCKET, Color.WHITE, Shorthand.LATE_TURN, setup.stacks(), Optional.empty()));
        assertThat(setup).isEqualTo(setup(Ruleset.BASE, "0,0 wQ", "1,0 bQ"));
    }

    @Test
    void stacks_areCopiedAndCannotBeModified() {
        Map<Hex, List<Piece>> modifiable = new HashMap<>(Map.of(hex("0,0"), new ArrayList<>(List.of(piece("wQ")))));
        modifiable.put(hex("5,5"), List.of());
        Setup setup = new Setup(Ruleset.BASE, Color.BLACK, 1, modifiable, Optional.empty());
        modifiable.clear();
        Map<Hex, List<Piece>> stacks = setup.stacks();

        assertThat(stacks).isEqualTo(Map.of(hex("0,0"), List.of(piece("wQ"))));
        assertThatThrownBy(stacks::clear).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> stacks.values().iterator().next().clear())
                .isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 300, seed = "22")
    void positionOf_setupOfPosition_isEqual(@ForAll long seed) {
        Position position = RandomPlay.position(seed, 60);
        Position samePosition = Position.of(position.setup());

        assertThat(samePosition).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(samePosition.setup()).isEqualTo(position.setup());
        assertThat(samePosition.turnNumber()).isEqualTo(position.turnNumber());
        assertThat(samePosition.legalMoves()).isEqualTo(position.legalMoves());
    }

    @Property(tries = 200, seed = "22")
    void positionOf_translatedSetup_hasTranslatedMoves(@ForAll long seed) {
        Random random = new Random(seed);
        Position position = RandomPlay.position(seed, 60);
        if (position.stacks().isEmpty()) {
            position = Shorthand.play(position, "wS1 0,0");
        }
        RigidMotion shift = RigidMotion.translation(Hex.of(random.nextInt(), random.nextInt()));
        Position shifted = Position.of(shift.apply(position.setup()));

        assertThat(shifted.setup()).isEqualTo(shift.apply(position.setup()));
        assertThat(shifted.isRepetitionOf(position)).isTrue();
        assertThat(shifted.legalMoves())
                .containsExactlyInAnyOrderElementsOf(
                        position.legalMoves().stream().map(shift::apply).toList());
    }
}
