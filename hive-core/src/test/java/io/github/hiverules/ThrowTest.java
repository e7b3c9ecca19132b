package io.github.hiverules;

import static io.github.hiverules.Tables.destinations;
import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.hexes;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.ThrowViolation.Obstacle;
import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Color;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** PILLBUG-2 to PILLBUG-5 and PILLBUG-7: the thrower stands on 0,0, the black Queen is thrown from 1,0. */
class ThrowTest {

    private static final Setup LINE = setup(Ruleset.ONLINE, "-1,0 wQ", "0,0 wP", "1,0 bQ");

    private static Violation thrownQueen(String to, Rule rule, Obstacle reason, String... evidence) {
        List<Hex> cells = Stream.of(evidence).map(Tables::hex).toList();
        return new ThrowViolation(rule, piece("bQ"), hex("1,0"), hex(to), piece("wP"), Hex.ORIGIN, reason, cells);
    }

    @Test
    void pillbug_throwsEitherColorToAnyEmptyNeighbor() {
        Position position = Position.of(LINE);

        assertThat(destinations(position, "bQ")).isEqualTo(hexes("1,-1", "0,-1", "-1,1", "0,1"));
        assertThat(destinations(position, "wQ")).isEqualTo(hexes("1,-1", "0,-1", "-1,1", "0,1"));
    }

    @Test
    void throwAndOwnMoveWithTheSameResult_areOneMove() {
        // The white Queen walks or is thrown to 0,-1 and to -1,1.
        assertThat(Position.of(LINE).legalMoves().stream()
                        .filter(move -> move.toString().startsWith("wQ from")))
                .hasSize(4);
    }

    @Test
    void thrownPiece_rests() {
        Position position = Position.of(LINE);
        Position after = Tables.play(position, "bQ 0,1");

        assertThat(after.resting()).contains(piece("bQ"));
        assertThat(destinations(after, "bQ")).isEmpty();
        assertThat(refusal(after, "bQ 1,0")).isEqualTo(new MovementViolation.Resting(piece("bQ"), hex("0,1")));
    }

    @Test
    void pillbugThatThrew_mayBeThrown_oneThatMovedMayNot() {
        Position position = position(Ruleset.ONLINE, "0,0 wQ", "1,-1 wP", "2,-1 bQ", "1,0 bP");
        Position threw = Tables.play(position, "bQ 0,-1");
        Position moved = Tables.play(position(Ruleset.ONLINE, "0,0 wQ", "1,-1 wP", "0,1 bQ", "1,0 bP"), "wP 2,-1");

        assertThat(destinations(threw, "wP")).isEqualTo(hexes("2,-1", "2,0", "1,1", "0,1"));
        assertThat(moved.resting()).contains(piece("wP"));
        assertThat(destinations(moved, "wP")).isEmpty();
    }

    @Test
    void ownThrow_needsTheOwnPillbug() {
        assertThat(refusal(Position.of(LINE.withTurn(Color.BLACK, Tables.LATE)), "wQ 0,1"))
                .isEqualTo(new TurnViolation.NotYourPiece(piece("wQ")));
    }

    @Test
    void occupiedDestination() {
        Violation violation = thrownQueen("-1,0", Rule.PILLBUG_2, Obstacle.DESTINATION_OCCUPIED);

        assertThat(refusal(Position.of(LINE), "bQ -1,0")).isEqualTo(violation);
        assertThat(violation.rule()).isEqualTo(Rule.PILLBUG_2);
        assertThat(violation.hexes()).containsExactly(hex("1,0"), Hex.ORIGIN, hex("-1,0"));
        assertThat(violation.pieces()).containsExactly(piece("bQ"), piece("wP"));
    }

    @Test
    void coveredPillbug() {
        Position position = Position.of(LINE.with(Hex.ORIGIN, piece("bB1")));

        assertThat(destinations(position, "bQ")).isEmpty();
        assertThat(refusal(position, "bQ 0,1")).isEqualTo(thrownQueen("0,1", Rule.PILLBUG_6, Obstacle.THROWER_COVERED));
    }

    @Test
    void restingPillbug() {
        assertThat(refusal(Position.of(LINE.withResting(piece("wP"))), "bQ 0,1"))
                .isEqualTo(thrownQueen("0,1", Rule.PILLBUG_5, Obstacle.THROWER_RESTS));
    }

