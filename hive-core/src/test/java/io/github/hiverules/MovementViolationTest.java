package io.github.hiverules;

import static io.github.hiverules.Tables.hex;
import static io.github.hiverules.Tables.piece;
import static io.github.hiverules.Tables.position;
import static io.github.hiverules.Tables.refusal;
import static io.github.hiverules.Tables.setup;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.hiverules.hex.Hex;
import io.github.hiverules.piece.Piece;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What concerns any movement, whatever the kind of the piece. */
class MovementViolationTest {

    private static void shows(Violation violation, Rule rule, List<Hex> hexes, List<Piece> pieces) {
        assertThat(violation.rule()).isEqualTo(rule);
        assertThat(violation.hexes()).isEqualTo(hexes);
        assertThat(violation.pieces()).isEqualTo(pieces);
    }

    @Test
    void coveredPiece() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "-1,0 wA1 wB1 bB1", "1,0 bQ");
        Violation violation = new MovementViolation.Covered(piece("wA1"), hex("-1,0"), piece("bB1"));

        assertThat(refusal(position, "wA1 0,-1")).isEqualTo(violation);
        assertThat(refusal(position, "wB1 0,-1"))
                .isEqualTo(new MovementViolation.Covered(piece("wB1"), hex("-1,0"), piece("bB1")));
        shows(violation, Rule.COVER_1, List.of(hex("-1,0")), List.of(piece("wA1"), piece("bB1")));
    }

    @Test
    void nullMove() {
        Position position = position(Ruleset.BASE, "0,0 wQ", "1,0 bQ");
        Violation violation = new MovementViolation.Stays(piece("wQ"), Hex.ORIGIN);

        assertThat(refusal(position, "wQ 0,0")).isEqualTo(violation);
        shows(violation, Rule.STAY_1, List.of(Hex.ORIGIN), List.of(piece("wQ")));
    }

    @Test
    void restingPiece() {
        Position position =
                Position.of(setup(Ruleset.ONLINE, "0,0 wQ", "1,0 bQ").withResting(piece("wQ")));
        Violation violation = new MovementViolation.Resting(piece("wQ"), Hex.ORIGIN);

        assertThat(refusal(position, "wQ 0,1")).isEqualTo(violation);
        shows(violation, Rule.PILLBUG_5, List.of(Hex.ORIGIN), List.of(piece("wQ")));
    }

    @Test
    void pinnedPiece_showsTheSmallestPartCutOff() {
        Position line = position(Ruleset.BASE, "0,0 wQ", "1,0 wA1", "2,0 bQ", "3,0 bA1");
        Violation violation = new MovementViolation.Pinned(piece("wA1"), hex("1,0"), List.of(hex("0,0")));

        assertThat(refusal(line, "wA1 1,-1")).isEqualTo(violation);
        shows(violation, Rule.HIVE_2, List.of(hex("1,0"), hex("0,0")), List.of(piece("wA1")));
    }

    @Test
    void pinnedPiece_whoseArrivalWouldJoinTheHiveAgain() {
        // At 1,-1 the Ant would touch both parts, but not on the way.
        Position line = position(Ruleset.BASE, "0,0 wQ", "1,0 wA1", "2,-1 bQ");

        assertThat(refusal(line, "wA1 1,-1").rule()).isEqualTo(Rule.HIVE_2);
    }

    /** An engine that started its search at the Queen found nothing pinned before White had placed it. */
    @Test
    void pinnedPiece_withTheOpponentsQueenInHand() {
        Position position = Tables.play(Ruleset.BASE, "wS1 0,0", "bA1 1,0", "wS2 -1,0", "bQ 2,0", "wA1 -2,0")
                .position();

        assertThat(Tables.destinations(position, "bA1")).isEmpty();
        assertThat(refusal(position, "bA1 1,-1"))
                .isEqualTo(new MovementViolation.Pinned(piece("bA1"), hex("1,0"), List.of(hex("2,0"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"-1,0", "3,0", "32,0", "33,0", "0,32", "1000,-1000"})
    void placeThatTouchesNothing(String to) {
        Position position = position(Ruleset.BASE, "0,0 wA1", "1,0 bQ", "1,-1 wQ");
        Violation violation = new MovementViolation.LeavesHive(piece("wA1"), Hex.ORIGIN, hex(to));

        assertThat(refusal(position, "wA1 " + to)).isEqualTo(violation);
        shows(violation, Rule.HIVE_1, List.of(Hex.ORIGIN, hex(to)), List.of(piece("wA1")));
    }

    @Test
    void stackedPiece_touchesWhatItLeavesBehind() {
        Position position = position(Ruleset.BASE, "0,0 bQ wB1", "1,0 wQ");

        assertThat(position.isLegal(Tables.move(position, "wB1 -1,0"))).isTrue();
        assertThat(refusal(position, "wB1 -2,0"))
                .isEqualTo(new MovementViolation.LeavesHive(piece("wB1"), Hex.ORIGIN, hex("-2,0")));
    }

    @Test
    void evidence_isCopied() {
        List<Hex> cells = new ArrayList<>(List.of(hex("1,0")));
        MovementViolation.Pinned pinned = new MovementViolation.Pinned(piece("wA1"), Hex.ORIGIN, cells);
        cells.clear();

        assertThat(pinned.cutOff()).containsExactly(hex("1,0"));
    }
}