    @Test
    void restingPiece() {
        assertThat(refusal(Position.of(LINE.withResting(piece("bQ"))), "bQ 0,1"))
                .isEqualTo(thrownQueen("0,1", Rule.PILLBUG_5, Obstacle.THROWN_RESTS));
    }

    @Test
    void stackedPiece() {
        Position position = Position.of(LINE.with(hex("1,0"), piece("bB1")));

        assertThat(refusal(position, "bB1 0,1"))
                .isEqualTo(new ThrowViolation(
                        Rule.PILLBUG_3,
                        piece("bB1"),
                        hex("1,0"),
                        hex("0,1"),
                        piece("wP"),
                        Hex.ORIGIN,
                        Obstacle.THROWN_STACKED,
                        List.of()));
    }

    @Test
    void pinnedPiece() {
        Position position = Position.of(LINE.with(hex("2,0"), piece("bA1")));
        Violation violation = thrownQueen("0,1", Rule.PILLBUG_3, Obstacle.THROWN_PINNED, "2,0");

        assertThat(refusal(position, "bQ 0,1")).isEqualTo(violation);
        assertThat(violation.hexes()).containsExactly(hex("1,0"), Hex.ORIGIN, hex("0,1"), hex("2,0"));
    }

    @Test
    void gateOnTheWayUp() {
        for (Ruleset ruleset : List.of(Ruleset.ONLINE, Ruleset.ONLINE.withGatesAboveGround(false))) {
            Position position = position(ruleset, "0,0 wP", "1,0 bQ", "1,-1 bA1 bB1", "0,1 wA1 bB2", "-1,0 wQ");

            assertThat(destinations(position, "bQ")).isEmpty();
            assertThat(refusal(position, "bQ -1,1"))
                    .isEqualTo(thrownQueen("-1,1", Rule.PILLBUG_4, Obstacle.GATE_UP, "1,-1", "0,1"));
        }
    }

    @Test
    void gateOnTheWayDown() {
        for (Ruleset ruleset : List.of(Ruleset.ONLINE, Ruleset.ONLINE.withGatesAboveGround(false))) {
            Position position = position(ruleset, "0,0 wP", "1,0 bQ", "0,-1 bA1 bB1", "-1,1 wA1 bB2", "1,-1 wQ");

            assertThat(destinations(position, "bQ")).isEqualTo(hexes("0,1"));
            assertThat(refusal(position, "bQ -1,0"))
                    .isEqualTo(thrownQueen("-1,0", Rule.PILLBUG_4, Obstacle.GATE_DOWN, "-1,1", "0,-1"));
        }
    }

    @Test
    void oneStackBesideTheWay_isNoGate() {
        Position position = position(Ruleset.ONLINE, "0,0 wP", "1,0 bQ", "1,-1 bA1 bB1", "0,1 wA1", "-1,0 wQ");

        assertThat(destinations(position, "bQ")).isEqualTo(hexes("0,-1", "-1,1"));
    }

    @Test
    void ownPiece_whoseThrowIsRefused_namesTheThrow() {
        Position position = Position.of(LINE.withResting(piece("wP")));

        assertThat(refusal(position, "wQ 1,-1"))
                .isInstanceOfSatisfying(
                        ThrowViolation.class,
                        shown -> assertThat(shown.reason()).isEqualTo(Obstacle.THROWER_RESTS));
    }

    @Test
    void nullThrow_isNoThrow() {
        assertThat(refusal(Position.of(LINE), "bQ 1,0")).isEqualTo(new TurnViolation.NotYourPiece(piece("bQ")));
    }

    @Test
    void obstacles_areInTheOrderOfTheDecision() {
        assertThat(Arrays.asList(Obstacle.values()))
                .containsExactly(
                        Obstacle.DESTINATION_OCCUPIED,
                        Obstacle.THROWER_COVERED,
                        Obstacle.THROWER_ON_TOP,
                        Obstacle.THROWER_RESTS,
                        Obstacle.THROWN_RESTS,
                        Obstacle.THROWN_STACKED,
                        Obstacle.THROWN_PINNED,
                        Obstacle.GATE_UP,
                        Obstacle.GATE_DOWN);
    }
}
